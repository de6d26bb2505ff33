import { waitUntil as wait } from '@open-wc/testing';

/** Waits long enough for busy machines: what never happens still fails, and speed is not tested. */
const patienceMs = 20_000;

export const waitUntil: typeof wait = async (check, message, options) => {
  let failure: unknown;
  /** A check that fails is repeated; if it never succeeds, its last error is thrown. */
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
    // After such a long pause, a page runs all its timers immediately: this one may have run before the awaited one.
    if (!await attempt()) throw failure ?? error;
  }
};
