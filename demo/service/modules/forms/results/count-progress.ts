import { and, desc, eq, gt, gte, inArray, lt, sql } from 'drizzle-orm';
import type { FormProgressRequest } from 'site-elements/contract/progress/form-progress';
import type { Database } from '../../../kernel/database/database.js';
import type { StoredForm } from '../find-form.js';
import { formProgress, forms } from '../forms.schema.js';
import { dayIn } from './results-range.js';

/** Mark in a submission's context: its start was counted. */
export const startMark = 'startCounted';

/** Sums are deleted after this time: a year can be compared with the year before. */
const keptMonths = 25;
const dayMs = 86_400_000;
/** Stays within what the column takes, whatever a stranger sends. */
const mostOfDay = 1_000_000_000;

type CountedForm = Pick<StoredForm, 'id' | 'fields' | 'timeZone'>;

/** The ID of a field with values; empty for anything else. */
const fieldOf = ({ fields }: Pick<StoredForm, 'fields'>, given = ''): string =>
  (fields.some(({ id, type }) => id === given && type !== 'section') ? given : '');

/** Adds one to a sum. Only fields of the form have sums of their own: strangers can make figures wrong, but no rows. */
export async function countProgress(
  database: Database, form: CountedForm, { event, field }: Pick<FormProgressRequest, 'event' | 'field'>, now = new Date(),
): Promise<void> {
  const row = { formId: form.id, day: dayIn(now, form.timeZone), event, field: event === 'stop' ? fieldOf(form, field) : '', count: 1 };
  await database.insert(formProgress).values(row).onConflictDoUpdate({
    target: [formProgress.formId, formProgress.day, formProgress.event, formProgress.field],
    set: { count: sql`least(${formProgress.count} + 1, ${mostOfDay}::int)` },
  });
}

interface TakenBack {
  /** The field of the stop; absent if the visitor stopped at no field. */
  readonly stopped: string | undefined;
  /** Spam is not counted as submitted: its stop stays. */
  readonly isBelieved?: boolean;
  readonly now?: Date;
}

/** A visitor had left the page, has returned and submitted: the stop no longer counts. It was counted today, or yesterday. */
export async function undoStop(transaction: Database, form: CountedForm, { stopped, isBelieved = true, now = new Date() }: TakenBack): Promise<void> {
  if (stopped === undefined || !isBelieved) return;
  const field = fieldOf(form, stopped);
  const days = [now, new Date(now.getTime() - dayMs)].map(moment => dayIn(moment, form.timeZone));
  const isIt = (...more: Parameters<typeof and>) =>
    and(eq(formProgress.formId, form.id), eq(formProgress.event, 'stop'), eq(formProgress.field, field), gt(formProgress.count, 0), ...more);
  const [latest] = await transaction.select({ day: formProgress.day }).from(formProgress)
    .where(isIt(inArray(formProgress.day, days))).orderBy(desc(formProgress.day)).limit(1);
  if (latest) await transaction.update(formProgress).set({ count: sql`${formProgress.count} - 1` }).where(isIt(eq(formProgress.day, latest.day)));
}

export interface ProgressSums {
  readonly started: number;
  /** By the ID of a field; empty for fields that the form does not have. */
  readonly stops: ReadonlyMap<string, number>;
}

/** The sums since a day; of all days if it is null. */
export async function readProgress(database: Database, { id }: Pick<StoredForm, 'id'>, fromDay: string | null): Promise<ProgressSums> {
  const rows = await database
    .select({ event: formProgress.event, field: formProgress.field, count: sql<number>`sum(${formProgress.count})::float8` })
    .from(formProgress)
    .where(and(eq(formProgress.formId, id), fromDay === null ? undefined : gte(formProgress.day, fromDay)))
    .groupBy(formProgress.event, formProgress.field);
  return {
    started: rows.find(({ event }) => event === 'start')?.count ?? 0,
    stops: new Map(rows.filter(({ event, count }) => event === 'stop' && count > 0).map(({ field, count }) => [field, count])),
  };
}

/** Deletes the sums of a form. They begin again from now. */
export async function deleteProgress(database: Database, { id }: Pick<StoredForm, 'id'>, now = new Date()): Promise<void> {
  await database.transaction(async transaction => {
    await transaction.delete(formProgress).where(eq(formProgress.formId, id));
    // Not a change of the form: an editor that is open can still be saved.
    const startsCountedSince = sql`case when ${forms.countStarts} then ${now.toISOString()}::timestamptz end`;
    await transaction.update(forms).set({ startsCountedSince }).where(eq(forms.id, id));
  });
}

/** Deletes sums that are older than two years and a month. */
export async function sweepProgress(database: Database, now = new Date()): Promise<void> {
  const oldest = new Date(now);
  oldest.setUTCMonth(oldest.getUTCMonth() - keptMonths);
  await database.delete(formProgress).where(lt(formProgress.day, oldest.toISOString().slice(0, 10)));
}
