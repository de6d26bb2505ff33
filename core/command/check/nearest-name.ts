const longest = 64;

/** How many letters must be added, removed, replaced or swapped to turn one word into another. */
function distance(one: string, other: string): number {
  let [before, row]: number[][] = [[], [...Array(other.length + 1).keys()]];
  for (let i = 1; i <= one.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= other.length; j += 1) {
      const isSame = one[i - 1] === other[j - 1];
      next[j] = Math.min(row![j]! + 1, next[j - 1]! + 1, row![j - 1]! + (isSame ? 0 : 1));
      if (i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1]) next[j] = Math.min(next[j]!, before![j - 2]! + 1);
    }
    [before, row] = [row, next];
  }
  return row![other.length]!;
}

/** The name that was probably meant; null if none is close: a third of the letters at most. */
export function findNearestName(name: string, names: Iterable<string>): string | null {
  if (name.length > longest) return null;
  let [nearest, least]: [string | null, number] = [null, Math.max(1, Math.floor(name.length / 3)) + 1];
  for (const candidate of names) {
    if (Math.abs(candidate.length - name.length) >= least) continue;
    const letters = distance(name, candidate);
    if (letters < least) [nearest, least] = [candidate, letters];
  }
  return nearest;
}
