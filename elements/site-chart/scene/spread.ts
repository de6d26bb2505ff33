/**
 * Moves texts along a line so that they do not overlap, each as near to its wanted place as possible. All numbers are middles and
 * sizes in pixels. Null if they do not fit between `from` and `to`.
 */
export function spread(wanted: readonly number[], sizes: readonly number[], [from, to]: readonly [number, number]): readonly number[] | null {
  if (sizes.reduce((all, size) => all + size, 0) > to - from + 0.01) return null;
  const groups: { members: number[]; size: number; middle: number }[] = [];
  const clamp = (middle: number, size: number): number => Math.min(to - size / 2, Math.max(from + size / 2, middle));
  for (const at of [...wanted.keys()].sort((a, b) => wanted[a]! - wanted[b]! || a - b)) {
    let group = { members: [at], size: sizes[at]!, middle: clamp(wanted[at]!, sizes[at]!) };
    for (let before = groups.at(-1); before && before.middle + before.size / 2 > group.middle - group.size / 2; before = groups.at(-1)) {
      groups.pop();
      const size = before.size + group.size;
      const members = [...before.members, ...group.members];
      group = { members, size, middle: clamp(getMiddle(members, wanted, sizes), size) };
    }
    groups.push(group);
  }
  const placed = [...wanted];
  for (const { members, size, middle } of groups) {
    let start = middle - size / 2;
    for (const at of members) {
      placed[at] = start + sizes[at]! / 2;
      start += sizes[at]!;
    }
  }
  return placed;
}

/** The middle of texts that touch each other, with the least distance to where each of them should be. */
function getMiddle(members: readonly number[], wanted: readonly number[], sizes: readonly number[]): number {
  const size = members.reduce((all, at) => all + sizes[at]!, 0);
  let [before, sum] = [0, 0];
  for (const at of members) {
    sum += wanted[at]! - before - sizes[at]! / 2;
    before += sizes[at]!;
  }
  return sum / members.length + size / 2;
}
