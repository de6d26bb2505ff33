import { randomUUID } from 'node:crypto';
import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Context, Hono } from 'hono';
import { html } from 'hono/html';
import { paths } from '../../../core/contract/paths.js';
import { reviewLimits, type ProductReviewsAnswer, type ReviewAnswer, type ReviewSort } from '../../../core/contract/product-review.js';
import { reviewSchema } from '../../../core/contract/product-review.schema.js';
import type { Database } from '../database/database.js';
import { orders, reviews, type StoredOrder } from '../database/store.schema.js';
import { checkShape } from '../http/check-shape.js';
import { type Html, page } from '../http/page.js';
import { parseBody } from '../http/parse-body.js';
import { Refusal } from '../http/refusal.js';
import { say } from '../http/say.js';
import { singleValues } from '../http/single-values.js';
import { findProduct } from './catalogue.js';
import { refuseProblem } from './refuse-problem.js';
import { storeSettings } from './store-settings.js';

const pageSize = 20;
const newestFirst = [desc(reviews.createdAt), desc(reviews.id)];
const orderings: Record<ReviewSort, ReturnType<typeof desc>[]> = {
  newest: newestFirst, highest: [desc(reviews.rating), ...newestFirst], lowest: [asc(reviews.rating), ...newestFirst],
};

export interface ReviewOptions {
  database: Database;
  /** Throws where somebody writes too often. */
  limit(context: Context): Promise<void>;
}

/** What buyers say of a product. A review of a buyer is shown at once; any other when the owner has read it. */
export function addReviews(app: Hono, { database, limit }: ReviewOptions): void {
  const productOf = async (context: Context): Promise<string> => {
    const product = await findProduct(database, (context.req.param('id') ?? '').replaceAll('\0', ''));
    if (!product) throw refuseProblem('product-gone', say('productGone'), { status: 404 });
    return product.id;
  };

  app.get(paths.productReviews, async context => {
    const productId = await productOf(context);
    const number = /^[1-9]\d{0,4}$/.test(context.req.query('page') ?? '') ? Number(context.req.query('page')) : 1;
    const wanted = context.req.query('sort') ?? '';
    const ordering = Object.hasOwn(orderings, wanted) ? orderings[wanted as ReviewSort] : newestFirst;
    return context.json(await readReviews(database, productId, { ordering, page: number }));
  });

  const take = async (context: Context): Promise<ReviewAnswer> => {
    const { orderToken, ...review } = checkShape(reviewSchema, singleValues(await parseBody(context.req.raw)));
    const productId = await productOf(context);
    await limit(context);
    const orderId = orderToken === undefined ? null : await orderWith(database, orderToken, productId);
    const isPublished = orderId !== null;
    const [row] = await database.insert(reviews).values({ ...review, id: randomUUID(), productId, orderId, isPublished })
      .onConflictDoUpdate({ target: [reviews.orderId, reviews.productId], set: review }).returning({ id: reviews.id });
    return { id: row!.id, isPublished };
  };

  app.post(paths.productReviews, async context => context.json<ReviewAnswer>(await take(context)));

  // The same from a form without scripts.
  app.post(paths.plainReview, async context => {
    const { isPublished } = await take(context);
    return page(context, say('thanks'), html`<h1>${say('thanks')}</h1>
<p>${say(isPublished ? 'reviewPublished' : 'reviewRead')}</p>
<p><a href="${storeSettings.shopPath}">${say('toShop')}</a></p>`);
  });

  // spec: page-runtime-platform §2, page type 209
  app.get(paths.reviewsRequest, async context => {
    const token = context.req.param('token') ?? '';
    const [order] = /^[\w-]{32}$/.test(token) ? await database.select().from(orders).where(eq(orders.token, token)) : [];
    if (!order) throw new Refusal(404, { error: say('noOrder') });
    return page(context, say('reviewAsk'), requestPage(order));
  });
}

