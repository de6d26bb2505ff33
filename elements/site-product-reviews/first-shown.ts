import type { ProductReviewsAnswer } from '../../core/contract/product-review.js';
import { shownMarkup } from '../../core/text/markup-tags.js';
import type { ProductReviewsHost } from './product-reviews.settings.js';
import { sorted, type InitialReviews } from './product-reviews.state.js';
import { readReviews } from './read-reviews.js';

/** The reviews that a page gives itself, in the wanted order; null for none. */
export function readPageReviews({ reviews, sort }: ProductReviewsHost['values']): ProductReviewsAnswer | null {
  const answer = readReviews(reviews);
  return answer && { ...answer, total: answer.reviews.length, reviews: sorted(answer.reviews, sort) };
}

/** Whether there is anything to write to, and for whom: a buyer comes with the token of an order. */
export const canWriteReview = ({ productId, canWrite }: ProductReviewsHost['values'], orderToken: string): boolean =>
  productId !== '' && (canWrite === 'everybody' || (canWrite === 'buyers' && orderToken !== ''));

/** What is drawn first: the same on a server, from the text of the markup, and in a browser that takes it over. */
export function getInitialReviews({ element, values, servedMarkup = '' }: ProductReviewsHost): InitialReviews {
  return {
    answer: readPageReviews(values),
    isAsked: values.productId !== '',
    hasForm: element ? element.querySelector('form') !== null : /<form[\s>]/i.test(shownMarkup(servedMarkup)),
    canWrite: canWriteReview(values, values.orderToken),
  };
}
