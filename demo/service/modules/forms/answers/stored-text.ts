import { partName } from 'site-elements/contract/fields/fold-parts';
import type { FormField } from 'site-elements/contract/form-field';
import { numberFormat } from 'site-elements/contract/language';
import type { FieldValue } from 'site-elements/contract/submission';
import { currentLanguage } from '../../../kernel/language/speech.js';

type Parts = Readonly<Record<string, FieldValue>>;
type Texts = readonly (readonly [name: string, texts: string[]])[];

const isParts = (value: FieldValue): value is Record<string, FieldValue> => typeof value === 'object' && value !== null && !Array.isArray(value);
const two = (part: FieldValue | undefined): string => String(part ?? 0).padStart(2, '0');
const textOf = (part: FieldValue | undefined): string => (part === undefined || part === null || typeof part === 'object' ? '' : String(part));
const joined = (parts: Parts): string => Object.values(parts).map(textOf).filter(Boolean).join(' ');

/** Kinds of field with one input for each part, if their value is stored in parts. */
const partsOf: Partial<Record<FormField['type'], (parts: Parts) => readonly string[]>> = {
  name: () => ['first', 'last'],
  address: () => ['line1', 'line2', 'city', 'state', 'zip', 'country'],
  phone: ({ countryCode, number }) => (countryCode !== undefined && number !== undefined ? ['countryCode', 'number'] : []),
  likert: parts => Object.keys(parts),
};

/** Kinds whose parts are written as one text. */
const written: Partial<Record<FormField['type'], (parts: Parts) => string>> = {
  date: ({ year, month, day }) => `${textOf(year).padStart(4, '0')}-${two(month)}-${two(day)}`,
  time: ({ hour, minute, second }) => [hour, minute, ...second === undefined ? [] : [second]].map(two).join(':'),
  phone: ({ countryCode, number, areaCode, prefix, line }) => [countryCode, areaCode, prefix, line, number].map(textOf).filter(Boolean).join(' '),
};

/** An amount is written so that its own field reads it the same way in this language. */
function amountText(value: number, { amounts = [] }: FormField): string {
  if (Number.isInteger(value) || amounts.includes(value)) return String(value);
  return numberFormat(currentLanguage(), { useGrouping: false, minimumFractionDigits: 2, maximumFractionDigits: 4 }).format(value);
}

/** What a visitor would have to enter into a field to send this value: by the names of its inputs. Empty for nothing. */
export function storedTexts(field: FormField, value: FieldValue | undefined): Texts {
  const { id, type } = field;
  if (value === undefined || value === null || value === '') return [];
  if (Array.isArray(value)) return [[id, value.filter(one => typeof one === 'string')]];
  if (typeof value === 'boolean') return value ? [[id, ['yes']]] : [];
  if (!isParts(value)) return [[id, [type === 'currency' && typeof value === 'number' ? amountText(value, field) : String(value)]]];
  const names = partsOf[type]?.(value) ?? [];
  if (names.length > 0) return names.map(name => [partName(id, name), [textOf(value[name])]] as const);
  return [[id, [written[type]?.(value) ?? joined(value)]]];
}
