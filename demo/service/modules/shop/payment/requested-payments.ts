import { randomBytes, randomUUID } from 'node:crypto';
import { and, eq, inArray, ne } from 'drizzle-orm';
import type { Context } from 'hono';
import type { OrderLine } from 'site-elements/contract/order';
import type { Database } from '../../../kernel/database/database.js';
import { currentLanguage } from '../../../kernel/language/speech.js';
import type { OrderDesk } from '../order-desk.js';
import { orders } from '../shop.schema.js';
import { inStore, readSettings, storeSettings } from '../settings/store-settings.js';
import { type PaymentStatus, toPaymentStatus } from './payment-status.js';
import type { PaymentProvider } from './provider.js';

/** An amount that another module wants to be paid. It becomes an order of one line, so that paying and refunding are the same for all. */
export interface PaymentRequest {
  /** Identifies what is paid, such as `form 8d3f…`. It has at most one order that is not canceled. */
  readonly subject: string;
  /** The line of the order: what is paid, and the ID that exports show. */
  readonly title: string;
  readonly reference: string;
  /** In minor units of `currency`, an ISO 4217 code. */
  readonly cents: number;
  readonly currency: string;
  /** Empty where the visitor has given none: the provider may ask for it. */
  readonly email: string;
  /** A page of the service, to which the visitor returns. */
  readonly returnPath: string;
  readonly provider: string;
}

export interface PaymentMethod {
  readonly name: string;
  readonly title: string;
  readonly explanation: string;
  readonly isDemo: boolean;
}

/** What other modules can do with payments. */
export interface Payments {
  /** ISO 4217 code of the shop's currency, for the owner's pages: what is paid has the currency of its request. */
  readonly currency: string;
  /** The largest amount of one payment, in minor units. */
  readonly mostCents: number;
  /** The shop's providers that can take this amount. */
  methodsFor(cents: number): readonly PaymentMethod[];
  /** Places the order of a request. The same again, or a second device, resolves to the first one. Call inside a transaction. */
  place(transaction: Database, request: PaymentRequest): Promise<PaymentStatus>;
  /** Begins the payment; after a lost answer, again. Resolves to where the visitor continues: a path of the service. Call after the transaction. */
  begin(context: Context, orderId: string): Promise<string>;
  /** The orders with these IDs. */
  find(database: Database, orderIds: readonly string[]): Promise<ReadonlyMap<string, PaymentStatus>>;
}

/** The largest sum that fits the columns of an order and Stripe's eight digits. */
const mostCents = 99_999_999;

const lineOf = ({ title, reference, cents }: Pick<PaymentRequest, 'title' | 'reference' | 'cents'>): OrderLine => ({
  sku: reference, productId: reference, productType: 'service', name: title, optionText: '', image: '', url: '', quantity: 1,
  priceCents: cents, totalCents: cents, form: [], subscriptionPlan: null, isOwnAmount: true,
});

/** Payments that other modules request, by the providers of the shop. */
export function requestedPayments(desk: OrderDesk): Payments {
  const canTake = (cents: number) => ({ takes }: PaymentProvider): boolean =>
    takes({ lines: [lineOf({ title: '', reference: '', cents })], hostedUrls: new Map(), grandTotalCents: cents, discountCents: 0 });
  return {
    get currency() { return storeSettings().currency; },
    mostCents,
    methodsFor: cents => desk.providers.filter(canTake(cents)).map(({ name, title, explanation, isDemo }) => ({ name, title, explanation, isDemo })),
    async place(transaction, request) {
      const { subject, cents, currency, email, returnPath, provider } = request;
      if (!Number.isInteger(cents) || cents < 1 || cents > mostCents) throw new Error(`${cents} is not an amount that can be paid.`);
      const { orderPrefix: prefix } = await readSettings(transaction);
      await transaction
        .insert(orders)
        .values({
          id: randomUUID(), prefix, token: randomBytes(24).toString('base64url'), key: randomUUID(), cartId: subject, provider, email, name: '', address: '',
          language: currentLanguage(), currency, lines: [lineOf(request)], coupons: [], taxRules: [], subtotalCents: cents, discountCents: 0,
          shippingCostCents: 0, taxCents: 0, addedTaxCents: 0, grandTotalCents: cents, returnPath,
        })
        .onConflictDoNothing();
      const [order] = await transaction.select().from(orders).where(and(eq(orders.cartId, subject), ne(orders.state, 'canceled')));
      // Canceled between both statements: it can be placed again.
      return order ? toPaymentStatus(order) : this.place(transaction, request);
    },
    async begin(context, orderId) {
      const [order] = await desk.database.select().from(orders).where(eq(orders.id, orderId));
      return inStore(desk.database, () => desk.pay(context, order!));
    },
    async find(database, orderIds) {
      const rows = orderIds.length === 0 ? [] : await database.select().from(orders).where(inArray(orders.id, [...orderIds]));
      return new Map(rows.map(order => [order.id, toPaymentStatus(order)]));
    },
  };
}
