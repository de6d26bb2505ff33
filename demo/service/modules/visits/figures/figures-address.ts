import { paths } from 'site-elements/contract/paths';
import type { FiguresRange } from './figures-range.js';
import type { Filter } from './read-figures.js';

/** What the page shows: its range and its filter are in its address. */
export interface FiguresSelection { readonly range: FiguresRange; readonly filter: Filter | null }

type Shown = Pick<FiguresRange, 'name' | 'from' | 'until'>;

/** The address of the page with a range and a filter. */
export function figuresAddress(
  { range: { name, from, until }, filter }: { readonly range: Shown; readonly filter: Filter | null }, path: string = paths.ownerFigures,
): string {
  const query = new URLSearchParams({ ...name === undefined ? { from, until } : { days: name }, ...filter && { filter: `${filter.kind}:${filter.name}` } });
  return `${path}?${query}`;
}
