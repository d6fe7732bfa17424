// Cards for Python.
#include "bind.hpp"

void bind_cards(nanobind::module_&) {}
