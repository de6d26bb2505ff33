import { html } from 'hono/html';
import { getFractionDigits } from 'site-elements/contract/calculations/form-calculations';
import { numberToDecimal, roundTo, toDecimal, toMinorUnits } from 'site-elements/contract/calculations/decimal';
import { longestCalculation } from 'site-elements/contract/calculations/problem';
import { formatMoney } from 'site-elements/contract/store';
import type { Html } from '../html.js';
import { formatOwnerNumber } from '../language/format-values.js';
import { currentLanguage } from '../language/speech.js';
import { conditionFieldName } from './condition-rows.js';
import type { FieldDraft, SumRow } from './field-draft.js';
import { isCurrency, pricesIn } from './field-settings.js';
import { mostSumRows, readSumRows, summable } from './sum-rows.js';
import { ownerText } from './texts.js';
import { writtenNumber } from './written-number.js';

interface SumEditor {
  readonly title: string;
  readonly note: string | undefined;
  /** The calculated field. */
  readonly field: FieldDraft;
  readonly row: number;
  /** All fields of the form. */
  readonly fields: readonly FieldDraft[];
  /** The control that is used next, such as `formula.0.field`; null for none. */
  readonly focus: string | null;
}

const currencyOf = ({ texts: { currency = '' } }: FieldDraft): string => (isCurrency(currency.toUpperCase()) ? currency.toUpperCase() : '');
/** Whether a field is worth an amount of money, rather than a number of something. */
const isAmount = (field: FieldDraft): boolean =>
  field.type === 'currency' || Boolean(field.texts.prices) || (field.type === 'calculation' && currencyOf(field) !== '');

/** An amount in a currency; with all its decimals if it has more than the currency. */
function amountText(written: string, currency: string): string {
  const value = toDecimal(written) ?? 0n;
  const digits = getFractionDigits({ currency });
  const minorUnits = toMinorUnits(value, digits);
  const number = () => formatOwnerNumber(Number(written), { maximumFractionDigits: 12 });
  if (currency === '') return number();
  return minorUnits === null || roundTo(value, digits) !== value ? `${number()} ${currency}` : formatMoney(minorUnits, { currency, locale: currentLanguage() });
}

const mostPrices = 4;
/** What a choice costs, such as `Small €80.00, Large €120.50`. */
function pricesText({ texts: { prices = '' } }: FieldDraft, currency: string): Html | '' {
  const known = pricesIn(prices).flatMap(({ option, price }) => (price === null || numberToDecimal(price) === null ? [] : [{ option, price }]));
  const shown = known.slice(0, mostPrices).map(({ option, price }) => {
    const amount = amountText(String(price), currency);
    return html`${option === 'yes' ? '' : html`<bdi>${option}</bdi> `}<bdi>${amount}</bdi>`;
  });
  return known.length === 0 ? '' : html` (${shown.map((one, at) => html`${at > 0 ? ', ' : ''}${one}`)}${known.length > mostPrices ? ', …' : ''})`;
}

/** A formula for people to read, with titles of fields and amounts in the currency of the result. */
function readOut(rows: readonly SumRow[], fields: readonly FieldDraft[], currency: string): Html {
  const called = (id: string): Html => {
    const field = fields.find(one => conditionFieldName(one) === id);
    return html`<bdi>${field?.title ?? id}</bdi>${field ? pricesText(field, currency) : ''}`;
  };
  const filled = rows.filter(({ field, times, number }) => field !== '' || times !== '' || number !== '');
  return html`${filled.map(({ sign, field, times, number }, at) => {
    const isPriced = fields.some(one => isAmount(one) && [field, times].includes(conditionFieldName(one)));
    const written = writtenNumber(number);
    const factors = [...[field, times].filter(Boolean).map(called), ...number === '' ? []
      : [html`<bdi>${written === null ? number : amountText(written, isPriced ? '' : currency)}</bdi>`]];
    return html`${at > 0 || sign === '-' ? ` ${sign === '-' ? '−' : '+'} ` : ''}${factors.map((factor, place) => html`${place > 0 ? ' × ' : ''}${factor}`)}`;
  })}`;
}

