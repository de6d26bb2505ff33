/** The record of a name in any case. Throws a RangeError that says `missing` and what there is. */
export function recordNamed<T>(records: Readonly<Record<string, T>>, name: string, missing: string): T {
  const key = name.trim().toLowerCase();
  if (Object.hasOwn(records, key)) return records[key]!;
  throw new RangeError(`${missing}; expected ${Object.keys(records).join(', ')}`);
}
