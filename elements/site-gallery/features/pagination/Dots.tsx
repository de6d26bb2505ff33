import { useSyncExternalStore } from 'react';
import type { PaginationProps } from './pagination-kind.js';
import { groupCount, groupOf } from '../../slides/index-rules.js';

/** Of more steps than this, the dots around the current one are drawn: so many before and after it. */
const mostDots = 100;
const around = 20;

/** The steps that have a dot. */
function drawnSteps(count: number, current: number): number[] {
  const length = count > mostDots ? 2 * around + 1 : count;
  const first = Math.max(0, Math.min(current - around, count - length));
  return [...Array(length).keys()].map(at => first + at);
}

/** A dot for each step. The current one is the only one that Tab reaches; arrow keys lead from it to the others. */
export function Dots({ state, host }: PaginationProps) {
  const row = useSyncExternalStore(state.$state.listen, state.$state.get);
  const count = groupCount(row);
  const current = groupOf(row.index, row);
  return (
    <div className="indicators" part="indicators" role="group" aria-label={host.text('indicators')}>
      {drawnSteps(count, current).map(group => (
        <button key={group} type="button" className="indicator" part="indicator" data-action="indicator" value={group * row.perGroup}
          aria-label={host.text('position', { index: group + 1, count })} aria-current={group === current ? 'true' : undefined}
          tabIndex={group === current ? 0 : -1} />
      ))}
    </div>
  );
}
