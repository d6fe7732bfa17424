// Everything the kernel can be asked for. Each verb reads its request to the end, and answers unless that was refused.
#pragma once

#include "door/message.hpp"

namespace sixfold::door {

void check_rules(Request& request, Answer& answer);
void check_board(Request& request, Answer& answer);
void board_placements(Request& request, Answer& answer);
void board_best_score(Request& request, Answer& answer);
void board_can_place(Request& request, Answer& answer);

void tiles_simulate(Request& request, Answer& answer);
void tiles_trace(Request& request, Answer& answer);
void tiles_search(Request& request, Answer& answer);
void tiles_judge(Request& request, Answer& answer);
void tiles_trade(Request& request, Answer& answer);
void tiles_endgame(Request& request, Answer& answer);
void check_tiles_player(Request& request, Answer& answer);
void tiles_match(Request& request, Answer& answer);
void tiles_compare(Request& request, Answer& answer);

void cubes_rolls(Request& request, Answer& answer);
void cubes_best_roll(Request& request, Answer& answer);
void cubes_search(Request& request, Answer& answer);
void check_cubes_player(Request& request, Answer& answer);
void cubes_match(Request& request, Answer& answer);
void cubes_compare(Request& request, Answer& answer);
void cubes_search_rolls(Request& request, Answer& answer);

void cards_can_play(Request& request, Answer& answer);
void cards_arrange(Request& request, Answer& answer);
void cards_takings(Request& request, Answer& answer);
void cards_best_turn(Request& request, Answer& answer);
void cards_every_turn(Request& request, Answer& answer);
void check_cards_player(Request& request, Answer& answer);
void cards_choose(Request& request, Answer& answer);
void cards_search(Request& request, Answer& answer);
void cards_simulate(Request& request, Answer& answer);
void cards_play_out(Request& request, Answer& answer);
void cards_match(Request& request, Answer& answer);
void cards_trace(Request& request, Answer& answer);
void cards_compare(Request& request, Answer& answer);

}  // namespace sixfold::door
