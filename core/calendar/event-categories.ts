/** Limits of the categories of one event. */
const most = { categories: 10, length: 60 } as const;

/** Reads the categories of an event, written with commas between them. Each is read once. */
export function readCategories(names: readonly string[]): readonly string[] {
  const plain = names.map(name => name.replace(/\s+/g, ' ').trim().slice(0, most.length)).filter(Boolean);
  return [...new Set(plain)].slice(0, most.categories);
}
