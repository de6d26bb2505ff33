import { numberToDecimal, toMinorUnits } from 'site-elements/contract/calculations/decimal';
import { getFractionDigits } from 'site-elements/contract/calculations/form-calculations';
import { numberFormat } from 'site-elements/contract/language';
import { formatMoney } from 'site-elements/contract/store';
import { paths } from 'site-elements/contract/paths';
import type { FieldType, FormField } from 'site-elements/contract/form-field';
import type { FieldValue } from 'site-elements/contract/submission';
import { sizeText } from 'site-elements/contract/uploads';
import type { StoredForm } from '../find-form.js';
import { type LeftOutFile, leftOutFile, type LeftOutReason } from '../not-stored.js';
import { notStoredText } from '../detect-fields.js';
import { type FormText, currentLanguage, fieldText } from '../../../kernel/language/speech.js';
import { isPasswordHash } from '../../../kernel/access/password.js';
import { ownerText, type OwnerText } from '../texts.js';

export interface TitledValue { readonly title: string; readonly value: FieldValue; /** Absent where the form has lost it. */ readonly field?: FormField }

/** In the form's order; a value whose field the form has since lost is still shown, under its id. */
export function titledValues(form: StoredForm, values: Record<string, FieldValue>): TitledValue[] {
  const left = new Map(Object.entries(values));
  const known = form.fields.filter(({ id }) => left.has(id)).map((field): TitledValue => {
    const value = left.get(field.id) ?? null;
    left.delete(field.id);
    return { title: field.title, value, field };
  });
  return [...known, ...[...left].map(([title, value]) => ({ title, value }))];
}

export interface StoredFile { readonly id: string; readonly name: string; readonly type: string; readonly size: number }

/** A file that is stored; null for any other value. */
export function storedFile(value: FieldValue): StoredFile | null {
  const isFile = typeof value === 'object' && value !== null && !Array.isArray(value)
    && typeof value.id === 'string' && typeof value.name === 'string' && typeof value.size === 'number';
  return isFile ? value as unknown as StoredFile : null;
}

/** Whether a value lists files. An input that the form does not know may have sent texts by the same name; beside a password none is shown. */
export function listsFiles(value: FieldValue, field?: FormField): value is FieldValue[] {
  const isFile = (one: FieldValue) => storedFile(one) !== null || leftOutFile(one) !== null;
  return Array.isArray(value) && (field?.type === 'password' ? value.length > 0 && value.every(isFile) : value.some(isFile));
}

const leftOutWords: Record<LeftOutReason, OwnerText> = {
  fileType: 'notKeptType',
  fileSize: 'notKeptSize',
  fileEmpty: 'notKeptEmpty',
  fileCount: 'notKeptCount',
  inputCount: 'notKeptCount',
  inputUnknown: 'notKeptInput',
};

const leftOutAsText = ({ name, type, size, notKept: reason }: LeftOutFile): string =>
  ownerText('notKeptFile', { name, facts: [...type ? [type] : [], sizeText(size)].join(', '), reason: ownerText(leftOutWords[reason]) });

export const ownerFilePath = (id: string): string => paths.ownerFile.replace(':id', encodeURIComponent(id));

export const points: Readonly<Record<number, FormText>> = { [-2]: 'likertMinus2', [-1]: 'likertMinus1', 0: 'likert0', 1: 'likert1', 2: 'likert2' };

/** Two digits, as days and times are written. */
const two = (part: unknown) => String(part).padStart(2, '0');

type Parts = Record<string, FieldValue>;
/** How people write a value in parts, by kind of field; any other is its parts with their names. */
const written: Partial<Record<FieldType, (parts: Parts) => string>> = {
  name: parts => joined(parts, ['first', 'last'], ' '),
  address: parts => joined(parts, ['line1', 'line2', 'city', 'state', 'zip', 'country'], ', '),
  date: ({ year, month, day }) => `${String(year).padStart(4, '0')}-${two(month)}-${two(day)}`,
  time: ({ hour, minute, second }) => [hour, minute, ...(second === undefined ? [] : [second])].map(two).join(':'),
  // Beside it, not before it: a number as it is written at home may begin with a zero that is not dialled from abroad.
  phone: ({ countryCode, ...parts }) =>
    joined(parts, ['areaCode', 'prefix', 'line', 'number'], ' ') + (isFilled(countryCode) ? ` (${valueAsText(countryCode!)})` : ''),
};

const isFilled = (part: FieldValue | undefined) => part !== undefined && part !== '' && part !== null;
const joined = (parts: Parts, names: readonly string[], between: string) =>
  names
    .filter(name => isFilled(parts[name]))
    .map(name => valueAsText(parts[name]!))
    .join(between);

/** An amount in its currency, or a number with its decimals, in the language of the request. */
export function calculatedText(value: number, field: FormField): string {
  const { currency } = field;
  const places = getFractionDigits(field);
  const minorUnits = toMinorUnits(numberToDecimal(value) ?? 0n, places);
  if (currency && minorUnits !== null) return formatMoney(minorUnits, { currency, locale: currentLanguage() });
  return numberFormat(currentLanguage(), { minimumFractionDigits: places, maximumFractionDigits: places }).format(value);
}

/** What is stored of a password, also where the form has lost its field. */
export const isHashed = (value: FieldValue): boolean =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && typeof value.hash === 'string' && isPasswordHash(value.hash);

/** A value in words, in one line: as people write what a field of this kind asks for. A password is not told, whatever is stored of it. */
export function valueAsText(value: FieldValue, field?: FormField): string {
  if (value === null || value === '') return '';
  if (value === notStoredText) return ownerText('valueNotKept');
  if (!listsFiles(value, field) && (field?.type === 'password' || isHashed(value))) return ownerText('valueHashed');
  if (value === true) return ownerText('valueYes');
  if (value === false) return ownerText('valueNo');
  if (Array.isArray(value)) return value.map(itemAsText).join(', ');
  if (field?.type === 'likert' && typeof value === 'number') return points[value] ? fieldText(points[value]) : String(value);
  if (field?.type === 'calculation' && typeof value === 'number') return calculatedText(value, field);
  if (typeof value !== 'object') return String(value);
  return partsAsText(value, field);
}

/** A value in parts. The database keeps no order of its own: statements stand as the form asks them. */
function partsAsText(value: Parts, field?: FormField): string {
  const write = field && written[field.type];
  if (write) return write(value);
  const names = [...field?.options?.filter(name => Object.hasOwn(value, name)) ?? [], ...Object.keys(value).filter(name => !field?.options?.includes(name))];
  return names.filter(name => isFilled(value[name])).map(name => `${name}: ${valueAsText(value[name]!, field)}`).join(', ');
}

/** One of a list: a text, or a file. */
export function itemAsText(value: FieldValue): string {
  const [file, leftOut] = [storedFile(value), leftOutFile(value)];
  return file ? `${file.name} (${ownerFilePath(file.id)})` : leftOut ? leftOutAsText(leftOut) : valueAsText(value);
}
