import { pageClock } from '../platform/timing.js';

/** Calls back once when nothing inside an element is in motion any more, after a limit at the latest. */
export function whenStill(element: Element, limitMs: number, callback: () => void): void {
  let isOver = false;
  const finish = () => {
    if (isOver) return;
    isOver = true;
    cancel();
    callback();
  };
  const cancel = pageClock.after(limitMs, finish);
  const motions = element.getAnimations({ subtree: true });
  void Promise.allSettled(motions.map(({ finished }) => finished)).then(finish);
}
