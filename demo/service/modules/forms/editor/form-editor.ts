import { html } from 'hono/html';
import type { Html } from '../../../kernel/html.js';
import { optionLists } from '../../../kernel/fields/condition-editor.js';
import { fieldKinds } from '../../../kernel/fields/field-kinds.js';
import { fieldRow, kindSelect } from '../../../kernel/fields/field-row.js';
import { isRowAct, type RowAct, rowActText } from '../../../kernel/fields/row-acts.js';
import type { Fault } from '../../../kernel/fields/field-draft.js';
import { examplePath, type FormDraft, toFormFields, formLimits } from './form-draft.js';
import { paymentGroup } from './form-payment.js';
import { formPreview } from './form-preview.js';
import type { PublicQueries } from '../../../kernel/module.js';
import { limitsGroup } from './form-limits.js';
import { type DetectedField, detectedList } from './detected-fields.js';
import type { EditedForm } from './read-form-draft.js';
import { ownerText, type OwnerText } from '../texts.js';

export interface EditorOptions {
  readonly action: string;
  readonly csrf: Html | '';
  readonly isNew: boolean;
  /** Names of captchas that are set up. */
  readonly captchas: Iterable<string>;
  readonly payments: PublicQueries['shop']['payments'];
  readonly faults: readonly Fault[];
  /** What pages send besides. */
  readonly detected: readonly DetectedField[];
  /** What was pressed last; null where nothing is unsaved. */
  readonly pressed: Pick<EditedForm, 'act' | 'row' | 'control'> | null;
}

/** As their makers write them. */
const captchaNames: Readonly<Record<string, string>> = { recaptcha: 'reCAPTCHA', turnstile: 'Turnstile', hcaptcha: 'hCaptcha' };
const captchaTitle = (name: string): string => (name === 'altcha' ? ownerText('formCaptchaOwn') : captchaNames[name] ?? name);

const unsaved: Readonly<Record<Exclude<EditedForm['act'], 'save' | RowAct>, OwnerText>> = {
  show: 'formShownNow', add: 'fieldAdded', detect: 'fieldDetected', kind: 'fieldKindChanged', up: 'fieldMovedUp', down: 'fieldMovedDown',
  remove: 'fieldRemoved',
};

