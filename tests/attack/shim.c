/* Faults before the system calls that change files. Loaded into the program by LD_PRELOAD, it counts
 * such calls on files below SHIM_UNDER; before call SHIM_AT it does what SHIM_MODE says:
 *
 *   count     nothing; every call is written to SHIM_TRACE, one a line
 *   kill      SIGKILL instead of the call
 *   half      a write writes half of what it should, then SIGKILL; other calls as with kill
 *   full      the call fails, "no space left on device"; later ones succeed
 *   full-on   from this call on everything that needs room fails so
 *   io        the call fails, "input/output error"; later ones succeed
 *   io-on     from this call on every one of them fails so
 *
 * SQLite's shared memory is mapped, not written, and closing changes nothing: neither is counted.
 * The processes that the program starts are left alone. */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <signal.h>
#include <stdarg.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/types.h>
#include <sys/uio.h>
#include <unistd.h>

enum { GO, FAIL, HALF };
enum { COUNT, KILL, HALF_KILL, FULL, FULL_ON, IO, IO_ON };

static atomic_long calls;
static long at = -1;
static int mode = COUNT, trace = -1;
static char under[PATH_MAX];
static size_t under_length;

__attribute__((constructor)) static void begin(void) {
    static const char *names[] = { "count", "kill", "half", "full", "full-on", "io", "io-on" };
    const char *value = getenv("SHIM_UNDER");
    unsetenv("LD_PRELOAD");
    if (!value) return;
    snprintf(under, sizeof under, "%s", value);
    if ((value = getenv("SHIM_MODE")))
        for (int i = 0; i < 7; i++)
            if (!strcmp(value, names[i])) mode = i;
    if ((value = getenv("SHIM_AT"))) at = atol(value);
    if ((value = getenv("SHIM_TRACE")))
        trace = syscall(SYS_openat, AT_FDCWD, value, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0600);
    under_length = strlen(under);
}

static int is_under(const char *path) {
    return under_length && !strncmp(path, under, under_length) && (path[under_length] == '/' || !path[under_length]);
}

/* The path that a folder's descriptor and a name come to; 0 where it can't be told. */
static int path_at(int dir, const char *name, char *out) {
    char link[64], base[PATH_MAX];
    if (!name) return 0;
    if (name[0] == '/') return snprintf(out, PATH_MAX, "%s", name) < PATH_MAX;
    if (dir == AT_FDCWD) {
        if (!getcwd(base, sizeof base)) return 0;
    } else {
        snprintf(link, sizeof link, "/proc/self/fd/%d", dir);
        ssize_t n = readlink(link, base, sizeof base - 1);
        if (n < 0) return 0;
        base[n] = 0;
    }
    return snprintf(out, PATH_MAX, "%s/%s", base, name) < PATH_MAX;
}

static int path_of(int fd, char *out) {
    char link[64];
    snprintf(link, sizeof link, "/proc/self/fd/%d", fd);
    ssize_t n = readlink(link, out, PATH_MAX - 1);
    if (n < 0) return 0;
    out[n] = 0;
    return 1;
}

/* What becomes of the next call; errno is set where it fails. `room`: whether it may need some. */
static int judge(const char *kind, const char *path, const char *other, int room) {
    int saved = errno;
    long n = atomic_fetch_add(&calls, 1) + 1;
    if (mode == COUNT) {
        char line[3 * PATH_MAX];
        int length = snprintf(line, sizeof line, "%s\t%s\t%s\n", kind, path, other ? other : "");
        if (trace >= 0 && syscall(SYS_write, trace, line, length) != length) raise(SIGABRT);
        errno = saved;
        return GO;
    }
    int here = n == at, from_here = at > 0 && n >= at;
    if (here && mode == KILL) kill(getpid(), SIGKILL);
    if (here && mode == HALF_KILL) return HALF;
    if ((here && mode == FULL) || (from_here && mode == FULL_ON && room)) {
        errno = ENOSPC;
        return FAIL;
    }
    if ((here && mode == IO) || (from_here && mode == IO_ON)) {
        errno = EIO;
        return FAIL;
    }
    errno = saved;
    return GO;
}

#define REAL(type, name, ...) \
    static type (*real)(__VA_ARGS__); \
    if (!real) real = (type (*)(__VA_ARGS__))dlsym(RTLD_NEXT, name)

