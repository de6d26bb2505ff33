import { useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import type { PaginationProps } from './pagination-kind.js';
import { groupCount, shownGroup } from '../../slides/index-rules.js';

/** A bar that is full at the last step. Not a `progressbar`: nothing is under way. */
export function Progress({ state, host }: PaginationProps) {
  const row = useSyncExternalStore(state.$state.listen, state.$state.get);
  const bar = useRef<HTMLDivElement>(null);
  const count = groupCount(row);
  const index = shownGroup(row) + 1;
  useLayoutEffect(() => { bar.current!.style.setProperty('--_done', String(index / count)); }, [index, count]);
  return <div ref={bar} className="progress" part="progress" role="img" aria-label={host.text('position', { index, count })} />;
}
