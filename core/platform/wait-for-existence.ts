import { writeJson } from '../registry/write-json.js';
import { NotFoundError } from '../text/not-found-error.js';
import { pageClock, type Clock } from './timing.js';

export interface WaitForExistenceOptions {
  /** How often it is looked for again. */
  readonly retries?: number;
  readonly delayMs?: number;
  /** Ends the waiting: the promise rejects with its reason. */
  readonly signal?: AbortSignal;
  /** For tests: a clock that is moved by hand. */
  readonly clock?: Clock;
}

// Ours: the specification says that retries run out, not after how many.
const usual = { retries: 20, delayMs: 100 };

/**
 * The first element of a selector inside a parent, once it is there: looked for immediately, and then again after each delay. Rejects with a
 * `TypeError` where the parent or the selector is missing, and with a `NotFoundError` when the retries run out. Source: page-runtime-platform §8.
 */
export function waitForExistence<E extends Element = Element>(
  parent: ParentNode | null | undefined,
  selector: string,
  { retries = usual.retries, delayMs = usual.delayMs, signal, clock = pageClock }: WaitForExistenceOptions = {},
): Promise<E> {
  return new Promise<E>((resolve, reject) => {
    if (!parent) throw new TypeError(`waitForExistence: parent is ${String(parent)}; expected an element, a document or a shadow root.`);
    if (!selector) throw new TypeError(`waitForExistence: selector is ${writeJson(selector)}; expected one of CSS.`);
    let cancel = () => {};
    signal?.addEventListener(
      'abort',
      () => {
        cancel();
        reject(signal.reason as Error);
      },
      { once: true },
    );
    const look = (left: number): void => {
      try {
        const found = parent.querySelector<E>(selector);
        if (found) resolve(found);
        else if (left <= 0) reject(new NotFoundError(selector));
        else cancel = clock.after(delayMs, () => look(left - 1));
      } catch (error) {
        reject(error as Error); // no selector of CSS
      }
    };
    if (signal?.aborted) reject(signal.reason as Error);
    else look(retries);
  });
}
