import { rejectInput } from '../registry/expect-input.js';
import { pageClock, type Clock } from '../platform/timing.js';

const sampleCount = 22; // spec: page-runtime-platform §9
const waitFactor = 2; // spec: page-runtime-platform §9

export interface ThrottleOptions {
  /** Cancels a call that is still due, and ignores further ones. */
  readonly signal?: AbortSignal;
  /** For tests: a clock that is moved by hand. */
  readonly clock?: Clock;
}

/**
 * Limits how often a function is called by what it costs: between two calls lies twice the average time its last 22 calls
 * took. The first call is made immediately; of the calls in between, the last one is made when the wait is over, with its own
 * arguments. What the function throws reaches the caller of the call that was made immediately. Source: page-runtime-platform §9.
 */
export function throttle<A extends unknown[]>(act: (...given: A) => void, { signal, clock = pageClock }: ThrottleOptions = {}): (...given: A) => void {
  if (typeof act !== 'function') rejectInput('throttle', act, 'a function');
  const samplesMs: number[] = [];
  let waiting: A | null = null;
  let cancel: (() => void) | null = null;

  const call = (given: A): void => {
    const since = clock.now();
    // Held immediately: the function may cause the very event that calls it.
    cancel = () => {};
    try {
      act(...given);
    } finally {
      samplesMs.push(clock.now() - since);
      if (samplesMs.length > sampleCount) samplesMs.shift();
      const averageMs = samplesMs.reduce((sum, ms) => sum + ms, 0) / samplesMs.length;
      cancel = clock.after(waitFactor * averageMs, () => {
        cancel = null;
        const next = waiting;
        waiting = null;
        if (next) call(next);
      });
    }
  };
  signal?.addEventListener('abort', () => cancel?.(), { once: true });
  return (...given) => {
    if (signal?.aborted) return;
    if (cancel) waiting = given;
    else call(given);
  };
}
