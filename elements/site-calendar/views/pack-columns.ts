/** A span of time, with any unit. */
export interface Span { readonly from: number; readonly to: number }

/** The position of a span beside those that overlap it. */
export interface Column {
  readonly column: number;
  /** Number of columns of its group. */
  readonly columns: number;
  /** Number of columns that it fills: those beside it that are empty during its time belong to it. */
  readonly width: number;
}

const overlap = (a: Span, b: Span): boolean => a.from < b.to && b.from < a.to;

/** Groups of spans that overlap directly or through others, as indexes in order of time. */
function groupOverlapping(spans: readonly Span[]): readonly (readonly number[])[] {
  const order = [...spans.keys()].sort((a, b) => spans[a]!.from - spans[b]!.from || spans[b]!.to - spans[a]!.to);
  const groups: number[][] = [];
  let end = -Infinity;
  for (const index of order) {
    const { from, to } = spans[index]!;
    if (from >= end) groups.push([]);
    groups.at(-1)!.push(index);
    end = Math.max(from >= end ? to : end, to);
  }
  return groups;
}

/** Places overlapping spans side by side: each in the first column that is free, with the width of the free columns after it. */
export function packColumns(spans: readonly Span[]): readonly Column[] {
  const placed: Column[] = [];
  for (const group of groupOverlapping(spans)) {
    const columns: number[][] = [];
    const isFree = (column: readonly number[] | undefined, index: number) => !column?.some(other => overlap(spans[other]!, spans[index]!));
    for (const index of group) {
      const free = columns.findIndex(column => isFree(column, index));
      if (free < 0) columns.push([index]);
      else columns[free]!.push(index);
    }
    for (const [column, indexes] of columns.entries()) {
      for (const index of indexes) {
        const taken = columns.findIndex((other, at) => at > column && !isFree(other, index));
        placed[index] = { column, columns: columns.length, width: (taken < 0 ? columns.length : taken) - column };
      }
    }
  }
  return placed;
}
