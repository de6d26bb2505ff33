import { desc, eq, sql } from 'drizzle-orm';
import type { Hono } from 'hono';
import { html } from 'hono/html';
import { paths } from 'site-elements/contract/paths';
import type { Database } from '../../kernel/database/database.js';
import { products, reviews } from './shop.schema.js';
import { page } from '../../kernel/http/page.js';
import { parseBody } from '../../kernel/http/parse-body.js';
import { HttpError } from '../../kernel/http/http-error.js';
import { singleValues } from '../../kernel/http/single-values.js';
import { csrfInput, logoutForm, ownerNav } from '../../kernel/owner/owner-frame.js';
import { ownerText } from './texts.js';

const here = paths.ownerReviews;

/** Reviews: those of strangers wait here until they are shown. */
export function addReviewsPage(app: Hono, { database }: { database: Database }): void {
  app.get(here, async context => {
    const rows = await database.select({ review: reviews, product: products.name }).from(reviews).innerJoin(products, eq(products.id, reviews.productId))
      .orderBy(desc(sql`(not ${reviews.isPublished})`), desc(reviews.createdAt), desc(reviews.id)).limit(50);
    return page(context, ownerText('navReviews'), html`${ownerNav(context)}<h1>${ownerText('navReviews')}</h1>
${rows.length === 0 ? html`<p>${ownerText('noneThere')}</p>` : rows.map(({ review: { id, rating, title, text, name, orderId, isPublished }, product }) => html`
<article class="submission"><h2>${ownerText('reviewOf', { product, rating })}</h2>
<p dir="auto"><strong>${title}</strong></p><p dir="auto">${text}</p><p>${orderId ? ownerText('reviewByBuyer', { name })
  : ownerText('reviewBy', { name })} ${isPublished ? ownerText('reviewShown') : ownerText('reviewWaits')}</p>
<form class="actions" method="post" action="${here}">${csrfInput(context)}<input type="hidden" name="id" value="${id}">
<button class="button button-quiet" name="act" value="${isPublished ? 'hide' : 'show'}">${isPublished ? ownerText('hideEntry')
  : ownerText('showEntry')}</button><button class="button button-quiet" name="act" value="delete">${ownerText('delete')}</button></form></article>`)}
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
