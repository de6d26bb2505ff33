import { isInvisibleText } from '../../core/text/pasted.js';
import { oneLine } from '../../core/text/one-line.js';
import { reviewLimits, type ProductReview, type ProductReviewsAnswer, type ReviewRequest } from '../../core/contract/product-review.js';

type Loose = Readonly<Record<string, unknown>>;
const isStars = (value: unknown): value is number => typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= 5;
const text = (value: unknown): string => (typeof value === 'string' ? value : '');
const count = (value: unknown): number | null => (typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 ? value : null);

function reviewOf(given: unknown, index: number): ProductReview | null {
  const review = Object(given) as Loose;
  if (!isStars(review.rating)) return null;
  const created = text(review.created);
  return {
    id: text(review.id) || `review-${index}`, rating: review.rating, title: text(review.title), text: text(review.text), name: text(review.name),
    created: Number.isNaN(Date.parse(created)) ? '' : created, isVerified: review.isVerified === true,
  };
}

type Spread = ProductReviewsAnswer['byRating'];

/** Reviews of a page or shop, as far as they can be shown, with missing totals added; null if they are invalid. */
export function readReviews(given: unknown): ProductReviewsAnswer | null {
  const answer = Object(given) as Loose;
  if (!Array.isArray(answer.reviews)) return null;
  const reviews = answer.reviews.flatMap((review, index) => reviewOf(review, index) ?? []);
  const counts: unknown[] = Array.isArray(answer.byRating) ? answer.byRating : [];
  const told = counts.map(count);
  const byRating = told.length === 5 && told.every(each => each !== null) ? told as unknown as Spread
    : reviews.reduce<Spread>((spread, { rating }) => spread.map((each, index) => (index === rating - 1 ? each + 1 : each)) as Spread, [0, 0, 0, 0, 0]);
  const sum = byRating.reduce((all, each) => all + each, 0);
  const stars = byRating.reduce((all, each, index) => all + each * (index + 1), 0);
  return {
    reviews,
    total: count(answer.total) ?? sum,
    page: count(answer.page) || 1,
    pageSize: count(answer.pageSize) || reviews.length,
    byRating,
    average: sum > 0 ? Math.round((stars / sum) * 10) / 10 : null,
  };
}

export type ReviewProblem = 'ratingWanted' | 'textWanted' | 'nameWanted';
export type ReviewField = 'rating' | 'text' | 'name';

/** What a visitor has filled in, and what is missing of it, in the order of the fields. */
export function readReview(fields: { get(name: string): FormDataEntryValue | null }): {
  readonly review: ReviewRequest;
  readonly problems: ReadonlyMap<ReviewField, ReviewProblem>;
} {
  const field = (name: string, most: number) => {
    const value = fields.get(name);
    return typeof value !== 'string' || isInvisibleText(value) ? '' : (name === 'text' ? value.trim() : oneLine(value)).slice(0, most);
  };
  const orderToken = field('orderToken', 100);
  const review = {
    rating: Number(field('rating', 1)),
    title: field('title', reviewLimits.title),
    text: field('text', reviewLimits.text),
    name: field('name', reviewLimits.name),
    ...(orderToken && { orderToken }),
  };
  const problems = new Map<ReviewField, ReviewProblem>();
  if (!isStars(review.rating)) problems.set('rating', 'ratingWanted');
  if (!review.text) problems.set('text', 'textWanted');
  if (!review.name) problems.set('name', 'nameWanted');
  return { review, problems };
}
