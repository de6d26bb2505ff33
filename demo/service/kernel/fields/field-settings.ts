import { numberToDecimal } from 'site-elements/contract/calculations/decimal';
import { mostDigits } from 'site-elements/contract/calculations/digits';
import { longestCalculation } from 'site-elements/contract/calculations/problem';
import { longestCondition } from 'site-elements/contract/conditions/problem';
import { readFieldAmount } from 'site-elements/contract/fields/currency';
import type { FieldProperty } from 'site-elements/contract/fields/field-rule';
import { fieldRules } from 'site-elements/contract/fields/field-rules';
import { readNumber } from 'site-elements/contract/fields/number';
import type { FieldType, FormField } from 'site-elements/contract/form-field';
import { maxTextLength } from 'site-elements/contract/submission-limits';
import { maxFileBytes, usualFileTypes } from 'site-elements/contract/uploads';
import { fieldText, currentLanguage } from '../language/speech.js';
import { type FieldText, ownerText } from './texts.js';

type Value = FormField[FieldProperty];
/** All that is typed of a field, by the names of its settings: one may depend on another. */
export type SubmittedSettings = Readonly<Partial<Record<string, string>>>;

/** Something that an owner says of a field: how it is typed, and what becomes of it. */
export interface FieldSetting {
  readonly name: FieldProperty;
  readonly title: string;
  readonly note?: string | undefined;
  readonly input: 'line' | 'lines' | 'tick' | 'number';
  /** Most characters of what is typed. */
  readonly most: number;
  textOf(value: Value): string;
  /** What is stored; undefined for nothing. Only asked where there is no fault. */
  valueOf(text: string, all: SubmittedSettings): Value;
  /** What is wrong with it, for people; null for nothing. */
  faultOf(text: string, all: SubmittedSettings): string | null;
}

/** The same with its words by name: the language is known within a request only. */
interface Setting extends Omit<FieldSetting, 'title' | 'note'> {
  readonly title: FieldText;
  readonly note?: FieldText;
  /** The limit that the note mentions. */
  readonly limit?: number;
}

export const maxOptions = 60;
const longestOption = 200;
const megabyte = 1024 * 1024;
const mostFiles = 20;
const mostAmounts = 12;
const mostMegabytes = maxFileBytes / megabyte;

const linesOf = (text: string): string[] => text.split('\n').map(line => line.trim()).filter(Boolean);
const plain = { textOf: (value: Value) => String(value ?? ''), valueOf: (text: string): Value => text || undefined, faultOf: () => null };
const tick = (name: FieldProperty, title: FieldText): Setting =>
  ({ name, title, input: 'tick', most: 3, textOf: value => (value ? 'yes' : ''), valueOf: text => text === 'yes' || undefined, faultOf: () => null });
const whole = (name: FieldProperty, title: FieldText, most: number, note: FieldText): Setting => ({
  name,
  title,
  note,
  input: 'number',
  most: 6,
  textOf: plain.textOf,
  valueOf: text => (text === '' ? undefined : Number(text)),
  faultOf: text =>
    text === '' || (/^\d{1,6}$/.test(text) && Number(text) >= 1 && Number(text) <= most)
      ? null
      : ownerText('faultNoWhole', { text, limit: most }),
});

const wordsOf = (text: string): string[] => text.split(/\s+/).filter(Boolean);
/** Whether it is the code of a currency that there is. */
export const isCurrency = (code: string): boolean => Intl.supportedValuesOf('currency').includes(code);
/** Amounts are read as those of visitors are: in the currency of the field's symbol. */
const amountOf = (text: string, { currencySymbol }: SubmittedSettings) => readFieldAmount(text, { symbol: currencySymbol || '$', locale: currentLanguage() });
const mostAmount = 9_999_999;
const megabytesOf = (text: string): number => {
  const size = readNumber(text);
  return typeof size === 'number' ? size : Number.NaN;
};

/** A price in a line: `Lunch = 12.50`, or the price alone for a checkbox without options. Titles of options may have a sign of their own. */
export function pricesIn(text: string): { readonly option: string; readonly written: string; readonly price: number | null }[] {
  return linesOf(text).map(line => {
    const at = line.lastIndexOf('=');
    const written = line.slice(at + 1).trim();
    const price = readNumber(written);
    const isPrice = typeof price === 'number' && numberToDecimal(price) !== null && Math.abs(price) <= mostAmount;
    return { option: at < 0 ? 'yes' : line.slice(0, at).trim(), written, price: isPrice ? price : null };
  });
}

