/** The address of a page without its fragment and without values that fill in fields: those are in the encrypted draft. */
export function withoutPrefill(address: string, names: ReadonlySet<string>): string {
  const url = new URL(address);
  url.hash = '';
  const filled = [...url.searchParams.keys()].filter(name => name.startsWith('field.') || names.has(name));
  for (const name of filled) url.searchParams.delete(name);
  return url.href;
}
