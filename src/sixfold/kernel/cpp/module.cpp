// The extension module: each file that binds a game adds its names.
#include "bind.hpp"

NB_MODULE(_kernel, module) {
    module.doc() = "Fast twins of the rules, for search.";
    bind_board(module);
    bind_tiles(module);
    bind_search(module);
    bind_cubes(module);
    bind_cards(module);
}
