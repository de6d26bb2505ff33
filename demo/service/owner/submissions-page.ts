import { desc, eq } from 'drizzle-orm';
import type { Hono } from 'hono';
import { html } from 'hono/html';
import { paths } from '../../../core/contract/paths.js';
import type { FieldValue } from '../../../core/contract/submission.js';
import type { Database } from '../database/database.js';
import { forms, submissions } from '../database/schema.js';
import type { StoredForm } from '../forms/find-form.js';
import { page } from '../http/page.js';

const shown = 100;

/** The newest submissions, so that a person can see that theirs arrived. */
export function addOwnerPages(app: Hono, { database }: { database: Database }): void {
  app.get(paths.ownerSubmissions, async (context) => {
    const rows = await database
      .select({ submission: submissions, form: forms })
      .from(submissions)
      .innerJoin(forms, eq(forms.id, submissions.formId))
      .orderBy(desc(submissions.createdAt))
      .limit(shown);
    const main = html`<h1>Submissions</h1>
<p>${rows.length === 0 ? 'Nothing has arrived yet.' : `The newest ${rows.length}, the last to arrive first.`}</p>
${rows.map(({ submission, form }) => html`
<article class="submission" id="${submission.id}">
<h2>${form.name} <time datetime="${submission.createdAt.toISOString()}">${written(submission.createdAt)}</time></h2>
<dl>${titled(form, submission.values).map(([title, value]) => html`
<div><dt>${title}</dt><dd>${asText(value)}</dd></div>`)}
</dl>
</article>`)}`;
    return page(context, 'Submissions', main);
  });
}

/** In the form's order; a value whose field the form has since lost is still shown, under its id. */
function titled(form: StoredForm, values: Record<string, FieldValue>): [string, FieldValue][] {
  const left = new Map(Object.entries(values));
  const known = form.fields.filter(({ id }) => left.has(id)).map(({ id, title }): [string, FieldValue] => {
    const value = left.get(id) ?? null;
    left.delete(id);
    return [title, value];
  });
  return [...known, ...left];
}

function written(moment: Date): string {
  return `${moment.toISOString().slice(0, 16).replace('T', ' ')} UTC`;
}

function asText(value: FieldValue): string {
  if (value === true) return 'yes';
  if (Array.isArray(value)) return value.map(asText).join(', ');
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}
