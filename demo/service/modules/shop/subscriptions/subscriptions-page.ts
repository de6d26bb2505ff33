import { and, eq, inArray, isNotNull, lte, type SQL } from 'drizzle-orm';
import type { Context, Hono } from 'hono';
import { html } from 'hono/html';
import { paths } from 'site-elements/contract/paths';
import { getOrigin } from '../../../kernel/http/get-origin.js';
import { HttpError } from '../../../kernel/http/http-error.js';
import { page } from '../../../kernel/http/page.js';
import { formatOwnerDay } from '../../../kernel/language/format-values.js';
import { hasWords, isAmong } from '../../../kernel/database/word-search.js';
import { type ListOrder, readListPage } from '../../../kernel/owner/list-page.js';
import { csrfInput, logoutForm, ownerNav } from '../../../kernel/owner/owner-frame.js';
import { listAddress, listEmpty, listPager, listSearch, listWords } from '../../../kernel/owner/owner-list.js';
import type { OrderDesk } from '../order-desk.js';
import { planWords } from '../order-table.js';
import { providerName } from '../orders/refund-section.js';
import { type StoredSubscription, subscriptions } from '../subscription.schema.js';
import { ownerText, t } from '../texts.js';
import { resumeAll, resumePaused } from './resume-paused.js';
import { addDays, isRunning, type SubscriptionState, subscriptionStates } from './rules.js';
import { formatDay } from './subscription-emails.js';
import { nextWords, paymentTable, planLines, readView, subscriptionStateWords } from './subscription-view.js';
import type { Subscriptions } from './subscriptions.js';

const here = paths.ownerSubscriptions;
const order: ListOrder = { by: [[subscriptions.number, 'int']], isDescending: true, shown: 50 };
const dueOrder: ListOrder = { by: [[subscriptions.nextDay, 'text'], [subscriptions.number, 'int']], shown: 50 };
const dueWithinDays = 7;

/** Moved here, and not resumed yet. */
const paused = and(isNotNull(subscriptions.pausedAt), inArray(subscriptions.state, ['active', 'pastDue']));
const isWaiting = ({ pausedAt, state }: StoredSubscription): boolean => pausedAt !== null && isRunning(state);

const results = {
  canceled: 'subscriptionCanceled', late: 'subscriptionLate', running: 'subscriptionNotPaused', resumed: 'subscriptionResumed',
  unknown: 'subscriptionNotResumed',
} as const;

/** The day that the list shows: that of the next payment, or of the end. */
const dayOf = ({ nextDay, endsDay }: StoredSubscription): string | null => nextDay ?? endsDay;

/** Subscriptions with this number, or whose buyer's name and email address have words that begin like these. */
function foundBy(words: string): SQL | undefined {
  if (words === '') return undefined;
  const isNumber = /^\d{1,9}$/.test(words) ? eq(subscriptions.number, Number(words)) : undefined;
  return isAmong(subscriptions.number, hasWords(words, subscriptions.name, subscriptions.email), isNumber);
}

