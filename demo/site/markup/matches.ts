/** Returns `true` if a text contains every word of the query, in any order. An empty query matches everything. */
export function matches(text: string, query: string): boolean {
  const lower = text.toLowerCase();
  return query.toLowerCase().split(/\s+/).every(word => lower.includes(word));
}
