/** What a record itself holds under a name: never what every object has, such as `constructor`. For names that others wrote. */
export const ownValue = <V>(record: Readonly<Record<string, V>> | null | undefined, name: string): V | undefined =>
  (record && Object.hasOwn(record, name) ? record[name] : undefined);
