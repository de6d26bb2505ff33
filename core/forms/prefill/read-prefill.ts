/** Values for fields, by the name of a control in lower case, with `-` for every other sign than letters and digits. */
export type PrefillValues = ReadonlyMap<string, readonly string[]>;

/** More parameters than any link to a form has. */
const mostParameters = 100;
/** Longer values are not filled in: the start of a text would look like all of it. */
export const longestPrefill = 2000;
/** Mark of a parameter that is about a field, whatever else the page reads from its address. */
const fieldPrefix = 'field.';

/** The name of a control as attributes can have it: `data-field-name-first` is about `name.first`. */
export const plainName = (name: string): string => name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '-');

/**
 * Values by the names of controls, as in `?field.email=ada@example.com` or `?email=ada@example.com`. With both, the first is used. A name
 * can be repeated, for several checkboxes.
 */
export function readAddress(search: string): PrefillValues {
  const values = new Map<string, string[]>();
  const parameters = [...new URLSearchParams(search)].slice(0, mostParameters);
  for (const isMarked of [true, false]) {
    const known = new Set(values.keys());
    for (const [key, value] of parameters) {
      if (key.startsWith(fieldPrefix) !== isMarked) continue;
      const name = isMarked ? key.slice(fieldPrefix.length) : key;
      if (!known.has(name) && value.length <= longestPrefill) values.set(name, [...values.get(name) ?? [], value]);
    }
  }
  return values;
}

/** Values by the plain names of controls, from the attributes of a tag, as in `data-field-product="Blue vase"`. */
export const readAttributes = (element: Element): PrefillValues => new Map([...element.attributes]
  .filter(({ name, value }) => name.startsWith('data-field-') && value.length <= longestPrefill)
  .map(({ name, value }) => [name.slice('data-field-'.length), [value]]));
