// How many blocks of memory the process has asked for so far; -1 where that cannot be told.
long allocations(void);
