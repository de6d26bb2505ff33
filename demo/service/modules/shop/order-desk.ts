import { and, eq, inArray } from 'drizzle-orm';
import type { Context } from 'hono';
import type { ExpressButton, StoreCart } from 'site-elements/contract/cart';
import { paths } from 'site-elements/contract/paths';
import type { Database } from '../../kernel/database/database.js';
import { orderNumber, orders, products, type StoredOrder } from './shop.schema.js';
import { getOrigin } from '../../kernel/http/get-origin.js';
import type { Events } from '../../kernel/events.js';
import type { MailQueue } from '../../kernel/mail/mail-queue.js';
import type { Mail } from '../../kernel/mail/outbox.js';
import { applyPaymentEvent, applyRefundResult, expectPayment, findPaid, moveOrder, type OrderChange, refundOrder } from './order-changes.js';
import { disputeMail } from './disputes/dispute-words.js';
import { applyDispute } from './disputes/disputes.js';
import { getGiftCards } from './gift-cards.js';
import { OrderEvents } from './order-events.js';
import { orderEmails } from './order-emails.js';
import { type ChargeFinder, findCharge, findChargeByReference, findCharges } from './payment/find-charges.js';
import { giftCardProvider } from './payment/gift-card.js';
import type { DisputeEvent, PayableOrder, Payment, PaymentProvider, ProviderEvent, ReturnAddresses, SubscriptionEvent } from './payment/provider.js';
import { toPaymentStatus } from './payment/payment-status.js';
import { beginRefund, type RefundSender, repeatRefund, sendDueRefunds } from './payment/send-refunds.js';
import { type OrderRequest, placeOrder } from './place-order.js';
import type { StoredRefund } from './refund.schema.js';
import { finishRefund, isPaid, isUnknown, refundableCents } from './refunds.js';
import { refuseProblem } from './refuse-problem.js';
import { readOwnerLanguage } from './settings/owner-language.js';
import { storeSettings } from './settings/store-settings.js';
import { renewalSums } from './subscriptions/renewal-order.js';
import { t } from './texts.js';

export interface OrderDeskOptions {
  database: Database;
  providers: readonly PaymentProvider[];
  mailQueue: MailQueue;
  events: Events;
  /** The address of the site, for links in the owner's emails; empty where it is not known. */
  readonly siteUrl?: string;
  /** Receives an email about each dispute, and about payments of subscriptions that have failed. */
  readonly ownerEmail?: string;
  /** Throws if a visitor orders too often. */
  limit(context: Context): Promise<void>;
  clock(): number;
  onError(error: unknown): void;
}

/** What follows the orders of plans. */
export interface OrderPlans {
  /** Called inside the transaction in which an order has changed. `reference`: what its provider calls the subscription. */
  orderChanged(transaction: Database, order: StoredOrder, reference?: string): Promise<void>;
  /** Paths of the pages of an order's subscriptions, and whether it is a renewal. */
  plansOf(database: Database, order: StoredOrder): Promise<{ readonly paths: readonly string[]; readonly isRenewal: boolean }>;
  handleEvent(provider: PaymentProvider, event: SubscriptionEvent, origin: string): Promise<void>;
}

export const confirmedPath = (token: string): string => paths.orderConfirmed.replace(':token', token);
export const statusPath = (token: string): string => paths.orderStatus.replace(':token', token);

/** The pages of an order: its own, or that of the module that has requested its payment. */
const pagesOf = ({ token, returnPath }: StoredOrder) =>
  ({ confirmed: returnPath ?? confirmedPath(token), status: returnPath ?? statusPath(token) });

/** The result of a button of the owner's: `unknown` where a provider has not answered, `paid` where a visitor was faster than the owner. */
export type PressResult = 'done' | 'late' | 'paid' | 'unknown' | 'refund-unknown' | 'refund-failed';

/** Takes orders, starts their payment, and notifies their buyers. */
export class OrderDesk {
  readonly database: Database;
  readonly providers: readonly PaymentProvider[];
  /** Set once, before the first request. */
  plans!: OrderPlans;