/* A call on one path: judged, then made. */
#define ON_PATH(kind, dir, name, room, call) do { \
    char path[PATH_MAX]; \
    if (path_at(dir, name, path) && is_under(path)) { \
        int what = judge(kind, path, NULL, room); \
        if (what == FAIL) return -1; \
        if (what == HALF) kill(getpid(), SIGKILL); \
    } \
    return call; \
} while (0)

#define ON_TWO(kind, from_dir, from, to_dir, to, room, call) do { \
    char one[PATH_MAX], two[PATH_MAX]; \
    if (path_at(from_dir, from, one) && path_at(to_dir, to, two) && (is_under(one) || is_under(two))) { \
        int what = judge(kind, one, two, room); \
        if (what == FAIL) return -1; \
        if (what == HALF) kill(getpid(), SIGKILL); \
    } \
    return call; \
} while (0)

#define ON_FILE(kind, fd, room, call) do { \
    char path[PATH_MAX]; \
    if (path_of(fd, path) && is_under(path)) { \
        int what = judge(kind, path, NULL, room); \
        if (what == FAIL) return -1; \
        if (what == HALF) kill(getpid(), SIGKILL); \
    } \
    return call; \
} while (0)

/* A write: `half` is the same with half the bytes. */
#define ON_WRITE(kind, fd, half, call) do { \
    char path[PATH_MAX]; \
    if (path_of(fd, path) && is_under(path)) { \
        int what = judge(kind, path, NULL, 1); \
        if (what == FAIL) return -1; \
        if (what == HALF) { (void)!(half); kill(getpid(), SIGKILL); } \
    } \
    return call; \
} while (0)

static int changes(int flags) {
    return (flags & (O_CREAT | O_TRUNC)) || (flags & O_ACCMODE) != O_RDONLY;
}

#define OPEN_MODE(flags) \
    mode_t bits = 0; \
    if (((flags) & O_CREAT) || ((flags) & O_TMPFILE) == O_TMPFILE) { va_list rest; va_start(rest, flags); bits = va_arg(rest, mode_t); va_end(rest); }

int open(const char *name, int flags, ...) {
    REAL(int, "open", const char *, int, ...);
    OPEN_MODE(flags)
    if (!changes(flags)) return real(name, flags, bits);
    ON_PATH("open", AT_FDCWD, name, flags & O_CREAT, real(name, flags, bits));
}
int open64(const char *name, int flags, ...) {
    REAL(int, "open64", const char *, int, ...);
    OPEN_MODE(flags)
    if (!changes(flags)) return real(name, flags, bits);
    ON_PATH("open", AT_FDCWD, name, flags & O_CREAT, real(name, flags, bits));
}
int openat(int dir, const char *name, int flags, ...) {
    REAL(int, "openat", int, const char *, int, ...);
    OPEN_MODE(flags)
    if (!changes(flags)) return real(dir, name, flags, bits);
    ON_PATH("open", dir, name, flags & O_CREAT, real(dir, name, flags, bits));
}
int openat64(int dir, const char *name, int flags, ...) {
    REAL(int, "openat64", int, const char *, int, ...);
    OPEN_MODE(flags)
    if (!changes(flags)) return real(dir, name, flags, bits);
    ON_PATH("open", dir, name, flags & O_CREAT, real(dir, name, flags, bits));
}
int creat(const char *name, mode_t bits) { return open(name, O_CREAT | O_WRONLY | O_TRUNC, bits); }
int creat64(const char *name, mode_t bits) { return open64(name, O_CREAT | O_WRONLY | O_TRUNC, bits); }

ssize_t write(int fd, const void *bytes, size_t n) {
    REAL(ssize_t, "write", int, const void *, size_t);
    ON_WRITE("write", fd, real(fd, bytes, n / 2), real(fd, bytes, n));
}
ssize_t pwrite(int fd, const void *bytes, size_t n, off_t offset) {
    REAL(ssize_t, "pwrite", int, const void *, size_t, off_t);
    ON_WRITE("write", fd, real(fd, bytes, n / 2, offset), real(fd, bytes, n, offset));
}
ssize_t pwrite64(int fd, const void *bytes, size_t n, off64_t offset) {
    REAL(ssize_t, "pwrite64", int, const void *, size_t, off64_t);
    ON_WRITE("write", fd, real(fd, bytes, n / 2, offset), real(fd, bytes, n, offset));
}
ssize_t writev(int fd, const struct iovec *parts, int n) {
    REAL(ssize_t, "writev", int, const struct iovec *, int);
    ON_WRITE("write", fd, real(fd, parts, n / 2), real(fd, parts, n));
}
ssize_t copy_file_range(int in, off64_t *from, int out, off64_t *to, size_t n, unsigned flags) {
    REAL(ssize_t, "copy_file_range", int, off64_t *, int, off64_t *, size_t, unsigned);
    ON_WRITE("write", out, real(in, from, out, to, 4096, flags), real(in, from, out, to, n, flags));
}
ssize_t sendfile64(int out, int in, off64_t *from, size_t n) {
    REAL(ssize_t, "sendfile64", int, int, off64_t *, size_t);
    ON_WRITE("write", out, real(out, in, from, 4096), real(out, in, from, n));
}

