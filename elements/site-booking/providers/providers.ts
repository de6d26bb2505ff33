import { opentable } from './opentable.js';
import type { BookingProvider } from './provider.js';
import { tock } from './tock.js';

/** Every booking service by its name; any other gets a link. */
export const providers = { opentable, tock } satisfies Record<string, BookingProvider>;
