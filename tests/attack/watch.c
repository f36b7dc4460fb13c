/* Runs a program under a limit of time and says what became of it:
 *
 *   watch SECONDS REPORT PROGRAM ARGUMENT…
 *
 * REPORT gets one line: exit code (-1 where a signal ended it), signal, milliseconds, and the largest
 * resident memory of it and of the processes that it waited for, in KiB. What runs longer than SECONDS
 * is killed with all that it started, signal 9. */
#define _GNU_SOURCE
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

static pid_t child;
static void late(int signal) { (void)signal; kill(-child, SIGKILL); }

static double now(void) {
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return t.tv_sec * 1e3 + t.tv_nsec / 1e6;
}

int main(int count, char **words) {
    if (count < 4) return 2;
    double start = now();
    child = fork();
    if (child < 0) return 3;
    if (!child) {
        struct rlimit none = { 0, 0 };
        setpgid(0, 0);
        setrlimit(RLIMIT_CORE, &none);
        execv(words[3], words + 3);
        _exit(127);
    }
    setpgid(child, child);
    signal(SIGALRM, late);
    alarm(atoi(words[1]));
    int status;
    struct rusage used;
    while (wait4(child, &status, 0, &used) < 0) {}
    FILE *report = fopen(words[2], "w");
    if (!report) return 3;
    fprintf(report, "%d %d %.0f %ld\n", WIFEXITED(status) ? WEXITSTATUS(status) : -1,
            WIFSIGNALED(status) ? WTERMSIG(status) : 0, now() - start, used.ru_maxrss);
    return fclose(report) ? 3 : 0;
}
