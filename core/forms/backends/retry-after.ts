import { pause } from '../../platform/timing.js';
import type { RequestResult } from '../../request/request-result.js';
import type { OnDelay } from '../sender.js';

/** Longer than this nobody is kept waiting: the visitor is told, and decides. */
const longestWaitMs = 10_000;
const mostWaits = 2;

/** Whether a visitor is told when to come back instead. */
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