/** A formula: a row of controls for each amount that is added or subtracted, and the whole as text. The changed one is read. */
export function sumEditor({ title, note, field, row, fields, focus }: SumEditor): Html {
  const base = `f.${row}.formula`;
  const text = field.texts.formula ?? '';
  const rows = field.sum ?? readSumRows(text, fields);
  const others = summable(fields, field);
  const currency = currencyOf(field);
  const isFocused = (control: string) => (focus === `formula.${control}` ? html` autofocus` : '');

  const fieldOptions = (chosen: string, none: string): Html => html`<option value="">${none}</option>${others.map(one => html`
<option value="${conditionFieldName(one)}"${conditionFieldName(one) === chosen ? html` selected` : ''}>${
  one.texts.prices ? ownerText('sumPriceOf', { field: one.title }) : one.title}</option>`)}${
    chosen !== '' && !others.some(one => conditionFieldName(one) === chosen) ? html`
<option value="${chosen}" selected>${fields.find(one => conditionFieldName(one) === chosen)?.title ?? chosen}</option>` : ''}`;

  const amount = ({ sign, field: first, times, number }: SumRow, at: number): Html => {
    const part = (control: string) => `${base}.${at}.${control}`;
    const remove = ownerText('sumRemove', { number: at + 1 });
    return html`
<li class="owner-sum">
<select name="${part('sign')}" aria-label="${ownerText('sumSign', { number: at + 1 })}"><option value="+">${ownerText('sumPlus')}</option>
<option value="-"${sign === '-' ? html` selected` : ''}>${ownerText('sumMinus')}</option></select>
<select name="${part('field')}" aria-label="${ownerText('sumField', { number: at + 1 })}"${isFocused(`${at}.field`)}>${
  fieldOptions(first, ownerText('sumFixed'))}</select>
<span aria-hidden="true">×</span>
<select name="${part('times')}" aria-label="${ownerText('sumTimes', { number: at + 1 })}">${fieldOptions(times, ownerText('sumOnce'))}</select>
<span aria-hidden="true">×</span>
<input name="${part('number')}" value="${number}" maxlength="30" autocomplete="off" inputmode="decimal" placeholder="1" aria-label="${
  ownerText('sumNumber', { number: at + 1 })}"${number !== '' && writtenNumber(number) === null ? html` aria-invalid="true"` : ''}>
<button class="button button-quiet" name="act" value="sum.remove.${row}.${at}" aria-label="${remove}" title="${remove}">×</button>
</li>`;
  };

  return html`<fieldset class="field owner-conditions" id="${base}.rows"><legend>${title}</legend>
<input type="hidden" name="${base}.was" value="${text}">${rows ? html`
<input type="hidden" name="${base}.rows" value="yes">${rows.length === 0 ? '' : html`<ul>${rows.map(amount)}
</ul>
<p class="field-note">${ownerText('sumNote')}</p>${text === '' ? '' : html`
<p class="owner-formula">${readOut(rows, fields, currency)}</p>`}`}
<p><button class="button button-quiet" name="act" value="sum.add.${row}"${isFocused('add')}${
  rows.length >= mostSumRows ? html` disabled` : ''}>${ownerText('sumAdd')}</button></p>` : html`
<p class="field-note">${ownerText('sumTextAlone')}</p>`}
<details${rows ? '' : html` open`}><summary>${ownerText('conditionAsText')}</summary>
<input id="${base}" name="${base}" value="${text}" maxlength="${longestCalculation}" autocomplete="off" dir="ltr" aria-label="${title}: ${
  ownerText('sumText')}"${note ? html` aria-describedby="${base}.note"` : ''}>${note ? html`<p class="field-note" id="${base}.note">${note}</p>` : ''}
</details></fieldset>`;
}
