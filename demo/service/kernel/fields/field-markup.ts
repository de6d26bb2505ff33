import { html } from 'hono/html';
import { fieldRules } from 'site-elements/contract/fields/field-rules';
import { partName } from 'site-elements/contract/fields/fold-parts';
import type { FormField } from 'site-elements/contract/form-field';
import { likertScale } from 'site-elements/contract/likert-scale';
import { maxFileBytes, sizeText, usualFileTypes } from 'site-elements/contract/uploads';
import { emailInput } from '../http/email-input.js';
import type { Html } from '../html.js';
import { t } from '../language/common-texts.js';
import { fieldText, type FormText } from '../language/speech.js';

/** What the visitor typed, by field id: given back so that nothing has to be written twice. */
export type SubmittedText = ReadonlyMap<string, string[]>;

/** One field, filled in as it was sent, with what is wrong beside it. */
export function fieldMarkup(field: FormField, typed: SubmittedText, error: string | undefined): Html {
  const { id, title, required, description } = field;
  const values = typed.get(id) ?? [];
  if (field.type === 'section') return html`<h2>${title}</h2>${description ? html`<p>${description}</p>` : ''}`;
  if (field.type === 'hidden') return html`<input type="hidden" name="${id}" value="${values[0] ?? field.value ?? ''}">`;
  const parts = partsShown(field, typed);
  if (parts.length > 0) return partsMarkup(field, parts, typed, error);
  if (field.amounts) return amountsMarkup(field, values, error);
  const says = [...error ? [`${id}-error`] : [], ...description ? [`${id}-note`] : []].join(' ');
  const marks = html`id="${id}" name="${id}"${required ? html` required` : ''}${error ? html` aria-invalid="true"` : ''}${
    says ? html` aria-describedby="${says}"` : ''
  }`;
  const note = html`${describe(field)}${error ? html`<span class="field-note" id="${id}-error">${error}</span>` : ''}`;
  if (field.type === 'file') return fileMarkup(field, marks, note);
  if (field.type === 'checkbox' && !field.options) {
    return html`<p class="field field-check"><input type="checkbox" value="yes" ${marks}${
      values.length > 0 ? html` checked` : ''
    }> <label for="${id}">${title}</label> ${note}</p>`;
  }
  return html`<p class="field"><label for="${id}">${title}</label>
${control(field, values, marks)} ${note}</p>`;
}

/** What the owner says of a field, beside it. */
const describe = ({ id, description }: FormField): Html | '' => (description ? html`<small class="field-note" id="${id}-note">${description}</small>` : '');

/** A browser never fills a file in again: it is to be chosen once more, which the note says. */
function fileMarkup({ id, title, accept = usualFileTypes, maxFiles = 1, maxFileBytes: most = maxFileBytes }: FormField, marks: Html, note: Html | ''): Html {
  return html`<p class="field"><label for="${id}">${title}</label>
<input type="file" accept="${accept}"${maxFiles > 1 ? html` multiple` : ''} ${marks}>
<small>${t('fileLimit', { count: maxFiles, size: sizeText(most) })}</small> ${note}</p>`;
}

/** The parts a field is asked in: a scale always, others where they were sent so. All but a scale can be one text. */
const partsShown = ({ id, type, options = [] }: FormField, typed: SubmittedText): readonly string[] =>
  (type === 'likert' ? options : (fieldRules.get(type)?.parts ?? []).filter(part => typed.has(partName(id, part))));

/** What people call the parts; a scale's are its statements. */
const partTitles: Readonly<Record<string, FormText>> = {
  first: 'firstName', last: 'lastName', line1: 'addressLine1', line2: 'addressLine2', city: 'city', state: 'state', zip: 'zipCode', country: 'country',
  countryCode: 'countryCode', number: 'phoneNumber',
};

