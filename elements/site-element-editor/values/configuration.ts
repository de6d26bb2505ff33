import type { Json, SettingSchema, ValueSchema } from '../../../core/settings/element-schema.js';
import { writeJson } from '../../../core/registry/write-json.js';
import type { Configuration, FormSchema } from './form-schema.js';

/** The way to a value: the setting, then indexes and names inside it. */
export type Path = readonly [setting: string, ...inside: (string | number)[]];

export const isSame = (one: Json | undefined, other: Json | undefined): boolean => one === other || writeJson(one) === writeJson(other);

/** Reads the settings of a value that the page or a form has given. Throws a SyntaxError for what is not a JSON object. */
export function readConfiguration(text: string): Configuration {
  const value: unknown = JSON.parse(text || '{}');
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new SyntaxError('not an object');
  return value as Configuration;
}

/** The settings without those that have their default. Names that the schema does not know stay: nothing is lost. */
export function withoutDefaults(configuration: Configuration, schema: FormSchema): Configuration {
  const differs = ([name, value]: [string, Json]) => {
    const row = Object.hasOwn(schema.properties, name) ? schema.properties[name] : undefined;
    return value !== null && !(row && row.default !== undefined && isSame(value, row.default));
  };
  return Object.fromEntries(Object.entries(configuration).filter(differs));
}

const memberOf = (value: Json | undefined, key: string | number): Json | undefined =>
  (typeof value === 'object' && value !== null && Object.hasOwn(value, key) ? (value as Readonly<Record<string | number, Json | undefined>>)[key] : undefined);

/** The value at a path, with the default of its setting. */
export function getValue(configuration: Configuration, row: SettingSchema, [name, ...inside]: Path): Json | undefined {
  const value = Object.hasOwn(configuration, name) ? configuration[name] : row.default;
  return inside.reduce<Json | undefined>(memberOf, value);
}

/** The schema of the value at a path. */
export const getSchemaAt = (row: ValueSchema, inside: readonly (string | number)[]): ValueSchema => inside.reduce<ValueSchema>((schema, key) => {
  if (typeof key === 'number') return schema.items ?? {};
  const own = schema.properties && Object.hasOwn(schema.properties, key) ? schema.properties[key] : undefined;
  return own ?? (typeof schema.additionalProperties === 'object' ? schema.additionalProperties : {});
}, row);

/** A value with another one inside it; `undefined` removes a member. */
export function withValue(
  schema: ValueSchema, value: Json | undefined, [key, ...rest]: readonly (string | number)[], inner: Json | undefined,
): Json | undefined {
  if (key === undefined) return inner;
  const next = withValue(getSchemaAt(schema, [key]), memberOf(value, key), rest, inner);
  if (typeof key === 'number') {
    const list = Array.isArray(value) ? [...value as readonly Json[]] : [];
    if (next !== undefined) list[key] = next;
    return list;
  }
  const base = value ?? getBlank(schema);
  const { [key]: _, ...others } = (typeof base === 'object' && base !== null && !Array.isArray(base) ? base : {}) as Readonly<Record<string, Json>>;
  if (next !== undefined) return { ...others, [key]: next };
  return schema.required?.includes(key) ? { ...others, [key]: getBlank(getSchemaAt(schema, [key])) } : others;
}

/** What a new row of a list begins with: only what it must have. */
export function getBlank(schema: ValueSchema): Json {
  if (schema.enum) return schema.enum[0]!;
  switch (schema.type) {
    case 'boolean': return false;
    case 'number':
    case 'integer': return schema.minimum ?? 0;
    case 'array': return [];
    case 'object': return Object.fromEntries((schema.required ?? []).map(name => [name, getBlank(getSchemaAt(schema, [name]))]));
    default: return '';
  }
}
