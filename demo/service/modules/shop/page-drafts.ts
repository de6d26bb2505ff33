import { randomBytes } from 'node:crypto';
import { and, eq, gt, lt, sql } from 'drizzle-orm';
import type { Database } from '../../kernel/database/database.js';
import { pageDrafts, type PageProblem } from './page-draft.schema.js';

export type PostedFields = ReadonlyMap<string, readonly string[]>;

export interface PageDraft {
  readonly id: string;
  readonly cartId: string | null;
  readonly posted: ReadonlyMap<string, string[]>;
  readonly problem: PageProblem | null;
}

/** As long as a buyer may look for a card or go back: then the typed values are deleted. */
const lifetimeMs = 2 * 60 * 60_000;

/**
 * What was typed into pages of the checkout. Every press of a button ends in a redirect to an address, so that going back and
 * reloading never sends anything again; the address names the draft, which holds the rest.
 */
export class PageDrafts {
  constructor(private readonly database: Database) {}

  /**
   * A cart has one draft, which each press replaces. Resolves to its id. The id stays for the browser that has the cart (`isOwnCart`);
   * for any other it changes, so that a shared address never shows what another browser has typed. `from`: the draft that the page has
   * shown; what it holds and the form has no field for stays.
   */
  async save({
    cartId = null,
    posted: fields,
    problem = null,
    isOwnCart = false,
    from = '',
  }: {
    cartId?: string | null;
    posted: PostedFields;
    problem?: PageProblem | null;
    isOwnCart?: boolean;
    from?: string;
  }): Promise<string> {
    const id = randomBytes(24).toString('base64url');
    const values = {
      posted: Object.fromEntries([...fields].map(([name, texts]) => [name, [...texts]])),
      problem,
      expiresAt: new Date(Date.now() + lifetimeMs),
    };
    const isShown = sql`${pageDrafts.id} = ${from} and ${pageDrafts.expiresAt} > now()`;
    const posted = sql`case when ${isShown} then ${pageDrafts.posted} || excluded.posted else excluded.posted end`;
    const [row] = await this.database
      .insert(pageDrafts)
      .values({ id, cartId, ...values })
      .onConflictDoUpdate({ target: pageDrafts.cartId, set: { ...values, posted, ...(!isOwnCart && { id }) } })
      .returning({ id: pageDrafts.id });
    return row!.id;
  }

  async find(id: string | undefined): Promise<PageDraft | null> {
    if (!/^[\w-]{32}$/.test(id ?? '')) return null;
    const [row] = await this.database
      .select()
      .from(pageDrafts)
      .where(and(eq(pageDrafts.id, id!), gt(pageDrafts.expiresAt, new Date())));
    return row ? { id: row.id, cartId: row.cartId, posted: new Map(Object.entries(row.posted)), problem: row.problem } : null;
  }

  async sweep(now = Date.now()): Promise<void> {
    await this.database.delete(pageDrafts).where(lt(pageDrafts.expiresAt, new Date(now)));
  }
}
