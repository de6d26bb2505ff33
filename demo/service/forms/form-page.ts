import { html } from 'hono/html';
import type { ErrorAnswer } from '../../../core/contract/answers.js';
import { fieldRules } from '../../../core/contract/fields/field-rules.js';
import { partName } from '../../../core/contract/fields/fold-parts.js';
import type { FormField } from '../../../core/contract/form-field.js';
import { likertScale } from '../../../core/contract/likert-scale.js';
import type { Html } from '../http/page.js';
import type { StoredForm } from './find-form.js';
import { reservedNames } from './reserved-names.js';

export interface ShownForm {
  form: StoredForm;
  /** Stores once what this page sends, however often it is pressed. */
  key: string;
  /** What was wrong with it when it was sent; nothing when it is empty. */
  answer?: ErrorAnswer;
  /** What the visitor typed, by field id: given back so that nothing has to be written twice. */
  typed: ReadonlyMap<string, string[]>;
}

/** The form, empty or filled in as it was sent, with what is wrong said above and beside each field. */
export function formPage({ form, key, answer, typed }: ShownForm): Html {
  const errors = new Map(Object.entries(answer?.errors ?? {}));
  return html`<h1>${form.name}</h1>
${answer ? trouble(form, answer, errors) : ''}
<form action="/forms/${encodeURIComponent(form.id)}" method="post">
<input type="hidden" name="${reservedNames.key}" value="${key}">
<p hidden><label>Leave this empty: <input name="${reservedNames.trap}" tabindex="-1" autocomplete="off"></label></p>
${form.fields.map(field => fieldMarkup(field, typed, errors.get(field.id)))}
<p><button class="button">Send</button></p>
</form>`;
}

function trouble(form: StoredForm, answer: ErrorAnswer, errors: ReadonlyMap<string, string>): Html {
  const named = form.fields.filter(field => errors.has(field.id));
  return html`<div role="alert">
<p><strong>${answer.error}</strong></p>
${named.length > 0 ? html`<ul>${named.map(field => html`
<li><a href="#${field.id}">${field.title}</a>: ${errors.get(field.id)}</li>`)}
</ul>` : ''}
</div>`;
}

function fieldMarkup(field: FormField, typed: ShownForm['typed'], error: string | undefined): Html {
  const { id, title, required } = field;
  const values = typed.get(id) ?? [];
  if (field.type === 'section') return html`<h2>${title}</h2>`;
  if (field.type === 'hidden') return html`<input type="hidden" name="${id}" value="${values[0] ?? field.value ?? ''}">`;
  const parts = partsShown(field, typed);
  if (parts.length > 0) return partsMarkup(field, parts, typed, error);
  if (field.amounts) return amountsMarkup(field, values, error);
  const marks = html`id="${id}" name="${id}"${required ? html` required` : ''}${
    error ? html` aria-invalid="true" aria-describedby="${id}-error"` : ''
  }`;
  const note = error ? html`<span class="field-note" id="${id}-error">${error}</span>` : '';
  if (field.type === 'checkbox' && !field.options) {
    return html`<p class="field field-check"><input type="checkbox" value="yes" ${marks}${
      values.length > 0 ? html` checked` : ''
    }> <label for="${id}">${title}</label> ${note}</p>`;
  }
  return html`<p class="field"><label for="${id}">${title}</label>
${control(field, values, marks)} ${note}</p>`;
}

/** The parts a field is asked in: a scale always, others where they were sent so. All but a scale can be one text. */
const partsShown = ({ id, type, options = [] }: FormField, typed: ShownForm['typed']): readonly string[] =>
  (type === 'likert' ? options : (fieldRules.get(type)?.parts ?? []).filter(part => typed.has(partName(id, part))));

function partsMarkup({ id, type, title }: FormField, parts: readonly string[], typed: ShownForm['typed'], error?: string): Html {
  const part = (name: string) => {
    const value = typed.get(partName(id, name))?.[0] ?? '';
    return type === 'likert' ? html`<select name="${partName(id, name)}"><option value="">Choose</option>${likertScale.map(([step, label]) => html`
<option value="${step}"${String(step) === value ? html` selected` : ''}>${label}</option>`)}</select>`
      : html`<input name="${partName(id, name)}" value="${value}">`;
  };
  return html`<fieldset class="field" id="${id}"><legend>${title}</legend>
${parts.map(name => html`<p><label>${name} ${part(name)}</label></p>`)}
${error ? html`<span class="field-note">${error}</span>` : ''}</fieldset>`;
}

/** Amounts to choose from, and one of the visitor's own: of those that are posted, the first that is filled counts. */
function amountsMarkup({ id, title, required, amounts = [], currencySymbol = '$' }: FormField, values: string[], error?: string): Html {
  const value = values.find(Boolean) ?? '';
  const isOwn = value !== '' && !amounts.map(String).includes(value);
  const choice = (amount: string, words: string, isChosen: boolean) => html`<p class="field-choice"><label><input type="radio" name="${id}" value="${amount}"${
    required ? html` required` : ''}${isChosen ? html` checked` : ''}> ${words}</label></p>`;
  return html`<fieldset class="field" id="${id}"><legend>${title}</legend>
${amounts.map(amount => choice(String(amount), currencySymbol + amount, String(amount) === value))}
${choice('', 'Other amount', isOwn)}
<p><label>Other amount <input name="${id}" inputmode="decimal" value="${isOwn ? value : ''}"></label></p>
${error ? html`<span class="field-note">${error}</span>` : ''}</fieldset>`;
}

function control(field: FormField, values: string[], marks: Html): Html {
  const value = values.find(Boolean) ?? ''; // of an amount and one typed beside it, the one that is there
  if (field.options) {
    const isList = field.type === 'checkbox';
    return html`<select ${marks}${isList ? html` multiple` : html``}>
${isList ? '' : html`<option value="">Choose</option>`}${field.options.map(option => html`
<option${values.includes(option) ? html` selected` : ''}>${option}</option>`)}
</select>`;
  }
  // A browser drops the first line break inside <textarea>, so one is written for it to drop.
  if (field.type === 'textarea') return html`<textarea rows="7" ${marks}>
${value}</textarea>`;
  const type = field.type === 'email' ? 'email' : 'text';
  return html`<input type="${type}" value="${value}" ${marks}>`;
}
