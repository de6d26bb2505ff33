import { orderStates, type Order, type OrderLine, type OrderState } from '../../core/contract/order.js';

type Loose = Readonly<Record<string, unknown>>;

const text = (value: unknown): string => (typeof value === 'string' ? value : '');
const cents = (value: unknown): number => (typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 ? value : 0);
const records = (value: unknown): readonly Loose[] =>
  Array.isArray(value) ? value.filter((each): each is Loose => typeof each === 'object' && each !== null) : [];

function lineOf(line: Loose): OrderLine | null {
  const { name, quantity, priceCents } = line;
  if (typeof name !== 'string' || !cents(quantity)) return null;
  return {
    sku: text(line.sku),
    productId: text(line.productId),
    productType: 'physical',
    name,
    optionText: text(line.optionText),
    image: text(line.image),
    url: text(line.url),
    quantity: cents(quantity),
    priceCents: cents(priceCents),
    totalCents: 'totalCents' in line ? cents(line.totalCents) : cents(priceCents) * cents(quantity),
    form: records(line.form).map(field => ({
      type: 'text' as const,
      rawTitle: text(field.rawTitle),
      value: text(field.value),
      values: [],
    })),
    subscriptionPlan: (line.subscriptionPlan as OrderLine['subscriptionPlan']) ?? null,
  };
}

/** An order of a page's or a shop's, as far as it can be shown; null if it is invalid. */
export function readOrder(given: unknown): Order | null {
  const order = Object(given) as Loose;
  const lines = records(order.lines).flatMap(line => lineOf(line) ?? []);
  if (!orderStates.includes(order.state as OrderState) || lines.length === 0) return null;
  const created = text(order.created);
  const subtotalCents = 'subtotalCents' in order ? cents(order.subtotalCents) : lines.reduce((sum, { totalCents }) => sum + totalCents, 0);
  return {
    id: text(order.id),
    number: cents(order.number),
    state: order.state as OrderState,
    created: Number.isNaN(Date.parse(created)) ? '' : created,
    currency: text(order.currency),
    lines,
    shippingName: typeof order.shippingName === 'string' ? order.shippingName : null,
    coupons: Array.isArray(order.coupons) ? order.coupons.filter(code => typeof code === 'string') : [],
    subtotalCents,
    discountCents: cents(order.discountCents),
    shippingCostCents: cents(order.shippingCostCents),
    taxCents: cents(order.taxCents),
    isTaxIncluded: order.isTaxIncluded !== false,
    ...(order.reverseChargeCents !== undefined && { reverseChargeCents: cents(order.reverseChargeCents) }),
    ...(cents(order.giftCardCents) > 0 && { giftCardCents: cents(order.giftCardCents) }),
    grandTotalCents: 'grandTotalCents' in order ? cents(order.grandTotalCents) : subtotalCents,
    refundedCents: cents(order.refundedCents),
    isDemo: order.isDemo === true,
  };
}

const shape = /^[\w-]{16,100}$/;
const path = /\/(?:confirmed|received|status|orders?)\/([\w-]+)$/;

/**
 * The token in a page's address: its parameter `token`, or what follows "confirmed", "received", "status" or "order" in its path; empty
 * otherwise.
 */
export function tokenIn(address: string): string {
  const { searchParams, pathname } = new URL(address);
  const token = searchParams.get('token') ?? path.exec(pathname)?.[1] ?? '';
  return shape.test(token) ? token : '';
}
