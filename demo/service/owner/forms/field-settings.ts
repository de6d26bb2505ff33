import type { FieldProperty } from '../../../../core/contract/fields/field-rule.js';
import { fieldRules } from '../../../../core/contract/fields/field-rules.js';
import type { FieldType, FormField } from '../../../../core/contract/form-field.js';
import { maxTextLength } from '../../../../core/contract/submission-limits.js';
import { maxFileBytes, usualFileTypes } from '../../../../core/contract/uploads.js';

type Value = FormField[FieldProperty];

/** Something that an owner says of a field: how it is typed, and what becomes of it. */
export interface FieldSetting {
  readonly name: FieldProperty;
  readonly title: string;
  readonly note?: string;
  readonly input: 'line' | 'lines' | 'tick' | 'number';
  /** Most characters of what is typed. */
  readonly most: number;
  textOf(value: Value): string;
  /** What is stored; undefined for nothing. Only asked where there is no fault. */
  valueOf(text: string): Value;
  /** What is wrong with it, for people; null for nothing. */
  faultOf(text: string): string | null;
}

export const mostOptions = 60;
const longestOption = 200;
const megabyte = 1024 * 1024;
const mostFiles = 20;
const mostMegabytes = maxFileBytes / megabyte;

const linesOf = (text: string): string[] => text.split('\n').map(line => line.trim()).filter(Boolean);
const plain = { textOf: (value: Value) => String(value ?? ''), valueOf: (text: string): Value => text || undefined, faultOf: () => null };
const tick = (name: FieldProperty, title: string): FieldSetting =>
  ({ name, title, input: 'tick', most: 3, textOf: value => (value ? 'yes' : ''), valueOf: text => text === 'yes' || undefined, faultOf: () => null });
const whole = (name: FieldProperty, title: string, most: number, note: string): FieldSetting => ({
  name, title, note, input: 'number', most: 6, textOf: plain.textOf, valueOf: text => (text === '' ? undefined : Number(text)),
  faultOf: text => (text === '' || (/^\d{1,6}$/.test(text) && Number(text) >= 1 && Number(text) <= most) ? null : `"${text}" is no number from 1 to ${most}`),
});

const amountOf = (text: string): number => (/^\d{1,7}([.,]\d{1,2})?$/.test(text) ? Number(text.replace(',', '.')) : Number.NaN);

/** In the order in which an owner is asked. */
const settings: readonly FieldSetting[] = [
  tick('required', 'Must be filled in'),
  { name: 'description', title: 'Description', note: 'A sentence beside the field.', input: 'line', most: 500, ...plain },
  { name: 'placeholder', title: 'Placeholder', note: 'Shown while the field is empty.', input: 'line', most: 200, ...plain },
  {
    name: 'options', title: 'Options', note: `One a line, at most ${mostOptions}.`, input: 'lines', most: 3000,
    textOf: value => (Array.isArray(value) ? value.join('\n') : ''),
    valueOf: text => (linesOf(text).length > 0 ? linesOf(text) : undefined),
    faultOf(text) {
      const lines = linesOf(text);
      const twice = lines.find((line, at) => lines.indexOf(line) !== at);
      if (lines.length > mostOptions) return `there are ${lines.length} options, and ${mostOptions} at most`;
      if (lines.some(line => line.length > longestOption)) return `an option has ${longestOption} characters at most`;
      return twice === undefined ? null : `the option "${twice}" stands there twice`;
    },
  },
  whole('maxLength', 'Most characters', maxTextLength, 'Empty: as many as anybody needs.'),
  { name: 'currencySymbol', title: 'Currency', note: 'What stands before the amount, such as €.', input: 'line', most: 5, ...plain },
  {
    name: 'amounts', title: 'Amounts to choose from', note: 'Separated by blanks: 10 25 50. Visitors can write another one.', input: 'line', most: 200,
    textOf: value => (Array.isArray(value) ? value.join(' ') : ''),
    valueOf: text => (text === '' ? undefined : text.split(/\s+/).map(amountOf)),
    faultOf(text) {
      const words = text.split(/\s+/).filter(Boolean);
      const wrong = words.find(word => !(amountOf(word) > 0));
      if (words.length > 12) return 'there are 12 amounts at most';
      return wrong === undefined ? null : `"${wrong}" is no amount`;
    },
  },
  tick('showCountryCode', 'Ask for the country\'s calling code'),
  tick('underline', 'Line below the heading'),
  tick('shortTopLevel', 'Take short top levels only, such as .com'),
  {
    name: 'accept', title: 'Types of files', note: 'As in .pdf, .jpg or image/*, separated by commas. Empty: pictures and documents.', input: 'line', most: 300,
    textOf: value => (value === usualFileTypes ? '' : String(value ?? '')), valueOf: plain.valueOf,
    faultOf(text) {
      const wrong = text.split(',').map(one => one.trim()).find(one => one !== '' && !/^(\.[a-z0-9]{1,10}|[a-z]+\/([a-z0-9.+-]+|\*))$/i.test(one));
      return wrong === undefined ? null : `"${wrong}" is no type of file`;
    },
  },
  whole('maxFiles', 'Most files', mostFiles, 'Empty: one.'),
  {
    name: 'maxFileBytes', title: 'Largest file in MB', note: `Empty: ${mostMegabytes}.`, input: 'number', most: 6,
    textOf: value => (typeof value === 'number' ? String(Math.round(value / megabyte * 100) / 100) : ''),
    valueOf: text => (text === '' ? undefined : Math.round(amountOf(text) * megabyte)),
    faultOf: text => (text === '' || (amountOf(text) > 0 && amountOf(text) <= mostMegabytes) ? null : `"${text}" is no size up to ${mostMegabytes} MB`),
  },
  { name: 'value', title: 'What it carries', input: 'line', most: 500, ...plain },
];

/** What can be said of a kind of field. */
export function settingsOf(type: FieldType): readonly FieldSetting[] {
  const properties = new Set<FieldProperty>(fieldRules.get(type)?.properties);
  const own = settings.filter(({ name }) => properties.has(name));
  return type === 'likert' ? own.map(one => (one.name === 'options' ? { ...one, title: 'Statements' } : one)) : own;
}

/** Kinds that are nothing without a list. */
export const needsOptions = (type: FieldType): boolean => type === 'select' || type === 'radio' || type === 'likert';
/** Every name that a row of the editor may send, beside its id, kind and title. */
export const settingNames: ReadonlySet<string> = new Set(settings.map(({ name }) => name));
