import type { ValueSchema } from '../../settings/element-schema.js';

/** What is wrong with a value: where in it, and what is expected there. */
export interface Mismatch { readonly path: string; readonly expected: string }

const typeNames: Readonly<Record<string, string>> = {
  string: 'a text', number: 'a number', integer: 'a whole number', boolean: 'true or false', array: 'a list', object: 'an object', null: 'null',
};

function isOfType(type: NonNullable<ValueSchema['type']>, value: unknown): boolean {
  switch (type) {
    case 'array': return Array.isArray(value);
    case 'object': return typeof value === 'object' && value !== null && !Array.isArray(value);
    case 'integer': return Number.isInteger(value);
    case 'number': return Number.isFinite(value);
    case 'null': return value === null;
    default: return typeof value === type;
  }
}

/** What a schema expects, in words. */
export function describeSchema({ type, enum: words, anyOf, pattern, minimum, maximum }: ValueSchema): string {
  if (words) return `one of ${words.join(', ')}`;
  if (anyOf) return anyOf.map(describeSchema).join(', or ');
  const range = minimum !== undefined && maximum !== undefined ? ` from ${minimum} to ${maximum}`
    : minimum !== undefined ? ` of at least ${minimum}` : maximum !== undefined ? ` of at most ${maximum}` : '';
  return `${typeNames[type ?? ''] ?? 'JSON'}${range}${pattern === undefined ? '' : ' in its format'}`;
}

function isInRange({ enum: words, pattern, minimum, maximum }: ValueSchema, value: unknown): boolean {
  if (words && !words.includes(value as string)) return false;
  if (typeof value === 'number' && (value < (minimum ?? -Infinity) || value > (maximum ?? Infinity))) return false;
  return typeof value !== 'string' || pattern === undefined || new RegExp(pattern, 'u').test(value);
}

/** Deeper than any setting is. */
const deepest = 12;

function findInMembers(schema: ValueSchema, value: object, path: string): Mismatch | null {
  const missing = schema.required?.find(name => !Object.hasOwn(value, name));
  if (missing !== undefined) return { path: `${path}.${missing}`, expected: 'a value' };
  for (const [name, member] of Object.entries(value)) {
    const others = typeof schema.additionalProperties === 'object' ? schema.additionalProperties : {};
    const found = findMismatch(Object.hasOwn(schema.properties ?? {}, name) ? schema.properties![name]! : others, member, `${path}.${name}`);
    if (found) return found;
  }
  return null;
}

/** The first part of a value that its schema does not accept; `null` if all of it is right. */
export function findMismatch(schema: ValueSchema, value: unknown, path = ''): Mismatch | null {
  const here: Mismatch = { path, expected: describeSchema(schema) };
  if (path.split(/[.[]/).length > deepest) return { path, expected: 'a value that is less deep' };
  if (schema.anyOf) return schema.anyOf.some(one => !findMismatch(one, value, path)) ? null : here;
  if (schema.type && !isOfType(schema.type, value)) return here;
  if (!isInRange(schema, value)) return here;
  if (Array.isArray(value)) {
    for (const [at, item] of value.entries()) {
      const found = findMismatch(schema.items ?? {}, item, `${path}[${at}]`);
      if (found) return found;
    }
    return null;
  }
  return typeof value === 'object' && value !== null ? findInMembers(schema, value, path) : null;
}
