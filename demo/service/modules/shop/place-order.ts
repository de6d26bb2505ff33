import { randomBytes, randomUUID } from 'node:crypto';
import { and, eq, inArray, isNull, ne, or, sql } from 'drizzle-orm';
import type { StoreCart } from 'site-elements/contract/cart';
import type { Buyer, OrderLine } from 'site-elements/contract/order';
import { orderSummaryField, type OrderSummaryField } from 'site-elements/contract/store';
import type { Database } from '../../kernel/database/database.js';
import { carts, orders, products, type StoredOrder, variants } from './shop.schema.js';
import { coupons } from './rule.schema.js';
import { HttpError } from '../../kernel/http/http-error.js';
import { currentLanguage } from '../../kernel/language/speech.js';
import { getCodeEnding, takeFromGiftCard } from './gift-cards.js';
import { lock, priceStored } from './cart-store.js';
import type { OrderBuyer } from './order-buyer.js';
import { refuseProblem } from './refuse-problem.js';
import { formatPrice } from './format-price.js';
import { lockSettings, storeSettings, withSettings } from './settings/store-settings.js';
import { t } from './texts.js';

export interface OrderRequest extends Buyer {
  key: string;
  cartId: string;
  /** The sum that the visitor has agreed to. */
  grandTotalCents: number;
  provider: string;
  /** The payment host asks who buys, and where it goes. */
  isExpress?: boolean;
  buyer?: OrderBuyer;
}

/** What stops an order: everything else of a cart's notices has been told, and the sum agreed to is without it. */
const stopping = new Set([
  'product-gone',
  'sold-out',
  'low-stock',
  'quantity-limit',
  'plan-gone',
  'form-invalid',
  'no-shipping',
  'coupon-expired',
  'coupon-used-up',
  'coupon-minimum',
  'coupon-excluded',
  'coupon-unknown',
  'coupon-not-yet',
  'coupon-alone',
]);

/** Called inside the transaction in which an order makes the stock of a variant fall to the owner's threshold, or below it. */
export type OnStockLow = (transaction: Database, sku: string) => Promise<void>;

/**
 * Makes an order of a cart, in one transaction: the stock is taken, or nothing has happened. Everything is priced again; the sum
 * that the visitor saw has to be the one that comes out. The same key, or the same cart again, is the same order.
 */
export async function placeOrder(database: Database, request: OrderRequest, onStockLow: OnStockLow = async () => {}): Promise<StoredOrder> {
  const [known] = await database.select().from(orders).where(eq(orders.key, request.key));
  if (known && known.cartId !== request.cartId) throw refuseProblem('key-reused', 'This key has been used for another order.');
  if (known) return known;
  return database.transaction(async transaction => withSettings(await lockSettings(transaction), async () => {
    const cart = await lock(transaction, request.cartId);
    const [placed] = await transaction.select().from(orders).where(and(eq(orders.cartId, cart.id), ne(orders.state, 'canceled')));
    if (placed) return placed; // pressed twice: the second press has waited for the first one's lock
    const priced = await priceStored(transaction, { ...cart, location: request.location ?? cart.location });
    checkOrder(priced, request, cart.currency ?? priced.currency);
    // Always in the same order, so that two orders never wait for each other.
    const wanted = [...piecesOf(priced)].sort(([one], [other]) => (one < other ? -1 : 1));
    const stockTaken: Record<string, number> = {};
    for (const [sku, pieces] of wanted) {
      const left = await takeStock(transaction, sku, pieces, priced);
      stockTaken[sku] = left === null ? 0 : pieces;
      const { lowStock } = storeSettings();
      if (left !== null && lowStock !== null && left <= lowStock && left + pieces > lowStock) await onStockLow(transaction, sku);
    }
    for (const code of [...priced.validCoupons].sort()) await redeemCoupon(transaction, code, request.email);
    const id = randomUUID();
    const { giftCardCents = 0 } = priced;
    const [row] = await transaction
      .insert(orders)
      .values({
        id,
        prefix: storeSettings().orderPrefix,
        token: randomBytes(24).toString('base64url'),
        key: request.key,
        cartId: cart.id,
        provider: request.provider,
        email: request.email,
        name: request.name,
        address: request.address,
        buyer: request.buyer ?? {},
        location: priced.shippingLocation,
        language: currentLanguage(),
        currency: priced.currency,
        lines: await linesOf(transaction, priced),
        stockTaken,
        shippingName: priced.selectedShippingOption?.name ?? null,
        coupons: priced.validCoupons,
        taxRules: priced.applicableTaxRules,
        subtotalCents: priced.subtotalCents,
        discountCents: priced.discountCents,
        shippingCostCents: priced.shippingCostCents,
        taxCents: priced.taxCents,
        giftCardCents,
        vatId: cart.vatId,
        isReverseCharge: priced.reverseChargeCents !== undefined,
        addedTaxCents: priced.grandTotalCents + giftCardCents - (priced.subtotalCents - priced.discountCents + priced.shippingCostCents),
        grandTotalCents: priced.grandTotalCents,
      })
      .returning();
    const shares = (priced.giftCards ?? []).flatMap(({ ending, cents }) =>
      cart.giftCards.filter(code => cents > 0 && getCodeEnding(code) === ending).map(code => ({ code, cents })),
    );
    for (const share of shares.sort((one, other) => (one.code < other.code ? -1 : 1))) await takeFromGiftCard(transaction, { ...share, orderId: id });
    await transaction.update(carts).set({ orderId: id }).where(eq(carts.id, cart.id));
    return row!;
  }));
}

