import type { Docs } from '../../core/manifest/describe/docs.js';
import type { productReviewsSettings } from './product-reviews.settings.js';

export const productReviewsDocs: Docs<typeof productReviewsSettings> = {
  group: 'shop',
  details: `Reviews by verified buyers are published immediately, all others after the owner has approved them. Your own form works without
scripts, with the fields \`rating\` (1 to 5), \`title\`, \`text\` and \`name\`, posted to \`/products/ID/reviews\`. In a link that asks buyers
for a review, add the order token to the URL: \`?order=…\`.
Reviews are rendered by the script and shift the content below. Set a \`min-block-size\` on the tag in your style sheet to reserve space. No prices are shown, so the currency of the page has no effect here.`,
  slots: { '': 'Shown until the reviews have loaded, such as a few reviews or a link to them.', form: 'Your own form. By default, a form is rendered behind a button.' },
  parts: {
    overview: 'The average and the breakdown.', average: 'The average as a number.', histogram: 'The rating breakdown.', sort: 'The sort control.', review: 'A review.', verified: 'The “Verified buyer” badge.',
    more: 'The “More reviews” button.', write: 'The button that opens the form.', form: 'The rendered form.', send: 'The Send button.', thanks: 'The message after sending.', message: 'The message shown while reviews are loading or if they could not be loaded.',
  },
  cssProperties: { '--site-reviews-star': 'Color of the stars.' },
  states: { loading: 'Reviews are loading.', failed: 'The shop is not responding.', empty: 'There are no reviews yet.' },
  accessibility: ['Stars have a text alternative. The rating is a group of native radio buttons.', 'More reviews are announced, and the focus moves to the first of them.', 'An error is shown at its field, and the first invalid field receives focus.'],
  panel: {
    icon: 'M12 4l2.5 5 5.5.5-4 4 1 5.5-5-3-5 3 1-5.5-4-4 5.5-.5z',
    groups: {
      Content: ['productId', 'name'],
      Behavior: ['sort', 'canWrite', 'structuredData'],
    },
    labels: {
      productId: 'Product ID', name: 'Product name', canWrite: 'Who can write a review', sort: 'Order', reviews: 'Review data', formUrl: 'Form URL',
      orderToken: 'Order token', structuredData: 'Describe to search engines',
    },
    choices: { highest: 'Highest rating first', lowest: 'Lowest rating first', newest: 'Newest first' },
  },
};