/** In the order in which an owner is asked. */
const settings: readonly Setting[] = [
  tick('required', 'settingRequired'),
  { name: 'requiredWhen', title: 'settingRequiredWhen', note: 'settingConditionNote', input: 'line', most: longestCondition, ...plain },
  { name: 'when', title: 'settingWhen', note: 'settingConditionNote', input: 'line', most: longestCondition, ...plain },
  { name: 'description', title: 'settingDescription', note: 'settingDescriptionNote', input: 'line', most: 500, ...plain },
  { name: 'placeholder', title: 'settingPlaceholder', note: 'settingPlaceholderNote', input: 'line', most: 200, ...plain },
  {
    name: 'options',
    title: 'settingOptions',
    note: 'settingOptionsNote',
    limit: maxOptions,
    input: 'lines',
    most: 3000,
    textOf: value => (Array.isArray(value) ? value.join('\n') : ''),
    valueOf: text => (linesOf(text).length > 0 ? linesOf(text) : undefined),
    faultOf(text) {
      const lines = linesOf(text);
      const twice = lines.find((line, at) => lines.indexOf(line) !== at);
      if (lines.length > maxOptions) return ownerText('faultManyOptions', { count: lines.length, limit: maxOptions });
      if (lines.some(line => line.length > longestOption)) return ownerText('faultLongOption', { count: longestOption });
      return twice === undefined ? null : ownerText('faultOptionTwice', { option: twice });
    },
  },
  {
    name: 'prices',
    title: 'settingPrices',
    note: 'settingPricesNote',
    input: 'lines',
    most: 3000,
    textOf: value => (typeof value === 'object' && !Array.isArray(value)
      ? Object.entries(value).map(([option, price]) => (option === 'yes' ? String(price) : `${option} = ${price}`)).join('\n') : ''),
    valueOf: text => (text === '' ? undefined : Object.fromEntries(pricesIn(text).map(({ option, price }) => [option, price ?? 0]))),
    faultOf(text, { options = '' }) {
      const known = linesOf(options);
      for (const { option, written, price } of pricesIn(text)) {
        if (price === null) return ownerText('faultPrice', { text: written });
        if (known.length > 0 ? !known.includes(option) : option !== 'yes') return ownerText('faultPriceOption', { option });
      }
      return null;
    },
  },
  { name: 'formula', title: 'settingFormula', note: 'settingFormulaNote', input: 'line', most: longestCalculation, ...plain },
  {
    name: 'currency',
    title: 'settingResultCurrency',
    note: 'settingResultCurrencyNote',
    input: 'line',
    most: 3,
    ...plain,
    valueOf: text => text.toUpperCase() || undefined,
    faultOf: text => (text === '' || isCurrency(text.toUpperCase()) ? null : ownerText('faultResultCurrency', { text })),
  },
  {
    name: 'digits',
    title: 'settingDigits',
    input: 'number',
    most: 1,
    textOf: plain.textOf,
    valueOf: text => (text === '' ? undefined : Number(text)),
    faultOf: text => (text === '' || (/^\d$/.test(text) && Number(text) <= mostDigits) ? null : ownerText('faultDigits', { text, limit: mostDigits })),
  },
  whole('maxLength', 'settingMaxLength', maxTextLength, 'settingMaxLengthNote'),
  { name: 'currencySymbol', title: 'settingCurrency', note: 'settingCurrencyNote', input: 'line', most: 5, ...plain },
  {
    name: 'amounts',
    title: 'settingAmounts',
    note: 'settingAmountsNote',
    input: 'line',
    most: 200,
    textOf: value => (Array.isArray(value) ? value.join(' ') : ''),
    valueOf: (text, all) => (text === '' ? undefined : wordsOf(text).map(word => amountOf(word, all).amount ?? 0)),
    faultOf(text, all) {
      const words = wordsOf(text);
      if (words.length > mostAmounts) return ownerText('faultManyAmounts', { count: mostAmounts });
      for (const word of words) {
        const { amount, problem } = amountOf(word, all);
        const noAmount = ownerText('faultNoAmount', { text: word });
        // What can be read in two ways, or is in another currency, is asked back with the reason.
        if (problem !== null) return problem === 'amount' ? noAmount : `${noAmount}. ${fieldText(problem)}`;
        if (amount <= 0 || amount > mostAmount) return noAmount;
      }
      return null;
    },
  },
  tick('showCountryCode', 'settingCallingCode'),
  tick('step', 'settingStep'),
  tick('underline', 'settingUnderline'),
  tick('shortTopLevel', 'settingTopLevel'),
  tick('multiple', 'settingMultiple'),
  {
    name: 'accept',
    title: 'settingAccept',
    note: 'settingAcceptNote',
    input: 'line',
    most: 300,
    textOf: value => (value === usualFileTypes ? '' : String(value ?? '')),
    valueOf: plain.valueOf,
    faultOf(text) {
      const wrong = text
        .split(',')
        .map(one => one.trim())
        .find(one => one !== '' && !/^(\.[a-z0-9]{1,10}|[a-z]+\/([a-z0-9.+-]+|\*))$/i.test(one));
      return wrong === undefined ? null : ownerText('faultNoFileType', { text: wrong });
    },
  },
  whole('maxFiles', 'settingMaxFiles', mostFiles, 'settingMaxFilesNote'),
  {
    name: 'maxFileBytes',
    title: 'settingMaxSize',
    note: 'settingMaxSizeNote',
    limit: mostMegabytes,
    input: 'number',
    most: 6,
    textOf: value => (typeof value === 'number' ? String(Math.round((value / megabyte) * 100) / 100) : ''),
    valueOf: text => (text === '' ? undefined : Math.round(megabytesOf(text) * megabyte)),
    faultOf: text =>
      text === '' || (megabytesOf(text) > 0 && megabytesOf(text) <= mostMegabytes)
        ? null
        : ownerText('faultNoSize', { text, limit: mostMegabytes }),
  },
  { name: 'value', title: 'settingValue', input: 'line', most: 500, ...plain },
  tick('prefill', 'settingPrefill'),
];

/** What can be said of a kind of field, in the language of the request. */
export function getFieldSettings(type: FieldType): readonly FieldSetting[] {
  const properties = new Set<FieldProperty>(fieldRules.get(type)?.properties);
  return settings.filter(({ name }) => properties.has(name)).map(({ title, note, limit = 0, ...one }) => ({
    ...one,
    title: ownerText(type === 'likert' && one.name === 'options' ? 'settingStatements' : title),
    note: note && ownerText(note, { limit }),
  }));
}

/** Kinds that are nothing without a list. */
export const needsOptions = (type: FieldType): boolean => fieldRules.get(type)?.needsOptions !== undefined;
/** Every name that a row of the editor may send, beside its id, kind and title. */
export const settingNames: ReadonlySet<string> = new Set(settings.map(({ name }) => name));
