// Runs a program and writes to a file what it and its children have cost: seconds of user and system time, the most
// kilobytes that one of them held, the exit status. A small parent, because the memory of whoever forks counts as that
// of the child until it has become the program.
//
// usage: spent REPORT CPU-SECONDS MEGABYTES PROGRAM ARGUMENT…      (limits of each process; 0: none)
#include <stdio.h>
#include <stdlib.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

static void limit(int resource, rlim_t most) {
    struct rlimit limit = {most, most};
    if (most > 0) setrlimit(resource, &limit);
}

int main(int count, char **arguments) {
    if (count < 5) return 125;
    pid_t child = fork();
    if (child == 0) {
        limit(RLIMIT_CPU, strtoul(arguments[2], NULL, 10));
        limit(RLIMIT_AS, strtoul(arguments[3], NULL, 10) << 20);
        execvp(arguments[4], arguments + 4);
        _exit(127);
    }
    int status;
    struct rusage usage;
    if (child < 0 || wait4(child, &status, 0, &usage) < 0) return 125;
    FILE *report = fopen(arguments[1], "w");
    if (!report) return 125;
#ifdef __APPLE__
    usage.ru_maxrss /= 1024;
#endif
    fprintf(report, "%.6f %ld %d\n",
            usage.ru_utime.tv_sec + usage.ru_stime.tv_sec + (usage.ru_utime.tv_usec + usage.ru_stime.tv_usec) / 1e6,
            (long)usage.ru_maxrss, WIFEXITED(status) ? WEXITSTATUS(status) : -WTERMSIG(status));
    return fclose(report) == 0 ? 0 : 125;
}
