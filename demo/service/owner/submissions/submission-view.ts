import { html } from 'hono/html';
import type { FormField } from '../../../../core/contract/form-field.js';
import type { FieldValue } from '../../../../core/contract/submission.js';
import { sizeText } from '../../../../core/contract/uploads.js';
import type { Html } from '../../http/page.js';
import { fromOverlay } from '../from-overlay.js';
import { ownerFilePath, storedFiles, titledValues, valueAsText } from '../titled-values.js';
import { type Folder, type Listed, type StoredSubmission } from './list-submissions.js';

/** A moment as the owner's pages write it. */
export const written = (moment: Date): string => `${moment.toISOString().slice(0, 16).replace('T', ' ')} UTC`;

export const timeOf = ({ createdAt }: StoredSubmission): Html => html`<time datetime="${createdAt.toISOString()}">${written(createdAt)}</time>`;

export function shownValue(value: FieldValue, field?: FormField): Html | string {
  const files = storedFiles(value);
  if (!files) return valueAsText(value, field);
  return html`${files.map(({ id, name, size }) => html`<a href="${ownerFilePath(id)}" download>${name}</a> (${sizeText(size)}) `)}`;
}

/** Marks and values of a submission. */
export const submissionBody = ({ submission, form }: Listed): Html => html`${fromOverlay(submission.context) ? html`<p>Sent from an overlay.</p>` : ''}
${submission.suspicion ? html`<p><strong>Perhaps not a person: ${submission.suspicion}.</strong></p>` : ''}
<dl>${titledValues(form, submission.values).map(({ title, value, field }) => html`
<div><dt>${title}</dt><dd>${shownValue(value, field)}</dd></div>`)}
</dl>`;

/** The buttons of a folder: what is pressed, and what it says. */
export const buttons: Record<Folder, readonly [change: string, title: string][]> = {
  inbox: [['read', 'Mark as read'], ['unread', 'Mark as unread'], ['spam', 'Spam'], ['delete', 'Delete']],
  spam: [['inbox', 'No spam'], ['delete', 'Delete']],
  deleted: [['restore', 'Bring back'], ['erase', 'Delete for good']],
};

/** Where it lies. */
export const folderOf = ({ deletedAt, isSpam }: StoredSubmission): Folder => (deletedAt ? 'deleted' : isSpam ? 'spam' : 'inbox');

/** The address that an answer goes to: the first email that the form asks for. */
export function senderOf({ submission: { values }, form }: Listed): string | null {
  for (const { id, type } of form.fields) if (type === 'email' && typeof values[id] === 'string' && values[id]) return values[id];
  return null;
}
