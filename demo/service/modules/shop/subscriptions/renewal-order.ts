import { randomBytes, randomUUID } from 'node:crypto';
import { eq, inArray, sql } from 'drizzle-orm';
import type { OrderLine } from 'site-elements/contract/order';
import type { Database } from '../../../kernel/database/database.js';
import { shippingAmounts } from '../pricing/cart-sums.js';
import { computeTaxes } from '../pricing/taxes.js';
import { isReverseCharge } from '../pricing/vat-id.js';
import { shippingOptions, taxRules } from '../rule.schema.js';
import { storeSettings } from '../settings/store-settings.js';
import { orders, products, type StoredOrder, variants } from '../shop.schema.js';
import { type StoredSubscription, subscriptionOrders } from '../subscription.schema.js';

/** What each renewal of some lines of an order comes to. */
export interface RenewalSums {
  readonly shippingName: string | null;
  readonly subtotalCents: number;
  readonly shippingCostCents: number;
  readonly taxRules: StoredOrder['taxRules'];
  readonly taxCents: number;
  readonly addedTaxCents: number;
  readonly isReverseCharge: boolean;
  readonly grandTotalCents: number;
}

const sum = (numbers: readonly number[]): number => numbers.reduce((one, other) => one + other, 0);

/**
 * Prices and shipping are those that the buyer has agreed to with the first order, the taxes those of today. Coupons were for the first order.
 * Goods are sent at the shipping price of the whole first order.
 */
export async function renewalSums(
  database: Database,
  first: Pick<StoredOrder, 'shippingName' | 'shippingCostCents' | 'location' | 'vatId'>,
  lines: readonly OrderLine[],
): Promise<RenewalSums> {
  const { country, region, postalCode, vatId, hasReverseCharge } = storeSettings();
  const sold = await database.select({ id: products.id, taxClass: products.taxClass, donation: products.donation }).from(products)
    .where(inArray(products.id, lines.map(({ productId }) => productId)));
  const byId = new Map(sold.map(row => [row.id, row]));
  const isTaxed = ({ productId, productType }: OrderLine): boolean => productType !== 'giftCard' && !byId.get(productId)?.donation;
  const goods = lines.filter(isTaxed).map(({ productId, totalCents: cents }) => ({ taxClass: byId.get(productId)?.taxClass ?? 'standard', cents }));
  const isSent = lines.some(({ productType }) => productType === 'physical');
  const [shippingName, shippingCostCents] = isSent ? [first.shippingName, first.shippingCostCents] : [null, 0];
  const [option] = shippingName === null ? [] : await database.select().from(shippingOptions).where(eq(shippingOptions.name, shippingName));
  const place = option?.isPickup ? { country, region, postalCode } : first.location;
  const withoutTax = isReverseCharge({ country, hasReverseCharge: hasReverseCharge && vatId !== '' }, first.vatId, place);
  const { rules, taxCents, addedCents } = computeTaxes(
    [...goods, ...shippingAmounts(shippingCostCents, option?.taxClass ?? 'goods', goods)],
    await database.select().from(taxRules).orderBy(taxRules.id),
    { place, home: { country, region, postalCode }, isReverseCharge: withoutTax },
  );
  const subtotalCents = sum(lines.map(({ totalCents }) => totalCents));
  return {
    shippingName, subtotalCents, shippingCostCents, taxRules: rules, taxCents, addedTaxCents: addedCents, isReverseCharge: withoutTax,
    grandTotalCents: subtotalCents + shippingCostCents + addedCents,
  };
}

export interface RenewalRequest {
  readonly cycle: number;
  readonly now: Date;
  readonly more?: Partial<StoredOrder>;
}

/** Takes the stock of a renewal. What is sold out is owed all the same: the buyer has subscribed to it. Resolves to the units taken, by SKU. */
async function takeWhatIsLeft(transaction: Database, lines: readonly OrderLine[]): Promise<Record<string, number>> {
  const taken: Record<string, number> = {};
  for (const { sku, quantity } of [...lines].sort((one, other) => (one.sku < other.sku ? -1 : 1))) {
    const [variant] = await transaction.select({ left: variants.qtyInStock, unlimited: variants.unlimited }).from(variants)
      .where(eq(variants.sku, sku)).for('update');
    const pieces = !variant || variant.unlimited ? 0 : Math.min(quantity, variant.left);
    if (pieces > 0) await transaction.update(variants).set({ qtyInStock: sql`${variants.qtyInStock} - ${pieces}` }).where(eq(variants.sku, sku));
    taken[sku] = (taken[sku] ?? 0) + pieces;
  }
  return taken;
}

/** Places the order of a cycle: the same cycle again is the same order. Call inside the transaction that holds the subscription. */
export async function placeRenewal(
  transaction: Database, subscription: StoredSubscription, { cycle, now, more = {} }: RenewalRequest,
): Promise<StoredOrder> {
  const key = `renewal ${subscription.id} ${cycle}`;
  const [placed] = await transaction.select().from(orders).where(eq(orders.key, key));
  if (placed) return placed;
  const { provider, email, name, language, currency, lines } = subscription;
  const [first] = await transaction.select().from(orders).where(eq(orders.id, subscription.orderId));
  const { address, buyer, location, vatId } = first!;
  const [order] = await transaction.insert(orders).values({
    id: randomUUID(),
    prefix: storeSettings().orderPrefix,
    token: randomBytes(24).toString('base64url'), key, cartId: `subscription ${subscription.id} ${cycle}`,
    provider, email, name, address, buyer: { ...buyer, note: undefined }, location, vatId, language, currency, lines,
    stockTaken: await takeWhatIsLeft(transaction, lines), coupons: [],
    discountCents: 0,
    ...await renewalSums(transaction, first!, lines), createdAt: now, ...more,
  }).returning();
  await transaction.insert(subscriptionOrders).values({ subscriptionId: subscription.id, cycle, orderId: order!.id });
  return order!;
}
