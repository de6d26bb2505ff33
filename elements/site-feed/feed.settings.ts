import { mostPostsAtOnce } from '../../core/contract/feed.js';
import type { Host } from '../../core/element/host.js';
import { setting } from '../../core/settings/setting.js';
import { event, table } from '../../core/settings/table.js';
import { feedDesigns, type FeedDesignName } from './designs.js';

export const feedSettings = table({
  tag: 'site-feed',
  summary: 'Posts of a social network, a blog or a podcast by its RSS, Atom or JSON feed: your site\'s service fetches them, so that a visitor\'s browser asks nobody else.',
  spec: 'page-runtime-platform §1, §7, social feeds',
  settings: {
    feed: setting.text('', 'Name of the feed, as your service has it.'),
    design: setting.choice(Object.keys(feedDesigns) as FeedDesignName[], 'How posts are laid out.', { reflect: true }),
    count: setting.number(6, 'How many posts are shown at first, and with each press of "Load more".', { min: 1, max: mostPostsAtOnce, integer: true }),
    loadMore: setting.flag(true, 'Has a "Load more" button while there are more posts.'),
    columns: setting.number(3, 'The most columns, or posts in a row that scrolls.', { min: 1, max: 6, integer: true }),
    aspectRatio: setting.choice(['1:1', '4:5', '3:4', '4:3', '3:2', '16:9'], 'Proportions of the pictures.', { reflect: true }),
    pictures: setting.flag(true, 'Shows a picture above each post, or its words large where it has none.'),
    excerpt: setting.flag(true, 'Shows the beginning of each post.'),
    newWindow: setting.flag(false, 'Opens posts in a new window, and says so.'),
    label: setting.text('', 'Accessible name (`aria-label`) of the posts; by default "Posts".'),
    endpoint: setting.url('', 'Origin of the service; by default `website.baseUrl` of the site context, else the page\'s own.'),
  },
  events: {
    'site-feed-load': event<{ count: number }>('Posts have come; `count` are shown now.', { type: '{ count: number }' }),
    'site-feed-error': event<{ status: number }>('The feed could not be had; your own content is shown.', { type: '{ status: number }' }),
  },
  texts: {
    label: 'Posts', more: 'Load more', loading: 'Loading', failed: 'The newest posts could not be loaded.', again: 'Try again', previous: 'Previous', next: 'Next',
    shown: '{count, plural, one {# post is shown} other {# posts are shown}}', post: 'To the post', by: 'By {author}', newWindow: '(opens in a new window)',
  },
  translations: [() => import('./texts/texts.js')],
});

type Rows = typeof feedSettings;
export type FeedHost = Host<Rows['settings'], Rows['events'], Rows['texts']>;
