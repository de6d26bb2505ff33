import { randomUUID } from 'node:crypto';
import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Context, Hono } from 'hono';
import { paths } from 'site-elements/contract/paths';
import type { ProductReviewsAnswer, ReviewAnswer, ReviewSort } from 'site-elements/contract/product-review';
import { reviewSchema } from 'site-elements/contract/product-review.schema';
import type { Database } from '../../kernel/database/database.js';
import { orders, reviews } from './shop.schema.js';
import { checkShape } from '../../kernel/http/check-shape.js';
import { toReadableError } from '../../kernel/http/readable-error.js';
import { page } from '../../kernel/http/page.js';
import { parseBody } from '../../kernel/http/parse-body.js';
import { HttpError } from '../../kernel/http/http-error.js';
import { singleValues } from '../../kernel/http/single-values.js';
import { findProduct } from './catalogue.js';
import { refuseProblem } from './refuse-problem.js';
import { requestPage, reviewPage, reviewThanks, type SubmittedReview } from './review-page.js';
import { t } from './texts.js';

const pageSize = 20;
const newestFirst = [desc(reviews.createdAt), desc(reviews.id)];
const orderings: Record<ReviewSort, ReturnType<typeof desc>[]> = {
  newest: newestFirst, highest: [desc(reviews.rating), ...newestFirst], lowest: [asc(reviews.rating), ...newestFirst],
};

export interface ReviewOptions {
  database: Database;
  /** Throws if a visitor writes too often. */
  limit(context: Context): Promise<void>;
}

/** What buyers say of a product. A review of a buyer is shown immediately; any other when the owner has read it. */
export function addReviews(app: Hono, { database, limit }: ReviewOptions): void {
  const find = async (context: Context) => {
    const product = await findProduct(database, (context.req.param('id') ?? '').replaceAll('\0', ''));
    if (!product) throw refuseProblem('product-gone', t('productGone'), { status: 404 });
    return product;
  };

  app.get(paths.productReviews, async context => {
    const { id: productId } = await find(context);
    const number = /^[1-9]\d{0,4}$/.test(context.req.query('page') ?? '') ? Number(context.req.query('page')) : 1;
    const wanted = context.req.query('sort') ?? '';
    const ordering = Object.hasOwn(orderings, wanted) ? orderings[wanted as ReviewSort] : newestFirst;
    return context.json(await readReviews(database, productId, { ordering, page: number }));
  });

  const take = async (context: Context, sent: Record<string, unknown>): Promise<ReviewAnswer> => {
    const { orderToken, ...review } = checkShape(reviewSchema, sent);
    const { id: productId } = await find(context);
    await limit(context);
    const orderId = orderToken === undefined ? null : await orderWith(database, orderToken, productId);
    const isPublished = orderId !== null;
    const [row] = await database.insert(reviews).values({ ...review, id: randomUUID(), productId, orderId, isPublished })
      .onConflictDoUpdate({ target: [reviews.orderId, reviews.productId], set: review }).returning({ id: reviews.id });
    return { id: row!.id, isPublished };
  };

  app.post(paths.productReviews, async context => context.json<ReviewAnswer>(await take(context, singleValues(await parseBody(context.req.raw)))));

  // The same from a form without scripts.
  app.post(paths.plainReview, async context => {
    const { id, name: product } = await find(context);
    const sent = singleValues(await parseBody(context.req.raw));
    try {
      const { isPublished } = await take(context, sent);
      // 303: a reload of the page that follows does not send the review again.
      return context.redirect(`${paths.plainReview.replace(':id', encodeURIComponent(id))}?sent=${isPublished ? 'shown' : 'read'}`, 303);
    } catch (error) {
      if (!(error instanceof HttpError)) throw error;
      for (const [name, value] of Object.entries(error.headers)) context.header(name, value);
      const problem = toReadableError(error.body, error.status);
      const { orderToken, ...typed } = typedReview(sent);
      // The token of another order would only be refused again: without it the owner reads the review first.
      const shown = error.body.field === 'orderToken' || orderToken === undefined ? typed : { ...typed, orderToken };
      return page(context, t('reviewAsk'), reviewPage({ id, product, typed: shown, problem }), error.status);
    }
  });

  app.get(paths.plainReview, async context => {
    const { id, name: product } = await find(context);
    const sent = context.req.query('sent');
    return page(
      context,
      sent === undefined ? t('reviewAsk') : t('thanks'),
      sent === undefined ? reviewPage({ id, product, typed: {} }) : reviewThanks(sent === 'shown'),
    );
  });

  // spec: page-runtime-platform §2, page type 209
  app.get(paths.reviewsRequest, async context => {
    const token = context.req.param('token') ?? '';
    const [order] = /^[\w-]{32}$/.test(token) ? await database.select().from(orders).where(eq(orders.token, token)) : [];
    if (!order) throw new HttpError(404, { error: t('noOrder') });
    return page(context, t('reviewAsk'), requestPage(order));
  });
}

/** The order of a buyer who has this product from us. */
async function orderWith(database: Database, token: string, productId: string): Promise<string> {
  const [order] = await database.select().from(orders).where(and(eq(orders.token, token), inArray(orders.state, ['paid', 'fulfilled'])));
  if (!order?.lines.some(line => line.productId === productId)) throw new HttpError(403, { error: t('notOrdered'), field: 'orderToken' });
  return order.id;
}

export interface ReviewQuery {
  readonly ordering?: ReturnType<typeof desc>[];
  /** From 1. */
  readonly page?: number;
}

/** A page of what is published of a product, the newest first where nothing else is wanted. */
export async function readReviews(
  database: Database,
  productId: string,
  { ordering = newestFirst, page: number = 1 }: ReviewQuery = {},
): Promise<ProductReviewsAnswer> {
  const isShown = and(eq(reviews.productId, productId), eq(reviews.isPublished, true));
  const rows = await database
    .select()
    .from(reviews)
    .where(isShown)
    .orderBy(...ordering)
    .limit(pageSize)
    .offset((number - 1) * pageSize);
  const counts = await database
    .select({ rating: reviews.rating, count: sql<number>`count(*)::int` })
    .from(reviews)
    .where(isShown)
    .groupBy(reviews.rating);
  const byRating: ProductReviewsAnswer['byRating'] = [0, 0, 0, 0, 0];
  for (const { rating, count } of counts) byRating[rating - 1] = count;
  const total = byRating.reduce((sum, count) => sum + count, 0);
  const stars = byRating.reduce((sum, count, index) => sum + count * (index + 1), 0);
  return {
    reviews: rows.map(({ id, rating, title, text, name, createdAt, orderId }) => ({
      id,
      rating,
      title,
      text,
      name,
      created: createdAt.toISOString(),
      isVerified: orderId !== null,
    })),
    total,
    page: number,
    pageSize,
    average: total > 0 ? Math.round((stars / total) * 10) / 10 : null,
    byRating,
  };
}

const typedNames = ['rating', 'title', 'text', 'name', 'orderToken'] as const satisfies readonly (keyof SubmittedReview)[];
const typedReview = (sent: Record<string, unknown>): SubmittedReview =>
  Object.fromEntries(typedNames.flatMap(name => (typeof sent[name] === 'string' ? [[name, sent[name].replaceAll('\0', '')]] : [])));
