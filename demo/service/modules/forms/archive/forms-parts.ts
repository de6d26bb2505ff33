import { asc } from 'drizzle-orm';
import { fieldTypes, type FormField } from 'site-elements/contract/form-field';
import { languageFor } from 'site-elements/contract/language';
import * as v from 'valibot';
import type { ArchivePart } from '../../../kernel/archive/archive-part.js';
import { writeList } from '../../../kernel/archive/table-part.js';
import type { Database } from '../../../kernel/database/database.js';
import { forms } from '../forms.schema.js';
import { ownerText } from '../texts.js';
import { moment, readRows, summary, text } from './moved-rows.js';
import { type MovedOrders, submissionPart } from './submission-part.js';

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
type MovedForm = v.InferOutput<typeof formSchema>;

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

/** Forms in the archive, with what was sent. */
export const formsParts = (database: Database, shop: MovedOrders): ArchivePart[] => [formPart(database), submissionPart(database, shop)];
