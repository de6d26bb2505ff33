import { eq } from 'drizzle-orm';
import type { Context, Hono } from 'hono';
import { html } from 'hono/html';
import { paths } from 'site-elements/contract/paths';
import type { Html } from '../../../kernel/html.js';
import { getOrigin } from '../../../kernel/http/get-origin.js';
import { HttpError } from '../../../kernel/http/http-error.js';
import { page } from '../../../kernel/http/page.js';
import { isFromOtherSite } from '../../../kernel/http/same-site.js';
import { type OrderDesk, statusPath } from '../order-desk.js';
import { storeSettings } from '../settings/store-settings.js';
import { type StoredSubscription, subscriptions } from '../subscription.schema.js';
import { t } from '../texts.js';
import { chargeNow } from './renew-due.js';
import { isRunning } from './rules.js';
import { formatDay } from './subscription-emails.js';
import { nextWords, paymentTable, planLines, readView, subscriptionStateWords, type SubscriptionView } from './subscription-view.js';
import { subscriptionPath, type Subscriptions } from './subscriptions.js';

/** A subscription as its buyer sees it. The token in the address is enough to see and to cancel it; no page of another site knows it. */
export function addSubscriptionPage(app: Hono, { desk, subscriptions: shop }: { desk: OrderDesk; subscriptions: Subscriptions }): void {
  const find = async (context: Context): Promise<StoredSubscription> => {
    const token = context.req.param('token') ?? '';
    const [row] = /^[\w-]{32}$/.test(token) ? await desk.database.select().from(subscriptions).where(eq(subscriptions.token, token)) : [];
    if (!row) throw new HttpError(404, { error: t('noSubscription') });
    return row;
  };
  /** The subscription of a form that was sent from its own page. */
  const findPosted = (context: Context): Promise<StoredSubscription> => {
    if (isFromOtherSite(context)) throw new HttpError(403, { error: t('otherSite') });
    return find(context);
  };
  const leadBack = (context: Context, subscription: StoredSubscription, query: string) =>
    context.redirect(subscriptionPath(subscription) + (query && `?${query}`), 303);

  app.get(paths.subscription, async context => {
    const view = await readView(shop, desk.database, await find(context));
    const isAsked = context.req.query('cancel') !== undefined && isRunning(view.subscription.state);
    const notice = context.req.query('failed') !== undefined ? 'planPayFailed' : context.req.query('method') !== undefined ? 'planMethodFailed' : null;
    return page(context, t('subscription'), html`<h1>${t('subscription')}</h1>
${notice === null ? '' : html`<p role="alert">${t(notice)}</p>`}
<p><strong${context.req.query('canceled') === undefined ? '' : html` role="status"`}>${subscriptionStateWords(view.subscription)}</strong></p>
<p>${nextWords(shop, view)}</p>
${isAsked ? cancelForm(shop, view) : html`${payButton(shop, view)}${planLines(view.subscription)}
<h2>${t('planPayments')}</h2>
${paymentTable(view, ({ token }) => statusPath(token))}
${isRunning(view.subscription.state) ? html`<p><a class="button button-quiet" href="?cancel">${t('planCancel')}</a></p>` : ''}
<p><a href="${storeSettings().shopUrl}">${t('toShop')}</a></p>`}`);
  });

  app.post(`${paths.subscription}/cancel`, async context => {
    const subscription = await findPosted(context);
    // Pressed twice, or ended meanwhile: the page shows the state.
    await shop.cancel(subscription.id, 'buyer', getOrigin(context));
    return leadBack(context, subscription, 'canceled');
  });

  app.post(`${paths.subscription}/pay`, async context => {
    const subscription = await findPosted(context);
    const isPaid = await chargeNow(shop, subscription, getOrigin(context)).catch(error => {
      shop.options.onError(error);
      return false;
    });
    return leadBack(context, subscription, isPaid ? '' : 'failed');
  });

  app.post(`${paths.subscription}/method`, async context => {
    const subscription = await findPosted(context);
    const renewals = shop.renewalsOf(subscription);
    if (renewals?.by !== 'provider' || !renewals.manage || subscription.reference === null) return leadBack(context, subscription, '');
    try {
      const address = await renewals.manage(subscription.reference, getOrigin(context) + subscriptionPath(subscription));
      // A posted form may not lead to another host, so the page redirects automatically; without that, by its link.
      context.header('Refresh', `0;url=${address}`);
      return page(context, t('planMethod'), html`<h1>${t('planMethod')}</h1>
<p><a class="button" href="${address}">${t('goOn')}</a></p>`);
    } catch (error) {
      shop.options.onError(error);
      return leadBack(context, subscription, 'method');
    }
  });
}

const postButton = (subscription: StoredSubscription, action: 'pay' | 'method', words: string, more = ''): Html =>
  html`<form method="post" action="${subscriptionPath(subscription)}/${action}"><p><button class="button${more}">${words}</button></p></form>`;

/** Pays what is missing, and changes the card where the provider has a page for it. */
function payButton(shop: Subscriptions, { subscription, owed }: SubscriptionView): Html {
  const renewals = shop.renewalsOf(subscription);
  const isCharged = isRunning(subscription.state) && subscription.pausedAt === null;
  const isOwed = owed !== null && isCharged;
  const link = (address: string) => html`<p><a class="button" href="${address}">${t('planPay')}</a></p>`;
  return html`${isOwed && owed.paymentUrl !== null ? link(owed.paymentUrl) : ''}${
    isOwed && owed.paymentUrl === null && renewals?.by === 'buyer' ? link(statusPath(owed.token)) : ''}${
    isOwed && renewals?.by === 'charge' ? postButton(subscription, 'pay', t('planPay')) : ''}${
    renewals?.by === 'provider' && renewals.manage && subscription.reference !== null && isCharged
      ? postButton(subscription, 'method', t('planMethod'), ' button-quiet') : ''}`;
}

/** Asks once more, with what happens then. */
const cancelForm = (shop: Subscriptions, { subscription, endsIfCanceled }: SubscriptionView): Html => html`<h2>${t('planCancelAsk')}</h2>
<p>${endsIfCanceled > shop.today() ? t('planCancelUntil', { date: formatDay(endsIfCanceled) }) : t('planCancelNow')}</p>
<form method="post" action="${subscriptionPath(subscription)}/cancel"><p class="actions"><button class="button">${t('planCancel')}</button>
<a class="button button-quiet" href="${subscriptionPath(subscription)}">${t('planKeep')}</a></p></form>`;
