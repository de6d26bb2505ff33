import { fieldRules } from '../../contract/fields/field-rules.js';
import type { FieldProperty } from '../../contract/fields/field-rule.js';
import { fieldTypes, type FieldType, type FormField } from '../../contract/form-field.js';
import { mostDigits } from '../../contract/calculations/digits.js';
import { asJson } from '../../settings/parse.js';

export interface FieldList {
  readonly fields: readonly FormField[];
  /** What was wrong with the list, for the page's author. */
  readonly faults: readonly string[];
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const show = (value: unknown): string => asJson(value).slice(0, 60);

/** How each property must be given: what is wanted in words, and the value made right or undefined. */
const properties: Record<FieldProperty, readonly [expected: string, read: (value: unknown) => unknown]> = {
  required: ['true or false', value => (typeof value === 'boolean' ? value : undefined)],
  showCountryCode: ['true or false', value => (typeof value === 'boolean' ? value : undefined)],
  step: ['true or false', value => (typeof value === 'boolean' ? value : undefined)],
  underline: ['true or false', value => (typeof value === 'boolean' ? value : undefined)],
  shortTopLevel: ['true or false', value => (typeof value === 'boolean' ? value : undefined)],
  multiple: ['true or false', value => (typeof value === 'boolean' ? value : undefined)],
  prefill: ['true or false', value => (typeof value === 'boolean' ? value : undefined)],
  maxLength: ['a whole number above 0', asCount],
  options: [
    'a list of texts',
    value => (Array.isArray(value) && value.length > 0 && value.every(isOption) ? [...new Set(value.map(String))] : undefined),
  ],
  amounts: [
    'a list of amounts above 0',
    value => (Array.isArray(value) && value.length > 0 && value.every(isAmount) ? [...new Set(value.map(Number))] : undefined),
  ],
  maxFiles: ['a whole number above 0', asCount],
  maxFileBytes: ['a whole number above 0', asCount],
  accept: ['a text', asText],
  prices: ['a price for each option, such as { "Lunch": 12.5 }', asPrices],
  formula: ['a calculation such as "people * 45"', asText],
  currency: ['a currency code such as EUR', value => (typeof value === 'string' && /^[A-Z]{3}$/.test(value) ? value : undefined)],
  digits: [`a whole number from 0 to ${mostDigits}`, asDigits],
  description: ['a text', asText],
  placeholder: ['a text', asText],
  currencySymbol: ['a text', asText],
  when: ['a condition such as "size is large"', asText],
  requiredWhen: ['a condition such as "size is large"', asText],
  key: ['a text', asText],
  value: ['a text', asText],
};

function isOption(value: unknown): boolean { return typeof value === 'string' ? value.trim() !== '' : typeof value === 'number'; }
/** As a number or as a text of one; no more than two digits after the point. */
function isAmount(value: unknown): boolean {
  const isPlain = typeof value === 'string' || typeof value === 'number';
  return isPlain && Number(value) > 0 && /^\d{1,15}(\.\d{1,2})?$/.test(String(value).trim());
}
/** Amounts as numbers or as texts of one, by option. */
function asPrices(value: unknown): unknown {
  if (!isRecord(value)) return undefined;
  const prices = Object.entries(value);
  const isPrice = (price: unknown) => (typeof price === 'number' || typeof price === 'string') && /^-?\d{1,12}(\.\d{1,6})?$/.test(String(price).trim());
  return prices.every(([, price]) => isPrice(price)) ? Object.fromEntries(prices.map(([option, price]) => [option, Number(price)])) : undefined;
}
function asDigits(value: unknown): unknown { return Number.isInteger(value) && Number(value) >= 0 && Number(value) <= mostDigits ? value : undefined; }
function asCount(value: unknown): unknown { return Number.isInteger(value) && Number(value) > 0 ? value : undefined; }
function asText(value: unknown): string | undefined {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;
}

/** A field list as an author or a content system wrote it, made right; what cannot be drawn is left out and said. */
export function readFieldList(given: unknown): FieldList {
  if (!Array.isArray(given)) return { fields: [], faults: [`fields ${show(given)} is not a list; expected a list of fields; drawing none.`] };
  const faults: string[] = [];
  const fields = new Map<string, FormField>();
  given.forEach((entry: unknown, at) => {
    const place = `fields[${at}]`;
    const field = readField(entry, place, faults);
    if (!field) return;
    if (fields.has(field.id)) faults.push(`${place} id ${show(field.id)} is there twice; expected an id of its own; ignoring it.`);
    else fields.set(field.id, field);
  });
  return { fields: [...fields.values()], faults };
}

function readField(entry: unknown, place: string, faults: string[]): FormField | null {
  const leaveOut = (fact: string, expected: string) => {
    faults.push(`${place} ${fact}; expected ${expected}; ignoring it.`);
    return null;
  };
  if (!isRecord(entry)) return leaveOut(`${show(entry)} is not a field`, 'a record with id, type and title');
  const type = String(entry.type).trim().toLowerCase() as FieldType;
  const rule = fieldRules.get(type);
  if (!rule) return leaveOut(`type ${show(entry.type)} is unknown`, fieldTypes.join(', '));
  const id = asText(entry.id)?.trim() || (type === 'hidden' && asText(entry.key)?.trim()) || (type === 'section' && place);
  if (!id) return leaveOut(`id ${show(entry.id)} is not a name`, 'a text');
  const given = Object.entries(entry).filter(([name, value]) => !['id', 'type', 'title'].includes(name) && value !== null);
  const read = given.flatMap(([name, value]) => {
    const property = name as FieldProperty;
    if (!rule.properties.includes(property)) {
      faults.push(`${place} ${name} is nothing a field of type ${type} takes; expected ${rule.properties.join(', ')}; ignoring it.`);
      return [];
    }
    const [expected, make] = properties[property];
    const right = make(value);
    if (right !== undefined) return [[name, right] as const];
    faults.push(`${place} ${name} ${show(value)} is not right; expected ${expected}; ignoring it.`);
    return [];
  });
  const field = { id, type, title: asText(entry.title)?.trim() || id, ...Object.fromEntries(read) } as FormField;
  if (rule.needsOptions === 'always' && !field.options) return leaveOut(`of type ${type} has no options`, 'a list of texts');
  return field;
}
