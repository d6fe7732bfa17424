"""The words of this terminal, in the language that its environment names."""

import os

from sixfold.locale import catalogue, chosen_language

CATALOGUE = catalogue(chosen_language(os.environ))
say = CATALOGUE.say
