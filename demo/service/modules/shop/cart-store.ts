import { createHash, randomUUID } from 'node:crypto';
import { and, asc, eq, gt, isNull, lt, sql } from 'drizzle-orm';
import type { CartLine } from 'site-elements/contract/cart-line';
import { cartLimits, type ShippingLocation, type StoreCart } from 'site-elements/contract/cart';
import type { FieldValue } from 'site-elements/contract/submission';
import type { Database } from '../../kernel/database/database.js';
import { cartEntries, cartKeys, carts } from './shop.schema.js';
import { boughtCart } from './bought-cart.js';
import { cartLifetimeMs } from './cart-token.js';
import { acceptForm, checkLine } from './check-line.js';
import { getCodeEnding } from './gift-cards.js';
import { priceCart, type StoredEntry } from './price-cart.js';
import { countryOfVatId, tidyVatId } from './pricing/vat-id.js';
import type { VatRegister } from './pricing/vies.js';
import { readShop } from './read-shop.js';
import { refuseProblem } from './refuse-problem.js';
import { storeId, storeSettings } from './settings/store-settings.js';
import { t } from './texts.js';

type StoredCart = typeof carts.$inferSelect;

/** JSON with its names in order, so that the same form is the same line. */
const steady = (form: Record<string, FieldValue> = {}): string => JSON.stringify(Object.entries(form).sort(([one], [other]) => (one < other ? -1 : 1)));

const identityOf = ({ sku, plan = '', form, amountCents }: CartLine & { amountCents?: number }): string =>
  createHash('sha256').update(JSON.stringify([sku, plan, steady(form), amountCents ?? null])).digest('base64url').slice(0, 22);

/** The carts of all visitors, in the database: every process sees the same. */
export class CartStore {
  /** `register`: asked about numbers for value added tax; null for their form alone. */
  constructor(private readonly database: Database, private readonly register: VatRegister | null = null) {}

  /** A cart that is there and not yet an order; null otherwise. */
  async find(id: string): Promise<StoredCart | null> {
    const [row] = await this.database.select().from(carts).where(and(eq(carts.id, id), isNull(carts.orderId), gt(carts.expiresAt, new Date())));
    return row ?? null;
  }

  /** A cart that has been paid; null for one that is open. */
  bought(id: string): Promise<StoreCart | null> {
    return boughtCart(this.database, id);
  }

  async create(id: string): Promise<void> {
    await this.database.insert(carts).values({ id, coupons: [], expiresAt: new Date(Date.now() + cartLifetimeMs) }).onConflictDoNothing();
  }

  /** Adds a quantity; a repeated request, recognized by its key, adds nothing. */
  async add(cartId: string, key: string, line: CartLine): Promise<void> {
    line = { ...line, form: await checkLine(this.database, line) };
    const identity = identityOf(line);
    await this.database.transaction(async transaction => {
      await lock(transaction, cartId);
      const [known] = await transaction.select().from(cartKeys).where(and(eq(cartKeys.cartId, cartId), eq(cartKeys.key, key)));
      const made = `${identity} ${line.quantity}`;
      if (known && known.identity !== made) throw refuseProblem('key-reused', 'This key has been used for another addition to the cart.');
      if (known) return;
      await transaction.insert(cartKeys).values({ cartId, key, identity: made });
      await insert(transaction, cartId, line, identity);
    });
  }

  /** Puts these lines in place of all that was there. */
  async replace(cartId: string, sent: readonly (CartLine & { amountCents?: number })[]): Promise<void> {
    const { products } = await readShop(this.database, { skus: sent.map(({ sku }) => sku), codes: [] });
    const lines = sent.map(line => {
      const product = products.find(({ variants }) => variants.some(({ sku }) => sku === line.sku));
      return product ? { ...line, form: acceptForm(product, line.sku, line.form) } : line;
    });
    await this.database.transaction(async transaction => {
      await lock(transaction, cartId);
      await transaction.delete(cartEntries).where(eq(cartEntries.cartId, cartId));
      for (const line of lines) await insert(transaction, cartId, line, identityOf(line));
    });
  }

  /** Puts checked lines to those that are there, without a key: a page that is posted again by its reader adds again, as it says. */
  async append(cartId: string, lines: readonly CartLine[]): Promise<void> {
    await this.database.transaction(async transaction => {
      await lock(transaction, cartId);
      for (const line of lines) await insert(transaction, cartId, line, identityOf(line));
    });
  }

  /** Sets the quantity of a line; 0 removes it. A line that was removed meanwhile is ignored. */
  async change(cartId: string, entryId: string, quantity: number): Promise<void> {
    const isThis = and(eq(cartEntries.cartId, cartId), eq(cartEntries.id, entryId));
    if (quantity === 0) await this.database.delete(cartEntries).where(isThis);
    else await this.database.update(cartEntries).set({ quantity, seenCents: null }).where(isThis);
  }

  async setCoupons(cartId: string, change: (codes: readonly string[]) => readonly string[]): Promise<void> {
    await this.database.transaction(async transaction => {
      const { coupons } = await lock(transaction, cartId);
      await transaction.update(carts).set({ coupons: [...new Set(change(coupons))].slice(0, cartLimits.coupons) }).where(eq(carts.id, cartId));
    });
  }

