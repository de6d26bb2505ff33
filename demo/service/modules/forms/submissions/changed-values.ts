import { isDeepStrictEqual } from 'node:util';
import { asc, eq } from 'drizzle-orm';
import { html } from 'hono/html';
import type { FormField } from 'site-elements/contract/form-field';
import type { FieldValue } from 'site-elements/contract/submission';
import type { Database } from '../../../kernel/database/database.js';
import type { Html } from '../../../kernel/html.js';
import { formatMoment } from '../../../kernel/language/format-values.js';
import type { StoredForm } from '../find-form.js';
import { submissionVersions, uploads } from '../forms.schema.js';
import { ownerText } from '../texts.js';
import type { ListedSubmission, StoredSubmission } from './list-submissions.js';
import { shownValue } from './submission-view.js';
import { storedFile, titledValues } from './titled-values.js';

type Values = Record<string, FieldValue>;

interface ChangedValue {
  readonly title: string;
  readonly field?: FormField;
  readonly before: FieldValue;
  readonly after: FieldValue;
}

/** What differs between two versions of a submission, in the order of its form. */
export function changedValues(form: StoredForm, before: Values, after: Values): ChangedValue[] {
  const ids = new Set([...Object.keys(before), ...Object.keys(after)].filter(id => !isDeepStrictEqual(before[id], after[id])));
  const known = new Map(form.fields.map(field => [field.id, field]));
  // Sorted and titled as the values are everywhere else.
  return titledValues(form, Object.fromEntries([...ids].map(id => [id, id]))).map(({ title, value }) => {
    const id = String(value);
    const field = known.get(id);
    return { title, ...field && { field }, before: before[id] ?? null, after: after[id] ?? null };
  });
}

const valueOf = (value: FieldValue, field: FormField | undefined): Html => (value === null || value === '' ? html`–` : shownValue(value, field));

/** A file that its visitor has removed is deleted: only its name is left. */
const withoutLinks = (value: FieldValue, stored: ReadonlySet<string>): FieldValue => (Array.isArray(value) ? value.map(one => {
  const file = storedFile(one);
  return file && !stored.has(file.id) ? file.name : one;
}) : value);

/** What a visitor has edited and when, the latest first; nothing for a submission that is as it was sent. */
export async function editHistory(database: Database, { submission, form }: ListedSubmission): Promise<Html | ''> {
  if (submission.editedAt === null) return '';
  const versions = await database.select().from(submissionVersions)
    .where(eq(submissionVersions.submissionId, submission.id)).orderBy(asc(submissionVersions.replacedAt));
  const owned = await database.select({ id: uploads.id }).from(uploads).where(eq(uploads.submissionId, submission.id));
  const stored = new Set(owned.map(({ id }) => id));
  const after = (at: number) => versions[at + 1]?.values ?? submission.values;
  const edits = versions.map(({ values, replacedAt }, at) => ({ replacedAt, changed: changedValues(form, values, after(at)) }));
  return html`<section class="submission" aria-labelledby="edits"><h2 id="edits">${ownerText('submissionEdits')}</h2>
<p>${ownerText('submissionEditsNote')}</p>${edits.reverse().map(({ replacedAt, changed }, at) => html`
<details${at === 0 ? html` open` : ''}><summary><time datetime="${replacedAt.toISOString()}">${formatMoment(replacedAt)}</time></summary>
<dl>${changed.map(({ title, field, before, after }) => html`
<div><dt>${title}</dt><dd><small>${ownerText('submissionBefore')}</small> <del>${valueOf(withoutLinks(before, stored), field)}</del></dd>
<dd><small>${ownerText('submissionAfter')}</small> <ins>${valueOf(withoutLinks(after, stored), field)}</ins></dd></div>`)}
</dl></details>`)}</section>`;
}

/** When a visitor has edited it last, beside the time of its arrival. */
export const editedNote = ({ editedAt }: Pick<StoredSubmission, 'editedAt'>): Html | '' =>
  (editedAt === null ? '' : html` <time datetime="${editedAt.toISOString()}">${ownerText('submissionEdited', { time: formatMoment(editedAt) })}</time>`);
