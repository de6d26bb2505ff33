import type { Docs } from '../../core/manifest/docs.js';
import type { summarySettings } from './summary.settings.js';

export const summaryDocs: Docs<typeof summarySettings> = {
  details: `Put your own \`<article>\`s into it: they stay what they are, and the summary lays them out. Or give \`items\` in a JSON settings block, or
the address of a \`feed\` at your own site: a [JSON Feed](https://www.jsonfeed.org/version/1.1/) with its \`next_url\`, or an answer with \`products\`, \`events\` or \`posts\`.
Paste what an editor or a page builder has written as it is: the posts of a list, a query loop, or rows of columns are the items, and in a
grid or list a heading or a pagination beside them keeps a row of its own.
A link of yours inside the tag stands there until a feed has come, and without scripts.

A time in a date is shown as it is written: the hour of the place.
Items of a settings block or of \`feed\` come with the script and move what follows; a \`min-block-size\` of the tag in your style sheet keeps the room.`,
  slots: { '': 'Your articles, or what stands there without scripts.' },
  parts: {
    items: 'What holds the items.', item: 'An item of ours.', title: 'Its title.', metadata: 'Date, author, category, place or price.', excerpt: 'Its excerpt.', more: 'The button that loads more.',
    previous: 'The button to those before, of a carousel.', next: 'The button to those after it.', error: 'What is said where the feed does not come.',
  },
  states: { failed: 'The feed does not come.' },
  accessibility: [
    'A carousel is a row that scrolls, by touch, wheel and arrow keys; its buttons move it by what is seen. It never moves by itself.',
    'After "Load more" the focus goes to the first new item, and how many are shown is announced.',
  ],
  panel: {
    icon: 'M4 4h7v9H4zM13 4h7v5h-7zM13 11h7v9h-7zM4 15h7v5H4z',
    groups: {
      Content: ['kind', 'feed'],
      Layout: ['design', 'columns', 'itemsAtOnce', 'aspectRatio'],
      Appearance: ['excerpt', 'readMore', 'metadata'],
    },
    labels: {
      kind: 'Type of items', feed: 'Feed address', columns: 'Most columns', itemsAtOnce: 'Items shown', readMore: '“Read more” link',
      metadata: 'Details shown', items: 'List of items',
    },
  },
};
