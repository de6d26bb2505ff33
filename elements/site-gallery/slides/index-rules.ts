/** A row of slides: how many there are, and how many of them are seen together and are one step (in a carousel). */
export interface SlideRow { readonly count: number; readonly perGroup: number }

/** The slide an index means: below 0 counts from the end, past the end starts over. Source: media-layout §4. */
export function normaliseIndex(index: number, count: number): number {
  return count > 0 ? ((index % count) + count) % count : 0;
}

/** Where the slide at `index` stands after slides came, went or moved: its own new index, else the nearest one left. */
export function indexAfterChange<Slide>(before: readonly Slide[], after: readonly Slide[], index: number): number {
  const found = after.indexOf(before[index]!);
  return found >= 0 ? found : Math.max(0, Math.min(index, after.length - 1));
}

/** How many groups a row has; the last may be a part of one. Source: media-layout §4. */
export const groupCount = ({ count, perGroup }: SlideRow): number => Math.ceil(count / perGroup);

/** The group of a slide, counted from 0. */
const groupOf = (index: number, { perGroup }: SlideRow): number => Math.floor(index / perGroup);

/** How many slides a row has passed that shows one of them: the last slides are seen together. */
export const passedAt = (index: number, { count, perGroup }: SlideRow): number => Math.min(index, Math.max(0, count - perGroup));

/** How many slides a row has passed where a group is shown: the last group is seen full, with slides of the one before. */
export const groupPosition = (group: number, { count, perGroup }: SlideRow): number =>
  passedAt(group * perGroup, { count, perGroup });

/** Where a row continues to that has passed this many slides: the first one of the nearest group. */
export function indexAtPosition(position: number, row: SlideRow): number {
  const last = Math.max(0, groupCount(row) - 1);
  const distance = (group: number) => Math.abs(groupPosition(group, row) - position);
  const before = Math.min(last, Math.max(0, groupOf(position, row)));
  const nearest = [before + 1, last].reduce((best, group) => (group <= last && distance(group) < distance(best) ? group : best), before);
  return nearest * row.perGroup;
}

/** The group that is shown with a slide as the current one, counted from 0: the nearest to where the row stands then. */
export const shownGroup = ({ index, ...row }: SlideRow & { readonly index: number }): number =>
  groupOf(indexAtPosition(passedAt(index, row), row), row);

/** The current slide of a row that is where it has passed this many slides: of the nearest group, the first one that is seen. */
export const seenAtPosition = (position: number, row: SlideRow): number =>
  Math.max(indexAtPosition(position, row), Math.min(Math.ceil(position - 0.5), row.count - row.perGroup));

export interface Step { readonly index: number; readonly isWrapping: boolean }

interface Position extends SlideRow { readonly index: number; readonly isLooping: boolean }

/**
 * One group further or back, where a group is one slide except in a carousel, or the end that was met. From between two
 * groups that is the nearest one on that side, so that no slide is passed unseen. Source: media-layout §4.
 */
export function stepIndex({ index, isLooping, ...row }: Position, by: 1 | -1): Step | 'beginning' | 'end' {
  const groups = groupCount(row);
  const last = Math.max(0, row.count - row.perGroup);
  const passed = passedAt(index, row);
  const group = by < 0 ? Math.ceil(passed / row.perGroup) - 1 : passed < last ? groupOf(passed, row) + 1 : groups;
  const isOver = group < 0 || group >= groups;
  if (isOver && !(isLooping && groups > 1)) return by < 0 ? 'beginning' : 'end';
  return { index: ((group + groups) % groups) * row.perGroup, isWrapping: isOver };
}

/** The first slide of any group but the current one's; `random` returns a number from 0 up to 1. Source: media-layout §4. */
export function randomIndex(index: number, row: SlideRow, random: () => number): number {
  const groups = groupCount(row);
  const further = 1 + Math.floor(random() * (groups - 1));
  return groups > 1 ? (shownGroup({ index, ...row }) + further) % groups * row.perGroup : index;
}
