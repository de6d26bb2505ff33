import type { Host } from '../../core/element/host.js';
import { setting } from '../../core/settings/setting.js';
import { event, table } from '../../core/settings/table.js';
import { summaryDesigns, type SummaryDesignName, summaryKinds, type SummaryKind } from './designs.js';

export const summarySettings = table({
  tag: 'site-summary',
  summary: 'The newest of a blog, a shop, a calendar or a gallery, as a wall, a carousel, a list or a grid.',
  spec: 'page-runtime-platform §1, §3, §7',
  settings: {
    design: setting.choice(Object.keys(summaryDesigns) as SummaryDesignName[], 'How the items are laid out.', { reflect: true, default: 'grid' }),
    kind: setting.choice(Object.keys(summaryKinds) as SummaryKind[], 'What the items are; it decides what is shown of them.'),
    items: setting.json<readonly Readonly<Record<string, unknown>>[]>([], 'The items, where they are not in your markup. Each has `title`, `url`, `image`, `imageText`, `excerpt`, `date`, `author`, `category`, `location`, `priceCents`.', { type: 'object[]' }),
    feed: setting.url('', 'Address of a JSON Feed, or of an answer of your site\'s service, at your own site, from which the items come.'),
    metadata: setting.text('', 'What is shown of our own items: any of date, author, category, location and price; `none` for nothing. By default what suits the kind.'),
    excerpt: setting.flag(true, 'Shows the excerpt of our own items.'),
    readMore: setting.flag(false, 'Puts a "Read more" link below each of our own items.'),
    itemsAtOnce: setting.number(0, 'How many are shown at first and with each press of "Load more"; 0 for all.', { min: 0, max: 200, integer: true }),
    aspectRatio: setting.choice(['auto', '1:1', '4:3', '3:2', '16:9', '2:1', '4:5', '3:4', '2:3', '9:16'], 'Proportions of the pictures; `auto` for those that suit the design.', { reflect: true }),
    columns: setting.number(3, 'The most columns, or items in a row that scrolls.', { min: 1, max: 6, integer: true }),
    label: setting.text('', 'Accessible name (`aria-label`) of the items; by default "Summary".'),
  },
  events: {
    'site-summary-more': event<{ count: number }>('The visitor has loaded more; `count` items are shown now.', { type: '{ count: number }' }),
  },
  texts: {
    label: 'Summary', more: 'Load more', readMore: 'Read more', readMoreOf: 'Read more: {title}', previous: 'Previous', next: 'Next', by: 'By {author}', was: 'Regular price',
    shown: '{count, plural, one {# item is shown} other {# items are shown}}', loading: 'Loading', failed: 'This could not be loaded.', again: 'Try again',
  },
  translations: [() => import('./texts/texts.js')],
});

type Rows = typeof summarySettings;
export type SummaryHost = Host<Rows['settings'], Rows['events'], Rows['texts']>;
