/* Loaded before a program, it strikes at one of the calls by which the program changes the disk.
 *
 * FAULT_AT    at which call; the first is 1
 * FAULT       kill       ends the program before the call, as SIGKILL does
 *             half       the same, after half of what a write writes
 *             error=N    fails the call with this errno
 *             signal=N   sends the signal before the call
 *             run=LINE   has the shell run a line before the call
 * FAULT_LOG   a file to which a letter is added for each call:
 *             create, write, owner (fchown), access (fchmod), sync, link, rename, unlink, mkdir, Rmdir
 */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#define REAL(name) ((__typeof__(&name)) dlsym(RTLD_NEXT, #name))

static int calls;

static void note(char letter) {
    const char *log = getenv("FAULT_LOG");
    if (!log) return;
    int file = REAL(open)(log, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0666);
    if (REAL(write)(file, &letter, 1) != 1) abort();
    close(file);
}

/* Nonzero: the call is to fail, with this errno. */
static int strike(char letter, int file, const void *bytes, size_t count) {
    const char *at = getenv("FAULT_AT"), *fault = getenv("FAULT");
    note(letter);
    if (++calls != (at ? atoi(at) : 0) || !fault) return 0;
    if (!strcmp(fault, "half") && letter == 'w' && REAL(write)(file, bytes, count / 2) < 0) abort();
    if (!strcmp(fault, "half") || !strcmp(fault, "kill")) raise(SIGKILL);
    if (!strncmp(fault, "error=", 6)) return atoi(fault + 6);
    if (!strncmp(fault, "signal=", 7)) kill(getpid(), atoi(fault + 7));
    if (!strncmp(fault, "run=", 4)) {
        unsetenv("LD_PRELOAD");
        if (system(fault + 4)) abort();
    }
    return 0;
}

#define STRIKE(letter) \
    do { \
        int refusal = strike(letter, 0, 0, 0); \
        if (refusal) { \
            errno = refusal; \
            return -1; \
        } \
    } while (0)

#define OPEN(name) \
    int name(const char *path, int flags, ...) { \
        va_list rest; \
        va_start(rest, flags); \
        mode_t mode = flags & O_CREAT ? va_arg(rest, mode_t) : 0; \
        va_end(rest); \
        if (flags & O_CREAT) STRIKE('c'); \
        return REAL(name)(path, flags, mode); \
    }
OPEN(open)
OPEN(open64)

ssize_t write(int file, const void *bytes, size_t count) {
    if (file > 2) {
        int refusal = strike('w', file, bytes, count);
        if (refusal) {
            errno = refusal;
            return -1;
        }
    }
    return REAL(write)(file, bytes, count);
}

int fchown(int file, uid_t owner, gid_t group) { STRIKE('o'); return REAL(fchown)(file, owner, group); }
int fchmod(int file, mode_t mode) { STRIKE('a'); return REAL(fchmod)(file, mode); }
int fsync(int file) { STRIKE('s'); return REAL(fsync)(file); }
int link(const char *path, const char *target) { STRIKE('l'); return REAL(link)(path, target); }
int rename(const char *path, const char *target) { STRIKE('r'); return REAL(rename)(path, target); }
int unlink(const char *path) { STRIKE('u'); return REAL(unlink)(path); }
int mkdir(const char *path, mode_t mode) { STRIKE('m'); return REAL(mkdir)(path, mode); }
int rmdir(const char *path) { STRIKE('R'); return REAL(rmdir)(path); }
