/**
 * JSON text of a value, as `JSON.stringify` writes it in a page of its own. Old libraries (Prototype.js) give every list a
 * `toJSON()` that returns a text, so that `{"entries":[]}` becomes `{"entries":"[]"}`: lists and plain records are
 * written without asking them.
 */
export function writeJson(value: unknown): string {
  return write(value, []) ?? 'null';
}

/** `around`: the lists and records that the value is in. */
function write(value: unknown, around: readonly unknown[]): string | undefined {
  if (around.includes(value)) throw new TypeError('JSON: a value holds itself.');
  if (Array.isArray(value)) {
    const [items, inside]: [string[], unknown[]] = [[], [...around, value]];
    for (let at = 0; at < value.length; at += 1) items.push(write(value[at], inside) ?? 'null');
    return `[${items.join(',')}]`;
  }
  if (typeof value === 'function') return undefined;
  if (!isPlain(value)) return JSON.stringify(value) as string | undefined;
  const [fields, inside]: [string[], unknown[]] = [[], [...around, value]];
  for (const name of Object.keys(value)) {
    const json = write(value[name], inside);
    if (json !== undefined) fields.push(`${JSON.stringify(name)}:${json}`);
  }
  return `{${fields.join(',')}}`;
}

/** A record without a `toJSON()` of its own: dates and addresses write themselves. */
const isPlain = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && (!('toJSON' in value) || value.toJSON === (Object.prototype as { toJSON?: unknown }).toJSON);
