import * as v from 'valibot';
import { languageFor } from 'site-elements/contract/language';
import type { OrderLine } from 'site-elements/contract/order';
import type { StoredRefund } from '../../refund.schema.js';
import { orderNumber, type StoredOrder } from '../../shop.schema.js';
import { type ImportedOrder, refundedCents } from './imported-order.js';

const importKey = 'import ';
/** The key of an imported order: a second import finds it. */
export const getImportKey = ({ origin }: Pick<ImportedOrder, 'origin'>): string => importKey + origin;
/** What identifies an order in every instance that it is moved to. */
export const getOrderOrigin = ({ id, key }: Pick<StoredOrder, 'id' | 'key'>): string => (key.startsWith(importKey) ? key.slice(importKey.length) : id);
/** The name of this service as the source of an order. */
const ownSource = 'Site Elements';

/** Everything of an order that another instance of the service needs, as JSON. Nothing in it pays, and nothing in it opens a page of the order. */
export function toOrderRecord(order: StoredOrder, refunds: readonly StoredRefund[]): string {
  const made = refunds.filter(({ state }) => state === 'settled').map(({ cents, createdAt }) => ({ cents, createdAt }));
  const rest = order.refundedCents - refundedCents({ refunds: made });
  return JSON.stringify({
    origin: getOrderOrigin(order),
    source: order.importedFrom ?? ownSource,
    number: orderNumber(order),
    state: order.state,
    email: order.email, name: order.name, address: order.address, buyer: order.buyer, location: order.location, language: order.language,
    currency: order.currency, lines: order.lines.map(line => ({ ...line, subscriptionPlan: null })), shippingName: order.shippingName,
    coupons: order.coupons, taxRules: order.taxRules, vatId: order.vatId, isReverseCharge: order.isReverseCharge,
    subtotalCents: order.subtotalCents, discountCents: order.discountCents, shippingCostCents: order.shippingCostCents, taxCents: order.taxCents,
    addedTaxCents: order.addedTaxCents, giftCardCents: order.giftCardCents, grandTotalCents: order.grandTotalCents,
    refunds: rest > 0 ? [...made, { cents: rest, createdAt: null }] : made,
    createdAt: order.createdAt, paidAt: order.paidAt,
  });
}

export const text = (most: number) => v.pipe(v.string(), v.maxLength(most), v.check(value => !value.includes('\0')));
export const cents = v.pipe(v.number(), v.safeInteger());
export const moment = v.pipe(v.string(), v.isoTimestamp(), v.transform(value => new Date(value)));
const address = v.object({
  name: text(300), company: v.optional(text(300)), street: text(1000), district: v.optional(text(300)), city: v.optional(text(300)),
  region: v.optional(text(100)), postalCode: v.optional(text(30)), country: text(2),
});
export const line = v.object({
  sku: text(60), productId: text(200), productType: v.picklist(['physical', 'digital', 'service', 'giftCard', 'donation', 'paywall']), name: text(500),
  optionText: text(500), image: text(1000), url: text(1000), quantity: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100_000)),
  priceCents: cents, totalCents: cents, form: v.pipe(v.array(v.looseObject({ rawTitle: text(500), value: text(20_000) })), v.maxLength(100)),
  isOwnAmount: v.optional(v.boolean()),
});
const schema = v.object({
  origin: text(200), source: text(60), number: text(60), state: v.picklist(['paid', 'fulfilled', 'canceled', 'refunded', 'pending']),
  email: text(300), name: text(300), address: text(2000),
  buyer: v.object({
    phone: v.optional(text(60)), company: v.optional(text(300)), address: v.optional(address), billing: v.optional(address), note: v.optional(text(20_000)),
    terms: v.optional(text(100_000)),
  }),
  location: v.nullable(v.object({ country: text(2), region: v.optional(text(20)), postalCode: v.optional(text(30)) })),
  language: v.pipe(v.string(), v.transform(tag => languageFor(tag) ?? 'en')),
  currency: v.pipe(v.string(), v.regex(/^[A-Z]{3}$/)),
  lines: v.pipe(v.array(line), v.maxLength(1000)), shippingName: v.nullable(text(300)), coupons: v.pipe(v.array(text(60)), v.maxLength(100)),
  taxRules: v.pipe(v.array(v.object({
    id: text(200), name: text(200), basisPoints: v.number(), isIncluded: v.boolean(), country: v.optional(text(2)), region: v.optional(text(20)),
    taxClass: v.optional(text(200)), netCents: v.optional(cents), taxCents: v.optional(cents),
  })), v.maxLength(100)),
  vatId: v.nullable(text(20)), isReverseCharge: v.boolean(), subtotalCents: cents, discountCents: cents, shippingCostCents: cents, taxCents: cents,
  addedTaxCents: cents, giftCardCents: cents, grandTotalCents: cents,
  refunds: v.pipe(v.array(v.object({ cents: v.pipe(cents, v.minValue(1)), createdAt: v.nullable(moment) })), v.maxLength(1000)),
  createdAt: moment, paidAt: v.nullable(moment),
});

/** Reads the record of an order: null for a damaged one, `unpaid` for an order that is not paid yet. */
export function readOrderRecord(json: string): ImportedOrder | 'unpaid' | null {
  let value: unknown;
  try {
    value = JSON.parse(json);
  } catch {
    return null;
  }
  const result = v.safeParse(schema, value);
  if (!result.success) return null;
  const { state, lines, ...order } = result.output;
  if (state === 'pending') return 'unpaid';
  return { ...order, state, lines: lines.map(one => ({ ...one, subscriptionPlan: null }) as unknown as OrderLine) } as ImportedOrder;
}
