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
export function tickField(draft: RuleDraft, name: string, title: string): Html {
  return html`<p class="field-choice"><label><input type="checkbox" name="${name}" value="yes"${
    getDraftText(draft, name) === 'yes' ? html` checked` : ''}> ${title}</label></p>`;
}

/** One of several. */
export function selectField(draft: RuleDraft, name: string, title: string, choices: readonly (readonly [value: string, words: string])[]): Html {
  const chosen = getDraftText(draft, name);
  return html`<div class="field"><label for="${name}">${title}</label><select id="${name}" name="${name}">${choices.map(([value, words]) => html`
<option value="${value}"${value === chosen ? html` selected` : ''}>${words}</option>`)}</select></div>`;
}

/** As many of several as one likes. */
export function ticksField(draft: RuleDraft, name: string, title: string, choices: readonly (readonly [value: string, words: string])[], note: string): Html {
  const chosen = draft.get(name) ?? [];
  return html`<fieldset class="field"><legend>${title}</legend><p class="field-note">${note}</p>${choices.map(
    ([value, words]) => html`
<p class="field-choice"><label><input type="checkbox" name="${name}" value="${value}"${chosen.includes(value) ? html` checked` : ''}> ${words}</label></p>`,
  )}</fieldset>`;
}
