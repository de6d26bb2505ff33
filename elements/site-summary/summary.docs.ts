import type { Docs } from '../../core/manifest/describe/docs.js';
import type { summarySettings } from './summary.settings.js';

export const summaryDocs: Docs<typeof summarySettings> = {
  group: 'content',
  usesCurrency: true,
  details: `Put your own \`<article>\`s inside: they stay unchanged, and the summary lays them out. Or set \`items\` in a JSON settings block, or
\`feed\`, a URL on your own site: a [JSON Feed](https://www.jsonfeed.org/version/1.1/) with its \`next_url\`, or a response with \`products\`, \`events\` or \`posts\`.
You can paste the output of an editor or page builder unchanged: the posts of a list, a query loop or rows of columns are the items.
In a grid or list, a heading or pagination beside them has its own row.
Your own link inside the tag is shown until a feed has loaded, and without scripts.

The time in a date is shown as written, without a time zone conversion.
Items from a settings block or \`feed\` are rendered by the script and shift the content below. Set a \`min-block-size\` on the tag in your style sheet to reserve space.
The price of a product with a \`currency\` of its own is in that currency.`,
  slots: { '': 'Your articles, or fallback content for pages without scripts.' },
  parts: {
    items: 'The container of the items.', item: 'A rendered item.', title: 'The title of an item.', metadata: 'Date, author, category, location or price.', excerpt: 'The excerpt of an item.', more: 'The “Load more” button.',
    previous: 'The Previous button of a carousel.', next: 'The Next button of a carousel.', error: 'The message shown if the feed could not be loaded.',
  },
  states: { failed: 'The feed could not be loaded.' },
  accessibility: [
    'A carousel is a row that scrolls by touch, wheel and arrow keys; its buttons scroll by one page. It never moves automatically.',
    'After “Load more”, the focus moves to the first new item, and the number of items is announced.',
  ],
  panel: {
    icon: 'M4 4h7v9H4zM13 4h7v5h-7zM13 11h7v9h-7zM4 15h7v5H4z',
    groups: {
      Content: ['kind', 'feed'],
      Layout: ['design', 'columns', 'pageSize', 'aspectRatio'],
      Appearance: ['excerpt', 'readMore', 'metadata'],
    },
    labels: {
      kind: 'Type of items', feed: 'Feed URL', columns: 'Maximum columns', pageSize: 'Items per page', readMore: '“Read more” link',
      metadata: 'Details shown', items: 'List of items',
    },
  },
};
