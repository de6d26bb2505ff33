/** Where the items of a row stand. */
export interface RowLayout {
  readonly count: number;
  /** Between two items. */
  readonly gapPx: number;
  /** How far an item is from the beginning of the row; of the count itself, how long the row is and one gap more. */
  readonly startAt: (index: number) => number;
}

/** Items from the first number to before the second. */
export type IndexRange = readonly [from: number, to: number];

/** What is drawn of a row: an item, or the empty room of those that are not drawn. */
export type RowSegment = { readonly index: number } | { readonly roomPx: number; readonly before: number };

/** Rows as long as this are drawn whole. */
const fewItems = 100;
/** Ranges begin and end at multiples of this: a row that is scrolled a little draws nothing new. */
const blockItems = 16;

/** A row of items of one size. */
export const evenPlaces = (count: number, itemPx: number, gapPx: number): RowLayout => ({ count, gapPx, startAt: index => index * (itemPx + gapPx) });

/** A row of items of these sizes. */
export function layOutRow(sizesPx: readonly number[], gapPx: number): RowLayout {
  const starts = new Float64Array(sizesPx.length + 1);
  for (const [at, px] of sizesPx.entries()) starts[at + 1] = starts[at]! + px + gapPx;
  return { count: sizesPx.length, gapPx, startAt: index => starts[index]! };
}

/** The item at a distance from the beginning of the row; a gap belongs to the item before it. */
export function itemAtPx({ count, startAt }: RowLayout, px: number): number {
  let [low, high] = [0, Math.max(0, count - 1)];
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (startAt(middle) <= px) low = middle;
    else high = middle - 1;
  }
  return low;
}

const inBlocks = (count: number, from: number, to: number): IndexRange =>
  [Math.max(0, Math.floor(from / blockItems) * blockItems), Math.min(count, (Math.floor(to / blockItems) + 1) * blockItems)];

/** What is drawn of a row that is scrolled so far: what is seen, and as much again before and behind. */
export function rangeInView(places: RowLayout, scrolledPx: number, viewPx: number): IndexRange {
  const { count } = places;
  if (count <= fewItems) return [0, count];
  return inBlocks(count, itemAtPx(places, scrolledPx - viewPx), itemAtPx(places, scrolledPx + 2 * viewPx));
}

/** What is rendered before the visible part is known: the surroundings of an item. */
export const rangeAround = ({ count }: RowLayout, index: number): IndexRange =>
  (count <= fewItems ? [0, count] : inBlocks(count, index - blockItems, index + blockItems));

/** A row of which these items are drawn: those of a range, and some that have to be there wherever they stand. */
export function getRowSegments({ count, gapPx, startAt }: RowLayout, [from, to]: IndexRange, always: readonly number[]): RowSegment[] {
  const isIn = (index: number) => index >= from && index < Math.min(to, count);
  const outside = [...new Set(always)].filter(index => index >= 0 && index < count && !isIn(index));
  const range = [...Array(Math.max(0, Math.min(to, count) - from)).keys()].map(at => from + at);
  const drawn = [...outside.filter(index => index < from), ...range, ...outside.filter(index => index >= to)];
  if (outside.length > 1) drawn.sort((one, other) => one - other);
  const pieces: RowSegment[] = [];
  let next = 0;
  const leaveRoom = (before: number) => {
    if (before > next) pieces.push({ roomPx: startAt(before) - startAt(next) - gapPx, before });
  };
  for (const index of drawn) {
    leaveRoom(index);
    pieces.push({ index });
    next = index + 1;
  }
  leaveRoom(count);
  return pieces;
}