/** The order of a buyer who has this product from us. */
async function orderWith(database: Database, token: string, productId: string): Promise<string> {
  const [order] = await database.select().from(orders).where(and(eq(orders.token, token), inArray(orders.state, ['paid', 'fulfilled'])));
  if (!order?.lines.some(line => line.productId === productId)) throw new Refusal(403, { error: say('notOrdered'), field: 'orderToken' });
  return order.id;
}

export interface ReviewsWanted {
  readonly ordering?: ReturnType<typeof desc>[];
  /** From 1. */
  readonly page?: number;
}

/** A page of what is published of a product, the newest first where nothing else is wanted. */
export async function readReviews(database: Database, productId: string, { ordering = newestFirst, page: number = 1 }: ReviewsWanted = {}): Promise<ProductReviewsAnswer> {
  const isShown = and(eq(reviews.productId, productId), eq(reviews.isPublished, true));
  const rows = await database.select().from(reviews).where(isShown).orderBy(...ordering).limit(pageSize).offset((number - 1) * pageSize);
  const counts = await database.select({ rating: reviews.rating, count: sql<number>`count(*)::int` }).from(reviews).where(isShown).groupBy(reviews.rating);
  const byRating: ProductReviewsAnswer['byRating'] = [0, 0, 0, 0, 0];
  for (const { rating, count } of counts) byRating[rating - 1] = count;
  const total = byRating.reduce((sum, count) => sum + count, 0);
  const stars = byRating.reduce((sum, count, index) => sum + count * (index + 1), 0);
  return {
    reviews: rows.map(({ id, rating, title, text, name, createdAt, orderId }) => ({ id, rating, title, text, name, created: createdAt.toISOString(), isVerified: orderId !== null })),
    total, page: number, pageSize, average: total > 0 ? Math.round((stars / total) * 10) / 10 : null, byRating,
  };
}

/** A form for each product of an order. One that is not paid has nothing to review yet. */
function requestPage({ token, name, state, lines }: StoredOrder): Html {
  const isBought = state === 'paid' || state === 'fulfilled';
  const products = new Map(lines.map(line => [line.productId, line.name]));
  return html`<h1>${say('reviewAsk')}</h1>
${isBought ? [...products].map(([id, product]) => reviewForm({ id, product, token, name })) : html`<p>${say('reviewLater')}</p>`}
<p><a href="${storeSettings.shopPath}">${say('toShop')}</a></p>`;
}

const ratings = [5, 4, 3, 2, 1];

function reviewForm({ id, product, token, name }: { id: string; product: string; token: string; name: string }): Html {
  const field = (part: string) => `${part}-${id}`;
  return html`<form class="checkout" method="post" action="${paths.plainReview.replace(':id', encodeURIComponent(id))}" aria-labelledby="${field('product')}">
<h2 id="${field('product')}">${product}</h2>
<input type="hidden" name="orderToken" value="${token}">
<fieldset class="field"><legend>${say('reviewStars')}</legend>${ratings.map(rating => html`
<p class="field-choice"><label><input type="radio" name="rating" value="${rating}" required> <span aria-hidden="true">${'★'.repeat(rating)}${'☆'.repeat(5 - rating)}</span> ${rating}</label></p>`)}
</fieldset>
<div class="field"><label for="${field('title')}">${say('reviewTitle')}</label><input id="${field('title')}" name="title" maxlength="${reviewLimits.title}"></div>
<div class="field"><label for="${field('text')}">${say('reviewText')}</label><textarea id="${field('text')}" name="text" rows="4" required maxlength="${reviewLimits.text}"></textarea></div>
<div class="field"><label for="${field('name')}">${say('yourName')}</label><input id="${field('name')}" name="name" autocomplete="name" required maxlength="${reviewLimits.name}" value="${name.slice(0, reviewLimits.name)}"></div>
<p><button class="button">${say('reviewSend')}</button></p>
</form>`;
}
