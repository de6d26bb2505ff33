import { waitUntil as wait } from '@open-wc/testing';

/** Busy machines are waited for: what never comes still fails, and nothing is said of how soon anything does. */
const patienceMs = 20_000;

export const waitUntil: typeof wait = async (check, message, options) => {
  let failure: unknown;
  /** A check that looks into what is not there yet is asked again; what it says of it is told if it never comes. */
  const attempt = async () => {
    try {
      failure = undefined;
      return await check();
    } catch (error) {
      failure = error;
      return false;
    }
  };
  try {
    await wait(attempt, message, { timeout: patienceMs, ...options });
  } catch (error) {
    // A page that stood still for as long as that gets all its timers immediately: ours may have come before what it waits for.
    if (!await attempt()) throw failure ?? error;
  }
};
