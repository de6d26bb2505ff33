/** At the latest: a page that never rests is not kept waiting for ever. */
const latestMs = 500;
/** What a slice leaves of a rest, so that an event that comes meanwhile is not late. */
const reserveMs = 4;

/**
 * Does many small things without a long task: `sliceSize` of them whenever the browser has a rest, and more of them while the rest
 * lasts. Ends with the signal.
 */
export function processInChunks<Item>(
  items: Iterable<Item>,
  { act, sliceSize, signal, done }: { act(item: Item): void; sliceSize: number; signal: AbortSignal; done(): void },
): void {
  const left = items[Symbol.iterator]();
  const slice = (): boolean => {
    for (let count = 0; count < sliceSize; count += 1) {
      const { done: isOver, value } = left.next();
      if (isOver) return true;
      act(value);
    }
    return false;
  };
  const run = (deadline?: IdleDeadline) => {
    if (signal.aborted) return;
    let isOver = slice();
    while (!isOver && deadline && deadline.timeRemaining() > reserveMs) isOver = slice();
    if (isOver) done();
    else next();
  };
  // Safari rests too, without an event.
  const next = () => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(run, { timeout: latestMs });
    else setTimeout(run);
  };
  next();
}
