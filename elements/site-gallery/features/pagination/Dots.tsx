import { useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import { onResize } from '../../../../core/platform/observers.js';
import type { PaginationProps } from './pagination-kind.js';
import { groupCount, groupPosition, passedAt, shownGroup } from '../../slides/index-rules.js';

/** With more steps than `mostDots`, only the dots around the current one are drawn: `around` before and after it. */
const mostDots = 100;
const around = 20;

/** The steps that have a dot. */
function drawnSteps(count: number, current: number): number[] {
  const length = count > mostDots ? 2 * around + 1 : count;
  const first = Math.max(0, Math.min(current - around, count - length));
  return [...Array(length).keys()].map(at => first + at);
}

/** Dots are one line, which has not always room for all of them: the current one is in its middle, as far as there are others. */
function showCurrent(line: HTMLElement): void {
  const current = line.querySelector('[aria-current]')?.getBoundingClientRect();
  if (!current) return;
  const box = line.getBoundingClientRect();
  // Not `scrollIntoView`, which would scroll the page as well.
  line.scrollBy({
    left: current.left + current.width / 2 - box.left - box.width / 2,
    top: current.top + current.height / 2 - box.top - box.height / 2,
    behavior: 'instant',
  });
}

/** A dot for each step. The current one is the only one that Tab reaches; arrow keys lead from it to the others. */
export function Dots({ state, host }: PaginationProps) {
  const row = useSyncExternalStore(state.$state.listen, state.$state.get);
  const count = groupCount(row);
  const current = shownGroup(row);
  const isThere = passedAt(row.index, row) === groupPosition(current, row);
  const line = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => { showCurrent(line.current!); }, [current, count]);
  useLayoutEffect(() => {
    const watching = new AbortController();
    const element = line.current!;
    onResize(element, () => showCurrent(element), watching.signal);
    return () => watching.abort();
  }, []);
  return (
    <div ref={line} className="indicators" part="indicators" role="group" aria-label={host.text('indicators')}>
      {drawnSteps(count, current).map(group => (
        <button
          key={group}
          type="button"
          className="indicator"
          part="indicator"
          data-action="indicator"
          value={group === current && isThere ? row.index : group * row.perGroup}
          aria-label={host.text('position', { index: group + 1, count })}
          aria-current={group === current ? 'true' : undefined}
          tabIndex={group === current ? 0 : -1}
        />
      ))}
    </div>
  );
}
