// Notes when a core of this machine stood still, for `standstill.py` to read: standstill CORE NOTES.
//
// On a virtual machine a core now and then belongs to somebody else. Nothing that runs here can tell, except by a clock
// that goes on meanwhile: this program goes before all others on its core, sleeps, and wakes up too late.
#include <sys/mman.h>
#include <sys/prctl.h>

#include <csignal>
#include <cstdio>
#include <cstdlib>

#include "noting.hpp"

namespace {

constexpr double nap = 0.002;
// A healthy core wakes it up within a tenth of this.
constexpr double worth_noting = 0.001;

bool go_first_on(int core) {
    cpu_set_t cores;
    CPU_ZERO(&cores);
    CPU_SET(core, &cores);
    return sched_setaffinity(0, sizeof cores, &cores) == 0 && noting::go_first();
}

}  // namespace

int main(int count, char** given) {
    prctl(PR_SET_PDEATHSIG, SIGKILL);
    if (count != 3) {
        return 2;
    }
    const int notes = noting::open_notes(given[2]);
    if (notes < 0 || !go_first_on(std::atoi(given[1]))) {
        return 1;
    }
    mlockall(MCL_CURRENT | MCL_FUTURE);
    std::puts("watching");
    std::fflush(stdout);
    for (double asleep = noting::now();;) {
        noting::nap(nap);
        const double awake = noting::now(), late = awake - asleep - nap;
        if (late >= worth_noting) {
            noting::note(notes, asleep + nap, late);
        }
        asleep = awake;
    }
}
