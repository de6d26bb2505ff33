import { pause } from '../../platform/timing.js';
import type { RequestResult } from '../../request/request-result.js';
import type { OnDelay } from '../sender.js';

/** The visitor waits no longer than this: a message appears, and they decide. */
const longestWaitMs = 10_000;
const mostWaits = 2;

/** True if the visitor sees when to return instead. */
export const isLongWait = (waitMs: number | undefined): waitMs is number => waitMs !== undefined && waitMs > longestWaitMs;

/**
 * Asks a host, and asks again after the time that its `Retry-After` names, where that is short. Only for a status that says
 * that nothing was done, so that a repeat is harmless.
 */
export async function honourRetryAfter<T>(ask: () => Promise<RequestResult<T>>, onDelay: OnDelay): Promise<RequestResult<T>> {
  for (let waits = 0; ; waits += 1) {
    const result = await ask();
    const waitMs = result.kind === 'failure' && (result.status === 429 || result.status === 503) ? result.retryAfterMs : undefined;
    if (waitMs === undefined || isLongWait(waitMs) || waits === mostWaits) return result;
    onDelay('retrying');
    await pause(waitMs);
  }
}
