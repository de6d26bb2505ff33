import { eq, gt, and, sql } from 'drizzle-orm';
import { fractionDigits } from 'site-elements/contract/store';
import type { Database } from '../../../kernel/database/database.js';
import { giftCards } from '../gift-card.schema.js';
import { cartEntries, products, variants } from '../shop.schema.js';
import { coupons, shippingOptions } from '../rule.schema.js';
import { ownerText } from '../texts.js';

/** The largest amount of a price, in minor units. spec: commerce-forms-data §5 */
const mostCents = 100_000_000;
/** How many products and rules an error names. */
const mostNamed = 5;

/** An amount that the shop asks for, and what it belongs to. */
interface NamedAmount { readonly name: string; readonly cents: number }

async function allAmounts(transaction: Database): Promise<NamedAmount[]> {
  const prices = await transaction
    .select({ name: products.name, donation: products.donation, price: variants.priceCents, sale: variants.salePriceCents })
    .from(products)
    .innerJoin(variants, eq(variants.productId, products.id));
  return [
    ...prices.flatMap(({ name, donation, price, sale }) =>
      [price, sale, donation?.minCents ?? 0, donation?.maxCents ?? 0].map(cents => ({ name, cents }))),
    ...(await transaction.select().from(coupons)).flatMap(({ code, cents, minimumCents }) => [cents, minimumCents].map(one => ({ name: code, cents: one }))),
    ...(await transaction.select().from(shippingOptions)).flatMap(({ name, cents, freeFromCents }) =>
      [cents, freeFromCents ?? 0].map(one => ({ name, cents: one }))),
  ];
}

const namesOf = (amounts: readonly NamedAmount[]): string => {
  const names = [...new Set(amounts.map(({ name }) => name))];
  return names.slice(0, mostNamed).join(', ') + (names.length > mostNamed ? ', …' : '');
};

/**
 * Gives the shop another currency: prices keep their numbers, so 12.50 in one is 12.50 in the other, whatever decimal places both have.
 * Orders keep the currency in which they were placed. Call inside a transaction that holds the settings. Resolves to why it cannot be done;
 * then nothing has changed.
 */
export async function changeCurrency(transaction: Database, from: string, to: string): Promise<string | null> {
  const [card] = await transaction
    .select({ code: giftCards.code })
    .from(giftCards)
    .where(and(gt(giftCards.balanceCents, 0), eq(giftCards.isVoid, false)))
    .limit(1);
  if (card) return ownerText('currencyGiftCards', { currency: from });
  const factor = 10 ** (fractionDigits(to) - fractionDigits(from));
  const amounts = await allAmounts(transaction);
  const uneven = amounts.filter(({ cents }) => !Number.isInteger(Math.round(cents * factor * 1e6) / 1e6));
  if (uneven.length > 0) return ownerText('currencyDecimals', { currency: to, names: namesOf(uneven) });
  const high = amounts.filter(({ cents }) => cents * factor > mostCents);
  if (high.length > 0) return ownerText('currencyTooHigh', { currency: to, names: namesOf(high) });
  const scaled = (column: Parameters<typeof sql>[1]) => sql<number>`round(${column} * ${factor}::numeric)::integer`;
  const editedAt = new Date();
  await transaction.update(variants).set({ priceCents: scaled(variants.priceCents), salePriceCents: scaled(variants.salePriceCents) });
  // Also where nothing else changes: the demo's rows are the owner's from now on, and no start writes prices of another currency into them.
  await transaction.update(products).set({
    editedAt,
    donation: sql`case when ${products.donation} is null then null else jsonb_build_object(
      'minCents', round((${products.donation}->>'minCents')::numeric * ${factor}::numeric)::integer,
      'maxCents', round((${products.donation}->>'maxCents')::numeric * ${factor}::numeric)::integer) end`,
  });
  await transaction.update(coupons).set({ editedAt, cents: scaled(coupons.cents), minimumCents: scaled(coupons.minimumCents) });
  await transaction.update(shippingOptions).set({ editedAt, cents: scaled(shippingOptions.cents), freeFromCents: scaled(shippingOptions.freeFromCents) });
  // Prices that a visitor has seen were in the other currency; what a visitor wants to give keeps its number.
  await transaction.update(cartEntries).set({ seenCents: null, amountCents: scaled(cartEntries.amountCents) });
  return null;
}
