import { and, desc, eq, gt, isNull, sql } from 'drizzle-orm';
import { html } from 'hono/html';
import type { FieldValue } from 'site-elements/contract/submission';
import type { Database } from '../../../kernel/database/database.js';
import { submissions } from '../forms.schema.js';
import type { StoredForm } from '../find-form.js';
import { filesMark } from '../detect-files.js';
import { isSecretName, unknownFieldsMark, passwordsMark } from '../detect-fields.js';
import type { Html } from '../../../kernel/html.js';
import type { FieldDraft } from '../../../kernel/fields/field-draft.js';
import { ownerText } from '../texts.js';

export interface DetectedField { readonly name: string; readonly times: number; readonly type: DetectedType }
/** The kind that such a field becomes. */
export type DetectedType = 'text' | 'password' | 'file';
/** What the button that adds one does, by kind. */
export const detectedButtonValues: Readonly<Record<DetectedType, string>> = { text: 'detect', password: 'detectPassword', file: 'detectFile' };

const dayMs = 24 * 60 * 60_000;
const looked = { days: 90, submissions: 500, shown: 20 } as const;
/** A name that a field of the form can have; one with a dot would be a part of another. */
const adoptable = /^[A-Za-z0-9][\w-]{0,59}$/;

/** What pages have sent of late that the form does not know, the most frequent first. What looks like a machine teaches nothing. */
export async function detectedFields(database: Database, { id, fields }: StoredForm): Promise<DetectedField[]> {
  const rows = await database
    .select({ context: submissions.context })
    .from(submissions)
    .where(
      and(
        eq(submissions.formId, id),
        gt(submissions.createdAt, new Date(Date.now() - looked.days * dayMs)),
        isNull(submissions.suspicion),
        eq(submissions.isSpam, false),
        isNull(submissions.deletedAt),
        sql`jsonb_exists(${submissions.context}, ${unknownFieldsMark})`,
      ),
    )
    .orderBy(desc(submissions.createdAt))
    .limit(looked.submissions);
  const known = new Set(fields.map(field => field.id));
  const times = new Map<string, number>();
  const types = new Map<unknown, DetectedType>();
  const listed = (names: FieldValue | undefined) => (Array.isArray(names) ? names : []);
  for (const { context } of rows) {
    for (const name of listed(context[filesMark])) if (!types.has(name)) types.set(name, 'file');
    for (const name of listed(context[passwordsMark])) types.set(name, 'password');
    for (const name of listed(context[unknownFieldsMark])) if (typeof name === 'string' && !known.has(name)) times.set(name, (times.get(name) ?? 0) + 1);
  }
  return [...times]
    .map(([name, count]) => ({ name, times: count, type: types.get(name) ?? 'text' }))
    .sort((one, other) => other.times - one.times)
    .slice(0, looked.shown);
}

/** The row that makes a detected field one of the form's; null where it cannot be one. */
export const toFieldDraft = (name: string, type: DetectedType = 'text'): FieldDraft | null =>
  (adoptable.test(name) && !isSecretName(name) ? { id: name, type, title: name, texts: {} } : null);

/** The list of them within the editor, each with the button that adds it. */
export const detectedList = (detected: readonly DetectedField[], taken: ReadonlySet<string>): Html | '' => {
  const shown = detected.filter(({ name }) => !taken.has(name));
  return shown.length === 0 ? '' : html`<div class="field"><p><strong>${ownerText('detectedHeading')}</strong> ${ownerText('detectedNote')}</p>
<ul class="owner-detected">${shown.map(({ name, times, type }) => html`
<li><code dir="ltr">${name}</code> <span class="field-note">${ownerText(type === 'password' ? 'detectedPassword' : 'detectedTimes', { count: times })}</span>${
  toFieldDraft(name) ? html` <button class="button button-quiet" name="act" value="${detectedButtonValues[type]}.${name}">${
    ownerText(type === 'password' ? 'detectedAddPassword' : 'detectedAdd', { name })}</button>` : ''}</li>`)}
</ul></div>`;
};
