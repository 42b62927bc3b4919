// Counts what the process allocates.
#ifndef ALLOCATION_COUNTER_H
#define ALLOCATION_COUNTER_H

/// How often memory was asked for since the process began, by any thread.
long baraja_allocations(void);

#endif
