import { html } from 'hono/html';
import { formPreview } from '../../forms/form-page.js';
import type { Html } from '../../http/page.js';
import { fieldRow, kindSelect } from './field-row.js';
import type { Fault } from './field-draft.js';
import { type FormDraft, formFieldsOf, formLimits } from './form-draft.js';
import { type LearnedField, learnedList } from './learned-fields.js';
import type { EditedForm } from './read-form-draft.js';

export interface EditorOptions {
  readonly action: string;
  readonly csrf: Html | '';
  readonly isNew: boolean;
  /** Names of captchas that are set up. */
  readonly captchas: Iterable<string>;
  readonly faults: readonly Fault[];
  /** What pages send besides. */
  readonly learned: readonly LearnedField[];
  /** What was pressed last; null where nothing is unsaved. */
  readonly pressed: Pick<EditedForm, 'act' | 'row'> | null;
}

const captchaTitles: Readonly<Record<string, string>> = { altcha: 'The site\'s own: a small puzzle, no other host', recaptcha: 'reCAPTCHA', turnstile: 'Turnstile', hcaptcha: 'hCaptcha' };

const unsaved: Readonly<Record<EditedForm['act'], string>> = {
  save: '', show: 'This is how it looks.', add: 'A field is added at the end.', learn: 'The field is added at the end, with its name as its title: call it what it is.', kind: 'This is what can be said of this kind.',
  up: 'The field has moved up.', down: 'The field has moved down.', remove: 'The field is taken out. What it has brought so far stays with its submissions.',
};

/** The whole form in one, with a button for everything that can be done to its fields: it works without scripts. */
export function formEditor(draft: FormDraft, options: EditorOptions): Html {
  const { action, csrf, isNew, captchas, faults, learned, pressed } = options;
  const wrong = new Set(faults.map(({ row }) => row));
  const last = draft.fields.length - 1;
  const focusOf = (row: number): string | null => {
    if (pressed?.row !== row || faults.length > 0) return null;
    if (pressed.act === 'add' || pressed.act === 'learn') return 'title';
    if (pressed.act === 'up') return row === 0 ? 'down' : 'up';
    return pressed.act === 'down' && row === last ? 'up' : pressed.act;
  };
  const isOpen = (row: number) => wrong.has(row) || (pressed?.row === row && ['add', 'learn', 'kind'].includes(pressed.act));
  return html`${faults.length > 0 ? html`<div role="alert"><p>This was not saved:</p><ul>${faults.map(({ text, row }) => html`
<li>${row === undefined ? text : html`<a href="#f.${row}">${text}</a>`}</li>`)}</ul></div>` : ''}
${pressed && pressed.act !== 'save' ? html`<p role="status">${unsaved[pressed.act]} <strong>Nothing is saved yet.</strong></p>` : ''}
<form class="owner-form" method="post" action="${action}" enctype="multipart/form-data">${csrf}
<button class="visually-hidden" name="act" value="save" tabindex="-1" aria-hidden="true">Save</button>
<input type="hidden" name="version" value="${draft.version}">
${line('name', 'Name of the form', draft.name, { most: formLimits.name, note: 'Visitors read it above the form where the service draws it.' })}
${isNew ? line('id', 'Id', draft.id, { most: 100, note: 'Stands in addresses and in what you paste, and stays as it is. Made of the name where it is left empty.' }) : ''}
<fieldset class="field"><legend>Fields</legend>
<ol class="owner-fields" data-order="fields">${draft.fields.map((field, row) => fieldRow(field, { row, last, isOpen: isOpen(row), focus: focusOf(row) }))}
</ol>
<div class="field"><label for="edit.addType">A new field</label>
<div class="owner-pair">${kindSelect('edit.addType', 'addType', 'text')}
<button class="button button-quiet" name="act" value="add"${draft.fields.length >= formLimits.fields ? html` disabled` : ''}>Add</button></div></div>
${learnedList(learned, new Set(draft.fields.map(({ id }) => id)))}
</fieldset>
<fieldset class="field"><legend>When it is sent</legend>
<div class="field"><label for="edit.thanksText">Words of thanks</label>
<textarea id="edit.thanksText" name="thanksText" rows="3" maxlength="${formLimits.thanksText}">
${draft.thanksText}</textarea></div>
${line('thanksPath', 'Or a page of your own', draft.thanksPath, { most: formLimits.thanksPath, note: 'An address on this site, such as /thanks. With it the words above are not shown.' })}
${line('notify', 'Tell by email', draft.notify, { most: 256, note: 'This address gets a letter about each submission, and an answer to it goes to its sender. Empty: nobody. What looks like a machine is not told.' })}
<p class="field-choice"><label><input type="checkbox" name="subscribes" value="yes"${draft.subscribes ? html` checked` : ''}> Put its email on the list of subscribers</label></p>
</fieldset>
<div class="field"><label for="edit.captcha">Captcha</label><select id="edit.captcha" name="captcha"><option value="">None: what looks like a machine is only marked</option>${
  [...new Set([...captchas, ...draft.captcha ? [draft.captcha] : []])].map(name => html`
<option value="${name}"${name === draft.captcha ? html` selected` : ''}>${captchaTitles[name] ?? name}</option>`)}
</select></div>
<p class="actions"><button class="button" name="act" value="save">Save</button> <button class="button button-quiet" name="act" value="show">Preview</button></p>
</form>
<section class="owner-preview" aria-labelledby="edit.preview"><h2 id="edit.preview"${pressed?.act === 'show' ? html` tabindex="-1" autofocus` : ''}>Preview</h2>
${formPreview(formFieldsOf(draft))}</section>`;
}

function line(name: string, title: string, value: string, { most, note }: { most: number; note: string }): Html {
  return html`<div class="field"><label for="edit.${name}">${title}</label>
<input id="edit.${name}" name="${name}" value="${value}" maxlength="${most}" autocomplete="off" aria-describedby="edit.${name}.note"><p class="field-note" id="edit.${name}.note">${note}</p></div>`;
}