int fsync(int fd) {
    REAL(int, "fsync", int);
    ON_FILE("sync", fd, 0, real(fd));
}
int fdatasync(int fd) {
    REAL(int, "fdatasync", int);
    ON_FILE("sync", fd, 0, real(fd));
}
int ftruncate(int fd, off_t n) {
    REAL(int, "ftruncate", int, off_t);
    ON_FILE("truncate", fd, 1, real(fd, n));
}
int ftruncate64(int fd, off64_t n) {
    REAL(int, "ftruncate64", int, off64_t);
    ON_FILE("truncate", fd, 1, real(fd, n));
}
int fallocate(int fd, int how, off_t offset, off_t n) {
    REAL(int, "fallocate", int, int, off_t, off_t);
    ON_FILE("allocate", fd, 1, real(fd, how, offset, n));
}
int posix_fallocate(int fd, off_t offset, off_t n) {
    REAL(int, "posix_fallocate", int, off_t, off_t);
    char path[PATH_MAX];
    if (path_of(fd, path) && is_under(path)) {
        int what = judge("allocate", path, NULL, 1);
        if (what == FAIL) return errno; /* this one returns its error */
        if (what == HALF) kill(getpid(), SIGKILL);
    }
    return real(fd, offset, n);
}
int fchmod(int fd, mode_t bits) {
    REAL(int, "fchmod", int, mode_t);
    ON_FILE("chmod", fd, 0, real(fd, bits));
}
int chmod(const char *name, mode_t bits) {
    REAL(int, "chmod", const char *, mode_t);
    ON_PATH("chmod", AT_FDCWD, name, 0, real(name, bits));
}

int mkdir(const char *name, mode_t bits) {
    REAL(int, "mkdir", const char *, mode_t);
    ON_PATH("mkdir", AT_FDCWD, name, 1, real(name, bits));
}
int mkdirat(int dir, const char *name, mode_t bits) {
    REAL(int, "mkdirat", int, const char *, mode_t);
    ON_PATH("mkdir", dir, name, 1, real(dir, name, bits));
}
int rmdir(const char *name) {
    REAL(int, "rmdir", const char *);
    ON_PATH("rmdir", AT_FDCWD, name, 0, real(name));
}
int unlink(const char *name) {
    REAL(int, "unlink", const char *);
    ON_PATH("unlink", AT_FDCWD, name, 0, real(name));
}
int unlinkat(int dir, const char *name, int flags) {
    REAL(int, "unlinkat", int, const char *, int);
    ON_PATH("unlink", dir, name, 0, real(dir, name, flags));
}
int symlink(const char *target, const char *name) {
    REAL(int, "symlink", const char *, const char *);
    ON_PATH("link", AT_FDCWD, name, 1, real(target, name));
}
int link(const char *from, const char *to) {
    REAL(int, "link", const char *, const char *);
    ON_TWO("link", AT_FDCWD, from, AT_FDCWD, to, 1, real(from, to));
}
int linkat(int from_dir, const char *from, int to_dir, const char *to, int flags) {
    REAL(int, "linkat", int, const char *, int, const char *, int);
    ON_TWO("link", from_dir, from, to_dir, to, 1, real(from_dir, from, to_dir, to, flags));
}
int rename(const char *from, const char *to) {
    REAL(int, "rename", const char *, const char *);
    ON_TWO("rename", AT_FDCWD, from, AT_FDCWD, to, 0, real(from, to));
}
int renameat(int from_dir, const char *from, int to_dir, const char *to) {
    REAL(int, "renameat", int, const char *, int, const char *);
    ON_TWO("rename", from_dir, from, to_dir, to, 0, real(from_dir, from, to_dir, to));
}
int renameat2(int from_dir, const char *from, int to_dir, const char *to, unsigned flags) {
    REAL(int, "renameat2", int, const char *, int, const char *, unsigned);
    ON_TWO("rename", from_dir, from, to_dir, to, 0, real(from_dir, from, to_dir, to, flags));
}
