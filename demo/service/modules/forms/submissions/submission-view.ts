import { html } from 'hono/html';
import type { FormField } from 'site-elements/contract/form-field';
import type { FieldValue } from 'site-elements/contract/submission';
import { sizeText } from 'site-elements/contract/uploads';
import { differsMark, notShownMark } from '../visible-form.js';
import { omittedKey } from '../detect-fields.js';
import type { Html } from '../../../kernel/html.js';
import { isFromOverlay } from './from-overlay.js';
import { spamReasonText } from '../../../kernel/owner/spam-reason-text.js';
import { itemAsText, listsFiles, ownerFilePath, storedFile, type TitledValue, titledValues, valueAsText } from './titled-values.js';
import { formatMoment } from '../../../kernel/language/format-values.js';
import { type Folder, type ListedSubmission, type StoredSubmission } from './list-submissions.js';
import type { StoredForm } from '../find-form.js';
import { ownerText, type OwnerText } from '../texts.js';

export const renderTime = ({ createdAt }: StoredSubmission): Html => html`<time datetime="${createdAt.toISOString()}">${formatMoment(createdAt)}</time>`;

/** Visitors write in other languages than the owner's: each value reads from its own side. */
export function shownValue(value: FieldValue, field?: FormField): Html {
  if (!listsFiles(value, field)) return html`<bdi>${valueAsText(value, field)}</bdi>`;
  return html`<ul class="owner-files">${value.map(one => {
    const file = storedFile(one);
    return html`
<li>${file ? html`<a href="${ownerFilePath(file.id)}" download><bdi>${file.name}</bdi></a> (<bdi>${sizeText(file.size)}</bdi>)`
  : html`<bdi>${itemAsText(one)}</bdi>`}</li>`;
  })}
</ul>`;
}

/** Values whose field the form does not have, or has no longer: one below the other. */
export const otherValues = ({ submission, form }: ListedSubmission): Html =>
  html`${titledValues(form, submission.values)
    .filter(({ field }) => !field)
    .map(
      ({ title, value }) => html`
<p><small>${title}</small> ${shownValue(value)}</p>`,
    )}`;

/** How many values were left out that are not even named. */
const leftOutNote = (context: StoredSubmission['context']): Html | '' => {
  const count = Number(context[omittedKey] ?? 0);
  return count > 0 ? html`<p>${ownerText('notKeptOthers', { count })}</p>` : '';
};

/** Whether a field was filled in although the form's conditions did not ask for it: its page had no scripts. */
const isNotAsked = ({ context }: StoredSubmission, { id }: FormField): boolean => [context[notShownMark] ?? []].flat().includes(id);

/** What the page showed of a calculated field, where the service calculated otherwise; null where they agree. */
function shownByPage({ context }: StoredSubmission, { id }: FormField): string | null {
  const differs = context[differsMark];
  const value = typeof differs === 'object' && differs !== null && !Array.isArray(differs) && Object.hasOwn(differs, id) ? differs[id] : null;
  return typeof value === 'string' ? value : null;
}

/** Marks and values of a submission. */
export const submissionBody = ({
  submission,
  form,
}: ListedSubmission): Html => html`${isFromOverlay(submission.context) ? html`<p>${ownerText('submissionFromOverlay')}</p>` : ''}
${submission.suspicion ? html`<p><strong>${ownerText('submissionSuspicious', { reason: spamReasonText(submission.suspicion) })}</strong></p>` : ''}
<dl>${titledValues(form, submission.values).map(
  ({ title, value, field, differs = field ? shownByPage(submission, field) : null }: TitledValue & { differs?: string | null }) => html`
<div><dt>${title}${field ? '' : html` <small>${ownerText('submissionNotInForm')}</small>`}${field && isNotAsked(submission, field)
  ? html` <small>${ownerText('submissionNotAsked')}</small>` : ''}${
  differs === null ? '' : html` <small>${ownerText('submissionDiffers', { value: differs })}</small>`}</dt><dd>${shownValue(value, field)}</dd></div>`,
)}
</dl>${leftOutNote(submission.context)}`;

/** The buttons of a folder: what is pressed, and the name of what it says. */
export const buttons: Record<Folder, readonly [change: string, title: OwnerText][]> = {
  inbox: [['read', 'markRead'], ['unread', 'markUnread'], ['spam', 'markSpam'], ['delete', 'delete']],
  spam: [['inbox', 'markNoSpam'], ['delete', 'delete']],
  deleted: [['restore', 'bringBack'], ['erase', 'deleteForGood']],
};

/** Where it lies. */
export const getFolder = ({ deletedAt, isSpam }: StoredSubmission): Folder => (deletedAt ? 'deleted' : isSpam ? 'spam' : 'inbox');

/** The address that an answer goes to: the first email that the form asks for. */
export const getSender = ({ submission: { values }, form }: ListedSubmission): string | null => emailAmong(form, values);

/** The first email of a form's values. */
export function emailAmong({ fields }: Pick<StoredForm, 'fields'>, values: Readonly<Record<string, FieldValue>>): string | null {
  for (const { id, type } of fields) if (type === 'email' && typeof values[id] === 'string' && values[id]) return values[id];
  return null;
}
