/* The door to the kernel: bytes in, bytes out, for any language. `docs/kernel.md` says what a message holds.
 *
 * A message is a row of words of eight bytes, the lowest byte first: whole numbers in two's complement, or doubles.
 * Nothing is kept between calls, nothing is thrown, no thread is started, and any number of threads may call at once.
 */
#ifndef SIXFOLD_DOOR_H
#define SIXFOLD_DOOR_H

#include <stddef.h>
#include <stdint.h>

#if defined(_WIN32)
#define SIXFOLD_SEEN __declspec(dllexport)
#else
#define SIXFOLD_SEEN __attribute__((visibility("default")))
#endif

/* Changes whenever a message changes its meaning. */
#define SIXFOLD_DOOR_VERSION 2

#ifdef __cplusplus
extern "C" {
#endif

SIXFOLD_SEEN int32_t sixfold_version(void);

/* Answers a request. The first word of the answer is how many follow, the second 0, or the code of a refusal. The
 * caller gives the answer back to `sixfold_free`. Null if there is no memory for it. */
SIXFOLD_SEEN uint8_t* sixfold_call(const uint8_t* request, size_t length);

/* Room for a request, for a caller with a memory of its own, as in a browser. Null if there is none. */
SIXFOLD_SEEN uint8_t* sixfold_room(size_t length);

/* Gives back an answer, or room for a request. */
SIXFOLD_SEEN void sixfold_free(uint8_t* bytes);

#ifdef __cplusplus
}
#endif

#endif