/** The whole form in one, with a button for everything that can be done to its fields: it works without scripts. */
export function formEditor(draft: FormDraft, options: EditorOptions): Html {
  const { action, csrf, isNew, captchas, payments, faults, detected, pressed } = options;
  const wrong = new Set(faults.map(({ row }) => row));
  const last = draft.fields.length - 1;
  const focusOf = (row: number): string | null => {
    if (pressed?.row !== row || faults.length > 0) return null;
    if (pressed.control !== undefined) return pressed.control;
    if (pressed.act === 'add' || pressed.act === 'detect') return 'title';
    if (pressed.act === 'up') return row === 0 ? 'down' : 'up';
    return pressed.act === 'down' && row === last ? 'up' : pressed.act;
  };
  const isOpen = (row: number) =>
    wrong.has(row) || (pressed?.row === row && (['add', 'detect', 'kind'].includes(pressed.act) || isRowAct(pressed.act)));
  return html`${faults.length > 0 ? html`<div role="alert"><p>${ownerText('formNotSaved')}</p><ul>${faults.map(({ text, row }) => html`
<li>${row === undefined ? text : html`<a href="#f.${row}">${text}</a>`}</li>`)}</ul></div>` : ''}
${pressed && pressed.act !== 'save' ? html`<p role="status">${
  isRowAct(pressed.act) ? rowActText(pressed.act) : ownerText(unsaved[pressed.act])} <strong>${ownerText('formUnsaved')}</strong></p>` : ''}
<form class="owner-form" method="post" action="${action}" enctype="multipart/form-data">${csrf}
<button class="visually-hidden" name="act" value="save" tabindex="-1" aria-hidden="true">${ownerText('save')}</button>
<input type="hidden" name="version" value="${draft.version}">
${line('name', ownerText('formName'), draft.name, { most: formLimits.name, note: ownerText('formNameNote') })}
${isNew ? line('id', ownerText('formId'), draft.id, { isAddress: true, most: 100, note: ownerText('formIdNote') }) : ''}
<fieldset class="field"><legend>${ownerText('formFields')}</legend>
<ol class="owner-fields" data-order="fields">${draft.fields.map((field, row) =>
  fieldRow(field, { row, last, isOpen: isOpen(row), focus: focusOf(row), formFields: draft.fields }))}
</ol>${optionLists(draft.fields)}
<div class="field"><label for="edit.addType">${ownerText('formNewField')}</label>
<div class="owner-pair">${kindSelect('edit.addType', 'addType', 'text')}
<button class="button button-quiet" name="act" value="add"${draft.fields.length >= formLimits.fields
  ? html` disabled` : ''}>${ownerText('add')}</button></div></div>
<p class="field-choice"><label><input type="checkbox" name="summary" value="yes"${draft.summary ? html` checked` : ''}> ${
  ownerText('formSummary')}</label></p>
<p class="field-choice"><label><input type="checkbox" name="countStarts" value="yes"${draft.countStarts
  ? html` checked` : ''} aria-describedby="edit.countStarts.note"> ${ownerText('formCountStarts')}</label></p>
<p class="field-note" id="edit.countStarts.note">${ownerText('formCountStartsNote')}</p>
<p class="field-choice"><label><input type="checkbox" name="saveByEmail" value="yes"${draft.saveByEmail
  ? html` checked` : ''} aria-describedby="edit.saveByEmail.note"> ${ownerText('formSaveByEmail')}</label></p>
<p class="field-note" id="edit.saveByEmail.note">${ownerText('formSaveByEmailNote')}</p>
${detectedList(detected, new Set(draft.fields.map(({ id }) => id)))}
</fieldset>
<fieldset class="field"><legend>${ownerText('formWhenSent')}</legend>
<div class="field"><label for="edit.thanksText">${ownerText('formThanks')}</label>
<textarea id="edit.thanksText" name="thanksText" rows="3" maxlength="${formLimits.thanksText}">
${draft.thanksText}</textarea></div>
${line('thanksPath', ownerText('formThanksPage'), draft.thanksPath, { isAddress: true,
  most: formLimits.thanksPath, note: ownerText('formThanksPageNote', { example: examplePath }) })}
${line('notify', ownerText('formNotify'), draft.notify, { isAddress: true, most: 256, note: ownerText('formNotifyNote') })}
<p class="field-choice"><label><input type="checkbox" name="showAnswers" value="yes"${draft.showAnswers ? html` checked` : ''}> ${
  ownerText('formShowAnswers')}</label></p>
${line('editDays', ownerText('formEditDays'), draft.editDays, { isAddress: true, most: 3, isNumber: true, note: ownerText('formEditDaysNote') })}
<p class="field-choice"><label><input type="checkbox" name="emailEditLink" value="yes"${draft.emailEditLink
  ? html` checked` : ''} aria-describedby="edit.emailEditLink.note"> ${ownerText('formEmailEdit')}</label></p>
<p class="field-note" id="edit.emailEditLink.note">${ownerText('formEmailEditNote', { kind: fieldKinds.email.title })}</p>
<p class="field-choice"><label><input type="checkbox" name="subscribes" value="yes"${draft.subscribes ? html` checked` : ''}> ${
  ownerText('formSubscribes')}</label></p>
<p class="field-choice"><label><input type="checkbox" name="takesUnknownFiles" value="yes"${draft.takesUnknownFiles ? html` checked` : ''}> ${
  ownerText('formUnknownFiles')}</label></p>
</fieldset>
${paymentGroup(draft, payments)}
${limitsGroup(draft.limits)}
<div class="field"><label for="edit.captcha">${
  ownerText('formCaptcha')}</label><select id="edit.captcha" name="captcha" aria-describedby="edit.captcha.note"><option value="">${
  ownerText('formCaptchaNone')}</option>${
  [...new Set([...captchas, ...draft.captcha ? [draft.captcha] : []])].map(name => html`
<option value="${name}"${name === draft.captcha ? html` selected` : ''}>${captchaTitle(name)}</option>`)}
</select><p class="field-note" id="edit.captcha.note">${ownerText('formCaptchaNote')}</p></div>
<p class="actions"><button class="button" name="act" value="save">${
  ownerText('save')}</button> <button class="button button-quiet" name="act" value="show">${ownerText('formPreview')}</button></p>
</form>
<section class="owner-preview" aria-labelledby="edit.preview"><h2 id="edit.preview"${pressed?.act === 'show'
  ? html` tabindex="-1" autofocus` : ''}>${ownerText('formPreview')}</h2>
${formPreview(toFormFields(draft), { csrf, draft: draft.fields })}</section>`;
}

interface LineOptions {
  readonly most: number;
  readonly note: string;
  /** Read from left to right in every language. */
  readonly isAddress?: boolean;
  readonly isNumber?: boolean;
}

function line(
  name: string,
  title: string,
  value: string,
  { most, note, isAddress, isNumber }: LineOptions,
): Html {
  return html`<div class="field"><label for="edit.${name}">${title}</label>
<input id="edit.${name}" name="${name}" value="${value}" maxlength="${most}" autocomplete="off"${isAddress ? html` dir="ltr"` : ''}${
  isNumber ? html` inputmode="numeric"` : ''} aria-describedby="edit.${name}.note"><p class="field-note" id="edit.${name}.note">${note}</p></div>`;
}
