/// What Swift cannot say itself: section bounds on Linux, host imports and libc's gaps on wasm.
#pragma once
#include <stddef.h>
#include <stdint.h>

#ifdef __wasm__
#define BARAJA_IMPORT(name) __attribute__((import_module("host"), import_name(#name)))

/// Measures `text` in the style of ten words (size, weight, design, flags, colour, line height, kerning,
/// line limit, alignment, truncation) and writes width, height, first and last baseline to `out`.
/// A negative `max_width` means none.
BARAJA_IMPORT(measure_text)
void baraja_host_measure_text(
    const uint8_t *text, int32_t length, const uint32_t *style, double max_width, double *out);

/// Hands the page one frame's ops.
BARAJA_IMPORT(commit)
void baraja_host_commit(const uint32_t *words, int32_t word_count, int32_t op_count);

/// Asks the page for a call of `baraja_frame` at its next animation frame.
BARAJA_IMPORT(request_frame)
void baraja_host_request_frame(void);

/// Writes a line to the page's console; level 0 is information, 1 a warning, 2 an error.
BARAJA_IMPORT(log)
void baraja_host_log(int32_t level, const uint8_t *text, int32_t length);

/// Asks the page for a call of `baraja_frame` in so many seconds. Only called where there are timers.
BARAJA_IMPORT(wake)
void baraja_host_wake(double seconds);

// Only called from where a page sends what an optional part of the browser half carries out: a wasm that
// imports one needs that part, and the build ships it.

BARAJA_IMPORT(use_mask)
void baraja_host_use_mask(void);

BARAJA_IMPORT(use_scroll)
void baraja_host_use_scroll(void);

BARAJA_IMPORT(use_shape)
void baraja_host_use_shape(void);

BARAJA_IMPORT(use_flight)
void baraja_host_use_flight(void);

BARAJA_IMPORT(use_haptic)
void baraja_host_use_haptic(void);

BARAJA_IMPORT(use_swipe)
void baraja_host_use_swipe(void);

#else

static inline void baraja_host_wake(double seconds) {}
static inline void baraja_host_use_mask(void) {}
static inline void baraja_host_use_scroll(void) {}
static inline void baraja_host_use_shape(void) {}
static inline void baraja_host_use_flight(void) {}
static inline void baraja_host_use_haptic(void) {}
static inline void baraja_host_use_swipe(void) {}

/// The records that `#Preview` placed in this image, or null when there are none.
const void *_Nullable baraja_previews_start(void);
/// One past the last record.
const void *_Nullable baraja_previews_stop(void);

#endif
