import { dateFormat } from 'site-elements/contract/language';
import type { FormField } from 'site-elements/contract/form-field';
import { formatOwnerDay, formatOwnerNumber } from '../../../kernel/language/format-values.js';
import { currentLanguage } from '../../../kernel/language/speech.js';
import { calculatedText, valueAsText } from '../submissions/titled-values.js';
import { ownerText } from '../texts.js';
import type { DateUnit } from './answer-queries.js';

/** A share of all, such as 12.5 %; empty if the total is 0. */
export const shareText = (count: number, all: number): string =>
  (all > 0 ? formatOwnerNumber(count / all, { style: 'percent', maximumFractionDigits: 1 }) : '');

/** "12 (30 %)". */
export function countText(count: number, all: number): string {
  const share = shareText(count, all);
  return share ? `${formatOwnerNumber(count)} (${share})` : formatOwnerNumber(count);
}

/** A number as people write it in this field. */
export function numberText(value: number, field: FormField): string {
  if (field.type === 'calculation' && Number.isFinite(value)) return calculatedText(value, field);
  const number = formatOwnerNumber(value, { maximumFractionDigits: Math.abs(value) < 1 ? 6 : 2 });
  return field.type === 'currency' ? `${field.currencySymbol ?? '$'}${number}` : number;
}

/** A stored answer in words; null stands for all that are not listed. */
export function answerText(answer: string | null, field?: FormField): string {
  if (answer === null) return ownerText('resultsOtherAnswers');
  const isYesOrNo = !field || (field.type === 'checkbox' && !field.options);
  if (isYesOrNo && (answer === 'true' || answer === 'false')) return valueAsText(answer === 'true');
  if (!field) return valueAsText(answer);
  if (field.type === 'likert') return valueAsText(Number(answer), field);
  const isNumber = ['number', 'currency', 'calculation'].includes(field.type) && Number.isFinite(Number(answer));
  return isNumber ? numberText(Number(answer), field) : valueAsText(answer);
}

/** A day, a month or a year as the owner's language writes it. */
export function periodText(name: string, unit: DateUnit): string {
  const date = new Date(`${name}-01-01`.slice(0, 10));
  if (unit === 'hour' || unit === 'year' || Number.isNaN(date.getTime())) return name;
  if (unit === 'day') return formatOwnerDay(name);
  return dateFormat(currentLanguage() === 'en' ? 'en-IE' : currentLanguage(), { timeZone: 'UTC', year: 'numeric', month: 'long' }).format(date);
}
