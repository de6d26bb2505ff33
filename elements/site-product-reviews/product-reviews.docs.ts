import type { Docs } from '../../core/manifest/docs.js';
import type { productReviewsSettings } from './product-reviews.settings.js';

export const productReviewsDocs: Docs<typeof productReviewsSettings> = {
  details: `A review of somebody who has bought the product is shown at once; any other when the owner has read it. A form of your own works
without scripts: fields \`rating\` (1 to 5), \`title\`, \`text\` and \`name\`, posted to \`/products/ID/reviews\`. For the page that asks buyers for a
review, put the order's token into its address: \`?order=…\`.
Reviews come with the script and move what follows; a \`min-block-size\` of the tag in your style sheet keeps the room.`,
  slots: { '': 'Shown until the reviews are there: a few of them, or a link to them.', form: 'Your own form. Without it one is drawn behind a button.' },
  parts: {
    overview: 'Average and spread.', average: 'The average as a number.', histogram: 'How the stars are spread.', sort: 'The order of the list.', review: 'One review.', verified: 'The mark of a buyer\'s review.',
    more: 'The button for more reviews.', write: 'The button that opens the form.', form: 'The form that is drawn.', send: 'The button that sends it.', thanks: 'What is said after sending.', message: 'That reviews are loading, or could not be loaded.',
  },
  cssProperties: { '--site-reviews-star': 'Colour of the stars.' },
  states: { loading: 'Reviews are being asked for.', failed: 'The shop does not answer.', empty: 'Nobody has written about it yet.' },
  accessibility: ['Stars are named, not only drawn; the rating is a group of native radio buttons.', 'More reviews are announced, and the focus goes to the first of them.', 'What is missing in a review stands at its field, and the first such field takes the focus.'],
  panel: {
    icon: 'M12 4l2.5 5 5.5.5-4 4 1 5.5-5-3-5 3 1-5.5-4-4 5.5-.5z',
    groups: {
      Content: ['productId', 'name'],
      Behavior: ['sort', 'canWrite', 'structuredData'],
    },
    labels: {
      productId: 'Product ID', name: 'Product name', canWrite: 'Who can write a review', sort: 'Order', reviews: 'Review data', formUrl: 'Form address',
      orderToken: 'Order token', structuredData: 'Describe to search engines',
    },
    choices: { highest: 'Highest rating first', lowest: 'Lowest rating first', newest: 'Newest first' },
  },
};
