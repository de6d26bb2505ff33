import { frame, inCountries, player, withParameters, type Service } from './service.js';

const wide = { ratio: 16 / 9 };

/** Code, drawings, forms, bookings and moving pictures. */
export const creativeServices: readonly Service[] = [
  {
    name: 'CodePen',
    kind: 'code',
    hosts: ['codepen.io'],
    routes: [
      player(/^\/[\w-]+\/embed\//, { heightPx: 400 }),
      frame(/^\/(team\/[\w-]+|[\w-]+)\/(?:pen|details|full)\/(\w+)/, 'https://codepen.io/$1/embed/$2?default-tab=result', {
        heightPx: 400,
      }),
    ],
  },
  {
    name: 'JSFiddle',
    kind: 'code',
    hosts: ['jsfiddle.net'],
    routes: [
      player(/^\/[\w/-]+\/embedded\//, { heightPx: 400 }),
      frame(/^\/([\w-]+(?:\/\w+){0,2})\/?$/, 'https://jsfiddle.net/$1/embedded/result/', { heightPx: 400 }),
    ],
  },
  {
    name: 'CodeSandbox',
    kind: 'code',
    hosts: ['codesandbox.io'],
    routes: [
      player(/^\/embed\//, { heightPx: 500 }),
      frame(/^\/(?:s|p\/sandbox)\/([\w-]+)/, 'https://codesandbox.io/embed/$1', { heightPx: 500 }),
    ],
  },
  {
    name: 'Figma',
    hosts: ['figma.com'],
    routes: [
      player(/^\/embed/, wide),
      {
        path: /^\/(?:file|design|proto|board|slides|deck)\/\w+/,
        frame: (_, { pathname, search }) => ({
          address: withParameters(`https://embed.figma.com${pathname}${search}`, { 'embed-host': 'share' }),
          ...wide,
        }),
      },
    ],
  },
  {
    name: 'Loom',
    kind: 'video',
    hosts: ['loom.com'],
    routes: [player(/^\/embed\//, wide), frame(/^\/share\/(?:[\w-]*-)?(\w{32})/, 'https://www.loom.com/embed/$1', wide)],
  },
  {
    name: 'Calendly',
    kind: 'calendar',
    hosts: ['calendly.com'],
    routes: [
      {
        path: /^\/[\w-]+(?:\/[\w-]+)?\/?$/,
        frame: (_, address, page) => ({
          address: withParameters(address.href, { embed_domain: page.hostname, embed_type: 'Inline' }),
          heightPx: 700,
        }),
      },
    ],
    heightIn: ({ event, payload }) =>
      event === 'calendly.page_height' ? Number.parseFloat(String((Object(payload) as { height?: unknown }).height)) : undefined,
  },
  { name: 'Typeform', kind: 'document', hosts: ['typeform.com'], routes: [player(/^\/to\/\w+/, { heightPx: 600 })] },
  { name: 'Jotform', kind: 'document', hosts: ['jotform.com'], routes: [player(/^\/(?:form\/)?\d+$/, { heightPx: 640 })] },
  {
    name: 'Eventbrite',
    kind: 'calendar',
    hosts: inCountries('eventbrite', 'com', 'co.uk', 'de', 'fr', 'es', 'it', 'ie', 'ca', 'com.au'),
    routes: [
      player(/^\/tickets-external/, { heightPx: 500 }),
      frame(/^\/e\/(?:[\w%-]*-)?(\d+)/, 'https://www.eventbrite.com/tickets-external?eid=$1', { heightPx: 500 }),
    ],
  },
  {
    name: 'Giphy',
    hosts: ['giphy.com'],
    routes: [
      player(/^\/embed\//, { ratio: 1 }),
      frame(/^\/(?:gifs|clips|stickers)\/(?:[\w-]*-)?(\w+)/, 'https://giphy.com/embed/$1', { ratio: 1 }),
    ],
  },
  {
    name: 'Twitch',
    kind: 'video',
    hosts: ['twitch.tv'],
    allow: 'autoplay; encrypted-media',
    routes: (
      [
        [
          /^\/embed\b|^\/$/,
          (_, { href, searchParams, hostname }) =>
            hostname.startsWith('player.') || hostname.startsWith('clips.') || searchParams.has('channel') ? href : null,
        ],
        [/^\/videos\/(\d+)/, ([, id]) => `https://player.twitch.tv/?autoplay=false&video=${id}`],
        [/^\/\w+\/clip\/([\w-]+)/, ([, id]) => `https://clips.twitch.tv/embed?autoplay=false&clip=${id}`],
        [/^\/(?!directory|search|settings)(\w+)\/?$/, ([, channel]) => `https://player.twitch.tv/?autoplay=false&channel=${channel}`],
      ] as readonly [RegExp, (found: RegExpExecArray, address: URL) => string | null][]
    ).map(([path, addressOf]) => ({
      path,
      // Its players ask which site they are on.
      frame(found: RegExpExecArray, address: URL, page: URL) {
        const player = addressOf(found, address);
        return player ? { address: withParameters(player, { parent: page.hostname }), ...wide } : null;
      },
    })),
  },
  {
    name: 'Dailymotion',
    kind: 'video',
    hosts: ['dailymotion.com', 'dai.ly'],
    allow: 'autoplay; encrypted-media',
    routes: [
      player(/^\/(?:embed\/|player)/, wide),
      frame(/^\/(?:video\/)?(x\w+)/, 'https://geo.dailymotion.com/player.html?video=$1', wide),
    ],
  },
  { name: 'TED', kind: 'video', hosts: ['ted.com'], routes: [frame(/^\/talks\/(?:lang\/\w+\/)?([\w-]+)/, 'https://embed.ted.com/talks/$1', wide)] },
  {
    name: 'Sketchfab',
    hosts: ['sketchfab.com'],
    routes: [
      player(/^\/models\/\w+\/embed/, wide),
      frame(/^\/3d-models\/(?:[\w-]*-)?(\w{32})/, 'https://sketchfab.com/models/$1/embed', wide),
    ],
  },
  {
    name: 'Streamable',
    kind: 'video',
    hosts: ['streamable.com'],
    routes: [player(/^\/[eo]\/\w+/, wide), frame(/^\/(\w+)$/, 'https://streamable.com/e/$1', wide)],
  },
  {
    name: 'Kickstarter',
    hosts: ['kickstarter.com'],
    routes: [
      player(/^\/projects\/[\w-]+\/[\w-]+\/widget\//, { heightPx: 420 }),
      frame(/^\/projects\/([\w-]+)\/([\w-]+)/, 'https://www.kickstarter.com/projects/$1/$2/widget/card.html', { heightPx: 420 }),
    ],
  },
  { name: 'OpenStreetMap', kind: 'map', hosts: ['openstreetmap.org'], routes: [player(/^\/export\/embed\.html/, { heightPx: 400 })] },
  {
    name: 'Steam',
    hosts: ['store.steampowered.com'],
    routes: [
      player(/^\/widget\//, { heightPx: 190 }),
      frame(/^\/app\/(\d+)/, 'https://store.steampowered.com/widget/$1', { heightPx: 190 }),
    ],
  },
];
