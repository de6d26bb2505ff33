/** A slice of a pie; `index` is its row, or the number of rows for all that are too small to be told apart. */
export interface Slice { readonly index: number; readonly value: number; readonly share: number }
/** More slices than this cannot be distinguished: the smallest become one. */
export const maxSlices = 12;

/** The slices of a series in the order of its rows: what is above zero, the smallest together in one. */
export function getSlices(values: readonly (number | null)[]): readonly Slice[] {
  const positive = values.flatMap((value, index) => (value !== null && value > 0 ? [{ index, value }] : []));
  const sum = positive.reduce((all, { value }) => all + value, 0);
  const bySize = positive.toSorted((a, b) => b.value - a.value);
  const kept = positive.length > maxSlices ? new Set(bySize.slice(0, maxSlices - 1).map(({ index }) => index)) : null;
  const slices = kept ? positive.filter(({ index }) => kept.has(index)) : positive;
  const rest = sum - slices.reduce((all, { value }) => all + value, 0);
  const all = kept ? [...slices, { index: values.length, value: rest }] : slices;
  return all.map(({ index, value }) => ({ index, value, share: value / sum }));
}
