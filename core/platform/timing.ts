import { isPageHidden } from './observers.js';
import { pageDocument } from './page-document.js';

/** Time as state machines see it: the page's own, or one that a test moves by hand. */
export interface Clock {
  /** Milliseconds since some moment. */
  now(): number;
  /** Calls back before the next paint. What is returned calls it off. */
  nextFrame(callback: () => void): () => void;
  /** Calls back after a time. What is returned calls it off. */
  after(ms: number, callback: () => void): () => void;
}

export const pageClock: Clock = {
  now: () => performance.now(),
  nextFrame(callback) {
    const id = requestAnimationFrame(callback);
    return () => cancelAnimationFrame(id);
  },
  after(ms, callback) {
    const id = setTimeout(callback, ms);
    return () => clearTimeout(id);
  },
};

/** Calls back once the browser has done what follows the present event. */
export const nextTask = (callback: () => void): void => { setTimeout(callback); };

/** Calls back with the frame after the next one; soon where the page is not painted. */
export function afterNextFrame(callback: () => void): void {
  if (isPageHidden()) queueMicrotask(callback);
  else requestAnimationFrame(() => { requestAnimationFrame(callback); });
}

/** Who waits for a calm moment: one a moment is called, for each may take a while. */
const waiting: (() => void)[] = [];
/** How many hold it off. */
let holds = 0;
let isMomentComing = false;

function callNext(): void {
  isMomentComing = false;
  if (holds > 0) return;
  try {
    waiting.shift()?.();
  } finally {
    nextMoment();
  }
}

function nextMoment(): void {
  if (isMomentComing || holds > 0 || waiting.length === 0) return;
  isMomentComing = true;
  if (typeof requestIdleCallback === 'function') requestIdleCallback(callNext);
  else setTimeout(callNext, 50);
}

/** Lets nothing begin that waits for a calm moment until the signal ends: a visitor is in the middle of something that moves with their hand. */
export function holdCalm(signal: AbortSignal): void {
  if (signal.aborted) return;
  holds++;
  signal.addEventListener('abort', () => {
    holds--;
    nextMoment();
  }, { once: true });
}

/** Calls back once, when the page has loaded and the browser has nothing else to do, unless the signal has ended by then. */
export function onceCalm(callback: () => void, signal: AbortSignal): void {
  const wait = () => {
    waiting.push(() => { if (!signal.aborted) callback(); });
    nextMoment();
  };
  if (pageDocument.readyState === 'complete') wait();
  else addEventListener('load', wait, { once: true, signal });
}

/** Resolves after some milliseconds, or as soon as the signal ends. */
export function pause(ms: number, signal?: AbortSignal): Promise<void> {
  if (signal?.aborted) return Promise.resolve();
  return new Promise(resolve => {
    const over = AbortSignal.timeout(ms);
    const done = () => resolve();
    over.addEventListener('abort', done, { once: true });
    signal?.addEventListener('abort', done, { once: true, signal: over });
  });
}
