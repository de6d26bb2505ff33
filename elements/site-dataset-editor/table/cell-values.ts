import { readDate } from '../../../core/reading/read-date.js';
import { readNumber } from '../../../core/reading/read-number.js';
import { dateFormat, numberFormat } from '../../../core/text/intl.js';
import type { Column } from './data-table.js';

/** How texts of people are read. */
export interface Reading {
  /** The sign before decimals. */
  readonly decimal: '.' | ',';
  /** Whether the day is before the month in `3/4/2026`. */
  readonly isDayFirst: boolean;
}

/** How a language writes numbers and dates. */
export function getReading(language: string): Reading {
  const decimal = numberFormat(language).formatToParts(1.5).find(({ type }) => type === 'decimal')?.value;
  const order = dateFormat(language, { dateStyle: 'short' }).formatToParts(0).map(({ type }) => type);
  return { decimal: decimal === ',' ? ',' : '.', isDayFirst: order.indexOf('day') < order.indexOf('month') };
}

const localDate = /^(\d{1,2})([./-])(\d{1,2})\2(\d{4})$/;
const yearFirst = /^(\d{4})[./](\d{1,2})[./](\d{1,2})$/;
const pad = (digits: string): string => digits.padStart(2, '0');

/** A date as `2026-05-01`; null for anything else. Between points, the day is first in every language. */
export function readLocalDate(text: string, { isDayFirst }: Reading): string | null {
  const trimmed = text.trim();
  if (/^\d{4}-/.test(trimmed)) return readDate(trimmed) && trimmed;
  const [, year, middle, last] = yearFirst.exec(trimmed) ?? [];
  if (year) return validDate(`${year}-${pad(middle!)}-${pad(last!)}`);
  const [, first, sign, second, lastYear] = localDate.exec(trimmed) ?? [];
  if (!first) return null;
  const hasDayFirst = sign === '.' || Number(first) > 12 || (isDayFirst && Number(second) <= 12);
  const [day, month] = hasDayFirst ? [first, second!] : [second!, first];
  return validDate(`${lastYear}-${pad(month)}-${pad(day)}`);
}

const validDate = (text: string): string | null => readDate(text) && text;

/** The unit of a number as people write it, such as `€` or `kg`; empty for a multiplier such as `Mio.`; null for what is not a unit. */
function getUnit(text: string): string | null {
  const unit = text.replace(/[\p{Nd}.,'’()+\u2212\u2013\s-]/gu, '');
  if (unit === '') return '';
  if (!/^[\p{L}\p{Sc}%°²³/]{1,12}$/u.test(unit)) return null;
  return readNumber(`1 ${unit}`, '.') === 1 ? unit : '';
}

/** The number of a text and its unit; null where the text is not a number, or would lose something as one, such as the zeros of `007`. */
export function readQuantity(text: string, decimal: '.' | ','): { readonly number: number; readonly unit: string } | null {
  const number = readNumber(text, decimal);
  const unit = getUnit(text);
  return number === null || unit === null || /^\s*0\d/.test(text) ? null : { number, unit };
}

export const isOfNumbers = ({ type }: Pick<Column, 'type'>): boolean => type === 'number' || type === 'percent' || type === 'currency';
/** Whether a cell is a number as JavaScript writes it. */
export const isPlainNumber = (cell: string): boolean => cell !== '' && String(Number(cell)) === cell;

/** A text as a cell of a column has it: a number or a date in the one way that is stored, otherwise the text itself. */
export function readCell(text: string, column: Column, reading: Reading): string {
  const clean = text.replace(/\s+/g, ' ').trim();
  if (clean === '') return '';
  if (column.type === 'date') return readLocalDate(clean, reading) ?? clean;
  if (!isOfNumbers(column)) return clean;
  const quantity = readQuantity(clean, reading.decimal);
  const isSame = quantity && (quantity.unit === '' || quantity.unit === column.unit || (column.type === 'percent' && quantity.unit === '%'));
  return isSame ? String(quantity.number) : clean;
}

/** Whether a cell of a column of numbers has none. */
export const isGap = (cell: string, column: Column, decimal: '.' | ','): boolean =>
  isOfNumbers(column) && !isPlainNumber(cell) && readNumber(cell, decimal) === null;

/** Whether a text can be read in two ways: as a number with a point or with a comma, or as two dates. */
export function isAmbiguous(text: string): boolean {
  const [point, comma] = [readNumber(text, '.'), readNumber(text, ',')];
  if (point !== null && comma !== null) return point !== comma;
  const [dayFirst, monthFirst] = [true, false].map(isDayFirst => readLocalDate(text, { decimal: '.', isDayFirst }));
  return dayFirst !== monthFirst;
}

export const getOtherReading = ({ decimal, isDayFirst }: Reading): Reading => ({ decimal: decimal === '.' ? ',' : '.', isDayFirst: !isDayFirst });

/** The decimal sign that a number proves, such as the comma of `12,5`; null for one that both signs may be in. */
function provenSign(text: string): '.' | ',' | null {
  const [point, comma] = [readNumber(text, '.'), readNumber(text, ',')];
  if (point === null) return comma === null ? null : ',';
  if (comma === null) return '.';
  return point === comma && text.includes('.') ? '.' : null;
}

/**
 * How texts that belong together are read: as the page's language has it, unless their numbers prove another decimal sign. `ambiguous` is
 * the first text that can be read in two ways, if no other one decides it.
 */
export function decideReading(texts: readonly string[], page: Reading): { readonly reading: Reading; readonly ambiguous: string } {
  const signs = texts.map(provenSign);
  const [points, commas] = (['.', ','] as const).map(sign => signs.filter(each => each === sign).length) as [number, number];
  const decimal = points === commas ? page.decimal : points > commas ? '.' : ',';
  const ambiguous = texts.find(text => isAmbiguous(text) && (points === commas || localDate.test(text)));
  return { reading: { ...page, decimal }, ambiguous: ambiguous ?? '' };
}

/** The type of a column, read from its texts. `isLabels`: it is the first one, where names are more likely than numbers. */
export function inferColumn(name: string, texts: readonly string[], isLabels: boolean, reading: Reading): Column {
  const written = texts.filter(text => text.trim() !== '');
  if (written.length === 0) return { name, type: isLabels ? 'text' : 'number', unit: '' };
  if (written.every(text => /\D/.test(text.trim()) && readLocalDate(text, reading) !== null)) return { name, type: 'date', unit: '' };
  const quantities = written.map(text => readQuantity(text, reading.decimal)).filter(quantity => quantity !== null);
  const isNumeric = isLabels ? quantities.length === written.length : quantities.length * 2 >= written.length;
  if (!isNumeric) return { name, type: 'text', unit: '' };
  const unit = quantities.find(quantity => quantity.unit !== '')?.unit ?? '';
  const isMoney = /\p{Sc}/u.test(unit) || /^[A-Z]{3}$/.test(unit);
  return { name, type: unit === '%' ? 'percent' : isMoney ? 'currency' : 'number', unit: unit === '%' ? '' : unit };
}
