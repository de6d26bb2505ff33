import { pageClock, type Clock } from '../platform/timing.js';

export const hostTries = 100; // spec: media-layout §9, image host readiness
export const hostWaitMs = 10; // spec: media-layout §9, image host readiness

/** Asks again and again, 100 times at most, whether what holds a picture is ready for it; false when it never was. */
export async function hostReady(isReady: () => boolean, signal: AbortSignal, clock: Clock = pageClock): Promise<boolean> {
  for (let left = hostTries; !isReady(); left--) {
    if (left === 0 || signal.aborted) return false;
    await new Promise<void>(resolve => { clock.after(hostWaitMs, resolve); });
  }
  return true;
}
