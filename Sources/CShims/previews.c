#include "CShims.h"

#ifndef __wasm__
extern const char __start_baraja_previews[] __attribute__((weak, visibility("hidden")));
extern const char __stop_baraja_previews[] __attribute__((weak, visibility("hidden")));

const void *baraja_previews_start(void) { return __start_baraja_previews; }
const void *baraja_previews_stop(void) { return __stop_baraja_previews; }
#endif
