import { and, asc, count, eq, isNull, max } from 'drizzle-orm';
import type { Database } from '../../../kernel/database/database.js';
import { forms, submissionKeys, submissions } from '../forms.schema.js';
import type { Events } from '../../../kernel/events.js';
import type { StoredForm } from '../find-form.js';
import { currentLanguage } from '../../../kernel/language/speech.js';
import { slugify } from '../../../kernel/fields/slugify.js';
import { type FormDraft, toFormFields, getVersion } from './form-draft.js';
import { getPayField } from './form-payment.js';
import { limitColumns } from './form-limits.js';
import { ownerText } from '../texts.js';

/** More forms than any site has: a bound on what a stolen session could do. */
const mostForms = 500;

/** What was done, or why nothing was. */
export type SaveResult = { readonly id: string } | { readonly fault: string; readonly version?: string };

const columnsOf = (draft: FormDraft, before?: StoredForm, fields = toFormFields(draft, before?.fields)) => ({
  name: draft.name,
  fields,
  payField: getPayField(draft, fields),
  thanksText: draft.thanksText || null,
  thanksPath: draft.thanksPath || null,
  captcha: draft.captcha || null,
  subscribes: draft.subscribes,
  takesUnknownFiles: draft.takesUnknownFiles,
  summary: draft.summary,
  showAnswers: draft.showAnswers,
  editDays: draft.editDays === '' ? null : Number(draft.editDays),
  emailEditLink: draft.emailEditLink,
  countStarts: draft.countStarts,
  saveByEmail: draft.saveByEmail,
  startsCountedSince: before?.startsCountedSince ?? (draft.countStarts ? new Date() : null),
  notify: draft.notify || null,
  ...limitColumns(draft.limits),
  language: currentLanguage(),
  editedAt: new Date(),
});

/** All forms, with how much has arrived by each. */
export async function listForms(database: Database) {
  return database
    .select({ form: forms, arrived: count(submissions.id), lastAt: max(submissions.createdAt) })
    .from(forms)
    .leftJoin(submissions, and(eq(submissions.formId, forms.id), eq(submissions.isSpam, false), isNull(submissions.deletedAt)))
    .groupBy(forms.id)
    .orderBy(asc(forms.name), asc(forms.id));
}

export async function addForm(database: Database, draft: FormDraft): Promise<SaveResult> {
  const [{ all }] = await database.select({ all: count() }).from(forms) as [{ all: number }];
  if (all >= mostForms) return { fault: ownerText('faultManyForms', { count: mostForms }) };
  const bases = draft.id !== '' ? [draft.id] : Array.from({ length: 20 }, (_, at) => `${slugify(draft.name) || 'form'}${at === 0 ? '' : `-${at + 1}`}`);
  for (const id of bases) {
    const added = await database.insert(forms).values({ id, ...columnsOf(draft) }).onConflictDoNothing().returning({ id: forms.id });
    if (added.length > 0) return { id };
  }
  return { fault: ownerText('faultIdTaken', { id: bases[0]! }) };
}

/** Stores what was changed, unless another window has done so since this one was opened. */
export async function changeForm(database: Database, draft: FormDraft): Promise<SaveResult> {
  return database.transaction(async transaction => {
    const [stored] = await transaction.select().from(forms).where(eq(forms.id, draft.id)).for('update');
    if (!stored) return { fault: ownerText('faultFormDeleted') };
    if (getVersion(stored) !== draft.version) {
      return { fault: ownerText('faultFormChanged'), version: getVersion(stored) };
    }
    await transaction.update(forms).set(columnsOf(draft, stored)).where(eq(forms.id, draft.id));
    return { id: draft.id };
  });
}

/** Deletes a form that nothing has arrived by; what is in its way otherwise. */
export async function deleteForm({ database, events }: { database: Database; events: Events }, id: string): Promise<string | null> {
  return database.transaction(async transaction => {
    await transaction.select({ id: forms.id }).from(forms).where(eq(forms.id, id)).for('update');
    const [arrived] = await transaction.select({ id: submissions.id }).from(submissions).where(eq(submissions.formId, id)).limit(1);
    let isKept = arrived !== undefined;
    await events.emit('form.deleting', { transaction, formId: id, keep() { isKept = true; } });
    if (isKept) return ownerText('faultFormUsed');
    await transaction.delete(submissionKeys).where(and(eq(submissionKeys.formId, id), isNull(submissionKeys.usedAt)));
    await transaction.delete(forms).where(eq(forms.id, id));
    return null;
  });
}
