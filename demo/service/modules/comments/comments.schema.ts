import { type AnyPgColumn, boolean, index, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** What visitors say below pages. Nothing is shown before the owner has read it. */
export const comments = pgTable(
  'comments',
  {
    id: text('id').primaryKey(),
    /** Made by the page: a comment that is sent again after a lost answer is stored once. */
    key: text('key').notNull().unique(),
    /** What is talked about. */
    thread: text('thread').notNull(),
    /** The comment that began the conversation; null for that one itself. */
    rootId: text('root_id').references((): AnyPgColumn => comments.id, { onDelete: 'cascade' }),
    /** The comment that this one answers. */
    parentId: text('parent_id').references((): AnyPgColumn => comments.id, { onDelete: 'cascade' }),
    state: text('state').$type<CommentState>().notNull(),
    isOwner: boolean('is_owner').notNull().default(false),
    name: text('name').notNull(),
    text: text('text').notNull(),
    /** Why a machine may have written it; null for what looks like a person. It is kept either way. */
    suspicion: text('suspicion'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  table => [
    index('comments_thread').on(table.thread, table.state, table.createdAt),
    index('comments_root').on(table.rootId),
    index('comments_state').on(table.state, table.createdAt),
  ],
);

export type CommentState = 'waiting' | 'published' | 'spam';
