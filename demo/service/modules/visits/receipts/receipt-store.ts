import { and, between, desc, eq, gte, lt, lte, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../../kernel/database/database.js';
import { addMonths } from '../site-days.js';
import { consentReceipts, newReceiptSettings, receiptSettings, type ReceiptSettings } from '../visits.schema.js';

export type StoredReceipt = typeof consentReceipts.$inferSelect;

/** What a visitor has answered: everything, nothing, some of the purposes, or that an answer is taken back. */
export const receiptAnswers = ['accepted', 'declined', 'some', 'unasked'] as const;
export type ReceiptAnswer = (typeof receiptAnswers)[number];

/** Filters of the owner's list; empty ones do not count. Days are `2026-11-30`. */
export interface ReceiptFilters {
  readonly search: string;
  readonly answer: ReceiptAnswer | '';
  readonly from: string;
  readonly until: string;
}

const shape = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;
const digitsOfNumber = 32;
/** Where the number of a receipt has hyphens. */
const groups = /^(.{8})(.{4})(.{4})(.{4})(.{12})$/;

export const isReceiptNumber = (text: string): boolean => shape.test(text);

export const getReceiptAnswer = ({ consent, granted }: Pick<StoredReceipt, 'consent' | 'granted'>): ReceiptAnswer =>
  (consent === 'declined' && granted.length > 0 ? 'some' : consent as ReceiptAnswer);

/** A number, or the beginning of one, as people type it: with or without hyphens and spaces. */
function numberBegins(typed: string): SQL | undefined {
  const digits = typed.toLowerCase().replace(/[\s\u2010-\u2015-]+/g, '');
  if (digits === '') return undefined;
  if (digits.length > digitsOfNumber || !/^[\da-f]+$/.test(digits)) return sql`false`;
  const filled = (digit: string) => digits.padEnd(digitsOfNumber, digit).replace(groups, '$1-$2-$3-$4-$5');
  return between(consentReceipts.id, filled('0'), filled('f'));
}

function answerIs(answer: ReceiptAnswer | ''): SQL | undefined {
  if (answer === '') return undefined;
  const hasPurposes = sql`${consentReceipts.granted} <> '[]'::jsonb`;
  if (answer === 'some') return and(eq(consentReceipts.consent, 'declined'), hasPurposes);
  return answer === 'declined' ? and(eq(consentReceipts.consent, 'declined'), sql`not ${hasPurposes}`) : eq(consentReceipts.consent, answer);
}

/** The condition of a list with these filters. */
export const receiptCondition = ({ search, answer, from, until }: ReceiptFilters): SQL | undefined => and(
  numberBegins(search), answerIs(answer), from === '' ? undefined : gte(consentReceipts.day, from), until === '' ? undefined : lte(consentReceipts.day, until),
);

export async function findReceipt(database: Database, id: string): Promise<StoredReceipt | null> {
  const [found] = isReceiptNumber(id) ? await database.select().from(consentReceipts).where(eq(consentReceipts.id, id)) : [];
  return found ?? null;
}

const readAtOnce = 500;

/** All receipts with these filters, the newest first. */
export async function* readReceipts(database: Database, filters: ReceiptFilters): AsyncGenerator<StoredReceipt> {
  const { createdAt, id } = consentReceipts;
  for (let last: StoredReceipt & { cursor: string } | undefined, isMore = true; isMore;) {
    const after: SQL | undefined = last && sql`(${createdAt}, ${id}) < (${last.cursor}::timestamptz, ${last.id}::uuid)`;
    const rows: { receipt: StoredReceipt; cursor: string }[] = await database.select({ receipt: consentReceipts, cursor: sql<string>`${createdAt}::text` })
      .from(consentReceipts).where(and(receiptCondition(filters), after)).orderBy(desc(createdAt), desc(id)).limit(readAtOnce);
    yield* rows.map(({ receipt }) => receipt);
    isMore = rows.length === readAtOnce;
    last = rows.map(({ receipt, cursor }) => ({ ...receipt, cursor })).at(-1);
  }
}

/** Resolves to `true` if there was one. */
export async function deleteReceipt(database: Database, id: string): Promise<boolean> {
  return isReceiptNumber(id) && (await database.delete(consentReceipts).where(eq(consentReceipts.id, id)).returning({ id: consentReceipts.id })).length > 0;
}

/** Deletes the receipts of days, both included. Resolves to how many there were. */
export async function deleteReceipts(database: Database, from: string, until: string): Promise<number> {
  const where = between(consentReceipts.day, from, until);
  return database.transaction(async transaction => {
    const count = await transaction.$count(consentReceipts, where);
    await transaction.delete(consentReceipts).where(where);
    return count;
  });
}

export async function readReceiptSettings(database: Database): Promise<ReceiptSettings> {
  const [row] = await database.select().from(receiptSettings);
  return { ...newReceiptSettings, ...row?.value };
}

export async function saveReceiptSettings(database: Database, value: ReceiptSettings): Promise<void> {
  await database.insert(receiptSettings).values({ value }).onConflictDoUpdate({ target: receiptSettings.id, set: { value } });
}

/** The same day some months ago; the last day of the month where it is shorter. */
export function monthsBefore(day: string, months: number): string {
  const month = addMonths(day.slice(0, 7), -months);
  const [year, number] = month.split('-').map(Number) as [number, number];
  const last = new Date(Date.UTC(year, number, 0)).getUTCDate();
  return `${month}-${String(Math.min(Number(day.slice(8)), last)).padStart(2, '0')}`;
}

/** Deletes receipts that are older than the owner has set. */
export async function sweepReceipts(database: Database, today: string): Promise<void> {
  const { keptMonths } = await readReceiptSettings(database);
  if (keptMonths !== null) await database.delete(consentReceipts).where(lt(consentReceipts.day, monthsBefore(today, keptMonths)));
}
