import { waitUntil as wait } from '@open-wc/testing';

/** Busy machines are waited for: what never comes still fails, and nothing is said of how soon anything does. */
const patienceMs = 8000;

export const waitUntil: typeof wait = (check, message, options) => wait(check, message, { timeout: patienceMs, ...options });
