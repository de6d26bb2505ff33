import { frame, inCountries, player, type Service } from './service.js';

const record = (value: unknown) => Object(value) as Record<string, unknown>;

/** Posts of networks. */
export const social: readonly Service[] = [
  {
    name: 'Instagram',
    hosts: ['instagram.com'],
    routes: [frame(/^\/(?:[\w.]+\/)?(p|reel|tv)s?\/([\w-]+)/, 'https://www.instagram.com/$1/$2/embed/', { heightPx: 620 })],
    heightIn: ({ type, details }) => (type === 'MEASURE' ? record(details).height : undefined),
  },
  {
    name: 'TikTok',
    hosts: ['tiktok.com'],
    allow: 'autoplay; encrypted-media',
    routes: [
      player(/^\/(?:embed|player)\//, { heightPx: 740 }),
      frame(/^\/@[\w.-]+\/(?:video|photo)\/(\d+)/, 'https://www.tiktok.com/embed/v2/$1', { heightPx: 740 }),
    ],
  },
  {
    name: 'X',
    hosts: ['x.com', 'twitter.com'],
    routes: [
      player(/^\/embed\//, { heightPx: 560 }, { dnt: 'true' }),
      frame(/^\/\w+\/status(?:es)?\/(\d+)/, 'https://platform.twitter.com/embed/Tweet.html?id=$1&dnt=true', { heightPx: 560 }),
    ],
    heightIn(message) {
      const embed = record(message['twttr.embed']);
      return embed.method === 'twttr.private.resize' && Array.isArray(embed.params) ? record(embed.params[0]).height : undefined;
    },
  },
  {
    name: 'Facebook',
    hosts: ['facebook.com'],
    allow: 'autoplay; encrypted-media; clipboard-write; web-share',
    routes: [
      player(/^\/plugins\//, { heightPx: 500 }),
      frame(/^\/(?:watch|reel|[\w.]+\/videos)\/\w/, 'https://www.facebook.com/plugins/video.php?href=$page', { ratio: 16 / 9 }),
      frame(/^\/[\w.]+\/(?:posts|photos)\//, 'https://www.facebook.com/plugins/post.php?show_text=true&href=$page', { heightPx: 500 }),
      frame(/^\/(?!groups|events|login|sharer)[\w.]+\/?$/, 'https://www.facebook.com/plugins/page.php?href=$page', { heightPx: 500 }),
    ],
  },
  {
    name: 'Pinterest',
    hosts: inCountries('pinterest', 'com', 'co.uk', 'de', 'fr', 'es', 'it', 'ca', 'ie'),
    routes: [
      player(/^\/ext\/embed\.html/, { heightPx: 560 }),
      frame(/^\/pin\/(?:[\w-]+--)?(\d+)/, 'https://assets.pinterest.com/ext/embed.html?id=$1', { heightPx: 560 }),
    ],
  },
  {
    name: 'LinkedIn',
    hosts: ['linkedin.com'],
    routes: [
      player(/^\/embed\//, { heightPx: 560 }),
      frame(/^\/feed\/update\/(urn:li:\w+:\d+)/, 'https://www.linkedin.com/embed/feed/update/$1', { heightPx: 560 }),
      frame(/^\/posts\/[\w%-]*?-(activity|share|ugcPost)-(\d+)/, 'https://www.linkedin.com/embed/feed/update/urn:li:$1:$2', { heightPx: 560 }),
    ],
  },
  {
    name: 'Reddit',
    hosts: ['reddit.com'],
    routes: [frame(/^(\/r\/\w+\/comments\/\w+.*)/, 'https://embed.reddit.com$1', { heightPx: 480 })],
    heightIn: ({ type, data }) => (type === 'resize.embed' ? data : undefined),
  },
  {
    name: 'Substack',
    hosts: ['substack.com'],
    routes: [
      player(/^\/embed\b/, { heightPx: 320 }),
      { path: /^\/(?:p\/[\w-]+)?$/, frame: (_, { origin, hostname, pathname }) => (hostname.split('.').length < 3 || hostname.startsWith('www.') ? null
        : { address: `${origin}/embed${pathname === '/' ? '' : pathname}`, heightPx: 320 }) },
    ],
  },
];
