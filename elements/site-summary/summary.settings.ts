import type { Host } from '../../core/element/host.js';
import { setting } from '../../core/settings/setting.js';
import { event, table } from '../../core/settings/table.js';
import { summaryDesigns, type SummaryDesignName, summaryKinds, type SummaryKind } from './designs.js';

export const summarySettings = table({
  tag: 'site-summary',
  summary: 'A summary of the latest posts, products, events or images, as a wall, carousel, list or grid.',
  spec: 'page-runtime-platform §1, §3, §7',
  preloadsReact: true,
  preloads: { '[feed]': ['../../core/request/request.ts'] },
  settings: {
    design: setting.choice(Object.keys(summaryDesigns) as SummaryDesignName[], 'Layout of the items.', { reflect: true, default: 'grid' }),
    kind: setting.choice(Object.keys(summaryKinds) as SummaryKind[], 'Type of the items, which determines the details that are shown.'),
    items: setting.json<readonly Readonly<Record<string, unknown>>[]>(
      [],
      'The items, if they are not in your markup. Each has `title`, `url`, `image`, `imageText`, `excerpt`, `date`, `author`, `category`, `location`, `priceCents`.',
      { type: 'object[]' },
    ),
    feed: setting.url('', 'URL of a JSON Feed or a response of your service with the items, on your own site.'),
    metadata: setting.text(
      '',
      'Details shown on rendered items: any of date, author, category, location and price, or `none`. Default: depends on the kind.',
    ),
    excerpt: setting.flag(true, 'Shows the excerpt of rendered items.'),
    readMore: setting.flag(false, 'Adds a “Read more” link to each rendered item.'),
    pageSize: setting.number(0, 'Number of items shown at first, and added with each “Load more”; 0 shows all.', {
      min: 0,
      max: 200,
      integer: true,
      was: 'itemsAtOnce',
    }),
    aspectRatio: setting.choice(
      ['auto', '1:1', '4:3', '3:2', '16:9', '2:1', '4:5', '3:4', '2:3', '9:16'],
      'Aspect ratio of the images. `auto` depends on the design.',
      { reflect: true },
    ),
    columns: setting.number(3, 'Maximum number of columns, or of items in a scrolling row.', { min: 1, max: 6, integer: true }),
    label: setting.text('', 'Accessible name (`aria-label`) of the items. Default: “Summary”.'),
  },
  events: {
    'site-summary-more': event<{ count: number }>('The visitor loaded more items. `count` is the number of items shown.', {
      type: '{ count: number }',
    }),
  },
  texts: {
    label: 'Summary',
    more: 'Load more',
    readMore: 'Read more',
    readMoreOf: 'Read more: {title}',
    previous: 'Previous',
    next: 'Next',
    by: 'By {author}',
    was: 'Regular price',
    shown: '{count, plural, one {# item is shown} other {# items are shown}}',
    loading: 'Loading',
    failed: 'This could not be loaded.',
    again: 'Try again',
  },
  translations: [language => import(`./texts/${language}.js`)],
});

type Rows = typeof summarySettings;
export type SummaryHost = Host<Rows['settings'], Rows['events'], Rows['texts']>;
