"""How Alembic runs the steps: on the connection it is given."""

from alembic import context

from sixfold.server.store.database import METADATA

context.configure(connection=context.config.attributes["connection"], target_metadata=METADATA)
with context.begin_transaction():
    context.run_migrations()
