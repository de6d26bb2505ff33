/** A carousel's row: how many slides there are, and how many of them are seen together. */
export interface Row { readonly count: number; readonly perGroup: number }

/** How many groups a row has; the last may be a part of one. Source: media-layout §4. */
export const groupCount = ({ count, perGroup }: Row): number => Math.ceil(count / perGroup);

/** The group of a slide, counted from 0. */
export const groupOf = (index: number, { perGroup }: Row): number => Math.floor(index / perGroup);

/** How many slides a row has passed where a group is shown: the last group is seen full, with slides of the one before. */
export const groupPlace = (group: number, { count, perGroup }: Row): number =>
  Math.min(group * perGroup, Math.max(0, count - perGroup));

/** The current slide of a row that has passed so many slides: the first one of the nearest group. */
export function indexAtPlace(place: number, row: Row): number {
  const last = Math.max(0, groupCount(row) - 1);
  const away = (group: number) => Math.abs(groupPlace(group, row) - place);
  const before = Math.min(last, Math.max(0, groupOf(place, row)));
  const nearest = [before + 1, last].reduce((best, group) => (group <= last && away(group) < away(best) ? group : best), before);
  return nearest * row.perGroup;
}
