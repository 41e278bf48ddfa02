#include <stddef.h>
#include <stdint.h>

// libFuzzer, for programs with a `main` of their own; declared here because compilers bring the library without a header.
int LLVMFuzzerRunDriver(int *argc, char ***argv, int (*callback)(const uint8_t *data, size_t size));
