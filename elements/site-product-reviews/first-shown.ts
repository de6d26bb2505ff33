import type { ProductReviewsAnswer } from '../../core/contract/product-review.js';
import { shownMarkup } from '../../core/text/markup-tags.js';
import type { ProductReviewsHost } from './product-reviews.settings.js';
import { sorted, type FirstShown } from './product-reviews.state.js';
import { readReviews } from './read-reviews.js';

/** The reviews that a page gives itself, in the wanted order; null for none. */
export function givenReviews({ reviews, sort }: ProductReviewsHost['values']): ProductReviewsAnswer | null {
  const answer = readReviews(reviews);
  return answer && { ...answer, total: answer.reviews.length, reviews: sorted(answer.reviews, sort) };
}

/** Whether there is anything to write to, and for whom: a buyer comes with the token of an order. */
export const mayWrite = ({ productId, canWrite }: ProductReviewsHost['values'], orderToken: string): boolean =>
  productId !== '' && (canWrite === 'everybody' || (canWrite === 'buyers' && orderToken !== ''));

/** What is drawn first: the same on a server, from the text of the markup, and in a browser that takes it over. */
export function firstShown({ element, values, servedMarkup = '' }: ProductReviewsHost): FirstShown {
  return {
    answer: givenReviews(values),
    isAsked: values.productId !== '',
    hasForm: element ? element.querySelector('form') !== null : /<form[\s>]/i.test(shownMarkup(servedMarkup)),
    canWrite: mayWrite(values, values.orderToken),
  };
}
