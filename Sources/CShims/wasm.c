#include "CShims.h"

#ifdef __wasm__
#include <stdlib.h>

/// The standard library's source of hash seeds. Fixed, so that the same events give the same ops.
void arc4random_buf(void *bytes, size_t count) {
    unsigned char *target = bytes;
    for (size_t index = 0; index < count; index++) target[index] = (unsigned char)(index * 37 + 11);
}

/// Where the standard library writes the message of a trap: collects a line for the page's console.
int putchar(int character) {
    static uint8_t line[512];
    static int32_t length = 0;
    if (character != '\n') line[length++] = (uint8_t)character;
    if (character == '\n' || length == sizeof line) {
        baraja_host_log(2, line, length);
        length = 0;
    }
    return character;
}

// Swift compares strings by canonical equivalence, for which it links 31 KB of tables: a quarter of a page.
// These stand-ins say that every character is in normal form already, so that on a page strings compare by
// their scalars: two spellings of one accented letter are two strings there.

uint16_t _swift_stdlib_getNormData(uint32_t scalar) { return 0; }
uint32_t _swift_stdlib_getDecompositionEntry(uint32_t scalar) { return 0; }
uint32_t _swift_stdlib_getComposition(uint32_t first, uint32_t second) { return UINT32_MAX; }
const uint8_t *const _swift_stdlib_nfd_decompositions = NULL;
#endif
