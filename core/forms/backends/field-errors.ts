type Errors = Readonly<Record<string, string>>;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const messageOf = (value: unknown): string => {
  const first = Array.isArray(value) ? value[0] : value;
  if (typeof first === 'string') return first.trim();
  return isRecord(first) ? messageOf(first.message ?? first.msg ?? first.error) : '';
};

/** Names under which services return the field of an error. */
const fieldNames = ['field', 'name', 'path', 'param', 'id'];

/**
 * What a service says of single fields, by field name, whichever of the usual shapes it uses: a map of name to message or
 * messages, or a list of records that name their field.
 */
export function fieldErrors(errors: unknown): Errors {
  const entries = Array.isArray(errors)
    ? errors.filter(isRecord).map(error => [fieldNames.map(name => error[name]).find(name => typeof name === 'string'), messageOf(error)] as const)
    : isRecord(errors) ? Object.entries(errors).map(([name, said]) => [name, messageOf(said)] as const) : [];
  return Object.fromEntries(entries.filter((entry): entry is [string, string] => !!entry[0] && entry[1] !== ''));
}
