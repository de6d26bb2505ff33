import { calcom } from './calcom.js';
import { calendly } from './calendly.js';
import { opentable } from './opentable.js';
import type { BookingProvider } from './provider.js';
import { resy } from './resy.js';
import { sevenrooms } from './sevenrooms.js';
import { thefork } from './thefork.js';
import { tock } from './tock.js';

/** Every booking service by its name; any other gets a link. */
export const providers = { opentable, tock, resy, sevenrooms, thefork, calcom, calendly } satisfies Record<string, BookingProvider>;