function partsMarkup(field: FormField, parts: readonly string[], typed: SubmittedText, error?: string): Html {
  const { id, type, title } = field;
  const part = (name: string) => {
    const value = typed.get(partName(id, name))?.[0] ?? '';
    return type === 'likert' ? html`<select name="${partName(id, name)}"><option value="">${fieldText('choose')}</option>${likertScale.map(([step]) => html`
<option value="${step}"${String(step) === value ? html` selected` : ''}>${
  fieldText(step === -2 ? 'likertMinus2' : step === -1 ? 'likertMinus1' : `likert${step}`)}</option>`)}</select>`
      : html`<input name="${partName(id, name)}" value="${value}"${directionOf(value)}>`;
  };
  return html`<fieldset class="field" id="${id}"><legend>${title}</legend>${describe(field)}
${parts.map(name => html`<p><label>${type !== 'likert' && Object.hasOwn(partTitles, name) ? fieldText(partTitles[name]!) : name} ${part(name)}</label></p>`)}
${error ? html`<span class="field-note">${error}</span>` : ''}</fieldset>`;
}

/** Amounts to choose from, and one of the visitor's own: of those that are posted, the first that is filled counts. */
function amountsMarkup(field: FormField, values: string[], error?: string): Html {
  const { id, title, required, amounts = [], currencySymbol = '$' } = field;
  const value = values.find(Boolean) ?? '';
  const isOwn = value !== '' && !amounts.map(String).includes(value);
  const choice = (amount: string, words: string, isChosen: boolean) => html`<p class="field-choice"><label><input type="radio" name="${id}" value="${amount}"${
    required ? html` required` : ''}${isChosen ? html` checked` : ''}> ${words}</label></p>`;
  return html`<fieldset class="field" id="${id}"><legend>${title}</legend>${describe(field)}
${amounts.map(amount => choice(String(amount), currencySymbol + amount, String(amount) === value))}
${choice('', fieldText('otherAmount'), isOwn)}
<p><label>${fieldText('otherAmount')} <input name="${id}" inputmode="decimal" value="${isOwn ? value : ''}"></label></p>
${error ? html`<span class="field-note">${error}</span>` : ''}</fieldset>`;
}

function control(field: FormField, values: string[], marks: Html): Html {
  const value = values.find(Boolean) ?? ''; // of an amount and one typed beside it, the one that is there
  if (field.options) {
    const isList = field.type === 'checkbox';
    return html`<select ${marks}${isList ? html` multiple` : html``}>
${isList ? '' : html`<option value="">${fieldText('choose')}</option>`}${field.options.map(option => html`
<option${values.includes(option) ? html` selected` : ''}>${option}</option>`)}
</select>`;
  }
  // A browser drops the first line break inside <textarea>, so one is written for it to drop.
  const hint = html`${field.placeholder ? html` placeholder="${field.placeholder}"` : ''}${field.maxLength ? html` maxlength="${field.maxLength}"` : ''}`;
  if (field.type === 'textarea') return html`<textarea rows="7" ${marks}${hint}${directionOf(value)}>
${value}</textarea>`;
  // Never given back: the typed text would be readable in the source of the page.
  if (field.type === 'password') return html`<input type="password" autocomplete="off" ${marks}>`;
  return html`<input ${inputMarks(field)} value="${value}" ${marks}${hint}${directionOf(value)}>`;
}

/** What a visitor has written may be in another direction than the page. An empty input has that of the page. */
const directionOf = (value: string): Html | '' => (value === '' ? '' : html` dir="auto"`);

/** A text input for dates and times: other inputs would lose what the browser cannot read, and it is to be seen again. */
function inputMarks({ type }: FormField): Html {
  if (type === 'email') return emailInput;
  const { type: inputType = 'text', inputMode } = fieldRules.get(type)?.input ?? {};
  return html`type="${inputType === 'date' || inputType === 'time' ? 'text' : inputType}"${inputMode ? html` inputmode="${inputMode}"` : ''}`;
}
