"""HTTP: routes, what they are asked and answer, and the guards before them."""
