import { and, eq, inArray, isNotNull, isNull, lt } from 'drizzle-orm';
import type { Database } from '../../../kernel/database/database.js';
import { repeatedSubmissions, submissions, submissionSenders } from '../forms.schema.js';
import type { Events } from '../../../kernel/events.js';
import { isCounted } from '../limits/form-closure.js';
import { isIn, listSubmissions } from './list-submissions.js';

/** What the owner can do with submissions. */
export const changes = ['read', 'unread', 'spam', 'inbox', 'delete', 'restore', 'erase'] as const;
export type SubmissionChange = (typeof changes)[number];

/** Deleted ones can be brought back for so long. */
export const deletedRetentionDays = 30;
const dayMs = 24 * 60 * 60_000;

interface Desk { readonly database: Database; readonly events: Events }
/** `origin`: where the link of a letter leads. */
interface Marked { readonly ids: readonly string[]; readonly change: SubmissionChange; readonly origin: string; readonly now?: Date }

/** Changes these submissions. Resolves to how many that were: others were there no longer, or are so already. */
export async function changeSubmissions(desk: Desk, { ids, change, origin, now = new Date() }: Marked): Promise<number> {
  if (ids.length === 0) return 0;
  const { database } = desk;
  const among = inArray(submissions.id, [...ids]);
  const set = (values: Partial<typeof submissions.$inferInsert>, condition = isNull(submissions.deletedAt)) =>
    database.update(submissions).set(values).where(and(among, condition)).returning({ id: submissions.id });
  switch (change) {
    case 'read': return (await set({ readAt: now }, and(isNull(submissions.deletedAt), isNull(submissions.readAt))!)).length;
    case 'unread': return (await set({ readAt: null })).length;
    case 'spam': return freeSenders(database, await set({ isSpam: true }));
    case 'inbox': return believe(desk, ids, origin);
    case 'delete': return freeSenders(database, await set({ deletedAt: now }));
    case 'restore': return takeSenders(database, await set({ deletedAt: null }, isNotNull(submissions.deletedAt)));
    case 'erase': return (await database.delete(submissions).where(and(among, isIn.deleted)).returning({ id: submissions.id })).length;
  }
}

/** Undoes one deletion: all that were deleted at this very moment. */
export async function restoreDeletedAt(database: Database, moment: Date): Promise<number> {
  return takeSenders(
    database,
    await database.update(submissions).set({ deletedAt: null }).where(eq(submissions.deletedAt, moment)).returning({ id: submissions.id }),
  );
}

type Changed = readonly { readonly id: string }[];

/** Senders of a form that each can send once may send it again. Resolves to the number of these submissions. */
async function freeSenders(database: Database, changed: Changed): Promise<number> {
  if (changed.length > 0) await database.delete(submissionSenders).where(inArray(submissionSenders.submissionId, changed.map(({ id }) => id)));
  return changed.length;
}

/** They may not, unless another submission of theirs is there already. */
async function takeSenders(database: Database, changed: Changed): Promise<number> {
  if (changed.length === 0) return 0;
  const rows = await database
    .select({ formId: submissions.formId, senderHash: submissions.senderHash, submissionId: submissions.id })
    .from(submissions)
    .where(and(inArray(submissions.id, changed.map(({ id }) => id)), isNotNull(submissions.senderHash), isCounted))
    .orderBy(submissions.createdAt);
  const senders = rows.map(row => ({ ...row, senderHash: row.senderHash! }));
  if (senders.length > 0) await database.insert(submissionSenders).values(senders).onConflictDoNothing();
  return changed.length;
}

/** No spam after all: what a machine would not have got, such as a place on the newsletter's list, is made up for. */
async function believe({ database, events }: Desk, ids: readonly string[], origin: string): Promise<number> {
  return database.transaction(async transaction => {
    const believed = await transaction.update(submissions).set({ isSpam: false, suspicion: null })
      .where(and(inArray(submissions.id, [...ids]), isIn.spam)).returning({ id: submissions.id });
    await takeSenders(transaction, believed);
    const wanted = new Set(believed.map(({ id }) => id));
    for (const { submission: { id, values }, form } of await listSubmissions(transaction, { ids: [...wanted], isDescending: false, limit: wanted.size })) {
      await events.emit('submission.approved', { transaction, submissionId: id, form, values, origin });
    }
    return believed.length;
  });
}

/** Ends what was deleted long ago, and what is older than submissions are kept. Files of theirs go with the next sweep of uploads. */
export async function sweepSubmissions(database: Database, { keptDays, now = new Date() }: { keptDays?: number; now?: Date } = {}): Promise<void> {
  const before = (days: number) => new Date(now.getTime() - days * dayMs);
  await database.delete(submissions).where(lt(submissions.deletedAt, before(deletedRetentionDays)));
  await database.delete(repeatedSubmissions).where(lt(repeatedSubmissions.createdAt, before(deletedRetentionDays)));
  if (keptDays !== undefined) await database.delete(submissions).where(lt(submissions.createdAt, before(keptDays)));
}
