import { pagePaths } from '../../core/contract/paths-of-pages.js';
import { reviewSorts, type ReviewRequest } from '../../core/contract/product-review.js';
import type { Host } from '../../core/element/host.js';
import { setting } from '../../core/settings/setting.js';
import { event, table } from '../../core/settings/table.js';

export const productReviewsSettings = table({
  tag: 'site-product-reviews',
  summary: 'Product reviews: average rating, rating breakdown, reviews, and a form to write one.',
  spec: 'page-runtime-platform §2, page type 209, product reviews',
  mainOnPages: [209],
  preloadsReact: true,
  preloads: { '[product-id]:not([reviews])': ['../../core/request/request.ts'] },
  settings: {
    productId: setting.text('', 'ID or SKU of the product in your shop. Required, unless `reviews` is set.'),
    name: setting.text('', 'Name of the product, for search engines.'),
    reviews: setting.json<Readonly<Record<string, unknown>>>(
      {},
      'Data of the reviews, instead of a request to the service. It has `reviews` with `rating`, `title`, `text`, `name`, `created` and `isVerified`, and `byRating`, `total`, `average`.',
      { type: 'object' },
    ),
    sort: setting.choice(reviewSorts, 'Order of the reviews.', { reflect: true }),
    canWrite: setting.choice(
      ['everybody', 'buyers', 'nobody'],
      'Who can write a review. `buyers` are visitors who open a link with an order token.',
    ),
    orderToken: setting.text('', "Order token of a buyer, whose review is marked as verified. Default: `?order=…` in the page's URL."),
    formUrl: setting.url(pagePaths.plainReview, 'URL to which a form without scripts is posted; `:id` is replaced.'),
    structuredData: setting.flag(
      true,
      'Adds the average rating as structured data (JSON-LD) for search engines, unless the page already has it.',
    ),
  },
  events: {
    'site-review-submit': event<{ review: ReviewRequest }>(
      'The visitor submits a review. Cancelable: after `preventDefault()`, nothing is sent.',
      { cancelable: true, type: '{ review: { rating: number, title: string, text: string, name: string } }' },
    ),
    'site-review-store': event<{ id: string; isPublished: boolean }>(
      'The shop stored a review. `isPublished` is false until the owner has approved it.',
      { type: '{ id: string, isPublished: boolean }' },
    ),
  },
  texts: {
    title: 'Reviews',
    stars: '{rating} of 5 stars',
    count: '{count, plural, one {# review} other {# reviews}}',
    histogram: 'Rating breakdown',
    of: '{count, plural, one {# star} other {# stars}}',
    none: 'No reviews yet.',
    sortBy: 'Sort by',
    newest: 'Newest',
    highest: 'Highest rating',
    lowest: 'Lowest rating',
    verified: 'Verified buyer',
    more: 'More reviews',
    loaded: '{count, plural, one {# more review} other {# more reviews}} shown.',
    loading: 'Loading reviews…',
    failed: 'The shop is not responding. Please try again.',
    again: 'Try again',
    write: 'Write a review',
    rating: 'Your rating',
    headline: 'Headline',
    text: 'Your review',
    name: 'Your name',
    optional: 'optional',
    send: 'Send',
    sending: 'Sending…',
    cancel: 'Cancel',
    ratingWanted: 'Choose one to five stars.',
    textWanted: 'Enter your review.',
    nameWanted: 'Enter your name.',
    published: 'Thank you. Your review has been published.',
    moderated: 'Thank you. Your review will be shown after we have reviewed it.',
  },
  translations: [language => import(`./texts/${language}.js`)],
});

type Rows = typeof productReviewsSettings;
export type ProductReviewsHost = Host<Rows['settings'], Rows['events'], Rows['texts']>;
