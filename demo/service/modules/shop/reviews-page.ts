import { eq, sql } from 'drizzle-orm';
import type { Hono } from 'hono';
import { html } from 'hono/html';
import { paths } from 'site-elements/contract/paths';
import type { Database } from '../../kernel/database/database.js';
import { products, reviews } from './shop.schema.js';
import { page } from '../../kernel/http/page.js';
import { parseBody } from '../../kernel/http/parse-body.js';
import { HttpError } from '../../kernel/http/http-error.js';
import { singleValues } from '../../kernel/http/single-values.js';
import { type ListOrder, readListPage } from '../../kernel/owner/list-page.js';
import { csrfInput, logoutForm, ownerNav } from '../../kernel/owner/owner-frame.js';
import { listEmpty, listPager } from '../../kernel/owner/owner-list.js';
import { ownerText } from './texts.js';

const here = paths.ownerReviews;
/** Those that wait, then the others, the newest of each on top. */
const order: ListOrder = {
  by: [[sql`(not ${reviews.isPublished})`, 'boolean'], [reviews.createdAt, 'timestamptz'], [reviews.id, 'text']], isDescending: true, shown: 50,
};

/** Reviews: those of strangers wait here until they are shown. */
export function addReviewsPage(app: Hono, { database }: { database: Database }): void {
  app.get(here, async context => {
    const list = await readListPage(context, order, ({ cursor, where, orderBy, limit }) => database.select({ review: reviews, product: products.name, cursor })
      .from(reviews).innerJoin(products, eq(products.id, reviews.productId)).where(where).orderBy(...orderBy).limit(limit));
    return page(context, ownerText('navReviews'), html`${ownerNav(context)}<h1>${ownerText('navReviews')}</h1>
${list.rows.length === 0 ? listEmpty(here, {}, ownerText('reviewsNone')) : list.rows.map(({
  review: { id, rating, title, text, name, orderId, isPublished }, product,
}) => html`
<article class="submission"><h2>${ownerText('reviewOf', { product, rating })}</h2>
<p dir="auto"><strong>${title}</strong></p><p dir="auto">${text}</p><p>${orderId ? ownerText('reviewByBuyer', { name })
  : ownerText('reviewBy', { name })} ${isPublished ? ownerText('reviewShown') : ownerText('reviewWaits')}</p>
<form class="actions" method="post" action="${here}">${csrfInput(context)}<input type="hidden" name="id" value="${id}">
<button class="button button-quiet" name="act" value="${isPublished ? 'hide' : 'show'}">${isPublished ? ownerText('hideEntry')
  : ownerText('showEntry')}</button><button class="button button-quiet" name="act" value="delete">${ownerText('delete')}</button></form></article>`)}${
  listPager(here, {}, list)}
${logoutForm(context)}`);
  });

  app.post(here, async context => {
    const { id = '', act = '' } = singleValues(await parseBody(context.req.raw)) as Record<string, string>;
    const isThis = eq(reviews.id, String(id));
    if (act === 'delete') await database.delete(reviews).where(isThis);
    else if (act === 'show' || act === 'hide') await database.update(reviews).set({ isPublished: act === 'show' }).where(isThis);
    else throw new HttpError(400, { error: 'There is no such button.', field: 'act' });
    return context.redirect(here, 303);
  });
}
