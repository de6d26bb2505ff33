import { and, asc, gt, inArray, isNull } from 'drizzle-orm';
import { fieldTypes, type FormField } from 'site-elements/contract/form-field';
import { languageFor } from 'site-elements/contract/language';
import type { FieldValue } from 'site-elements/contract/submission';
import * as v from 'valibot';
import type { ArchivePart } from '../../kernel/archive/archive-part.js';
import { readDate, readList, writeList } from '../../kernel/archive/table-part.js';
import type { Database } from '../../kernel/database/database.js';
import type { ImportSummary } from '../../kernel/imports/import-pages.js';
import { importText } from '../../kernel/imports/import-text.js';
import { forms, submissions } from './forms.schema.js';
import { ownerText } from './texts.js';

const batch = 500;
const text = (most: number) => v.pipe(v.string(), v.maxLength(most));
const moment = v.pipe(v.string(), v.transform((value: string) => readDate(value)));
const amount = v.nullable(v.pipe(v.number(), v.safeInteger(), v.minValue(0)));
const formSchema = v.object({
  id: v.pipe(text(100), v.regex(/^[\w-]+$/)), name: text(300),
  fields: v.pipe(v.array(v.looseObject({ id: text(100), type: v.picklist(fieldTypes), title: v.optional(text(1000)) })), v.maxLength(500)),
  thanksPath: v.nullable(text(2000)), thanksText: v.nullable(text(10_000)), notify: v.nullable(text(300)), captcha: v.nullable(text(60)),
  subscribes: v.boolean(), takesUnknownFiles: v.boolean(), summary: v.boolean(), showAnswers: v.boolean(), editDays: amount, emailEditLink: v.boolean(),
  countStarts: v.boolean(), saveByEmail: v.boolean(), language: v.pipe(v.string(), v.transform(tag => languageFor(tag) ?? 'en')),
  opensAt: v.nullable(moment), closesAt: v.nullable(moment), timeZone: text(60), maxSubmissions: amount, oncePer: v.nullable(v.picklist(['email', 'account'])),
  payField: v.nullable(text(100)), closedText: v.nullable(text(10_000)), editedAt: v.nullable(moment),
});
const submissionSchema = v.object({
  id: text(100), formId: text(100), values: v.record(v.string(), v.any()), context: v.record(v.string(), v.any()), suspicion: v.nullable(text(300)),
  isSpam: v.boolean(), readAt: v.nullable(moment), editedAt: v.nullable(moment), createdAt: moment,
});

function readRows<Schema extends v.GenericSchema>(bytes: Uint8Array, schema: Schema): v.InferOutput<Schema>[] {
  return readList(bytes).map(row => {
    const result = v.safeParse(schema, row);
    if (!result.success) throw new RangeError(importText('importDamaged'));
    return result.output;
  });
}

const summary = (all: number, added: number): ImportSummary => ({
  counts: [[importText('importNew'), added], [importText('importPresent'), all - added]], notes: [], hasNews: added > 0,
});

type MovedForm = v.InferOutput<typeof formSchema>;
type MovedSubmission = v.InferOutput<typeof submissionSchema>;

/** Forms that are not here yet, or are as the service has created them, and were edited where they come from. */
async function findNewForms(database: Database, all: readonly MovedForm[]): Promise<MovedForm[]> {
  const here = new Map((await database.select({ id: forms.id, editedAt: forms.editedAt }).from(forms)).map(({ id, editedAt }) => [id, editedAt]));
  return all.filter(({ id, editedAt }) => !here.has(id) || (here.get(id) === null && editedAt !== null));
}

const formPart = (database: Database): ArchivePart => ({
  file: 'forms.json',
  title: () => ownerText('navForms'),
  async* write() {
    const rows = await database.select().from(forms).orderBy(asc(forms.id));
    yield* writeList(rows.map(({ startsCountedSince: _, ...form }) => form));
  },
  async preview(bytes) {
    const all = readRows(bytes, formSchema);
    return summary(all.length, (await findNewForms(database, all)).length);
  },
  store: bytes => database.transaction(async transaction => {
    const all = readRows(bytes, formSchema);
    const added = await findNewForms(transaction, all);
    for (const { id, ...form } of added) {
      const values = { ...form, fields: form.fields as unknown as FormField[] };
      await transaction.insert(forms).values({ id, ...values }).onConflictDoUpdate({ target: forms.id, set: values });
    }
    return summary(all.length, added.length);
  }),
});

/** Submissions that are not deleted, without what was entered as a password. Their files are not moved. */
async function* readSubmissions(database: Database): AsyncIterable<unknown> {
  const passwords = new Map((await database.select({ id: forms.id, fields: forms.fields }).from(forms))
    .map(({ id, fields }) => [id, new Set(fields.filter(({ type }) => type === 'password').map(field => field.id))]));
  for (let after = ''; ;) {
    const rows = await database.select().from(submissions).where(and(gt(submissions.id, after), isNull(submissions.deletedAt)))
      .orderBy(asc(submissions.id)).limit(batch);
    if (rows.length === 0) return;
    for (const { id, formId, values, context, suspicion, isSpam, readAt, editedAt, createdAt } of rows) {
      const shown = Object.entries(values).filter(([name]) => !passwords.get(formId)?.has(name));
      yield { id, formId, values: Object.fromEntries(shown), context, suspicion, isSpam, readAt, editedAt, createdAt };
    }
    after = rows.at(-1)!.id;
  }
}

async function findNewSubmissions(database: Database, all: readonly MovedSubmission[]): Promise<MovedSubmission[]> {
  const known = new Set<string>();
  for (let at = 0; at < all.length; at += batch) {
    const ids = all.slice(at, at + batch).map(({ id }) => id);
    for (const { id } of await database.select({ id: submissions.id }).from(submissions).where(inArray(submissions.id, ids))) known.add(id);
  }
  return all.filter(({ id }) => !known.has(id));
}

const submissionPart = (database: Database): ArchivePart => ({
  file: 'submissions.json',
  title: () => ownerText('navSubmissions'),
  write: () => writeList(readSubmissions(database)),
  async preview(bytes) {
    const all = readRows(bytes, submissionSchema);
    return summary(all.length, (await findNewSubmissions(database, all)).length);
  },
  store: bytes => database.transaction(async transaction => {
    const all = readRows(bytes, submissionSchema);
    const here = new Set((await transaction.select({ id: forms.id }).from(forms)).map(({ id }) => id));
    const added = (await findNewSubmissions(transaction, all)).filter(({ formId }) => here.has(formId));
    for (let at = 0; at < added.length; at += batch) {
      const rows = added.slice(at, at + batch).map(row => ({ ...row, values: row.values as Record<string, FieldValue>, payloadHash: 'moved' }));
      await transaction.insert(submissions).values(rows).onConflictDoNothing();
    }
    return summary(all.length, added.length);
  }),
});

/** Forms in the archive, with what was sent. */
export const formsParts = (database: Database): ArchivePart[] => [formPart(database), submissionPart(database)];
