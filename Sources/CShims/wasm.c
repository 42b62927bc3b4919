#include "CShims.h"

#ifdef __wasm__
#include <stdlib.h>
#include <string.h>

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

// Every string of a page is UTF-8 in Swift's own storage: the lazily bridged UTF-16 of Objective-C, for which
// the standard library links 20 KB, cannot be there. These stand-ins take the place of the ways into it. If
// another version of Swift names them otherwise, pages work the same and are larger.

#define SWIFT_SYMBOL(name) __asm__("$e" name)
#define BRIDGED_ONLY(result, function, name, ...)                                                                      \
    __attribute__((swiftcall, noreturn)) result function(__VA_ARGS__) SWIFT_SYMBOL(name);                              \
    result function(__VA_ARGS__) { __builtin_trap(); }

BRIDGED_ONLY(
    uint64_t, string_index_of_encoding, "s11_StringGutsV27_slowEnsureMatchingEncodingySS5IndexVAEF",
    uint64_t index, uint32_t a, uint32_t b, uint32_t c)
BRIDGED_ONLY(
    uint32_t, bridged_utf8_distance, "SS8UTF8ViewV16_foreignDistance4from2toSiSS5IndexV_AGtF",
    uint64_t start, uint64_t end, uint32_t a, uint32_t b, uint32_t c)
BRIDGED_ONLY(
    uint32_t, bridged_utf8_count, "SS8UTF8ViewV13_foreignCountSiyF", uint32_t a, uint32_t b, uint32_t c)
BRIDGED_ONLY(
    uint32_t, bridged_utf8_subscript, "SS8UTF8ViewV17_foreignSubscript8positions5UInt8VSS5IndexV_tF",
    uint64_t index, uint32_t a, uint32_t b, uint32_t c)
BRIDGED_ONLY(
    uint64_t, bridged_utf8_after, "SS8UTF8ViewV13_foreignIndex5afterSS0D0VAF_tF",
    uint64_t index, uint32_t a, uint32_t b, uint32_t c)
BRIDGED_ONLY(
    uint64_t, bridged_utf8_before, "SS8UTF8ViewV13_foreignIndex6beforeSS0D0VAF_tF",
    uint64_t index, uint32_t a, uint32_t b, uint32_t c)
BRIDGED_ONLY(
    uint32_t, bridged_compare, "s16_StringGutsSliceV7compare4with9expectingSbAB_s01_A16ComparisonResultOtF",
    uint32_t a, uint32_t b)

/// Compares two strings by their bytes, which is the order of their scalars; `expecting` 0 is equal, 1 is less.
__attribute__((swiftcall)) uint32_t compare_strings(
    const uint8_t *a, uint32_t a_count, const uint8_t *b, uint32_t b_count, uint32_t expecting,
    uint32_t are_normal)
    SWIFT_SYMBOL(
        "s22_stringCompareFastUTF8__9expecting7bothNFCSbSRys5UInt8VG_AFs23_StringComparisonResultOSbtF");

uint32_t compare_strings(
    const uint8_t *a, uint32_t a_count, const uint8_t *b, uint32_t b_count, uint32_t expecting,
    uint32_t are_normal) {
    int order = memcmp(a, b, a_count < b_count ? a_count : b_count);
    if (order == 0) order = a_count < b_count ? -1 : a_count > b_count;
    return expecting ? order < 0 : order == 0;
}

// The page's heap, a tenth of the size of the C library's.
//
// A block is a header of 8 bytes and what the caller gets, aligned to 16. Blocks have one of four sizes per
// doubling, and a free one waits in its size's list for the next request of that size: at most a fifth is
// wasted, nothing is split or joined, and a page whose demand is steady stays at the memory it has reached.

typedef struct Block {
    struct Block *next;
    uint32_t size_class;
} Block;

extern unsigned char __heap_base;

/// The free blocks of each size.
static Block *free_blocks[120];
/// The end of the memory in use, in bytes; 0 before the first request.
static uintptr_t top = 0;

/// The class of a block of `units` times 16 bytes: 1 to 8 for these sizes, then four for each doubling.
static uint32_t class_of(uint32_t units) {
    if (units <= 8) return units;
    uint32_t shift = 29 - (uint32_t)__builtin_clz(units - 1);
    return shift * 4 + ((units - 1) >> shift) + 1;
}

/// The largest number of units in a class.
static uint32_t units_in(uint32_t size_class) {
    if (size_class <= 8) return size_class;
    uint32_t shift = (size_class - 5) / 4;
    return (size_class - shift * 4) << shift;
}

/// A block that was never used, at the end of the memory; null when the page gets no more.
static Block *new_block(uint32_t size_class) {
    uintptr_t start = top ? top : (((uintptr_t)&__heap_base + 15) & ~(uintptr_t)15) + 8;
    uintptr_t end = start + units_in(size_class) * 16;
    uintptr_t have = __builtin_wasm_memory_size(0) << 16;
    if (end > have && __builtin_wasm_memory_grow(0, (end - have + 65535) >> 16) == (size_t)-1)
        return NULL;
    top = end;
    return (Block *)start;
}

void *malloc(size_t size) {
    if (size > 0x7fff0000) return NULL;
    uint32_t size_class = class_of((uint32_t)(size + 8 + 15) / 16);
    Block *block = free_blocks[size_class];
    if (block)
        free_blocks[size_class] = block->next;
    else
        block = new_block(size_class);
    if (!block) return NULL;
    block->size_class = size_class;
    return block + 1;
}

void free(void *memory) {
    if (!memory) return;
    Block *block = (Block *)memory - 1;
    block->next = free_blocks[block->size_class];
    free_blocks[block->size_class] = block;
}

size_t malloc_usable_size(void *memory) {
    return memory ? units_in(((Block *)memory - 1)->size_class) * 16 - sizeof(Block) : 0;
}

void *calloc(size_t count, size_t size) {
    size_t bytes;
    if (__builtin_mul_overflow(count, size, &bytes)) return NULL;
    void *memory = malloc(bytes);
    return memory ? memset(memory, 0, bytes) : NULL;
}

void *realloc(void *memory, size_t size) {
    if (memory && malloc_usable_size(memory) >= size) return memory;
    void *larger = malloc(size);
    if (larger && memory) {
        memcpy(larger, memory, malloc_usable_size(memory));
        free(memory);
    }
    return larger;
}

/// Every block is aligned to 16, which is the most that Swift's own types ask for.
int posix_memalign(void **result, size_t alignment, size_t size) {
    if (alignment > 16) return 22;
    *result = malloc(size);
    return *result ? 0 : 12;
}
#endif
