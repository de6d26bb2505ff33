import { pagePaths } from '../../core/contract/paths-of-pages.js';
import { reviewSorts, type ReviewRequest } from '../../core/contract/product-review.js';
import type { Host } from '../../core/element/host.js';
import { setting } from '../../core/settings/setting.js';
import { event, table } from '../../core/settings/table.js';

export const productReviewsSettings = table({
  tag: 'site-product-reviews',
  summary: 'What buyers say of a product: stars, their spread, the reviews, and a form to write one.',
  spec: 'page-runtime-platform §2, page type 209, product reviews',
  mainOnPages: [209],
  settings: {
    productId: setting.text('', 'Id or SKU of the product, as your site\'s shop knows it. Required, unless `reviews` are given.'),
    name: setting.text('', 'Name of the product, for search engines.'),
    reviews: setting.json<Readonly<Record<string, unknown>>>({}, 'The reviews as your shop has them, where the service is not to be asked. They are `reviews` with `rating`, `title`, `text`, `name`, `created` and `isVerified`, `byRating`, `total`, `average`.', { type: 'object' }),
    sort: setting.choice(reviewSorts, 'Which reviews come first.', { reflect: true }),
    canWrite: setting.choice(['everybody', 'buyers', 'nobody'], 'Who may write one here. `buyers`: whoever comes by a link with the token of an order.'),
    orderToken: setting.text('', 'Token of the order of a buyer, whose review is marked as such; by default `?order=…` of the page\'s address.'),
    formUrl: setting.url(pagePaths.plainReview, 'Address that a form without scripts is posted to; `:id` is filled in.'),
    structuredData: setting.flag(true, 'Tells search engines the average (JSON-LD), unless the page does so itself.'),
  },
  events: {
    'site-review-submit': event<{ review: ReviewRequest }>('The visitor sends a review. Cancelable: `preventDefault()` keeps it.', { cancelable: true, type: '{ review: { rating: number, title: string, text: string, name: string } }' }),
    'site-review-store': event<{ id: string; isPublished: boolean }>('The shop has taken a review. `isPublished` is false while the owner has not read it.', { type: '{ id: string, isPublished: boolean }' }),
  },
  texts: {
    title: 'Reviews', stars: '{rating} of 5 stars', count: '{count, plural, one {# review} other {# reviews}}', histogram: 'How the stars are spread', of: '{count, plural, one {# star} other {# stars}}',
    none: 'Nobody has written about it yet.', sortBy: 'Sort', newest: 'Newest first', highest: 'Best first', lowest: 'Worst first', verified: 'Verified buyer', more: 'More reviews', loaded: '{count, plural, one {# more review} other {# more reviews}} shown.',
    loading: 'Loading reviews…', failed: 'The shop does not answer. Please try again.', again: 'Try again',
    write: 'Write a review', rating: 'Your rating', headline: 'Headline', text: 'Your review', name: 'Your name', optional: 'optional', send: 'Send', sending: 'Sending…', cancel: 'Cancel',
    ratingWanted: 'Choose one to five stars.', textWanted: 'Write a few words.', nameWanted: 'Write your name.', published: 'Thank you. Your review is here.', moderated: 'Thank you. We read it first, then it is shown here.',
  },
  translations: [() => import('./texts/texts.js')],
});

type Rows = typeof productReviewsSettings;
export type ProductReviewsHost = Host<Rows['settings'], Rows['events'], Rows['texts']>;
