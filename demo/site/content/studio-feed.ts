import { generateRssFeed } from 'feedsmith';
import { pictures } from '../../pictures/catalogue.js';
import { studio } from './studio.js';

interface StudioPost { readonly daysAgo: number; readonly title?: string; readonly text: string; readonly picture?: string; readonly path: string }

/** As the studio would write from a phone: some with a title, some with a picture, some with neither. */
const posts: readonly StudioPost[] = [
  { daysAgo: 1, text: 'Door down, cones up. We open it on Tuesday at ten, with whoever is there. Bring gloves.', picture: 'kiln-glow', path: '/saltmarsh/whats-on' },
  { daysAgo: 3, title: 'Sixty tiles for one green', text: 'Fifty-nine of them are a brown that nobody asked for. Number sixty is called Kelp, and is on the jugs from this week on.', picture: 'glaze-tiles', path: '/saltmarsh/shop' },
  { daysAgo: 6, text: 'The lane floods on Thursday from two to five. Tea is on us if you are stuck on the right side of it.', path: '/saltmarsh/visit' },
  { daysAgo: 9, title: 'Digging clay before the tide', text: 'Two hours, four buckets, one lost boot. What we have now lasts until March if nobody drops a bucket.', picture: 'marsh-dawn', path: '/saltmarsh' },
  { daysAgo: 12, title: 'Seven tools we would save from a fire', text: 'One of them is a bicycle spoke. One of them is a spoon from the first house, and it is not for eating any more.', picture: 'tools-on-bench', path: '/saltmarsh' },
  { daysAgo: 17, text: 'Late opening on Thursdays, until the light goes. It goes early now: come straight from work.', picture: 'shop-front-dusk', path: '/saltmarsh/visit' },
  { daysAgo: 21, title: 'Low water at the staithe', text: 'Lunch is when the boats float. Today that was at twenty past three.', picture: 'boats-on-mud', path: '/saltmarsh' },
  { daysAgo: 26, title: 'A week of work, drying slowly', text: 'Forty bowls, eleven jugs and a teapot that has been a vase since Wednesday.', picture: 'shelf-of-pots', path: '/saltmarsh/shop' },
];

const dayMs = 86_400_000;

/** The studio's own feed, as of this day: the demo shows `<site-feed>` without any network. */
export function studioFeed(origin: string, nowMs = Date.now()): string {
  const today = Math.floor(nowMs / dayMs) * dayMs;
  return generateRssFeed({
    title: studio.name,
    link: `${origin}/saltmarsh`,
    description: 'From the studio, most days.',
    language: 'en-GB',
    items: posts.map(({ daysAgo, title, text, picture, path }) => ({
      title, description: text, link: origin + path, pubDate: new Date(today - daysAgo * dayMs), guid: { value: `saltmarsh-${text.slice(0, 20)}`, isPermaLink: false },
      media: picture ? { contents: [{ url: `${origin}/images/${picture}?format=750w`, type: 'image/jpeg', medium: 'image', description: { value: pictures[picture]!.alt } }] } : undefined,
    })),
  });
}
