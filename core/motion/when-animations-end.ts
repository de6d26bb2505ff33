import { pageClock } from '../platform/timing.js';

/** Calls back once when no animation or transition inside an element runs any more, after a limit in milliseconds at the latest. */
export function whenAnimationsEnd(element: Element, limitMs: number, callback: () => void): void {
  let isOver = false;
  const finish = () => {
    if (isOver) return;
    isOver = true;
    cancel();
    callback();
  };
  const cancel = pageClock.after(limitMs, finish);
  const animations = element.getAnimations({ subtree: true });
  void Promise.allSettled(animations.map(({ finished }) => finished)).then(finish);
}
