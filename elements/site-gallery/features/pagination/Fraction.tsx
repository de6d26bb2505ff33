import { useSyncExternalStore } from 'react';
import type { PaginationProps } from './pagination-kind.js';
import { groupCount, shownGroup } from '../../slides/index-rules.js';

/** The position among the steps, in the digits of the language. */
export function Fraction({ state, host }: PaginationProps) {
  const row = useSyncExternalStore(state.$state.listen, state.$state.get);
  return <p className="fraction" part="fraction">{host.text('counter', { index: shownGroup(row) + 1, count: groupCount(row) })}</p>;
}
