import * as v from 'valibot';
import { optionalLine, requiredLine, requiredText } from './fields/required-line.js';
import { type ProductReviewsAnswer, reviewLimits, type ReviewRequest } from './product-review.js';

const stars = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(5));
const whole = v.pipe(v.number(), v.integer(), v.minValue(0));

/** Body of `POST paths.productReviews`; a plain form sends the stars as text. */
export const reviewSchema = v.strictObject({
  rating: v.pipe(v.union([v.number(), v.pipe(v.string(), v.regex(/^[1-5]$/, 'expected 1 to 5'), v.transform(Number))]), stars),
  title: optionalLine(reviewLimits.title),
  text: requiredText(reviewLimits.text),
  name: requiredLine(reviewLimits.name),
  orderToken: v.optional(v.pipe(v.string(), v.maxLength(100))),
}) satisfies v.GenericSchema<unknown, ReviewRequest>;

/** Answer of `GET paths.productReviews`. */
export const productReviewsAnswerSchema: v.GenericSchema<unknown, ProductReviewsAnswer> = v.object({
  reviews: v.array(
    v.object({
      id: v.string(),
      rating: stars,
      title: v.string(),
      text: v.string(),
      name: v.string(),
      created: v.pipe(v.string(), v.isoTimestamp()),
      isVerified: v.boolean(),
    }),
  ),
  total: whole,
  page: whole,
  pageSize: whole,
  average: v.nullable(v.number()),
  byRating: v.strictTuple([whole, whole, whole, whole, whole]),
});
