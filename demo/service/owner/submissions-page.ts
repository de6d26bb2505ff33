import { asc } from 'drizzle-orm';
import type { Hono } from 'hono';
import { html } from 'hono/html';
import { paths } from '../../../core/contract/paths.js';
import type { Database } from '../database/database.js';
import { forms } from '../database/schema.js';
import { findForm } from '../forms/find-form.js';
import { page } from '../http/page.js';
import { logoutForm } from './access/login.js';
import { fromOverlay } from './from-overlay.js';
import { listSubmissions } from './list-submissions.js';
import { titledValues, valueAsText } from './titled-values.js';

const shown = 100;

/** The newest submissions, so that a person can see that theirs arrived; `?form=` shows one form's, `?after=` older ones. */
export function addSubmissionsPage(app: Hono, { database }: { database: Database }): void {
  app.get(paths.ownerSubmissions, async context => {
    const { form: formId, after } = context.req.query();
    if (formId !== undefined) await findForm(database, formId.replaceAll('\0', ''));
    const listed = await listSubmissions(database, { formId, after: after?.replaceAll('\0', ''), order: 'newest', limit: shown });
    const all = await database.select({ id: forms.id, name: forms.name }).from(forms).orderBy(asc(forms.name));
    const last = listed.length === shown ? listed.at(-1)?.submission.id : undefined;
    const older = new URLSearchParams({ ...(formId !== undefined && { form: formId }), ...(last !== undefined && { after: last }) });
    const main = html`<h1>Submissions</h1>
<nav aria-label="Forms"><ul>
<li><a href="${paths.ownerSubmissions}">All forms</a></li>${all.map(({ id, name }) => html`
<li><a href="${paths.ownerSubmissions}?form=${encodeURIComponent(id)}">${name}</a>
(<a href="${paths.ownerSubmissionsFile.replace(':formId', encodeURIComponent(id))}" download>CSV</a>)</li>`)}
<li><a href="${paths.ownerSubscribers}">Subscribers</a></li>
</ul></nav>
<p>${countOf(listed.length)}</p>
${listed.map(({ submission, form }) => html`
<article class="submission" id="${submission.id}">
<h2>${form.name} <time datetime="${submission.createdAt.toISOString()}">${written(submission.createdAt)}</time></h2>
${fromOverlay(submission.context) ? html`<p>Sent from an overlay.</p>` : ''}
${submission.suspicion ? html`<p><strong>Perhaps not a person: ${submission.suspicion}.</strong></p>` : ''}
<dl>${titledValues(form, submission.values).map(([title, value]) => html`
<div><dt>${title}</dt><dd>${valueAsText(value)}</dd></div>`)}
</dl>
</article>`)}
${last === undefined ? '' : html`<p><a href="${paths.ownerSubmissions}?${older}">Older ones</a></p>`}
${logoutForm(context)}`;
    return page(context, 'Submissions', main);
  });
}

function countOf(rows: number): string {
  if (rows === 0) return 'Nothing has arrived yet.';
  return rows === 1 ? 'One, and this is it.' : `${rows}, the last to arrive first.`;
}

function written(moment: Date): string {
  return `${moment.toISOString().slice(0, 16).replace('T', ' ')} UTC`;
}
