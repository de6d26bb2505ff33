import { readDate } from '../../../core/reading/read-date.js';
import { dateFormat, numberFormat } from '../../../core/text/intl.js';
import { isOfNumbers, isPlainNumber } from './cell-values.js';
import type { Column } from './data-table.js';

/** A price as a language places its sign, with the sign that the visitor has written. */
function formatPrice(value: number, unit: string, language: string): string {
  const minimumFractionDigits = Number.isInteger(value) ? 0 : 2;
  const format = numberFormat(language, { style: 'currency', currency: 'EUR', minimumFractionDigits, maximumFractionDigits: 20 });
  return format.formatToParts(value).map(part => (part.type === 'currency' ? unit : part.value)).join('').trim();
}

function formatNumber(value: number, { type, unit }: Column, language: string, isGrouped: boolean): string {
  const options = { maximumFractionDigits: 20, useGrouping: isGrouped };
  if (type === 'percent') return numberFormat(language, { ...options, style: 'unit', unit: 'percent' }).format(value);
  if (type === 'currency') return formatPrice(value, unit, language);
  const text = numberFormat(language, options).format(value);
  return unit ? `${text}\u00a0${unit}` : text;
}

function formatDate(cell: string, language: string): string {
  const date = readDate(cell);
  if (!date || date.precision === 'year') return cell;
  const day = date.precision === 'month' ? {} : { day: 'numeric' } as const;
  const time = date.precision === 'minute' ? { hour: 'numeric', minute: '2-digit' } as const : {};
  return dateFormat(language, { timeZone: 'UTC', year: 'numeric', month: 'short', ...day, ...time }).format(date.ms);
}

/** A cell as it is shown. Numbers of the labels are not grouped: they may be years. */
export function formatCell(cell: string, column: Column, language: string, isLabel = false): string {
  if (column.type === 'date') return formatDate(cell, language);
  return isOfNumbers(column) && isPlainNumber(cell) ? formatNumber(Number(cell), column, language, !isLabel) : cell;
}

/** A cell as it is edited: with the decimal sign of the language, and without unit. */
export const getEditText = (cell: string, column: Column, language: string): string =>
  (isOfNumbers(column) && isPlainNumber(cell) ? numberFormat(language, { maximumFractionDigits: 20, useGrouping: false }).format(Number(cell)) : cell);