  async setGiftCards(cartId: string, change: (codes: readonly string[]) => readonly string[]): Promise<void> {
    await this.database.transaction(async transaction => {
      const { giftCards } = await lock(transaction, cartId);
      // Cards are distinguished by their last characters; two with the same ones cannot be in one order.
      const byEnding = new Map(change(giftCards).map(code => [getCodeEnding(code), code]));
      await transaction.update(carts).set({ giftCards: [...byEnding.values()].slice(0, cartLimits.coupons) }).where(eq(carts.id, cartId));
    });
  }

  async setShipping(cartId: string, { location, option }: { location?: ShippingLocation; option?: string }): Promise<void> {
    await this.database.update(carts).set({ ...location && { location }, ...option !== undefined && { shippingOption: option } })
      .where(eq(carts.id, cartId));
  }

  /** Notes the buyer's number for value added tax, or takes it away. Resolves to what is wrong with it; then the cart has none. */
  async setVatId(cartId: string, typed: string): Promise<string | undefined> {
    const vatId = tidyVatId(typed);
    const [known] = await this.database.select({ vatId: carts.vatId }).from(carts).where(eq(carts.id, cartId));
    if (vatId === (known?.vatId ?? '')) return undefined;
    const hasForm = countryOfVatId(vatId) !== null;
    const verdict = !hasForm ? 'invalid' : await this.register?.check(vatId) ?? 'valid';
    await this.database.update(carts).set({ vatId: verdict === 'valid' ? vatId : null }).where(eq(carts.id, cartId));
    if (vatId === '' || verdict === 'valid') return undefined;
    return verdict === 'unknown' ? t('vatIdUnchecked') : t('vatIdWrong', { example: 'DE136695976' });
  }

  /** The visitor has seen these prices, in this currency: a later change is reported to them. */
  async acknowledge({ id: cartId, currency, entries }: StoreCart): Promise<void> {
    await this.database
      .update(carts)
      .set({ currency })
      .where(and(eq(carts.id, cartId), sql`${carts.currency} is distinct from ${currency}`));
    for (const { id, priceCents } of entries)
      await this.database
        .update(cartEntries)
        .set({ seenCents: priceCents })
        .where(and(eq(cartEntries.id, id), isNull(cartEntries.seenCents)));
  }

  /**
   * Writes down what the visitor has been told: lines that are gone are gone, of what is short there is as much as there is. Without
   * it a page without scripts would be refused for the same reason for ever.
   */
  async settle({ id, entries, notices }: StoreCart): Promise<void> {
    const there = new Map(entries.map(entry => [entry.id, entry]));
    for (const { entryId } of notices) {
      const entry = entryId === undefined ? undefined : there.get(entryId);
      const isThis = and(eq(cartEntries.cartId, id), eq(cartEntries.id, entryId ?? ''));
      if (entry) await this.database.update(cartEntries).set({ quantity: entry.quantity, seenCents: entry.priceCents }).where(isThis);
      else if (entryId !== undefined) await this.database.delete(cartEntries).where(isThis);
    }
  }

  /** The cart with what the shop knows of it now. */
  async read(cartId: string, location?: ShippingLocation): Promise<StoreCart | null> {
    const row = await this.find(cartId);
    return row && priceStored(this.database, { ...row, location: row.location ?? location ?? null });
  }

  /** Deletes abandoned carts. */
  async sweep(now = Date.now()): Promise<void> {
    await this.database.delete(carts).where(and(lt(carts.expiresAt, new Date(now)), isNull(carts.orderId)));
  }
}

/** The cart, held until the transaction ends: two tabs take turns. */
export async function lock(transaction: Database, cartId: string): Promise<StoredCart> {
  const [row] = await transaction.select().from(carts).where(eq(carts.id, cartId)).for('update');
  if (!row) throw refuseProblem('cart-gone', t('cartExpired'), { status: 410 });
  return row;
}

async function insert(transaction: Database, cartId: string, line: CartLine & { amountCents?: number }, identity: string): Promise<void> {
  const { sku, quantity, plan = '', form = {}, amountCents = null } = line;
  const [{ lines }] = await transaction.select({ lines: sql<number>`count(*)::int` }).from(cartEntries).where(eq(cartEntries.cartId, cartId));
  if (lines! >= cartLimits.lines) throw refuseProblem('cart-full', t('cartFull', { count: cartLimits.lines }));
  await transaction.insert(cartEntries).values({ id: randomUUID(), cartId, sku, quantity, plan, form, identity, amountCents }).onConflictDoUpdate({
    target: [cartEntries.cartId, cartEntries.identity],
    set: { quantity: sql`least(${cartLimits.quantity}, ${cartEntries.quantity} + ${quantity})` },
  });
}

/** Prices a row of the carts with its entries. */
export async function priceStored(database: Database, row: StoredCart): Promise<StoreCart> {
  const rows = await database.select().from(cartEntries).where(eq(cartEntries.cartId, row.id)).orderBy(asc(cartEntries.createdAt), asc(cartEntries.id));
  const entries: StoredEntry[] = rows;
  const shop = await readShop(database, { skus: entries.map(({ sku }) => sku), codes: row.coupons, cards: row.giftCards });
  return {
    id: row.id,
    websiteId: storeId(),
    orderId: row.orderId,
    created: row.createdAt.toISOString(),
    isPurchased: row.orderId !== null,
    currency: storeSettings().currency,
    ...priceCart(
      { entries, coupons: row.coupons, giftCards: row.giftCards, shippingOption: row.shippingOption, location: row.location, vatId: row.vatId },
      shop,
    ),
  };
}
