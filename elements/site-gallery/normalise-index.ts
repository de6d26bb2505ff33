/** The slide an index means: below 0 counts from the end, past the end starts over. Source: media-layout §4. */
export function normaliseIndex(index: number, count: number): number {
  return count > 0 ? ((index % count) + count) % count : 0;
}
