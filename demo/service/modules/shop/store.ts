import type { Hono } from 'hono';
import { sharedSecret } from '../../kernel/database/shared-secret.js';
import type { Events } from '../../kernel/events.js';
import type { WriteLimits } from '../../kernel/limits/write-limits.js';
import { addCart } from './cart-routes.js';
import { sweepProductChanges } from './catalogue-index.js';
import { CartStore } from './cart-store.js';
import { CartTokens } from './cart-token.js';
import { addCheckout } from './checkout-routes.js';
import { guardCarts } from './guard-carts.js';
import { cancelAbandoned } from './order-changes.js';
import { PageDrafts } from './page-drafts.js';
import { OrderDesk, type OrderDeskOptions } from './order-desk.js';
import { addOrders } from './order-routes.js';
import { sweepTaxDays } from './orders/tax-days.js';
import { handleSubscriptionEvent } from './subscriptions/provider-events.js';
import { renewDue } from './subscriptions/renew-due.js';
import { Subscriptions } from './subscriptions/subscriptions.js';
import { reportSubscriptions } from './subscriptions/subscription-webhooks.js';
import type { VatRegister } from './pricing/vies.js';
import { addProductFeed } from './feed/product-feed.js';
import { addProducts } from './product-routes.js';
import { addReviews } from './review-routes.js';

/** Longer than a payment page of any host stays open. */
const abandonedMs = 24 * 60 * 60_000;

export interface Store {
  desk: OrderDesk;
  subscriptions: Subscriptions;
  /** Releases unpaid orders, renews subscriptions, sends refunds again whose result is not known, and deletes old carts. */
  sweep(now?: number): Promise<void>;
}

interface StoreOptions extends OrderDeskOptions {
  readonly limits: WriteLimits;
  readonly events: Events;
  readonly vatRegister?: VatRegister | null;
}

/** Everything that a visitor of the store asks for. */
export async function addStore(app: Hono, options: StoreOptions): Promise<Store> {
  const { database, limit, limits, siteUrl = '', ownerEmail = '', vatRegister = null, clock, mailQueue, events, onError } = options;
  const tokens = new CartTokens(await sharedSecret(database, 'cart'));
  const carts = new CartStore(database, vatRegister);
  const desk = new OrderDesk(options);
  const subscriptions = new Subscriptions({ database, desk, mailQueue, events, siteUrl, ownerEmail, clock, onError });
  reportSubscriptions(events);
  desk.plans = {
    orderChanged: (...change) => subscriptions.orderChanged(...change),
    plansOf: (...order) => subscriptions.plansOf(...order),
    handleEvent: (...message) => handleSubscriptionEvent(subscriptions, ...message),
  };
  let isTakenOver = false;
  const drafts = new PageDrafts(database);
  guardCarts(app, { database, carts, tokens, limits });
  addProducts(app, { database });
  addProductFeed(app, { database });
  addReviews(app, { database, limit });
  addCart(app, { carts, tokens, desk });
  addCheckout(app, { carts, tokens, desk, drafts });
  addOrders(app, { desk });
  return {
    desk,
    subscriptions,
    async sweep(now = clock()) {
      if (!isTakenOver) await subscriptions.takeOver();
      isTakenOver = true;
      await subscriptions.findReferences();
      await desk.findCharges(new Date(now));
      await cancelAbandoned(database, new Date(now - abandonedMs), (transaction, order) => desk.announce(transaction, order));
      await renewDue(subscriptions, siteUrl);
      await desk.sendDueRefunds(new Date(now), siteUrl);
      await carts.sweep(now);
      await drafts.sweep(now);
      await sweepProductChanges(database, now);
      await sweepTaxDays(database, now);
    },
  };
}
