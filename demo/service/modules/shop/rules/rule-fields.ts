import { html } from 'hono/html';
import type { Html } from '../../../kernel/html.js';
import { type RuleDraft, getDraftText } from './rule-editor.js';

interface FieldOptions { readonly note?: string; readonly more?: Html | '' }

/** One line of text. */
export function textField(draft: RuleDraft, name: string, title: string, { note = '', more = '' }: FieldOptions = {}): Html {
  return html`<div class="field"><label for="${name}">${title}</label>
<input id="${name}" name="${name}" value="${getDraftText(draft, name)}" autocomplete="off"${more}${note ? html` aria-describedby="${name}-note"` : ''}>${
  note ? html`<p class="field-note" id="${name}-note">${note}</p>` : ''}</div>`;
}

/** A checkbox. */
export function tickField(draft: RuleDraft, name: string, title: string, note = ''): Html {
  const box = html`<p class="field-choice"><label><input type="checkbox" name="${name}" value="yes"${
    getDraftText(draft, name) === 'yes' ? html` checked` : ''}${note ? html` aria-describedby="${name}-note"` : ''}> ${title}</label></p>`;
  return note ? html`<div class="field">${box}<p class="field-note" id="${name}-note">${note}</p></div>` : box;
}

/** One of several. */
export function selectField(
  draft: RuleDraft,
  name: string,
  title: string,
  choices: readonly (readonly [value: string, words: string])[],
  note = '',
): Html {
  const chosen = getDraftText(draft, name);
  return html`<div class="field"><label for="${name}">${title}</label><select id="${name}" name="${name}"${
    note ? html` aria-describedby="${name}-note"` : ''}>${choices.map(([value, words]) => html`
<option value="${value}"${value === chosen ? html` selected` : ''}>${words}</option>`)}</select>${
    note ? html`<p class="field-note" id="${name}-note">${note}</p>` : ''}</div>`;
}

/** Several lines of text. */
export function textAreaField(draft: RuleDraft, name: string, title: string, { most, rows, note = '' }: { most: number; rows: number; note?: string }): Html {
  return html`<div class="field"><label for="${name}">${title}</label>
<textarea id="${name}" name="${name}" dir="auto" rows="${rows}" maxlength="${most}"${note ? html` aria-describedby="${name}-note"` : ''}>
${getDraftText(draft, name)}</textarea>${note ? html`<p class="field-note" id="${name}-note">${note}</p>` : ''}</div>`;
}