  readonly #events: OrderEvents;

  constructor(private readonly options: OrderDeskOptions) {
    this.#events = new OrderEvents(options.events);
    this.database = options.database;
    this.providers = options.providers;
  }

  provider(name: string): PaymentProvider | undefined {
    return [...this.providers, giftCardProvider].find(provider => provider.name === name);
  }

  /** Whether an order was not really paid. */
  isDemo({ provider }: Pick<StoredOrder, 'provider'>): boolean {
    // A card that was bought in a demo is worth nothing either.
    if (provider === giftCardProvider.name) return this.providers.every(({ isDemo, name }) => isDemo || name === 'link');
    return this.provider(provider)?.isDemo ?? false;
  }

  isPaidLater({ provider }: Pick<StoredOrder, 'provider'>): boolean {
    return this.provider(provider)?.isPaidLater ?? false;
  }

  isPaidOnDelivery({ provider }: Pick<StoredOrder, 'provider'>): boolean {
    return this.provider(provider)?.isPaidOnDelivery ?? false;
  }

  /** Those that can take this cart. */
  async providersFor({ entries, grandTotalCents, discountCents, giftCardCents = 0, reverseChargeCents = 0 }: StoreCart): Promise<PaymentProvider[]> {
    if (giftCardCents > 0 && grandTotalCents === 0) return [giftCardProvider];
    const hostedUrls = await this.#hostedUrls(entries.map(({ productId }) => productId));
    const lines = entries.map(entry => ({ ...entry, form: [] }));
    return this.providers.filter(provider =>
      provider.takes({ lines, hostedUrls, grandTotalCents, discountCents: discountCents + giftCardCents + reverseChargeCents }),
    );
  }

  /** The express buttons for this cart: of those that can take it. A cart that changes first, or that a gift card pays, has none. */
  async expressFor(cart: StoreCart): Promise<ExpressButton[]> {
    if (!storeSettings().hasExpressCheckout || cart.entries.length === 0) return [];
    const taking = await this.providersFor(cart);
    return taking.flatMap(({ name, express }) =>
      express ? [{ provider: name, title: express.title, explanation: express.explanation }] : [],
    );
  }

  /** Places an order and begins its payment. The answer is where the visitor continues. */
  async place(
    context: Context,
    request: Omit<OrderRequest, 'provider'> & { provider?: string },
  ): Promise<{ order: StoredOrder; url: string }> {
    const provider = request.provider === undefined ? this.providers[0] : this.provider(request.provider);
    if (!provider || (request.isExpress && !(provider.express && storeSettings().hasExpressCheckout)))
      throw refuseProblem('payment-unavailable', t('payNotOffered'), { status: 400, field: 'provider' });
    await this.options.limit(context);
    const order = await placeOrder(this.database, { ...request, provider: provider.name }, this.reportLowStock);
    this.options.mailQueue.flush();
    return { order, url: await this.pay(context, order) };
  }

  /** Notifies the owner's webhooks of a variant whose stock gets low. Call inside the transaction that takes it. */
  readonly reportLowStock = (transaction: Database, sku: string): Promise<void> => this.#events.reportLowStock(transaction, sku);

