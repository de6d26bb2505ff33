import { described } from './expect-input.js';
import { ownValue } from './own-value.js';

/** Receives each field that is not what it should be: its path, the value, and what was expected. */
export type Report = (path: string, got: unknown, expected: string) => void;

/**
 * The declared shape of a value that others may have written. Returns the value, or a copy without the parts that are wrong;
 * `undefined` where nothing of it can be used. Reports every part that is wrong, and never throws.
 */
export interface Decoder<T> {
  (value: unknown, report?: Report, path?: string): T | undefined;
  /** Set for a field that a record may lack. `wrong`: whether a wrong value costs the field alone, or the whole record. */
  readonly wrong?: 'drops field' | 'drops record';
}

const silent: Report = () => {};

function simple<T>(expected: string, isGood: (value: unknown) => value is T): Decoder<T> {
  return (value, report = silent, path = '') => {
    if (isGood(value)) return value;
    report(path, value, expected);
    return undefined;
  };
}

interface TextRules { readonly least?: number; readonly most?: number; readonly pattern?: RegExp; readonly expected?: string }

/** A string of some length, and of a pattern. */
export const text = ({ least = 0, most = Infinity, pattern, expected = least > 0 ? 'a text that is not empty' : 'a text' }: TextRules = {}): Decoder<string> =>
  simple(expected, (value): value is string => typeof value === 'string' && value.length >= least && value.length <= most && (!pattern || pattern.test(value)));

export const wholeNumber = (from: number, to: number): Decoder<number> =>
  simple(`a whole number from ${from} to ${to}`, (value): value is number => Number.isInteger(value) && (value as number) >= from && (value as number) <= to);

export const finiteNumber = (from = -Number.MAX_VALUE): Decoder<number> =>
  simple('a number', (value): value is number => Number.isFinite(value) && (value as number) >= from);

export const flag: Decoder<boolean> = simple('true or false', (value): value is boolean => typeof value === 'boolean');

export const oneOf = <const T extends string | number | boolean | null>(...choices: readonly T[]): Decoder<T> =>
  simple(`one of ${choices.join(', ')}`, (value): value is T => (choices as readonly unknown[]).includes(value));

/** JSON of any shape, for values that are passed on unread. */
export const anything: Decoder<unknown> = value => value;

/** The first of several shapes that fits. */
export const either = <T>(expected: string, ...shapes: readonly Decoder<T>[]): Decoder<T> => (value, report = silent, path = '') => {
  for (const shape of shapes) {
    const read = shape(value);
    if (read !== undefined) return read;
  }
  report(path, value, expected);
  return undefined;
};

/** A field that a record may lack; a wrong value costs the whole record, because it would mean something else without. */
export const optional = <T>(decode: Decoder<T>): Decoder<T | undefined> =>
  Object.assign<Decoder<T | undefined>, Pick<Decoder<T>, 'wrong'>>((...given) => decode(...given), { wrong: 'drops record' });

/** A field that a record may lack; a wrong value is left out, and the rest of the record stays. */
export const lenient = <T>(decode: Decoder<T>): Decoder<T | undefined> =>
  Object.assign<Decoder<T | undefined>, Pick<Decoder<T>, 'wrong'>>((...given) => decode(...given), { wrong: 'drops field' });

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null && !Array.isArray(value);

/** A list; items that are wrong are left out, and so is what is beyond `most`. */
export const listOf = <T>(item: Decoder<T>, most = Infinity): Decoder<T[]> => (value, report = silent, path = '') => {
  if (!Array.isArray(value)) return void report(path, value, 'a list');
  return (value.slice(0, most) as unknown[]).flatMap((one, at): T[] => {
    const read = item(one, report, `${path}[${at}]`);
    return read === undefined ? [] : [read];
  });
};

/** A record of values by name; values that are wrong are left out. */
export const dictionaryOf = <T>(item: Decoder<T>): Decoder<Record<string, T>> => (value, report = silent, path = '') => {
  if (!isRecord(value)) return void report(path, value, 'an object');
  return Object.fromEntries(Object.entries(value).flatMap(([name, one]) => {
    const read = item(one, report, `${path}.${name}`);
    return read === undefined ? [] : [[name, read] as const];
  }));
};

/**
 * A record, field by field. Fields without a declaration stay unread in a copy: a newer version of the library may have
 * written them, and would miss them.
 */
export const recordOf = <T extends object>(fields: { readonly [Name in keyof T]-?: Decoder<T[Name]> }): Decoder<T> => (value, report = silent, path = '') => {
  if (!isRecord(value)) return void report(path, value, 'an object');
  const copy: Record<string, unknown> = { ...value };
  for (const [name, decode] of Object.entries<Decoder<unknown>>(fields)) {
    const given = ownValue(value, name);
    if (given === undefined && decode.wrong) continue;
    const read = decode(given, report, path ? `${path}.${name}` : name);
    if (read !== undefined) copy[name] = read;
    else if (decode.wrong === 'drops field') delete copy[name];
    else return undefined;
  }
  return copy as T;
};

/** JSON text as a value; `undefined` if it is invalid. */
export function parseJson(json: string): unknown {
  try {
    return JSON.parse(json) as unknown;
  } catch {
    return undefined;
  }
}

/** JSON text of a declared shape. */
export const jsonOf = <T>(decode: Decoder<T>): Decoder<T> => (value, report = silent, path = '') => {
  const read = typeof value === 'string' ? parseJson(value) : undefined;
  if (read === undefined) return void report(path, value, 'JSON');
  return decode(read, report, path);
};

/** What a report says, without the value, which may be a visitor's own. */
export const reported = (path: string, got: unknown, expected: string): string =>
  `${path ? `${path} is ${described(got)}` : `holds ${described(got)}`}; expected ${expected}`;
