import { and, eq, lt } from 'drizzle-orm';
import type { Context, Hono } from 'hono';
import { paths } from 'site-elements/contract/paths';
import type { Database } from '../../kernel/database/database.js';
import { carts as cartTable } from './shop.schema.js';
import { parseBody } from '../../kernel/http/parse-body.js';
import type { Allowance, WriteLimits } from '../../kernel/limits/write-limits.js';
import type { CartStore } from './cart-store.js';
import type { CartTokens } from './cart-token.js';
import { t } from './texts.js';

interface GuardedCarts { database: Database; carts: CartStore; tokens: CartTokens; limits: WriteLimits }

/** Carts that were not there before. */
const newCarts: Allowance = { name: 'new cart', network: 4, site: 40 };
/** Codes of coupons and gift cards, right or wrong: the way to find a right one is to try many. */
export const codeTries: Allowance = { name: 'code', network: 1, site: 20, windows: 10 };
/** Names under which a code is sent: codes can be guessed. */
const codeNames = ['code', 'coupon', 'giftCard'];
/** A cart that is older than a flood is a visitor's. */
const settledMs = 10 * 60_000;

/** Stands before the calls and pages that begin carts, and those that take codes of coupons and gift cards. */
export function guardCarts(app: Hono, { database, carts, tokens, limits }: GuardedCarts): void {
  const limitNewCarts = async (context: Context, next: () => Promise<void>) => {
    const id = tokens.idFrom(context);
    if (id === null || await carts.find(id) === null) await limits.demand(context, newCarts);
    return next();
  };
  const isSettled = async (context: Context): Promise<boolean> => {
    const id = tokens.idFrom(context);
    const isThis = and(eq(cartTable.id, id ?? ''), lt(cartTable.createdAt, new Date(Date.now() - settledMs)));
    return id !== null && (await database.select({ id: cartTable.id }).from(cartTable).where(isThis)).length > 0;
  };
  const limitCodes = async (context: Context, next: () => Promise<void>) => {
    if (await bringsCode(context)) {
      await limits.demand(context, codeTries, { isKnown: isSettled, tooMuch: waitMs => t('codeTries', { count: Math.ceil(waitMs / 60_000) }) });
    }
    return next();
  };

  app.put(paths.cart, limitNewCarts);
  app.post(paths.cartCoupons, limitCodes);
  for (const path of [paths.cartEntries, paths.checkout, paths.checkoutDonate, paths.checkoutGiftCard]) app.post(path, limitNewCarts);
  for (const path of [paths.checkout, paths.checkoutOrder, paths.checkoutExpress]) app.post(path, limitCodes);
}

async function bringsCode({ req }: Context): Promise<boolean> {
  const body = await parseBody(req.raw);
  const sent =
    body.kind === 'form'
      ? codeNames.flatMap(name => body.values.get(name) ?? [])
      : codeNames.map(name => (body.value as Record<string, unknown> | null)?.[name]);
  return sent.some(value => typeof value === 'string' && value.trim() !== '');
}
