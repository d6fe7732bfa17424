// A clock and notes of waits, as `waits.py` reads them: when a wait began, and how many seconds it took.
#pragma once

#include <fcntl.h>
#include <sched.h>
#include <unistd.h>

#include <ctime>

namespace noting {

// The clock of Python's `perf_counter`.
inline double now() {
    timespec time{};
    clock_gettime(CLOCK_MONOTONIC, &time);
    return static_cast<double>(time.tv_sec) + 1e-9 * static_cast<double>(time.tv_nsec);
}

inline int open_notes(const char* path) {
    return open(path, O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC, 0600);
}

// A note that cannot be written is missed: what is measured must go on.
inline void note(int notes, double begun, double lasted) {
    const double wait[2] = {begun, lasted};
    [[maybe_unused]] const auto written = write(notes, wait, sizeof wait);
}

// Before all ordinary programs, where that is allowed.
inline bool go_first() {
    const sched_param first{.sched_priority = 1};
    return sched_setscheduler(0, SCHED_FIFO, &first) == 0;
}

inline void nap(double seconds) {
    const timespec rest{.tv_sec = 0, .tv_nsec = static_cast<long>(1e9 * seconds)};
    nanosleep(&rest, nullptr);
}

}  // namespace noting
