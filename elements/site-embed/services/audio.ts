import { frame, player, type Service } from './service.js';

const media = 'autoplay; encrypted-media; clipboard-write';
const track = { heightPx: 152 };
const list = { heightPx: 352 };

/** Music and podcasts. */
export const audioServices: readonly Service[] = [
  {
    name: 'Spotify',
    hosts: ['open.spotify.com'],
    allow: media,
    routes: [
      player(/^\/embed(?:-podcast)?\/(?:track|episode)\//, track),
      player(/^\/embed(?:-podcast)?\//, list),
      frame(/^\/(?:intl-\w+\/)?(track|episode)\/(\w+)/, 'https://open.spotify.com/embed/$1/$2', track),
      frame(/^\/(?:intl-\w+\/)?(album|artist|playlist|show)\/(\w+)/, 'https://open.spotify.com/embed/$1/$2', list),
    ],
  },
  {
    name: 'SoundCloud',
    hosts: ['soundcloud.com'],
    allow: media,
    routes: [
      player(/^\/player\//, { heightPx: 166 }),
      frame(/^\/[\w-]+\/sets\/[\w-]+/, 'https://w.soundcloud.com/player/?url=$page', { heightPx: 450 }),
      frame(/^\/(?!you\b|discover\b|search\b|stream\b)[\w-]+\/[\w-]+/, 'https://w.soundcloud.com/player/?url=$page', { heightPx: 166 }),
    ],
  },
  {
    name: 'Apple Music',
    hosts: ['music.apple.com'],
    allow: media,
    routes: [{
      path: /^\/\w\w\/(album|playlist|song|station)\//,
      frame: ([, kind], { pathname, search, searchParams }) =>
        ({ address: `https://embed.music.apple.com${pathname}${search}`, heightPx: kind === 'song' || searchParams.has('i') ? 175 : 450 }),
    }],
  },
  {
    name: 'Apple Podcasts',
    hosts: ['podcasts.apple.com'],
    allow: media,
    routes: [{
      path: /^\/\w\w\/podcast\//,
      frame: (_, { pathname, search, searchParams }) =>
        ({ address: `https://embed.podcasts.apple.com${pathname}${search}`, heightPx: searchParams.has('i') ? 175 : 450 }),
    }],
  },
  // The address of a Bandcamp page does not contain the number that its player needs: the embed code does.
  { name: 'Bandcamp', hosts: ['bandcamp.com'], allow: media, routes: [player(/^\/EmbeddedPlayer\//, { heightPx: 120 })] },
  {
    name: 'Mixcloud',
    hosts: ['mixcloud.com'],
    allow: media,
    routes: [
      player(/^\/widget\/iframe/, { heightPx: 120 }),
      frame(/^\/[\w-]+\/[\w-]+\/$/, 'https://player-widget.mixcloud.com/widget/iframe/?feed=$page', { heightPx: 120 }),
    ],
  },
  {
    name: 'Deezer',
    hosts: ['deezer.com'],
    allow: media,
    routes: [
      player(/^\/widget\//, { heightPx: 300 }),
      frame(/^\/(?:\w\w\/)?(track|album|playlist|episode|show)\/(\d+)/, 'https://widget.deezer.com/widget/auto/$1/$2', { heightPx: 300 }),
    ],
  },
];
