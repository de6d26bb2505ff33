import { safeUrl } from '../links/safe-url.js';
import { readNumber } from './read-number.js';
import { writeJson } from '../registry/write-json.js';
import type { Setting } from './setting.js';

/** What is wrong with a value and what would have been right; undefined when it is good. */
export interface Fault { readonly got: string; readonly fact: string; readonly expected: string }
export type ParseResult<T> = { readonly value: T; readonly fault?: Fault };

/** Any value as JSON for a developer message. */
export function asJson(value: unknown): string {
  try {
    return value === undefined || typeof value === 'function' || typeof value === 'symbol' ? String(value) : writeJson(value);
  } catch {
    return `a ${typeof value}`; // it holds itself, or cannot be written
  }
}

/** A value as a developer message quotes it. */
export const show = (value: unknown): string => `"${(typeof value === 'string' ? value : asJson(value)).slice(0, 60)}"`;

/** What a value says as text; null where it is not a text: a record, a list of such, a function. */
function textOf(value: unknown): string | null {
  if (typeof value === 'string') return value;
  if (Array.isArray(value)) return value.every(one => typeof one !== 'object' && typeof one !== 'function') ? String(value) : null;
  if (typeof value === 'function' || typeof value === 'symbol') return null;
  if (typeof value !== 'object') return String(value);
  const prototype: unknown = Object.getPrototypeOf(value);
  if (prototype === null || prototype === Object.prototype) return null;
  try {
    return String(value); // a URL and the like
  } catch {
    return null;
  }
}

function numberRange({ min, max, integer, unit }: Setting): string {
  const noun = integer ? 'a whole number' : 'a number';
  const range = min !== undefined && max !== undefined ? ` from ${min} to ${max}`
    : min !== undefined ? ` of at least ${min}` : max !== undefined ? ` of at most ${max}` : '';
  return noun + range + (unit ? ` (${unit})` : '');
}

function parseNumber(row: Setting, input: unknown): ParseResult<unknown> {
  const several = typeof input === 'string' ? row.fromText?.(input) : null;
  if (several) return { value: several };
  const isGood = (value: number) => Number.isFinite(value) && (!row.integer || Number.isInteger(value))
    && value >= (row.min ?? -Infinity) && value <= (row.max ?? Infinity);
  const number = typeof input === 'number' ? input : typeof input === 'string' ? readNumber(input, isGood) : NaN;
  if (isGood(number)) return { value: number };
  const fact = Number.isFinite(number) ? 'is out of range' : 'is not a number';
  return { value: row.unreadable ?? row.default, fault: { got: show(input), fact, expected: numberRange(row) } };
}

function parseChoice(row: Setting, input: unknown): ParseResult<unknown> {
  // TOP_LEFT and MinimalDark, as a CMS's block data may spell them, are top-left and minimal-dark.
  const choice = typeof input === 'string'
    ? input.trim().replace(/([a-z])([A-Z])/g, '$1-$2').toLowerCase().replaceAll('_', '-')
    : typeof input === 'boolean' ? String(input) : input;
  if (row.choices!.includes(choice)) return { value: choice };
  const address = row.orAddress && typeof input === 'string' && /[./]/.test(input) ? safeUrl(input.trim()) : null;
  if (address !== null) return { value: address };
  const expected = row.choices!.join(', ') + (row.orAddress ? ' or an address' : '');
  return { value: row.default, fault: { got: show(input), fact: 'is unknown', expected } };
}

function parseUrl(row: Setting, input: unknown): ParseResult<unknown> {
  const text = textOf(input);
  const url = text === null ? null : safeUrl(text);
  if (url !== null) return { value: url };
  return { value: row.default, fault: { got: show(input), fact: 'is not a safe address', expected: 'an http, https or relative address' } };
}

function parseText(row: Setting, input: unknown): ParseResult<unknown> {
  const text = (typeof input === 'object' && input ? row.fromRecord?.(input) : null) ?? textOf(input);
  if (text === null) return { value: row.default, fault: { got: show(input), fact: 'is no text', expected: 'a text' } };
  const read = row.format && text.trim() ? row.format.read(text.trim()) : text;
  return read === null ? { value: row.default, fault: { got: show(input), fact: 'cannot be read', expected: row.format!.expected } } : { value: read };
}

/**
 * A value given by script, by a JSON settings block or as attribute text, made right.
 * Never throws: a bad value gives the default and says why. `null` and `undefined` mean the default.
 */
export function parseValue<T>(row: Setting<T>, input: unknown): ParseResult<T>;
export function parseValue(row: Setting, input: unknown): ParseResult<unknown> {
  if (input === null || input === undefined) return { value: row.default };
  switch (row.kind) {
    case 'flag': return { value: typeof input === 'string' ? input !== 'false' : Boolean(input) };
    case 'number': return parseNumber(row, input);
    case 'choice': return parseChoice(row, input);
    case 'url': return parseUrl(row, input);
    case 'text': return parseText(row, input);
    case 'json': return { value: input };
  }
}

/** Attribute text to a value. `null` is an absent attribute. */
export function parseAttribute<T>(row: Setting<T>, text: string | null): ParseResult<T>;
export function parseAttribute(row: Setting, text: string | null): ParseResult<unknown> {
  if (text === null || row.kind !== 'json') return parseValue(row, text);
  try {
    return { value: JSON.parse(text) };
  } catch (error) {
    return { value: row.default, fault: { got: show(text), fact: `is not JSON (${(error as Error).message})`, expected: row.type || 'JSON' } };
  }
}

/** A value as attribute text; `null` removes the attribute. */
export function formatAttribute(row: Setting, value: unknown): string | null {
  if (row.kind === 'flag') return value === row.default ? null : value ? '' : 'false';
  if (value === null || value === undefined || Object.is(value, row.default)) return null;
  return row.kind === 'json' ? writeJson(value) : String(value);
}

/** The one developer message for a bad value: element, fact, what was got, what was expected, what happens now. */
export function faultMessage(tag: string, name: string, fault: Fault, fallback: unknown): string {
  const used = fallback === null ? 'nothing' : typeof fallback === 'string' && fallback ? fallback : writeJson(fallback);
  return `<${tag}>: ${name} ${fault.got} ${fault.fact}; expected ${fault.expected}; using ${used}.`;
}
