import { html } from 'hono/html';
import type { FormField } from '../../../../core/contract/form-field.js';
import type { FieldValue } from '../../../../core/contract/submission.js';
import { sizeText } from '../../../../core/contract/uploads.js';
import type { Html } from '../../http/page.js';
import { fromOverlay } from '../from-overlay.js';
import { type OwnerText, sayToOwner } from '../say-to-owner.js';
import { suspicionWords } from '../suspicion-words.js';
import { ownerFilePath, storedFiles, titledValues, valueAsText } from '../titled-values.js';
import { writtenMoment } from '../written.js';
import { type Folder, type Listed, type StoredSubmission } from './list-submissions.js';

export const timeOf = ({ createdAt }: StoredSubmission): Html => html`<time datetime="${createdAt.toISOString()}">${writtenMoment(createdAt)}</time>`;

/** Visitors write in other languages than the owner's: each value reads from its own side. */
export function shownValue(value: FieldValue, field?: FormField): Html {
  const files = storedFiles(value);
  if (!files) return html`<bdi>${valueAsText(value, field)}</bdi>`;
  return html`${files.map(({ id, name, size }) => html`<a href="${ownerFilePath(id)}" download><bdi>${name}</bdi></a> (<bdi>${sizeText(size)}</bdi>) `)}`;
}

/** Marks and values of a submission. */
export const submissionBody = ({ submission, form }: Listed): Html => html`${fromOverlay(submission.context) ? html`<p>${sayToOwner('submissionFromOverlay')}</p>` : ''}
${submission.suspicion ? html`<p><strong>${sayToOwner('submissionSuspicious', { reason: suspicionWords(submission.suspicion) })}</strong></p>` : ''}
<dl>${titledValues(form, submission.values).map(({ title, value, field }) => html`
<div><dt>${title}</dt><dd>${shownValue(value, field)}</dd></div>`)}
</dl>`;

/** The buttons of a folder: what is pressed, and the name of what it says. */
export const buttons: Record<Folder, readonly [change: string, title: OwnerText][]> = {
  inbox: [['read', 'markRead'], ['unread', 'markUnread'], ['spam', 'markSpam'], ['delete', 'delete']],
  spam: [['inbox', 'markNoSpam'], ['delete', 'delete']],
  deleted: [['restore', 'bringBack'], ['erase', 'deleteForGood']],
};

/** Where it lies. */
export const folderOf = ({ deletedAt, isSpam }: StoredSubmission): Folder => (deletedAt ? 'deleted' : isSpam ? 'spam' : 'inbox');

/** The address that an answer goes to: the first email that the form asks for. */
export function senderOf({ submission: { values }, form }: Listed): string | null {
  for (const { id, type } of form.fields) if (type === 'email' && typeof values[id] === 'string' && values[id]) return values[id];
  return null;
}
