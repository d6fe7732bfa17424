// What each part of the kernel adds to the Python module.
#pragma once

#include <nanobind/nanobind.h>

void bind_board(nanobind::module_& module);
void bind_tiles(nanobind::module_& module);
void bind_tiles_search(nanobind::module_& module);
void bind_tiles_compare(nanobind::module_& module);
void bind_cubes(nanobind::module_& module);
void bind_cubes_compare(nanobind::module_& module);
void bind_cards(nanobind::module_& module);
void bind_cards_compare(nanobind::module_& module);
