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
import { applyPaymentEvent, expectPayment, moveOrder, refundOrder } from './order-changes.js';
import { getGiftCards } from './gift-cards.js';
import { orderEmails } from './order-emails.js';
import { giftCardProvider } from './payment/gift-card.js';
import type { PayableOrder, PaymentEvent, PaymentProvider } from './payment/provider.js';
import { toPaymentStatus } from './payment/payment-status.js';
import { type OrderRequest, placeOrder } from './place-order.js';
import { refuseProblem } from './refuse-problem.js';
import { storeSettings } from './settings/store-settings.js';
import { t } from './texts.js';

export interface OrderDeskOptions {
  database: Database;
  providers: readonly PaymentProvider[];
  mailQueue: MailQueue;
  events: Events;
  /** Throws if a visitor orders too often. */
  limit(context: Context): Promise<void>;
  onError(error: unknown): void;
}

export const confirmedPath = (token: string): string => paths.orderConfirmed.replace(':token', token);
export const statusPath = (token: string): string => paths.orderStatus.replace(':token', token);

/** The pages of an order: its own, or that of the module that has requested its payment. */
const pagesOf = ({ token, returnPath }: StoredOrder) =>
  ({ confirmed: returnPath ?? confirmedPath(token), status: returnPath ?? statusPath(token) });

/** A partial refund does not change the state and sends no email. */
const isWholeRefund = ({ state }: StoredOrder): boolean => state === 'refunded';

/** Takes orders, starts their payment, and notifies their buyers. */
export class OrderDesk {
  readonly database: Database;
  readonly providers: readonly PaymentProvider[];

  constructor(private readonly options: OrderDeskOptions) {
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

  /** Those that can take this cart. */
  async providersFor({ entries, grandTotalCents, discountCents, giftCardCents = 0 }: StoreCart): Promise<PaymentProvider[]> {
    if (giftCardCents > 0 && grandTotalCents === 0) return [giftCardProvider];
    const hostedUrls = await this.#hostedUrls(entries.map(({ productId }) => productId));
    const lines = entries.map(entry => ({ ...entry, form: [] }));
    return this.providers.filter(provider =>
      provider.takes({ lines, hostedUrls, grandTotalCents, discountCents: discountCents + giftCardCents }),
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
    const order = await placeOrder(this.database, { ...request, provider: provider.name });
    return { order, url: await this.pay(context, order) };
  }

  /** Begins the payment of an order, once. The answer is where the visitor continues. */
  async pay(context: Context, order: StoredOrder): Promise<string> {
    const pages = pagesOf(order);
    if (order.state === 'canceled') throw refuseProblem('payment-unavailable', t('orderCanceled'));
    if (order.state !== 'pending') return pages.confirmed;
    if (order.paymentUrl) return `${pages.status}?pay`;
    if (order.reference !== null) return pages.confirmed; // to be paid later
    const provider = this.provider(order.provider)!;
    // To a payment host a gift card is a discount.
    const payable: PayableOrder = {
      ...order,
      orderNumber: orderNumber(order),
      country: order.location?.country ?? null,
      discountCents: order.discountCents + order.giftCardCents,
      hostedUrls: await this.#hostedUrls(order.returnPath === null ? order.lines.map(({ productId }) => productId) : []),
    };
    const origin = getOrigin(context);
    try {
      if (!provider.takes(payable)) throw new Error(`${provider.name} does not take this order.`);
      const payment = await provider.begin(payable, {
        confirmed: `${origin}${pages.confirmed}${order.returnPath === null ? '' : '?returned'}`,
        canceled: origin + pages.status,
      });
      if (payment.state === 'paid') {
        await this.move(order.id, 'paid', origin, { reference: payment.reference });
        return pages.confirmed;
      }
      if (payment.state === 'later') {
        await this.#changeAndWrite(origin, transaction => expectPayment(transaction, order.id, payment.reference));
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
        const canceled = await moveOrder(transaction, order.id, 'canceled', { canceledBecause: 'failed' });
        if (canceled) await this.announce(transaction, canceled);
      });
      this.options.onError(error);
      throw refuseProblem('payment-unavailable', t('payFailed'), { status: 503, headers: { 'Retry-After': '10' }, cause: error });
    }
  }

  /** Moves an order on and writes to its buyer; null where it could not go there. */
  async move(id: string, to: StoredOrder['state'], origin: string, more: Partial<StoredOrder> = {}): Promise<StoredOrder | null> {
    return this.#changeAndWrite(origin, transaction => moveOrder(transaction, id, to, more));
  }

  /** Notes a refund under an id of its own: the same again notes nothing. */
  async refund(id: string, cents: number, refundId: string, origin: string): Promise<StoredOrder | null> {
    return this.#changeAndWrite(origin, transaction => refundOrder(transaction, id, cents, refundId), isWholeRefund);
  }

  /** Acts upon a message of a payment host. */
  async handlePaymentEvent(provider: PaymentProvider, event: PaymentEvent, origin: string): Promise<void> {
    await this.#changeAndWrite(
      origin,
      transaction => applyPaymentEvent(transaction, provider.name, event),
      event.state === 'refunded' ? isWholeRefund : undefined,
    );
  }

  /** The emails are in the transaction of the change that they report and go out after it: a process that ends in between loses none. */
  async #changeAndWrite(
    origin: string,
    change: (transaction: Database) => Promise<StoredOrder | null>,
    tells = (_: StoredOrder): boolean => true,
  ): Promise<StoredOrder | null> {
    const changed = await this.database.transaction(async transaction => {
      const order = await change(transaction);
      if (order) await this.announce(transaction, order);
      if (order && tells(order)) await this.#write(transaction, order, origin);
      return order;
    });
    this.options.mailQueue.flush();
    return changed;
  }

  /** Notifies the module that has requested the payment of an order. Call inside the transaction that changes the order. */
  async announce(transaction: Database, order: StoredOrder): Promise<void> {
    if (order.returnPath !== null) await this.options.events.emit('payment.changed', { transaction, ...toPaymentStatus(order) });
  }

  /** What the owner writes to a buyer. */
  async write(mail: Mail): Promise<void> {
    await this.options.mailQueue.add(this.database, mail);
    this.options.mailQueue.flush();
  }

  async #write(transaction: Database, order: StoredOrder, origin: string): Promise<void> {
    // A canceled request for payment can still be paid, and its page shows that: no email.
    if (order.returnPath !== null && order.state === 'canceled') return;
    const giftCards = order.state === 'paid' ? await getGiftCards(transaction, order) : [];
    const [isDemo, isPaidLater] = [this.isDemo(order), this.isPaidLater(order)];
    const written = await orderEmails(order, { address: origin + pagesOf(order).status, isDemo, isPaidLater, giftCards });
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
