import { frame, player, withParameters, type Service } from './service.js';

const page = { heightPx: 600 };
const slides = { ratio: 16 / 10 };
const published = /^\/(?:u\/\d+\/)?(document|spreadsheets)\/d\/(e\/[\w-]+)\/pub/;

/** Maps, calendars, papers, slides and tables. */
export const documents: readonly Service[] = [
  {
    name: 'Google Forms',
    hosts: ['docs.google.com', 'forms.gle'],
    routes: [frame(/^(\/forms\/d\/(?:e\/)?[\w-]+\/viewform)/, 'https://docs.google.com$1?embedded=true', { heightPx: 720 })],
  },
  {
    name: 'Google Docs',
    hosts: ['docs.google.com'],
    routes: [
      player(/^\/presentation\/d\/[\w/-]+\/(?:pub)?embed/, slides),
      frame(/^\/presentation\/d\/(e\/[\w-]+)\/pub/, 'https://docs.google.com/presentation/d/$1/embed', slides),
      frame(/^\/presentation\/d\/([\w-]+)/, 'https://docs.google.com/presentation/d/$1/embed', slides),
      {
        path: published,
        frame: ([, kind, id], { search }) => ({
          address: withParameters(
            `https://docs.google.com/${kind}/d/${id}/pub${kind === 'document' ? '' : 'html'}${search}`,
            kind === 'document' ? { embedded: 'true' } : { widget: 'true', headers: 'false' },
          ),
          ...page,
        }),
      },
      frame(/^\/(document|spreadsheets)\/d\/([\w-]+)/, 'https://docs.google.com/$1/d/$2/preview', page),
    ],
  },
  {
    name: 'Google Drive',
    hosts: ['drive.google.com'],
    routes: [frame(/^\/file\/d\/([\w-]+)/, 'https://drive.google.com/file/d/$1/preview', page)],
  },
  {
    name: 'Google Calendar',
    kind: 'calendar',
    hosts: ['calendar.google.com'],
    routes: [
      player(/^\/calendar\/(?:u\/\d+\/)?embed/, page),
      player(/^\/calendar\/(?:u\/\d+\/)?appointments\//, { heightPx: 700 }, { gv: 'true' }),
    ],
  },
  {
    name: 'Google Maps',
    kind: 'map',
    hosts: ['google.com', 'maps.app.goo.gl'],
    routes: [
      player(/^\/maps\/(?:embed|d\/(?:u\/\d+\/)?embed)/, { heightPx: 450 }),
      frame(/^\/maps\/(?:place|search)\/([^/]+)/, 'https://www.google.com/maps?output=embed&q=$1', { heightPx: 450 }),
      {
        path: /^\/maps\/?$/,
        frame: (_, { searchParams }) =>
          searchParams.get('q')
            ? { address: `https://www.google.com/maps?output=embed&q=${encodeURIComponent(searchParams.get('q')!)}`, heightPx: 450 }
            : null,
      },
    ],
  },
  {
    name: 'Airtable',
    hosts: ['airtable.com'],
    routes: [
      player(/^\/embed\//, { heightPx: 533 }),
      frame(/^\/((?:app\w+\/)?shr\w+)/, 'https://airtable.com/embed/$1', { heightPx: 533 }),
    ],
  },
  {
    name: 'Issuu',
    hosts: ['issuu.com'],
    routes: [
      player(/^\/embed\.html/, { ratio: 4 / 3 }),
      frame(/^\/([\w.-]+)\/docs\/([\w.-]+)/, 'https://e.issuu.com/embed.html?u=$1&d=$2', { ratio: 4 / 3 }),
    ],
  },
  // The addresses of its pages do not contain the key that the player needs: the embed code does.
  { name: 'SlideShare', hosts: ['slideshare.net'], routes: [player(/^\/slideshow\/embed_code\//, { ratio: 6 / 5 })] },
  {
    name: 'Canva',
    hosts: ['canva.com'],
    routes: [frame(/^(\/design\/[\w-]+(?:\/[\w-]+)?\/(?:view|watch))/, 'https://www.canva.com$1?embed', { ratio: 16 / 9 })],
  },
];
