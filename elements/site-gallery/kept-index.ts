/** Where the slide at `index` stands after slides came, went or moved: its own new place, else the nearest one left. */
export function keptIndex<Slide>(before: readonly Slide[], after: readonly Slide[], index: number): number {
  const found = after.indexOf(before[index]!);
  return found >= 0 ? found : Math.max(0, Math.min(index, after.length - 1));
}
