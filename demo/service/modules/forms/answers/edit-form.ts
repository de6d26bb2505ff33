import { html } from 'hono/html';
import { hasConditions } from 'site-elements/contract/conditions/has-conditions';
import type { ErrorAnswer } from 'site-elements/contract/answers';
import type { FormField } from 'site-elements/contract/form-field';
import { fieldMarkup, type SubmittedText } from '../../../kernel/fields/field-markup.js';
import type { Html } from '../../../kernel/html.js';
import { problems } from '../form-page.js';
import { amountText } from '../payment/amount-to-pay.js';
import { paymentPath } from '../payment/submission-payments.js';
import { t } from '../texts.js';
import { answersMarkup } from './answers-markup.js';
import { editDeadline, type editLink, editPath, formMoment } from './edit-link.js';
import { type EditableFields, removeName } from './edited-values.js';
import type { EditableSubmission } from './find-editable.js';
import { sentAnswers } from './sent-answers.js';

/** Name of the hidden input with the number of edits before this one. */
export const versionName = '_version';

export interface EditFormState {
  readonly token: string;
  readonly found: EditableSubmission;
  readonly editable: EditableFields;
  /** What is in the inputs, by their names. */
  readonly typed: SubmittedText;
  /** What was wrong with it when it was sent. */
  readonly answer?: ErrorAnswer;
  /** Whether another edit was stored since: what is stored then is shown above what was typed. */
  readonly isConflict?: boolean;
}

const headingOf = ({ form }: EditableSubmission): string => t('editHeading', { form: form.name });

/** File names may be written in another direction than the sentence they are in. */
const isolated = (name: string): string => `\u2068${name}\u2069`;

/** A field with what its visitor has to know: that what is stored stays, unless something else is entered. */
function editedField(field: FormField, { identity, passwords, files }: EditableFields): FormField {
  const { id, description } = field;
  const note = field === identity ? t('editFixed') : passwords.has(id) ? t('editPassword')
    : files.has(id) ? t((field.maxFiles ?? 1) > 1 ? 'editFilesAdd' : 'editFiles', { files: files.get(id)!.map(({ name }) => isolated(name)).join(', ') }) : '';
  return note === '' ? field : { ...field, required: false, description: [description, note].filter(Boolean).join(' ') };
}

/** A box for each stored file, which removes it. */
const removeBoxes = ({ id }: FormField, { files }: EditableFields, typed: SubmittedText): Html => html`${(files.get(id) ?? []).map(file => html`
<p class="field-choice"><label><input type="checkbox" name="${removeName}" value="${file.id}"${
  typed.get(removeName)?.includes(file.id) ? html` checked` : ''}> ${t('editRemoveFile', { file: isolated(file.name) })}</label></p>`)}`;

/** A field that can be read and not changed. */
const fixedField = ({ id, title, description = '' }: FormField, value: string): Html => html`<p class="field"><label for="${id}">${title}</label>
<input id="${id}" value="${value}" readonly dir="auto" aria-describedby="${id}-note"> <small class="field-note" id="${id}-note">${description}</small></p>`;

/** The form, filled in with what is stored or was typed. As on the form's own page, all fields are shown, and the service decides by its conditions. */
export function editForm({ token, found, editable, typed, answer, isConflict = false }: EditFormState): Html {
  const { submission } = found;
  const { form, identity } = editable;
  const errors = new Map(Object.entries(answer?.errors ?? {}));
  const fields = form.fields.filter(({ type }) => type !== 'calculation' && type !== 'hidden');
  const deadline = editDeadline(found.form, submission);
  return html`<h1>${headingOf(found)}</h1>
${answer ? problems(form, answer, errors) : ''}
${isConflict ? html`${answersMarkup(sentAnswers(found.form, submission), t('editStoredNow'))}
<h2>${t('editYours')}</h2>` : ''}
${deadline === null ? '' : html`<p>${t('editUntil', { time: formMoment(deadline, found.form) })}</p>`}
<form action="${editPath(token)}" method="post"${fields.some(({ type }) => type === 'file')
  ? html` enctype="multipart/form-data"` : ''}${hasConditions(form.fields) ? html` novalidate` : ''}>
<input type="hidden" name="${versionName}" value="${submission.edits}">
${fields.map(field => {
  const shown = editedField(field, editable);
  if (field === identity) return fixedField(shown, String(submission.values[field.id] ?? ''));
  return html`${fieldMarkup(shown, typed, errors.get(field.id))}${removeBoxes(field, editable, typed)}`;
})}
<p><button class="button">${t('editSave')}</button></p>
</form>`;
}

/** The link to it, below the thanks or a payment. */
export const editLine = (link: ReturnType<typeof editLink>): Html | '' =>
  (link === null ? '' : html`<p>${t('editUntil', { time: link.until })} <a href="${link.path}">${t('editLink')}</a></p>`);

/** What follows an edit: what is stored now, and what has to be paid. */
export function editStored({ form, submission, payment }: EditableSubmission, token: string): Html {
  const { editedAt } = submission;
  const sentence = editedAt === null ? t('editNothing') : t('editStored', { time: formMoment(editedAt, form) });
  return html`<h1>${t('thanks')}</h1>
<p role="status">${sentence}</p>
${answersMarkup(sentAnswers(form, submission))}
${payment ? html`<p>${t('payWaiting', { form: form.name, sum: amountText(payment) })}</p>
<p><a class="button" href="${paymentPath(payment.token)}">${t('payNow')}</a></p>` : ''}
<p><a href="${editPath(token)}">${t('editLink')}</a></p>
<p><a href="/">${t('toStart')}</a></p>`;
}
