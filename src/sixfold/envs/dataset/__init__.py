"""Games of bots as data: positions, actions and values in Parquet files, with a card."""

from sixfold.envs.dataset.folder import CARD, Folder, NotThisDataset, files_in
from sixfold.envs.dataset.rows import Decisions, decisions_of

__all__ = ["CARD", "Decisions", "Folder", "NotThisDataset", "decisions_of", "files_in"]
