const candidate = /\s*(\S*[^,\s])(?:\s+([\d.]+)[wx])?\s*(?:,|$)/g;

/** The address of the largest image of a `srcset`; empty when it lists none. */
export function getLargestCandidate(srcset: string): string {
  let [largest, size] = ['', -1];
  for (const [, address = '', written = '1'] of srcset.matchAll(candidate)) {
    if (Number(written) > size) [largest, size] = [address, Number(written)];
  }
  return largest;
}