/** Subscriptions with their state and next payment. */
export function addSubscriptionsPage(app: Hono, { desk, subscriptions: shop }: { desk: OrderDesk; subscriptions: Subscriptions }): void {
  const { database } = desk;

  app.get(here, async context => {
    const { state = '', search } = context.req.query();
    const isDue = state === 'due';
    const isState = subscriptionStates.includes(state as SubscriptionState);
    const isPaused = state === 'paused';
    const filters = { state: isState || isDue || isPaused ? state : '', search: listWords(search) };
    const list = await readListPage(context, isDue ? dueOrder : order, ({ cursor, where, orderBy, limit }) =>
      database.select({ subscription: subscriptions, cursor }).from(subscriptions).where(and(
        isState ? eq(subscriptions.state, state as SubscriptionState) : undefined,
        isDue ? and(inArray(subscriptions.state, ['active', 'pastDue']), lte(subscriptions.nextDay, addDays(shop.today(), dueWithinDays))) : undefined,
        isPaused ? paused : undefined, foundBy(filters.search), where,
      )).orderBy(...orderBy).limit(limit));
    const hasPaused = (await database.select({ id: subscriptions.id }).from(subscriptions).where(paused).limit(1)).length > 0;
    const title = ownerText('navSubscriptions');
    const link = (to: string, text: string) =>
      html`<li><a href="${listAddress(here, { ...filters, state: to })}"${to === filters.state ? html` aria-current="page"` : ''}>${text}</a></li>`;
    return page(context, title, html`${ownerNav(context)}<h1>${title}</h1>
<nav aria-label="${ownerText('ordersStates')}"><ul class="owner-nav">${link('', ownerText('all'))}${link('due', ownerText('subscriptionsDue'))}${
  hasPaused || isPaused ? link('paused', ownerText('subscriptionsPaused')) : ''}${
  subscriptionStates.map(one => link(one, subscriptionStateWords({ state: one })))}</ul></nav>${listSearch(here, filters, ownerText('subscriptionsSearch'))}
${isPaused && hasPaused ? html`<form method="post" action="${here}/resume">${csrfInput(context)}<p class="field-note" id="resume-note">${
  ownerText('subscriptionPausedNote')} ${ownerText('subscriptionResumeNote')}</p>
<p><button class="button button-quiet" aria-describedby="resume-note">${ownerText('subscriptionsResumeAll')}</button></p></form>` : ''}${
  context.req.query('unknown') === undefined ? '' : html`<p role="alert">${ownerText('subscriptionNotResumed')}</p>`}${
  context.req.query('resumed') === undefined ? '' : html`<p role="status">${ownerText('subscriptionsResumed')}</p>`}
${list.rows.length === 0 ? listEmpty(here, filters, ownerText('subscriptionsNone'))
  : html`<div class="owner-scroll" role="region" aria-label="${title}" tabindex="0"><table class="order owner-table">
<thead><tr>${(['subscriptionsOne', 'ordersBuyer', 'subscriptionsPlan', 'subscriptionsNext', 'ordersState'] as const).map(column =>
  html`<th scope="col"${column === 'subscriptionsPlan' ? html` class="owner-words"` : ''}>${ownerText(column)}</th>`)}</tr></thead>
<tbody>${list.rows.map(({ subscription: row }) => {
  const day = dayOf(row);
  return html`
<tr><th scope="row"><a href="${here}/${row.number}">${row.number}</a></th><td><bdi>${row.name || row.email}</bdi></td><td class="owner-words">${
  row.lines[0]!.name}<br><small>${planWords(row.lines[0]!.subscriptionPlan!)}</small></td><td>${
  day === null ? '' : html`<time datetime="${day}">${formatOwnerDay(day)}</time>`}</td><td>${subscriptionStateWords(row)}${
  row.state === 'pastDue' ? html`<br><small>${ownerText('subscriptionTries', { count: row.failures })}</small>` : ''}</td></tr>`;
})}
</tbody></table></div>`}${listPager(here, filters, list)}
${logoutForm(context)}`);
  });

  const find = async (context: Context): Promise<StoredSubscription> => {
    const number = context.req.param('number') ?? '';
    const [row] = /^[1-9]\d{0,8}$/.test(number) ? await database.select().from(subscriptions).where(eq(subscriptions.number, Number(number))) : [];
    if (!row) throw new HttpError(404, { error: t('noSubscription') });
    return row;
  };

  app.get(`${here}/:number`, async context => {
    const subscription = await find(context);
    const view = await readView(shop, database, subscription);
    const { number, name, email, state, isCancelSent, failures } = subscription;
    const heading = ownerText('subscriptionHeading', { number });
    const told = (['canceled', 'late', 'running', 'resumed', 'unknown'] as const).find(result => context.req.query(result) !== undefined);
    const { endsIfCanceled } = view;
    return page(context, heading, html`${ownerNav(context)}<h1>${heading}</h1>
${told ? html`<p role="${told === 'unknown' ? 'alert' : 'status'}">${ownerText(results[told])}</p>` : ''}
${isCancelSent ? '' : html`<p role="alert">${ownerText('subscriptionUnsent', { provider: providerName(desk, subscription) })}</p>`}
<p><strong>${subscriptionStateWords(subscription)}</strong>${state === 'pastDue' ? html` (${ownerText('subscriptionTries', { count: failures })})` : ''}</p>
${isWaiting(subscription) ? html`<form method="post" action="${here}/${number}/resume">${csrfInput(context)}<p id="resume-note">${
  ownerText('subscriptionPausedNote')} ${ownerText('subscriptionResumeNote')}</p>
<p><button class="button" aria-describedby="resume-note">${ownerText('subscriptionResume')}</button></p></form>` : html`<p>${nextWords(shop, view)}</p>`}
<p><bdi>${name}</bdi> <a href="mailto:${email}">${email}</a></p>
${planLines(subscription)}
<h2>${t('planPayments')}</h2>
${paymentTable(view, order => `${paths.ownerOrders}/${order.number}`)}
${isRunning(state) ? html`<form method="post" action="${here}/${number}/cancel">${csrfInput(context)}<p class="field-note" id="cancel-note">${
  endsIfCanceled > shop.today() ? t('planCancelUntil', { date: formatDay(endsIfCanceled) }) : t('planCancelNow')}</p>
<p><button class="button button-quiet" aria-describedby="cancel-note">${t('planCancel')}</button></p></form>` : ''}
<p><a href="${here}">${ownerText('subscriptionsAll')}</a></p>`);
  });

  app.post(`${here}/resume`, async context => {
    const left = await resumeAll(shop);
    return context.redirect(left > 0 ? `${here}?state=paused&unknown` : `${here}?resumed`, 303);
  });

  app.post(`${here}/:number/resume`, async context => {
    const { id, number } = await find(context);
    return context.redirect(`${here}/${number}?${await resumePaused(shop, id)}`, 303);
  });

  app.post(`${here}/:number/cancel`, async context => {
    const { id, number } = await find(context);
    const canceled = await shop.cancel(id, 'owner', getOrigin(context));
    return context.redirect(`${here}/${number}?${canceled ? 'canceled' : 'late'}`, 303);
  });
}