  /** Begins the payment of an order, once. The answer is where the visitor continues. */
  async pay(context: Context, order: StoredOrder): Promise<string> {
    const pages = pagesOf(order);
    if (order.state === 'canceled') throw refuseProblem('payment-unavailable', t('orderCanceled'));
    if (order.state !== 'pending') return pages.confirmed;
    if (order.paymentUrl) return `${pages.status}?pay`;
    if (order.reference !== null) return pages.confirmed; // to be paid later
    const provider = this.provider(order.provider)!;
    const origin = getOrigin(context);
    try {
      const payment = await this.begin(order, {
        // The shop's own page captures the payment, whatever page the visitor returns to.
        confirmed: origin + (provider.capture ? confirmedPath(order.token) : pages.confirmed + (order.returnPath === null ? '' : '?returned')),
        canceled: origin + pages.status,
      });
      if (payment.state === 'paid') {
        await this.move(order.id, 'paid', origin, { reference: payment.reference });
        return pages.confirmed;
      }
      if (payment.state === 'later') {
        await this.change(origin, async transaction => changed(await expectPayment(transaction, order.id, payment.reference)));
        return pages.confirmed;
      }
      await this.database
        .update(orders)
        .set({ reference: payment.reference, paymentUrl: payment.url })
        .where(and(eq(orders.id, order.id), eq(orders.state, 'pending')));
      return `${pages.status}?pay`;
    } catch (error) {
      // The stock is released immediately; the visitor gets the cart back.
      await this.database.transaction(async transaction => {
        const canceled = await moveOrder(transaction, order.id, 'canceled', { canceledBecause: 'failed' }, { only: 'pending' });
        if (canceled) await this.announce(transaction, canceled);
      });
      this.options.onError(error);
      throw refuseProblem('payment-unavailable', t('payFailed'), { status: 503, headers: { 'Retry-After': '10' }, cause: error });
    }
  }

  /** Begins a payment at the provider of an order: after a lost answer, the same again. */
  async begin(order: StoredOrder, addresses: ReturnAddresses): Promise<Payment> {
    const provider = this.provider(order.provider)!;
    const payable = await this.payableOf(order);
    if (!provider.takes(payable)) throw new Error(`${provider.name} does not take this order.`);
    return provider.begin(payable, addresses);
  }

  /** What a payment host has to know of an order. To it, a gift card is a discount. */
  async payableOf(order: StoredOrder): Promise<PayableOrder> {
    return {
      ...order,
      orderNumber: orderNumber(order),
      country: order.location?.country ?? null,
      // Tax that prices hold and that is not charged.
      discountCents: order.discountCents + order.giftCardCents + Math.max(0, -order.addedTaxCents),
      ...await recurringPart(this.database, order),
      hostedUrls: await this.#hostedUrls(order.returnPath === null ? order.lines.map(({ productId }) => productId) : []),
    };
  }

  /** Moves an order on and writes to its buyer; null where it could not go there. */
  async move(id: string, to: StoredOrder['state'], origin: string, more: Partial<StoredOrder> = {}): Promise<StoredOrder | null> {
    const [order] = await this.database.select({ provider: orders.provider }).from(orders).where(eq(orders.id, id));
    const isPaidOnDelivery = order !== undefined && this.isPaidOnDelivery(order);
    const change = await this.change(origin, async transaction => changed(
      await moveOrder(transaction, id, to, { ...to === 'paid' && { paidAt: new Date(this.options.clock()) }, ...more }, { isPaidOnDelivery }), to));
    return change && change.order;
  }

  /** Whether a refund of this order goes to its provider; else the owner makes it by hand. */
  sendsRefunds({ provider }: Pick<StoredOrder, 'provider'>): boolean {
    return this.provider(provider)?.refund !== undefined;
  }

