import { html } from 'hono/html';
import type { ErrorAnswer } from '../../../core/contract/answers.js';
import type { FormField } from '../../../core/contract/form-field.js';
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
${form.fields.map((field) => fieldMarkup(field, typed.get(field.id) ?? [], errors.get(field.id)))}
<p><button class="button">Send</button></p>
</form>`;
}

function trouble(form: StoredForm, answer: ErrorAnswer, errors: ReadonlyMap<string, string>): Html {
  const named = form.fields.filter((field) => errors.has(field.id));
  return html`<div role="alert">
<p><strong>${answer.error}</strong></p>
${named.length > 0 ? html`<ul>${named.map((field) => html`
<li><a href="#${field.id}">${field.title}</a>: ${errors.get(field.id)}</li>`)}
</ul>` : ''}
</div>`;
}

function fieldMarkup(field: FormField, values: string[], error: string | undefined): Html {
  const { id, title, required } = field;
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

function control(field: FormField, values: string[], marks: Html): Html {
  const [value = ''] = values;
  if (field.options) {
    const isList = field.type === 'checkbox';
    return html`<select ${marks}${isList ? html` multiple` : html``}>
${isList ? '' : html`<option value="">Choose</option>`}${field.options.map((option) => html`
<option${values.includes(option) ? html` selected` : ''}>${option}</option>`)}
</select>`;
  }
  // A browser drops the first line break inside <textarea>, so one is written for it to drop.
  if (field.type === 'textarea') return html`<textarea rows="7" ${marks}>
${value}</textarea>`;
  const type = field.type === 'email' || field.type === 'hidden' ? field.type : 'text';
  return html`<input type="${type}" value="${value}" ${marks}>`;
}
