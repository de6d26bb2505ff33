import { onlyValue } from '../http/single-values.js';

/** Names in a posted form that are no fields of it: a field's id never begins with a line. */
export const reservedNames = {
  /** The submission key of the page: a double press stores once. */
  key: '_key',
  /** Hidden from people; machines fill it in. */
  trap: '_homepage',
} as const;

interface Taken {
  key: string | undefined;
  trap: string | undefined;
  fields: ReadonlyMap<string, string[]>;
}

/** Parts what a page of ours adds to a form from what the visitor wrote. */
export function takeReserved(posted: ReadonlyMap<string, string[]>): Taken {
  const fields = new Map(posted);
  const take = (name: string) => {
    const values = fields.get(name);
    fields.delete(name);
    return values && onlyValue(name, values) || undefined;
  };
  return { key: take(reservedNames.key), trap: take(reservedNames.trap), fields };
}
