import { and, asc, count, desc, eq, inArray, isNotNull, isNull, sql, type SQL } from 'drizzle-orm';
import type { FieldType, FormField } from 'site-elements/contract/form-field';
import { fieldRules } from 'site-elements/contract/fields/field-rules';
import type { Database } from '../../../kernel/database/database.js';
import { forms, submissionPayments, submissions } from '../forms.schema.js';
import type { PaymentState } from '../payment/payment-state.js';
import type { StoredForm } from '../find-form.js';
import { currentLanguage } from '../../../kernel/language/speech.js';
import { searchConditions } from './search-conditions.js';
import { searchInSlices } from './search-in-chunks.js';

/** Where a submission lies: what was deleted is in no other folder. */
export const folders = ['inbox', 'spam', 'deleted'] as const;
export type Folder = (typeof folders)[number];

export type StoredSubmission = typeof submissions.$inferSelect;
export interface ListedSubmission { readonly submission: StoredSubmission; readonly form: StoredForm }

export interface Listing {
  /** Among these. */
  ids?: readonly string[];
  /** Only submissions of this form. */
  formId?: string;
  /** All but the deleted ones when absent. */
  folder?: Folder;
  /** With a payment in this state only. */
  payment?: PaymentState;
  /**
   * Words of which each is in one of the values, in capitals or not: a name is found whatever its parts. Dates, times and amounts as the
   * owner's language writes them.
   */
  search?: string;
  /** By the values of this field; by the time of arrival when absent. */
  sortBy?: FormField;
  /** Id of a submission: those that follow it in the order of the list. */
  after?: string;
  isDescending: boolean;
  limit: number;
}

/** The condition of each folder. */
export const isIn: Record<Folder, SQL> = {
  inbox: and(isNull(submissions.deletedAt), eq(submissions.isSpam, false))!,
  spam: and(isNull(submissions.deletedAt), eq(submissions.isSpam, true))!,
  deleted: isNotNull(submissions.deletedAt),
};

/** Fields that are sorted as numbers, and how much a part of them weighs. */
const weights: Partial<Record<FieldType, Record<string, number>>> = {
  number: {}, currency: {}, calculation: {},
  date: { year: 10_000, month: 100, day: 1 },
  time: { hour: 10_000, minute: 100, second: 1 },
};

/** What a list is sorted by: numbers, days and times by their amount, everything else by its words in small letters. */
function sortKey({ id, type }: FormField): SQL {
  const value = sql`(${submissions.values} -> ${id}::text)`;
  const part = (name: string) => sql`(${value} ->> ${name}::text)`;
  const amount = (text: SQL) => sql`case when ${text} ~ '^-?[0-9]{1,30}([.][0-9]{1,30})?$' then ${text}::numeric end`;
  const weighed = Object.entries(weights[type] ?? {}).map(([name, weight]) => sql`coalesce(${amount(part(name))}, 0) * ${weight}::numeric`);
  if (weighed.length > 0) return sql`case when jsonb_typeof(${value}) = 'object' then ${sql.join(weighed, sql` + `)} else '-Infinity'::numeric end`;
  if (weights[type]) return sql`coalesce(${amount(sql`(${value} #>> '{}')`)}, '-Infinity'::numeric)`;
  const words = (fieldRules.get(type)?.parts ?? []).map(name => sql`coalesce(${part(name)}, '')`);
  return sql`lower(coalesce(case when jsonb_typeof(${value}) = 'object' and ${words.length} > 0 then ${words.length > 0
    ? sql.join(words, sql` || ' ' || `) : sql`''`} else ${value} #>> '{}' end, ''))`;
}

/** More hits than these are not sorted by a field: the newest of them are. */
const mostSorted = 5000;

/** Some submissions with their forms. Pages follow one another by id, so that new ones shift nothing. */
export async function listSubmissions(database: Database, { search, ...listing }: Listing): Promise<ListedSubmission[]> {
  const conditions = search ? searchConditions(search, currentLanguage()) : [];
  if (conditions.length === 0) return listAll(database, listing);
  const { sortBy, after, isDescending, limit } = listing;
  const within = isListed(listing);
  // Sorted by a field, any hit can be the first; in the order of arrival, the first hits are enough.
  const ids = sortBy
    ? await searchInSlices(database, { within, conditions, isDescending: true, most: mostSorted })
    : await searchInSlices(database, { within, conditions, after, isDescending, most: limit });
  return ids.length === 0 ? [] : listAll(database, { ...listing, ids });
}

const isListed = ({ ids, formId, folder, payment }: Pick<Listing, 'ids' | 'formId' | 'folder' | 'payment'>): SQL | undefined => and(
  folder ? isIn[folder] : isNull(submissions.deletedAt),
  ids && inArray(submissions.id, [...ids]),
  formId === undefined ? undefined : eq(submissions.formId, formId),
  payment && sql`exists (select from ${submissionPayments} where ${submissionPayments.submissionId} = ${submissions.id} and ${
    submissionPayments.state} = ${payment})`,
);

async function listAll(database: Database, { sortBy, after, isDescending, limit, ...listing }: Listing): Promise<ListedSubmission[]> {
  const { createdAt, id } = submissions;
  const direction = isDescending ? desc : asc;
  // Compared inside the database: a moment there is finer than a Date here.
  const keys = [...sortBy ? [sortKey(sortBy)] : [], sql`${createdAt}`, sql`${id}`];
  const row = sql`(${sql.join(keys, sql`, `)})`;
  const place = sql`(select ${sql.join(keys, sql`, `)} from ${submissions} where ${id} = ${after})`;
  return database
    .select({ submission: submissions, form: forms })
    .from(submissions)
    .innerJoin(forms, eq(forms.id, submissions.formId))
    .where(and(
      isListed(listing),
      after === undefined ? undefined : isDescending ? sql`${row} < ${place}` : sql`${row} > ${place}`,
    ))
    .orderBy(...keys.map(key => direction(key)))
    .limit(limit);
}

/** The number of unread submissions, by folder; of one form, or of all. */
export async function countUnread(database: Database, formId?: string): Promise<Record<Folder, number>> {
  const rows = await database.select({ isSpam: submissions.isSpam, unread: count() }).from(submissions)
    .where(and(isNull(submissions.readAt), isNull(submissions.deletedAt), formId === undefined ? undefined : eq(submissions.formId, formId)))
    .groupBy(submissions.isSpam);
  const unread = (isSpam: boolean) => rows.find(row => row.isSpam === isSpam)?.unread ?? 0;
  return { inbox: unread(false), spam: unread(true), deleted: 0 };
}

/** One submission with its form; undefined if it does not exist. */
export async function findSubmission(database: Database, id: string): Promise<ListedSubmission | undefined> {
  const [found] = await database.select({ submission: submissions, form: forms }).from(submissions)
    .innerJoin(forms, eq(forms.id, submissions.formId)).where(eq(submissions.id, id));
  return found;
}
