/* Thousands of games at once, in arrays of the caller. For this machine only: browsers do without.
 *
 * Nothing is thrown and no thread is started. Two threads may use two batches at once, not one.
 */
#ifndef SIXFOLD_BATCH_H
#define SIXFOLD_BATCH_H

#include "door/door.h"

#ifdef __cplusplus
extern "C" {
#endif

/* What is played; nothing here has a default. */
typedef struct {
    /* 0 tiles, 1 cubes, 2 cards. */
    int32_t game;
    int32_t players;
    int32_t copies;
    int32_t hand_size;
    int32_t shortest;
    int32_t qwirkle_bonus;
    int32_t ending_bonus;
    /* Whether the longest line starts, and whether the youngest comes first among equals. */
    int32_t longest_starts;
    int32_t youngest_first;
    /* The side of the window on the board, up to 26. */
    int32_t side;
    /* 0: 1 for the winner at the end; 1: points gained less the mean of what the others gained. */
    int32_t reward;
    /* Whether a game that has ended is followed by the next in the same step. */
    int32_t auto_reset;
} sixfold_batch_setting;

/* Arrays of the caller, game by game; they stay where they are as long as the batch lives. */
typedef struct {
    float* observations;
    int8_t* masks;
    float* rewards;
    uint8_t* terminated;
    int32_t* seats;
    int32_t* scores;
    uint8_t* seeds;
} sixfold_batch_arrays;

typedef struct sixfold_batch sixfold_batch;

/* How many moves there are and how many numbers an observation has; 0 if the setting is refused, else 1. */
SIXFOLD_SEEN int32_t sixfold_batch_sizes(const sixfold_batch_setting* setting, int64_t* moves, int64_t* observation);

/* Null if the setting is refused, there are no games, or there is no memory for them. Games begin with a reset. */
SIXFOLD_SEEN sixfold_batch* sixfold_batch_new(const sixfold_batch_setting* setting, int64_t games,
                                              const sixfold_batch_arrays* arrays);
SIXFOLD_SEEN void sixfold_batch_free(sixfold_batch* batch);

enum { SIXFOLD_BATCH_DONE = -1, SIXFOLD_BATCH_NO_MEMORY = -2 };

/* Starts games anew from seeds of 32 bytes each: those whose number is not 0 in `chosen`, or all if that is null. */
SIXFOLD_SEEN int64_t sixfold_batch_reset(sixfold_batch* batch, const uint8_t* seeds, const uint8_t* chosen);

/* A move in each game. If one of them is not legal, its number is the answer, and nothing has changed. After
 * `SIXFOLD_BATCH_NO_MEMORY` the games must be reset. */
SIXFOLD_SEEN int64_t sixfold_batch_step(sixfold_batch* batch, const int64_t* moves);

/* A legal move for each game: of n, that in place n times the chance, which is from 0 up to, not including, 1. */
SIXFOLD_SEEN void sixfold_batch_pick(const sixfold_batch* batch, const double* chances, int64_t* moves);

#ifdef __cplusplus
}
#endif

#endif