  /** Refunds a part or all that is left, by the provider where it can, under an id of its own: the same again does nothing. */
  async refund(
    order: StoredOrder,
    { cents, id, isByHand = false }: { cents: number | 'rest'; id: string; isByHand?: boolean },
    origin: string,
  ): Promise<PressResult> {
    if (isByHand || !this.sendsRefunds(order) || order.grandTotalCents === 0) {
      const noted = await this.change(origin, async transaction => {
        const before = await transaction.select({ cents: orders.refundedCents }).from(orders).where(eq(orders.id, order.id));
        const refunded = await refundOrder(transaction, order.id, cents, id);
        return refunded && { order: refunded, refundedCents: refunded.refundedCents - before[0]!.cents };
      });
      return noted ? 'done' : 'late';
    }
    const refund = await beginRefund(this.#refundSender, { id, orderId: order.id, cents, origin });
    return refund ? resultOf(refund) : 'late';
  }

  /** Sends a refund again whose provider has not answered. */
  async repeatRefund({ id }: StoredRefund, origin: string): Promise<void> {
    await repeatRefund(this.#refundSender, id, origin);
  }

  /** What the owner has found out about a refund whose provider has not answered. */
  async decideRefund(refund: StoredRefund, wasMade: boolean, origin: string): Promise<PressResult> {
    if (!isUnknown(refund)) return 'late';
    const result = wasMade ? { state: 'settled' as const } : { state: 'failed' as const, problem: { because: 'owner' as const } };
    const decided = await this.change(origin, async transaction => {
      const change = await applyRefundResult(transaction, await finishRefund(transaction, refund, result));
      return change && { order: change.order, ...wasMade ? { refundedCents: refund.cents } : { isSilent: true } };
    });
    return decided ? 'done' : 'late';
  }

  /** Sends pending refunds again that are due. */
  async sendDueRefunds(now: Date, origin: string): Promise<void> {
    await sendDueRefunds(this.#refundSender, { now, origin });
  }

  get #refundSender(): RefundSender {
    return { desk: this, onError: this.options.onError };
  }

  /** Cancels an order, at its provider first, so that it cannot be paid any more. A buyer who has paid gets a refund where the provider can. */
  async cancel(order: StoredOrder, origin: string): Promise<PressResult> {
    const provider = this.provider(order.provider);
    if (order.state === 'pending' && order.reference !== null && provider?.cancel) {
      try {
        if ((await provider.cancel(order)) === 'paid') return 'paid';
      } catch (error) {
        this.options.onError(error);
        return 'unknown';
      }
    }
    const moved = await this.change(origin, async transaction => changed(await moveOrder(transaction, order.id, 'canceled', {}, { only: order.state })));
    if (!moved) return 'late';
    const canRefund = isPaid(moved.order) && this.sendsRefunds(moved.order) && (await refundableCents(this.database, moved.order)) > 0;
    // The first of two presses has canceled it, and one refund has this id.
    return canRefund ? this.refund(moved.order, { cents: 'rest', id: `canceled ${order.id}` }, origin) : 'done';
  }

  /** Takes the money that a visitor has approved at the provider. Throws where the provider does not answer: it reports the approval, too. */
  async capture(order: StoredOrder, origin: string): Promise<void> {
    const provider = this.provider(order.provider);
    if (order.state !== 'pending' || order.reference === null || order.paymentUrl === null || !provider?.capture) return;
    const event = await provider.capture(order);
    if (event) await this.handlePaymentEvent(provider, event, origin);
  }

  /** The same when a visitor returns. Their page shows the state either way. */
  async captureOnReturn(order: StoredOrder, origin: string): Promise<void> {
    await this.capture(order, origin).catch(this.options.onError);
  }

  /** Acts upon a message of a payment host. */
  async handlePaymentEvent(provider: PaymentProvider, event: ProviderEvent, origin: string): Promise<void> {
    if ('dispute' in event) return this.#handleDispute(provider, event);
    if ('renewal' in event) {
      await this.plans.handleEvent(provider, event, origin);
      if (event.renewal === 'paid' && event.charge === undefined && event.invoice !== undefined)
        await findChargeByReference(this.#chargeFinder, provider.name, event.invoice);
      return;
    }
    if (event.state === 'approved') {
      const order = await findPaid(this.database, provider.name, event);
      return order && this.capture(order, origin);
    }
    const made = await this.change(origin, async transaction => {
      const change = await applyPaymentEvent(transaction, provider.name, event, new Date(this.options.clock()));
      return change && { ...change, subscription: event.subscription, isSilent: event.state === 'refund' && change.refundedCents === undefined };
    });
    if (made && event.state === 'paid') await findCharge(this.#chargeFinder, made.order);
  }

  /** Stores a dispute, and notifies the owner of its state. */
  async #handleDispute(provider: PaymentProvider, event: DisputeEvent): Promise<void> {
    const { ownerEmail = '', siteUrl = '', mailQueue } = this.options;
    await this.database.transaction(async transaction => {
      const change = await applyDispute(transaction, provider.name, event);
      if (!change) return;
      await this.#events.reportDispute(transaction, change);
      if (ownerEmail === '') return;
      const language = await readOwnerLanguage(transaction);
      const mail = await disputeMail(change, { to: ownerEmail, language, provider: provider.brand ?? provider.name, origin: siteUrl });
      await mailQueue.add(transaction, mail);
    });
    mailQueue.flush();
  }

  /** Asks providers what they call the money of orders, where no message has had it. */
  async findCharges(now: Date): Promise<void> {
    await findCharges(this.#chargeFinder, this.providers, now);
  }

  get #chargeFinder(): ChargeFinder {
    return { database: this.database, provider: name => this.provider(name), onError: this.options.onError };
  }

  /** The emails are in the transaction of the change that they report and go out after it: a process that ends in between loses none. */
  async change(origin: string, make: (transaction: Database) => Promise<OrderChange | null>): Promise<OrderChange | null> {
    const change = await this.database.transaction(async transaction => {
      const made = await make(transaction);
      if (made) await this.announce(transaction, made.order, made.subscription);
      if (made && !made.isSilent) await this.#write(transaction, made, origin);
      return made;
    });
    this.options.mailQueue.flush();
    return change;
  }

  /**
   * Notifies the module that has requested the payment of an order, its subscriptions and the owner's webhooks. Call inside the
   * transaction that changes the order.
   */
  async announce(transaction: Database, order: StoredOrder, subscription?: string): Promise<void> {
    await this.plans.orderChanged(transaction, order, subscription);
    await this.#events.report(transaction, order);
    if (order.returnPath !== null) await this.options.events.emit('payment.changed', { transaction, ...toPaymentStatus(order) });
  }

  /** What the owner writes to a buyer. */
  async write(mail: Mail): Promise<void> {
    await this.options.mailQueue.add(this.database, mail);
    this.options.mailQueue.flush();
  }

  async #write(transaction: Database, { order, refundedCents, state = order.state }: OrderChange, origin: string): Promise<void> {
    // A canceled request for payment can still be paid, and its page shows that: no email.
    if (order.returnPath !== null && order.state === 'canceled' && refundedCents === undefined) return;
    const giftCards = state === 'paid' ? await getGiftCards(transaction, order) : [];
    const provider = this.provider(order.provider);
    const { paths: planPaths, isRenewal } = await this.plans.plansOf(transaction, order);
    const written = await orderEmails(order, {
      planAddresses: origin === '' ? [] : planPaths.map(path => origin + path), isRenewal,
      address: origin === '' ? '' : origin + pagesOf(order).status, isDemo: this.isDemo(order), provider, giftCards, state, refundedCents,
    });
    for (const email of written) await this.options.mailQueue.add(transaction, email);
  }

  async #hostedUrls(ids: readonly string[]): Promise<Map<string, string>> {
    if (ids.length === 0) return new Map();
    const rows = await this.database
      .select({ id: products.id, hostedUrl: products.hostedUrl })
      .from(products)
      .where(inArray(products.id, [...ids]));
    return new Map(rows.flatMap(({ id, hostedUrl }) => (hostedUrl ? [[id, hostedUrl]] : [])));
  }
}

/** What renewals have again of an order's shipping and added tax: all of it, where everything is paid again. */
async function recurringPart(database: Database, order: StoredOrder): Promise<Pick<PayableOrder, 'recurring'>> {
  const lines = order.lines.filter(({ subscriptionPlan }) => subscriptionPlan);
  if (lines.length === 0) return {};
  const { shippingCostCents, addedTaxCents } = lines.length === order.lines.length ? order : await renewalSums(database, order, lines);
  return {
    recurring: { shippingCostCents: Math.min(shippingCostCents, order.shippingCostCents), addedTaxCents: Math.min(addedTaxCents, order.addedTaxCents) },
  };
}

const changed = (order: StoredOrder | null, state?: StoredOrder['state']): OrderChange | null => order && { order, ...state && { state } };

function resultOf(refund: StoredRefund): PressResult {
  if (refund.state === 'failed') return 'refund-failed';
  return isUnknown(refund) ? 'refund-unknown' : 'done';
}
