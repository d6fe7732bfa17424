// The extension module: each file that binds a game adds its names.
#include "bind/bind.hpp"

namespace nb = nanobind;

NB_MODULE(_kernel, module) {
    // Bots keep their players for as long as the process lives, which is no leak worth a word at its end.
    nb::set_leak_warnings(false);
    module.doc() = "Fast twins of the rules, for search.";
    bind_board(module);
    bind_tiles(module);
    bind_tiles_search(module);
    bind_tiles_compare(module);
    bind_cubes(module);
    bind_cubes_compare(module);
    bind_cards(module);
    bind_cards_compare(module);
}
