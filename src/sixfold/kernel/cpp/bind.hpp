// What each part of the kernel adds to the Python module.
#pragma once

#include <nanobind/nanobind.h>

void bind_cards(nanobind::module_& module);
