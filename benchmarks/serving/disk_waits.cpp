// Loaded before the C library (LD_PRELOAD): notes how long each call waited for the disk, for `disk.py` to read.
//
// Python cannot tell that by its own clocks: whoever comes back from the disk waits for Python's lock as well.
#include <dlfcn.h>

#include <cstdlib>

#include "noting.hpp"

namespace {

// Calls that come back at once are too many to note, and nobody waits for them.
constexpr double worth_noting = 0.0001;

int notes() {
    static const int file = [] {
        const char* path = std::getenv("SIXFOLD_DISK_WAITS");
        return path == nullptr ? -1 : noting::open_notes(path);
    }();
    return file;
}

template <typename Call>
auto noted(Call call) {
    const double begun = noting::now();
    const auto answer = call();
    const double lasted = noting::now() - begun;
    if (lasted >= worth_noting && notes() >= 0) {
        noting::note(notes(), begun, lasted);
    }
    return answer;
}

template <typename Function>
Function* original(const char* name) {
    return reinterpret_cast<Function*>(dlsym(RTLD_NEXT, name));
}

}  // namespace

extern "C" {

int fdatasync(int file) {
    static auto* const real = original<int(int)>("fdatasync");
    return noted([&] { return real(file); });
}

int fsync(int file) {
    static auto* const real = original<int(int)>("fsync");
    return noted([&] { return real(file); });
}

int ftruncate64(int file, off64_t length) {
    static auto* const real = original<int(int, off64_t)>("ftruncate64");
    return noted([&] { return real(file, length); });
}

// Reads wait for a disk that stands still, too; all but those of the database are of what lies in memory.
ssize_t pread64(int file, void* bytes, size_t count, off64_t offset) {
    static auto* const real = original<ssize_t(int, void*, size_t, off64_t)>("pread64");
    return noted([&] { return real(file, bytes, count, offset); });
}

ssize_t pwrite64(int file, const void* bytes, size_t count, off64_t offset) {
    static auto* const real = original<ssize_t(int, const void*, size_t, off64_t)>("pwrite64");
    return noted([&] { return real(file, bytes, count, offset); });
}
}