/** `seenIn`: the currency in which the buyer saw the sum. */
function checkOrder(cart: StoreCart, { grandTotalCents, address, isExpress }: OrderRequest, seenIn: string): void {
  const problem = cart.notices.find(({ code }) => stopping.has(code));
  if (problem) throw refuseProblem(problem.code, problem.message, { sku: problem.sku, available: Number(problem.values.quantity ?? 0) });
  if (cart.entries.length === 0) throw refuseProblem('cart-empty', t('cartEmpty'));
  if (cart.requiresShipping && !cart.selectedShippingOption) throw refuseProblem('no-shipping', t('whereWanted'), { field: 'location' });
  if (cart.requiresShipping && address === '' && !isExpress) throw new HttpError(400, { error: t('addressWanted'), field: 'address' });
  const missing = isExpress ? undefined : cart.neededAddress?.find(part => !cart.shippingLocation?.[part]);
  if (missing) throw new HttpError(400, { error: t(missing === 'region' ? 'regionWanted' : 'postalCodeWanted'), field: `location.${missing}` });
  if (cart.grandTotalCents !== grandTotalCents || cart.currency !== seenIn) {
    throw refuseProblem('price-changed', t('sumChanged', { sum: formatPrice(cart.grandTotalCents), old: formatPrice(grandTotalCents, seenIn) }));
  }
}

function piecesOf({ entries }: StoreCart): Map<string, number> {
  const pieces = new Map<string, number>();
  for (const { sku, quantity } of entries) pieces.set(sku, (pieces.get(sku) ?? 0) + quantity);
  return pieces;
}

/** One statement: of two hundred immediately, each finds what those before it have left. Resolves to the units that are left; null for unlimited. */
async function takeStock(transaction: Database, sku: string, pieces: number, cart: StoreCart): Promise<number | null> {
  const [taken] = await transaction.update(variants)
    .set({ qtyInStock: sql`case when ${variants.unlimited} then ${variants.qtyInStock} else ${variants.qtyInStock} - ${pieces} end` })
    .where(and(eq(variants.sku, sku), or(eq(variants.unlimited, true), sql`${variants.qtyInStock} >= ${pieces}`)))
    .returning({ left: variants.qtyInStock, unlimited: variants.unlimited });
  if (taken) return taken.unlimited ? null : taken.left;
  const [row] = await transaction.select({ left: variants.qtyInStock }).from(variants).where(eq(variants.sku, sku));
  const name = cart.entries.find(entry => entry.sku === sku)!.name;
  if (!row) throw refuseProblem('product-gone', t('gone', { name }), { sku });
  if (row.left === 0) throw refuseProblem('sold-out', t('soldOut', { name }), { sku, available: 0 });
  throw refuseProblem('low-stock', t('lowStock', { name, quantity: row.left }), { sku, available: row.left });
}

/** Counts a use. The row is held until the order is stored, so that two orders of one buyer do not both find that they are the first. */
async function redeemCoupon(transaction: Database, code: string, email: string): Promise<void> {
  const [coupon] = await transaction.update(coupons).set({ uses: sql`${coupons.uses} + 1` })
    .where(and(eq(coupons.code, code), or(isNull(coupons.mostUses), sql`${coupons.uses} < ${coupons.mostUses}`))).returning();
  if (!coupon) throw refuseProblem('coupon-used-up', t('couponUsedUp', { code }));
  if (!coupon.isFirstOrderOnly && !coupon.isOncePerBuyer) return;
  // Express orders learn the buyer's address from the payment provider, when it is too late to refuse.
  if (email === '') throw refuseProblem('coupon-buyer-unknown', t('couponBuyerUnknown', { code }));
  const before = await transaction
    .select({ coupons: orders.coupons })
    .from(orders)
    .where(and(sql`lower(${orders.email}) = lower(${email})`, ne(orders.state, 'canceled')));
  if (coupon.isFirstOrderOnly && before.length > 0) throw refuseProblem('coupon-first-order', t('couponFirstOrder', { code }));
  if (before.some(order => order.coupons.includes(code))) throw refuseProblem('coupon-once', t('couponOnce', { code }));
}

/** What the buyer has filled in, by the id of the line, in the words of the product's fields. */
export async function getBuyerDetails(database: Database, entries: StoreCart['entries']): Promise<Map<string, OrderSummaryField[]>> {
  const filled = entries.filter(({ form }) => Object.keys(form ?? {}).length > 0);
  const rows =
    filled.length > 0
      ? await database
        .select({ id: products.id, form: products.form })
        .from(products)
        .where(
          inArray(
            products.id,
            filled.map(({ productId }) => productId),
          ),
        )
      : [];
  const fields = new Map(rows.map(({ id, form }) => [id, form]));
  return new Map(
    filled.map(({ id, productId, form = {} }) => [
      id,
      (fields.get(productId) ?? []).flatMap(field => orderSummaryField(field, form[field.id]) ?? []),
    ]),
  );
}

/** The lines as they will be read for years: nothing of them is looked up again. */
async function linesOf(transaction: Database, { entries }: StoreCart): Promise<OrderLine[]> {
  const details = await getBuyerDetails(transaction, entries);
  return entries.map(
    ({
      id,
      sku,
      productId,
      productType,
      name,
      optionText,
      image,
      url,
      quantity,
      priceCents,
      totalCents,
      subscriptionPlan,
      isOwnAmount,
    }) => ({
      sku,
      productId,
      productType,
      name,
      optionText,
      image,
      url,
      quantity,
      priceCents,
      totalCents,
      form: details.get(id) ?? [],
      subscriptionPlan,
      ...(isOwnAmount && { isOwnAmount }),
    }),
  );
}
