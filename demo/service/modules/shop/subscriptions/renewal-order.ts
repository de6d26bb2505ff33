import { randomBytes, randomUUID } from 'node:crypto';
import { eq, inArray, sql } from 'drizzle-orm';
import type { OrderLine } from 'site-elements/contract/order';
import type { Database } from '../../../kernel/database/database.js';
import { storedNote } from '../order-note.js';
import { shippingAmounts } from '../pricing/cart-sums.js';
import { computeTaxes, computeTaxesAt } from '../pricing/taxes.js';
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
 * Goods are sent at the shipping price of the whole first order. `agreed`: the taxes of the first order, in place of those of today.
 */
export async function renewalSums(
  database: Database,
  first: Pick<StoredOrder, 'shippingName' | 'shippingCostCents' | 'location' | 'vatId'>,
  lines: readonly OrderLine[],
  agreed?: Pick<StoredOrder, 'taxRules' | 'isReverseCharge'>,
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
  const withoutTax = agreed?.isReverseCharge ?? isReverseCharge({ country, hasReverseCharge: hasReverseCharge && vatId !== '' }, first.vatId, place);
  const amounts = [...goods, ...shippingAmounts(shippingCostCents, option?.taxClass ?? 'goods', goods)];
  const { rules, taxCents, addedCents } = agreed
    ? computeTaxesAt(amounts, agreed.taxRules, withoutTax)
    : computeTaxes(amounts, await database.select().from(taxRules).orderBy(taxRules.id), {
      place, home: { country, region, postalCode }, isReverseCharge: withoutTax,
    });
  const subtotalCents = sum(lines.map(({ totalCents }) => totalCents));
  return {
    shippingName, subtotalCents, shippingCostCents, taxRules: rules, taxCents, addedTaxCents: addedCents, isReverseCharge: withoutTax,
    grandTotalCents: subtotalCents + shippingCostCents + addedCents,
  };
}

/** What a provider that renews automatically charges: the sums that it was given with the first order. */
async function agreedSums(database: Database, first: StoredOrder, lines: readonly OrderLine[]): Promise<RenewalSums> {
  if (lines.length < first.lines.length) return renewalSums(database, first, lines, first);
  const { shippingName, subtotalCents, shippingCostCents, taxRules: rules, taxCents, addedTaxCents, isReverseCharge: withoutTax, grandTotalCents } = first;
  return { shippingName, subtotalCents, shippingCostCents, taxRules: rules, taxCents, addedTaxCents, isReverseCharge: withoutTax, grandTotalCents };
}

/**
 * Sums of the next payment. A provider that renews automatically keeps charging those of the first order after the owner has changed a rate
 * that is added to prices, unless the owner changes them there, too: `charged`, what it reports. The owner gets a note where both differ.
 */
export async function nextSums(
  database: Database, first: StoredOrder, lines: readonly OrderLine[], { isByProvider, charged }: { isByProvider: boolean; charged?: number | undefined },
): Promise<RenewalSums & { readonly note?: string }> {
  const today = await renewalSums(database, first, lines);
  if (!isByProvider || today.grandTotalCents === charged) return today;
  const agreed = await agreedSums(database, first, lines);
  if (agreed.grandTotalCents === today.grandTotalCents) return today;
  return { ...agreed, note: storedNote({ of: 'charged-at-old-rates', cents: today.grandTotalCents }) };
}

export interface RenewalRequest {
  readonly cycle: number;
  readonly now: Date;
  /** Called for each variant whose stock gets low. */
  readonly onStockLow: (transaction: Database, sku: string) => Promise<void>;
  /** Whether its provider charges automatically. */
  readonly isByProvider?: boolean;
  /** What that provider has charged, or tried to charge. */
  readonly charged?: number | undefined;
  readonly more?: Partial<StoredOrder>;
}

/** Takes the stock of a renewal. What is sold out is owed all the same: the buyer has subscribed to it. Resolves to the units taken, by SKU. */
async function takeWhatIsLeft(
  transaction: Database, lines: readonly OrderLine[], onStockLow: RenewalRequest['onStockLow'],
): Promise<Record<string, number>> {
  const taken: Record<string, number> = {};
  const { lowStock } = storeSettings();
  for (const { sku, quantity } of [...lines].sort((one, other) => (one.sku < other.sku ? -1 : 1))) {
    const [variant] = await transaction.select({ left: variants.qtyInStock, unlimited: variants.unlimited }).from(variants)
      .where(eq(variants.sku, sku)).for('update');
    const pieces = !variant || variant.unlimited ? 0 : Math.min(quantity, variant.left);
    if (pieces > 0) await transaction.update(variants).set({ qtyInStock: sql`${variants.qtyInStock} - ${pieces}` }).where(eq(variants.sku, sku));
    taken[sku] = (taken[sku] ?? 0) + pieces;
    if (pieces > 0 && lowStock !== null && variant!.left > lowStock && variant!.left - pieces <= lowStock) await onStockLow(transaction, sku);
  }
  return taken;
}

/** Places the order of a cycle: the same cycle again is the same order. Call inside the transaction that holds the subscription. */
export async function placeRenewal(
  transaction: Database, subscription: StoredSubscription, { cycle, now, onStockLow, isByProvider = false, charged, more = {} }: RenewalRequest,
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
    stockTaken: await takeWhatIsLeft(transaction, lines, onStockLow), coupons: [],
    discountCents: 0,
    ...await nextSums(transaction, first!, lines, { isByProvider, charged }), createdAt: now, ...more,
  }).returning();
  await transaction.insert(subscriptionOrders).values({ subscriptionId: subscription.id, cycle, orderId: order!.id });
  return order!;
}
