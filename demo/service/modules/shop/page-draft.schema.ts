import { index, jsonb, pgTable, text, timestamp, unique } from 'drizzle-orm/pg-core';
import type { ErrorAnswer } from 'site-elements/contract/answers';
import { carts } from './shop.schema.js';

/** What was typed into a page of the shop and why it did not continue, so that the page can be asked for again by its address. */
export const pageDrafts = pgTable(
  'store_page_drafts',
  {
    /** Is in the page's address, and cannot be guessed. */
    id: text('id').primaryKey(),
    cartId: text('cart_id').references(() => carts.id, { onDelete: 'cascade' }),
    /** Every text of a name, as the form posted it. */
    posted: jsonb('posted').$type<Record<string, string[]>>().notNull(),
    /** Null where nothing is wrong. */
    problem: jsonb('problem').$type<PageProblem>(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  table => [unique('store_page_drafts_cart').on(table.cartId), index('store_page_drafts_expires_at').on(table.expiresAt)],
);

export interface PageProblem extends Pick<ErrorAnswer, 'error' | 'errors'> {
  readonly status: 200 | 400 | 403 | 404 | 409 | 410 | 429 | 503;
  /** What was typed as a coupon or gift card is wrong, and is there again to be changed. */
  readonly isCodeWrong?: boolean;
}
