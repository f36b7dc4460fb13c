/* A clock that an empty battery has set back to before 1970. */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <time.h>

int clock_gettime(clockid_t which, struct timespec *told) {
    static int (*real)(clockid_t, struct timespec *);
    if (!real) real = (int (*)(clockid_t, struct timespec *))dlsym(RTLD_NEXT, "clock_gettime");
    int done = real(which, told);
    if (done == 0 && which == CLOCK_REALTIME) told->tv_sec -= 4000000000;
    return done;
}
