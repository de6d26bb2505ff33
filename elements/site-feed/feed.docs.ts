import type { Docs } from '../../core/manifest/describe/docs.js';
import type { feedSettings } from './feed.settings.js';

export const feedDocs: Docs<typeof feedSettings> = {
  group: 'content',
  details: `Name the feeds in your service: \`FEEDS="studio=https://social.example/@pots.rss, journal=/journal.xml"\` for the reference service
([settings](../../demo/service/README.md#environment-variables)). Mastodon (\`/@name.rss\`), Bluesky (\`/profile/NAME/rss\`), YouTube
(\`/feeds/videos.xml?channel_id=…\`), WordPress (\`/feed/\`), Tumblr, Substack, Medium, podcasts and most shop and blog systems have a feed. The
service fetches it regularly, caches it, and answers \`GET /api/feeds/NAME\` with a [JSON Feed](https://www.jsonfeed.org/version/1.1/) in
plain text. Images also load from the service. Nothing loads from the network, and it receives no data about your visitors.

Put fallback content inside, such as a link to your profile. It is shown without scripts and if the feed can't be loaded; posts
replace it. All posts have the same size, and placeholders reserve their space while posts load.
Placeholders are rendered by the script. Until then, a \`min-block-size\` on the tag in your style sheet reserves space.`,
  slots: { '': 'Your fallback content, shown without scripts and if there are no posts.' },
  parts: {
    posts: 'The list of posts.', post: 'A post.', title: 'The title of a post.', excerpt: 'The excerpt of a post.', metadata: 'Author and date of a post.', more: 'The “Load more” button.',
    previous: 'The Previous button of a carousel.', next: 'The Next button of a carousel.', error: 'The message shown if the feed could not be loaded.',
  },
  states: { loading: 'Posts are loading.', shown: 'Posts are shown.', failed: 'The feed could not be loaded.' },
  methods: { reload: 'Loads the posts again.' },
  accessibility: [
    'Each post has one link: its title, or its date if it has no title. A carousel is a row that scrolls by touch, wheel and arrow keys; it never moves automatically.',
    'Loading is announced politely, an error immediately. After “Load more”, the focus moves to the first new post, and the number of posts is announced.',
    'An image has the description from its feed. Without one, the title or the first words of the post are used.',
  ],
  panel: {
    icon: 'M5 12a7 7 0 0 1 7 7M5 6a13 13 0 0 1 13 13M6 18v.01',
    groups: {
      Content: ['feed', 'count', 'loadMore'],
      Layout: ['design', 'columns', 'aspectRatio'],
      Appearance: ['pictures', 'excerpt'],
      Behavior: ['newWindow'],
    },
    labels: {
      feed: 'Feed name', count: 'Posts shown', loadMore: '“Load more” button', newWindow: 'Open posts in a new window', columns: 'Maximum columns',
      endpoint: 'Service address',
    },
  },
};
