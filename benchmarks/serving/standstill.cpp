// Notes when a core of this machine stood still, for `standstill.py` to read: standstill CORE NOTES.
//
// On a virtual machine a core now and then belongs to somebody else. Nothing that runs here can tell, except by a clock
// that goes on meanwhile: this program goes before all others on its core, sleeps, and wakes up too late.
#include <fcntl.h>
#include <sched.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <unistd.h>

#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <ctime>

namespace {

constexpr double nap = 0.002;
// A healthy core wakes it up within a tenth of this.
constexpr double worth_noting = 0.001;

double now() {
    timespec time{};
    clock_gettime(CLOCK_MONOTONIC, &time);
    return static_cast<double>(time.tv_sec) + 1e-9 * static_cast<double>(time.tv_nsec);
}

bool go_first_on(int core) {
    cpu_set_t cores;
    CPU_ZERO(&cores);
    CPU_SET(core, &cores);
    const sched_param first{.sched_priority = 1};
    return sched_setaffinity(0, sizeof cores, &cores) == 0 && sched_setscheduler(0, SCHED_FIFO, &first) == 0;
}

}  // namespace

int main(int count, char** given) {
    prctl(PR_SET_PDEATHSIG, SIGKILL);
    if (count != 3) {
        return 2;
    }
    const int notes = open(given[2], O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC, 0600);
    if (notes < 0 || !go_first_on(std::atoi(given[1]))) {
        return 1;
    }
    mlockall(MCL_CURRENT | MCL_FUTURE);
    std::puts("watching");
    std::fflush(stdout);
    const timespec rest{.tv_sec = 0, .tv_nsec = static_cast<long>(1e9 * nap)};
    for (double asleep = now();;) {
        nanosleep(&rest, nullptr);
        const double awake = now();
        const double wait[2] = {asleep + nap, awake - asleep - nap};
        if (wait[1] >= worth_noting) {
            [[maybe_unused]] const auto written = write(notes, wait, sizeof wait);
        }
        asleep = awake;
    }
}
