/** Whether a text has every word that somebody looks for, in any order. No words match everything. */
export function matches(text: string, query: string): boolean {
  const lower = text.toLowerCase();
  return query.toLowerCase().split(/\s+/).every(word => lower.includes(word));
}
