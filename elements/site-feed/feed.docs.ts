import type { Docs } from '../../core/manifest/docs.js';
import type { feedSettings } from './feed.settings.js';

export const feedDocs: Docs<typeof feedSettings> = {
  details: `Name feeds at your service: \`FEEDS="studio=https://social.example/@pots.rss, journal=/journal.xml"\` for the reference one
([settings](../../demo/service/README.md#environment-variables)). Mastodon (\`/@name.rss\`), Bluesky (\`/profile/NAME/rss\`), YouTube
(\`/feeds/videos.xml?channel_id=…\`), WordPress (\`/feed/\`), Tumblr, Substack, Medium, podcasts and most shop and blog systems have one. The
service asks for it now and then, keeps it, and answers \`GET /api/feeds/NAME\` with a [JSON Feed](https://www.jsonfeed.org/version/1.1/) in
plain text; pictures come from the service, too. Nothing of the network is loaded, and it does not learn who visits you.

Write inside what stands there without scripts and when the feed does not come: a link to your profile, say. Posts take its place.
Every post has the same room, and placeholders keep it while posts are on their way.
Placeholders come with the script; until then a \`min-block-size\` of the tag in your style sheet keeps the room.`,
  slots: { '': 'Your own content: shown without scripts, and whenever there are no posts.' },
  parts: {
    posts: 'The list of posts.', post: 'A post.', title: 'Its title.', excerpt: 'Its beginning.', metadata: 'Its author and date.', more: 'The Load more button.',
    previous: 'The button to those before, of a carousel.', next: 'The button to those after it.', error: 'What is said where the feed does not come.',
  },
  states: { loading: 'Posts are on their way.', shown: 'Posts are shown.', failed: 'The feed could not be had.' },
  methods: { reload: 'Asks for the posts again.' },
  accessibility: [
    'Each post has one link: its title, or its date where it has no title. A carousel is a row that scrolls, by touch, wheel and arrow keys; it never moves by itself.',
    'Loading is told politely, a failure at once. After "Load more" the focus goes to the first new post, and how many are shown is announced.',
    'A picture has the description that its feed gives it. Where it gives none, the title stands for it, or the first words of the post.',
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
      feed: 'Feed name', count: 'Posts shown', loadMore: '“Load more” button', newWindow: 'Open posts in a new window', columns: 'Most columns',
      endpoint: 'Service address',
    },
  },
};
