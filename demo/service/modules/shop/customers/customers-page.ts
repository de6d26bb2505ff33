import { eq } from 'drizzle-orm';
import type { Hono } from 'hono';
import { html } from 'hono/html';
import { paths } from 'site-elements/contract/paths';
import { plainAmount } from 'site-elements/contract/store';
import type { Database } from '../../../kernel/database/database.js';
import { sendCsv } from '../../../kernel/files/send-csv.js';
import type { Html } from '../../../kernel/html.js';
import { page } from '../../../kernel/http/page.js';
import { sentText } from '../../../kernel/http/sent-text.js';
import { formatOwnerDay, formatOwnerNumber } from '../../../kernel/language/format-values.js';
import { csrfInput, logoutForm, ownerNav } from '../../../kernel/owner/owner-frame.js';
import { type ListEdge, readListPage } from '../../../kernel/owner/list-page.js';
import { listAddress, listEmpty, listPager, listSearch, listWords } from '../../../kernel/owner/owner-list.js';
import { customers } from '../customer.schema.js';
import { formatPrice } from '../format-price.js';
import { ownerText, t } from '../texts.js';
import { type Customer, customerOrder, readCustomers } from './read-customers.js';

const here = paths.ownerCustomers;
const batch = 500;

/** Which of these addresses are subscribed to the newsletter. */
export type NewsletterQuery = (emails: readonly string[]) => Promise<ReadonlySet<string>>;

const dayOf = (date: Date | null): string => date?.toISOString().slice(0, 10) ?? '';
const dayIn = (date: Date | null): Html | '' => (date ? html`<time datetime="${dayOf(date)}">${formatOwnerDay(dayOf(date))}</time>` : '');
const amounts = ({ paid }: Customer) => Object.entries(paid).sort(([one], [other]) => (one < other ? -1 : 1));

/** Customers as a table; those that a search finds. */
export async function* customerLines(
  database: Database, { search = '', findSubscribed }: { readonly search?: string; readonly findSubscribed?: NewsletterQuery } = {},
): AsyncGenerator<(string | number)[]> {
  yield [
    ownerText('ordersBuyer'), ownerText('columnEmail'), ownerText('ordersAddress'), t('phone'), ownerText('navOrders'), ownerText('customersPaid'),
    ownerText('customersFirst'), ownerText('customersLast'), ownerText('customersNewsletter'), ownerText('customersNote'),
  ];
  for (let edge: ListEdge | null = null; ;) {
    const rows: readonly Customer[] = await readCustomers(database, { search, limit: batch, edge });
    const subscribed = await findSubscribed?.(rows.map(({ email }) => email));
    for (const one of rows) {
      yield [
        one.name, one.email, one.address, one.phone, one.orders,
        amounts(one).map(([currency, cents]) => `${plainAmount(cents, currency)} ${currency}`).join('; '),
        dayOf(one.firstAt), dayOf(one.lastAt), subscribed ? ownerText(subscribed.has(one.email) ? 'yes' : 'no') : '', one.note,
      ];
    }
    if (rows.length < batch) return;
    edge = { isBack: false, values: JSON.parse(rows.at(-1)!.cursor) as string[] };
  }
}

/** Everyone who has ordered, and the customers that the owner has imported: as a page, and as a file. */
export function addCustomersPage(app: Hono, { database, findSubscribed }: { database: Database; findSubscribed: NewsletterQuery }): void {
  app.get(here, async context => {
    const filters = { search: listWords(context.req.query('search')) };
    const list = await readListPage(context, customerOrder, part => readCustomers(database, { ...filters, ...part }));
    const subscribed = await findSubscribed(list.rows.map(({ email }) => email));
    const title = ownerText('navCustomers');
    return page(context, title, html`${ownerNav(context)}<h1>${title}</h1>
<p>${ownerText('customersExplained')}</p>
<p class="actions"><a class="button button-quiet" href="${here}/import">${ownerText('customersImport')}</a>
<a href="${listAddress(`${here}/file`, filters)}" download>CSV</a></p>${listSearch(here, filters, ownerText('customersSearch'))}
${list.rows.length === 0 ? listEmpty(here, filters, ownerText('noneThere'))
  : html`<div class="owner-scroll" role="region" aria-label="${title}" tabindex="0"><table class="order owner-table">
<thead><tr>${[ownerText('ordersBuyer'), ownerText('navOrders'), ownerText('customersPaid'), ownerText('customersFirst'), ownerText('customersLast'),
  ownerText('customersNewsletter')].map(column => html`<th scope="col">${column}</th>`)}</tr></thead>
<tbody>${list.rows.map(one => customerRow(one, subscribed.has(one.email), csrfInput(context)))}
</tbody></table></div>`}${listPager(here, filters, list)}
${logoutForm(context)}`);
  });

  app.get(`${here}/file`, context =>
    sendCsv(context, 'customers', customerLines(database, { search: listWords(context.req.query('search')), findSubscribed })));

  app.post(`${here}/delete`, async context => {
    const email = (await sentText(context, 'email')).replaceAll('\0', '');
    await database.delete(customers).where(eq(customers.email, email));
    return context.redirect(here, 303);
  });
}

function customerRow(one: Customer, isSubscribed: boolean, csrf: Html | ''): Html {
  const { email, name, note, isImported, orders } = one;
  const heading = orders > 0 ? html`<a href="${paths.ownerOrders}?${new URLSearchParams({ search: email })}"><bdi>${name || email}</bdi></a>`
    : html`<bdi>${name || email}</bdi>`;
  return html`
<tr><th scope="row">${heading}<br><small><a href="mailto:${email}"><bdi>${email}</bdi></a></small>${note === '' ? '' : html`<br><small>${note}</small>`}${
  isImported ? html`<form method="post" action="${here}/delete">${csrf}<input type="hidden" name="email" value="${email}">
<button class="button button-quiet" aria-label="${ownerText('customersDelete')}: ${email}">${ownerText('customersDelete')}</button></form>` : ''}</th><td>${
  formatOwnerNumber(orders)}</td><td>${amounts(one).map(([currency, cents], at) => html`${at > 0 ? html`<br>` : ''}${formatPrice(cents, currency)}`)}</td>
<td>${dayIn(one.firstAt)}</td><td>${dayIn(one.lastAt)}</td><td>${ownerText(isSubscribed ? 'yes' : 'no')}</td></tr>`;
}
