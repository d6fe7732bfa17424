// Writes to a disk as a commit does, with no server and no database: plain_writes FILE NOTES.
//
// Notes how long each write took, for `disk.py` to read: what nobody who waits for this disk can do better.
#include <sys/mman.h>
#include <sys/prctl.h>

#include <array>
#include <csignal>
#include <cstdio>

#include "noting.hpp"

namespace {

constexpr double between = 0.02;
// What a commit writes, and how often it finds room for it in a log that is used again from its beginning.
constexpr std::size_t commit = 8192;
constexpr int commits = 512;

bool flushed(int file, const std::array<char, commit>& bytes, int place) {
    const auto offset = static_cast<off_t>(commit) * place;
    return pwrite(file, bytes.data(), bytes.size(), offset) == static_cast<ssize_t>(commit) && fdatasync(file) == 0;
}

}  // namespace

int main(int count, char** given) {
    prctl(PR_SET_PDEATHSIG, SIGKILL);
    if (count != 3) {
        return 2;
    }
    const int file = open(given[1], O_WRONLY | O_CREAT | O_CLOEXEC, 0600), notes = noting::open_notes(given[2]);
    std::array<char, commit> bytes{};
    bytes.fill(1);
    // The file has its full length first: to make it longer is more work for the disk than to write.
    for (int place = 0; place < commits; ++place) {
        if (pwrite(file, bytes.data(), commit, static_cast<off_t>(commit) * place) != static_cast<ssize_t>(commit)) {
            return 1;
        }
    }
    if (notes < 0 || fsync(file) != 0) {
        return 1;
    }
    noting::go_first();
    mlockall(MCL_CURRENT | MCL_FUTURE);
    std::puts("writing");
    std::fflush(stdout);
    for (int place = 0;; place = (place + 1) % commits) {
        const double begun = noting::now();
        if (!flushed(file, bytes, place)) {
            return 1;
        }
        noting::note(notes, begun, noting::now() - begun);
        noting::nap(between);
    }
}
