import { randomUUID } from 'node:crypto';
import { and, asc, count, desc, eq, getTableColumns, inArray, isNull } from 'drizzle-orm';
import type { CommentRequest, CommentsAnswer, PageComment } from 'site-elements/contract/comments';
import type { Database } from '../../kernel/database/database.js';
import { comments, type CommentState } from './comments.schema.js';
import type { ListPart } from '../../kernel/owner/list-page.js';
import { spamReason } from '../../kernel/limits/spam-signals.js';
import { HttpError } from '../../kernel/http/http-error.js';
import { t } from './texts.js';

type Row = typeof comments.$inferSelect;
export type NewComment = Omit<CommentRequest, 'key'> & { readonly key?: string };

/** Conversations on a page of answers. */
const pageSize = 20;
/** Answers that go along with them. */
const mostReplies = 500;
/** People who write to a pottery rarely name more. */
const mostLinks = 3;

const isShown = (thread: string) => and(eq(comments.thread, thread), eq(comments.state, 'published'));
const shown = ({ id, parentId, name, text, createdAt, isOwner }: Row): PageComment => ({ id, parentId, name, text, created: createdAt.toISOString(), isOwner });

/** What a machine leaves behind: a filled honeypot, haste, or a heap of links. */
const suspicion = ({ honeypot, filledInMs, text }: NewComment): string | null =>
  spamReason({ honeypot, filledInMs }) ?? ((text.match(/https?:\/\//gi)?.length ?? 0) > mostLinks ? `more than ${mostLinks} links` : null);

/** Reads, keeps and sorts out comments. */
export class CommentStore {
  readonly #database: Database;

  constructor(database: Database) { this.#database = database; }

  /** A page of a thread's conversations, the newest first. */
  async list(thread: string, page = 1): Promise<CommentsAnswer> {
    const database = this.#database;
    const roots = await database.select().from(comments).where(and(isShown(thread), isNull(comments.rootId)))
      .orderBy(desc(comments.createdAt), desc(comments.id)).limit(pageSize + 1).offset((page - 1) * pageSize);
    const here = roots.slice(0, pageSize);
    const replies = here.length === 0 ? [] : await database.select().from(comments)
      .where(and(isShown(thread), inArray(comments.rootId, here.map(({ id }) => id)))).orderBy(asc(comments.createdAt), asc(comments.id)).limit(mostReplies);
    const ids = new Set([...here, ...replies].map(({ id }) => id));
    // An answer to what is not shown is below what began the conversation.
    const placed = replies.map(reply => ({ ...reply, parentId: ids.has(reply.parentId ?? '') ? reply.parentId : reply.rootId }));
    const [all] = await database.select({ total: count() }).from(comments).where(isShown(thread));
    return { comments: [...here, ...placed].map(shown), total: all!.total, page, hasMore: roots.length > pageSize };
  }

  /** A public comment, or null. */
  async find(thread: string, id: string): Promise<PageComment | null> {
    const row = id ? await this.#shownIn(thread, id) : null;
    return row && shown(row);
  }

  /** Keeps a comment until the owner has read it; the same key again is the same comment. */
  async add({ key = randomUUID(), thread, name, text, parentId, ...signs }: NewComment): Promise<string> {
    const parent = parentId ? await this.#shownIn(thread, parentId) : null;
    const odd = suspicion({ thread, name, text, ...signs });
    const row = { id: randomUUID(), key, thread, name, text, ...placeBelow(parent), suspicion: odd, state: odd ? 'spam' as const : 'waiting' as const };
    const [stored] = await this.#database.insert(comments).values(row).onConflictDoNothing({ target: comments.key }).returning({ id: comments.id });
    if (stored) return stored.id;
    const [before] = await this.#database.select().from(comments).where(eq(comments.key, key));
    if (before?.thread !== thread || before.text !== text) throw new HttpError(409, { error: t('keyUsed'), field: 'key' });
    return before.id;
  }

  /** For the owner's list: a page of the comments in a state. */
  async inState(state: CommentState, { cursor, where, orderBy, limit }: ListPart): Promise<(Row & { readonly cursor: string })[]> {
    return this.#database.select({ ...getTableColumns(comments), cursor }).from(comments)
      .where(and(eq(comments.state, state), where)).orderBy(...orderBy).limit(limit);
  }

  async counts(): Promise<Record<CommentState, number>> {
    const rows = await this.#database.select({ state: comments.state, rows: count() }).from(comments).groupBy(comments.state);
    return { waiting: 0, published: 0, spam: 0, ...Object.fromEntries(rows.map(({ state, rows: number }) => [state, number])) };
  }

  async sort(id: string, state: CommentState): Promise<void> {
    await this.#database.update(comments).set({ state, ...state === 'published' && { suspicion: null } }).where(eq(comments.id, id));
  }

  /** With all that answers it. */
  async remove(id: string): Promise<void> {
    await this.#database.delete(comments).where(eq(comments.id, id));
  }

  /** The owner's own answer is shown immediately, and what it answers with it. */
  async answer(id: string, { name, text }: { name: string; text: string }): Promise<void> {
    const [parent] = await this.#database.select().from(comments).where(eq(comments.id, id));
    if (!parent) throw new HttpError(404, { error: t('nothingHere'), field: 'id' });
    await this.sort(id, 'published');
    await this.#database.insert(comments).values({
      id: randomUUID(), key: randomUUID(), thread: parent.thread, name, text, ...placeBelow(parent), state: 'published', isOwner: true,
    });
  }

  /** The comment that is answered; none where it has gone meanwhile: the answer is kept all the same. */
  async #shownIn(thread: string, id: string): Promise<Row | null> {
    const [row] = await this.#database.select().from(comments).where(and(isShown(thread), eq(comments.id, id)));
    return row ?? null;
  }
}

const placeBelow = (parent: Row | null) => ({ parentId: parent?.id ?? null, rootId: parent ? parent.rootId ?? parent.id : null });
