import { toAsciiText } from 'site-elements/contract/reading';
import { parseAmount, plainAmount } from 'site-elements/contract/store';
import { storeSettings } from '../settings/store-settings.js';

/** A value of a cell: `null` where it has no meaning, or several. */
export interface CellValue<T> {
  readonly value: T | null;
  /** Possible meanings of an ambiguous value. */
  readonly meanings: readonly string[];
}

const unreadable = { value: null, meanings: [] } as const;
/** Whole numbers with groups of three. The first group has no leading zero. */
const grouped = /^[1-9]\d{0,2}(?:([.,' ])\d{3})(?:\1\d{3}){0,4}$/;
const longest = 60;

/** A number with one mark, both without and with the mark as a decimal separator. */
const bothMeanings = (text: string): readonly string[] => [text.replace(/[^\d-]/g, ''), text.replace(/[^\d.,-]/g, '').replace(',', '.')];

/** Text of a number without its sign. Accountants write negative numbers as `(2)` or `2-`. */
function unsigned(text: string): { readonly body: string; readonly isNegative: boolean } {
  const typed = toAsciiText(text).replace(/[\u2018\u2019\u02bc\u00b4`]/g, "'").replace(/\s+/g, ' ').trim();
  const [, inside, before, behind] = /^\(([^()]{1,60})\)$|^- ?([^-]{1,60})$|^([^-]{1,60})-$/.exec(typed) ?? [];
  return { body: (inside ?? before ?? behind ?? typed).trim(), isNegative: (inside ?? before ?? behind) !== undefined };
}

/**
 * Reads a quantity or a number of grams: `1200`, `1,200`, `12.00`, `(2)`. `isWhole` settles values such as `1,200`, since a quantity has
 * no decimals. A value such as `5.000` is ambiguous, since some programs write three decimals.
 */
export function readQuantity(text: string, { isWhole }: { readonly isWhole: boolean }): CellValue<number> {
  if (text.length > longest || /\p{No}/u.test(text)) return unreadable;
  const { body, isNegative } = unsigned(text);
  const [, whole, fraction = ''] = /^(\d{1,15})(?:[.,](\d{1,15}))?$/.exec(body) ?? [];
  const asGroups = grouped.test(body) ? Number(body.replace(/\D/g, '')) : null;
  const asDecimal = whole === undefined || (isWhole && /[1-9]/.test(fraction)) ? null : Number(`${whole}.${fraction || '0'}`);
  if (asGroups !== null && asDecimal !== null && asGroups !== asDecimal) return { value: null, meanings: bothMeanings(body) };
  const value = asGroups ?? asDecimal;
  return value === null ? unreadable : { value: isNegative ? -value || 0 : value, meanings: [] };
}

/** Reads an amount of money and returns it as a plain number of the store's currency. Languages disagree about `1,200`, and a file names none. */
export function readCellAmount(text: string): CellValue<string> {
  const { minorUnits, problem } = parseAmount(text, { currency: storeSettings().currency, locale: ['en', 'de'] });
  if (minorUnits !== null) return { value: plainAmount(minorUnits, storeSettings().currency), meanings: [] };
  return problem === 'ambiguous' ? { value: null, meanings: bothMeanings(toAsciiText(text)) } : unreadable;
}

/** What spreadsheets write for true and false in their languages, and what people write. */
const trueWords = new Set(
  'true wahr vrai verdadero vero waar verdadeiro prawda sant sann sand tosi pravda igaz истина doğru adevărat yes y ja oui sí si sim tak 1'.split(
    ' ',
  ),
);
const falseWords = new Set(
  'false falsch faux falso onwaar fałsz falskt usann falsk epätosi nepravda hamis ложь yanlış yanliş fals no n nein non nee não nie nej 0'.split(
    ' ',
  ),
);

/** Reads true or false in the languages of common spreadsheets. */
export function readBoolean(text: string): CellValue<boolean> {
  const word = text.normalize('NFKC').trim().toLowerCase();
  return trueWords.has(word) ? { value: true, meanings: [] } : falseWords.has(word) ? { value: false, meanings: [] } : unreadable;
}

/** Whether a spreadsheet has replaced a long number with a rounded one, such as `1.23457E+12`. */
export const isRoundedNumber = (text: string): boolean => /^\d(?:[.,]\d{1,14})?e\+\d{1,3}$/i.test(text.trim());
