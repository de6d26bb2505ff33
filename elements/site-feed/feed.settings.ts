import { mostPostsAtOnce } from '../../core/contract/feed.js';
import type { Host } from '../../core/element/host.js';
import { setting } from '../../core/settings/setting.js';
import { event, table } from '../../core/settings/table.js';
import { feedDesigns, type FeedDesignName } from './designs.js';

export const feedSettings = table({
  tag: 'site-feed',
  summary:
    'Posts from an RSS, Atom or JSON feed of a social network, blog or podcast. Your service fetches the feed, so visitors make no third-party requests.',
  spec: 'page-runtime-platform §1, §7, social feeds',
  preloadsReact: true,
  settings: {
    feed: setting.text('', 'Name of the feed in your service.'),
    design: setting.choice(Object.keys(feedDesigns) as FeedDesignName[], 'Layout of the posts.', { reflect: true }),
    count: setting.number(6, 'Number of posts shown at first, and added with each “Load more”.', {
      min: 1,
      max: mostPostsAtOnce,
      integer: true,
    }),
    loadMore: setting.flag(true, 'Shows a “Load more” button while there are more posts.'),
    columns: setting.number(3, 'Maximum number of columns, or of posts in a scrolling row.', { min: 1, max: 6, integer: true }),
    aspectRatio: setting.choice(['1:1', '4:5', '3:4', '4:3', '3:2', '16:9'], 'Aspect ratio of the images.', { reflect: true }),
    pictures: setting.flag(true, 'Shows an image above each post. A post without an image shows its text in a larger size.'),
    excerpt: setting.flag(true, 'Shows an excerpt of each post.'),
    newWindow: setting.flag(false, 'Opens posts in a new window, and adds this to the accessible name.'),
    label: setting.text('', 'Accessible name (`aria-label`) of the posts. Default: “Posts”.'),
    endpoint: setting.url('', 'Origin of the service. Default: `website.baseUrl` of the site context, otherwise the origin of the page.'),
  },
  events: {
    'site-feed-load': event<{ count: number }>('Posts have loaded. `count` is the number of posts shown.', { type: '{ count: number }' }),
    'site-feed-error': event<{ status: number }>('The feed could not be loaded. Your own content is shown.', {
      type: '{ status: number }',
    }),
  },
  texts: {
    label: 'Posts',
    more: 'Load more',
    loading: 'Loading',
    failed: 'The latest posts could not be loaded.',
    again: 'Try again',
    previous: 'Previous',
    next: 'Next',
    shown: '{count, plural, one {# post is shown} other {# posts are shown}}',
    post: 'View post',
    by: 'By {author}',
    newWindow: '(opens in a new window)',
  },
  translations: [language => import(`./texts/${language}.js`)],
});

type Rows = typeof feedSettings;
export type FeedHost = Host<Rows['settings'], Rows['events'], Rows['texts']>;
