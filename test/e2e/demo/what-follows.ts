import type { Page } from 'playwright-core';
import { namedFunctions } from '../chromium.js';
import type { PageProblems } from './page-problems.js';
import type { Visit } from './visit.js';

// Nothing is below the element of an example, and a page's end moves unseen: a line of text is put there.

/**
 * Examples of which a script alone knows what they show, or whether, and why. What follows them moves once, when it comes, unless the
 * author keeps the room, as the docs of these elements say.
 */
export const knownToScripts: Readonly<Record<string, string>> = {
  'site-announcement-bar/1-news': 'whether a visitor has closed it is stored by a script',
  'site-calendar/4-week': 'the days of a series, and the hours that its events take',
  'site-comments/1-own-form': 'the service has the comments',
  'site-comments/3-closed': 'the service has the comments',
  'site-connections/1-your-cms': 'connections in a settings block',
  'site-cookie-list/1-privacy-page': 'what the elements of a site store',
  'site-cookie-list/2-your-own-services': 'what the elements of a site store',
  'site-donation-button/2-ours': 'a form drawn from amounts and plans',
  'site-element-editor/1-live': 'the settings of another element',
  'site-element-editor/2-tag': 'the settings of another element',
  'site-element-editor/3-lists': 'the settings of another element',
  'site-events/2-from-json': 'events in a settings block',
  'site-feed/1-studio': 'posts of a feed',
  'site-feed/2-carousel': 'posts of a feed',
  'site-feed/3-list': 'posts of a feed',
  'site-fonts/2-rules': 'rules that are written by measuring a font',
  'site-form/every-field': 'a form drawn from a settings block',
  'site-form/list': 'a form drawn from a settings block',
  'site-order-summary/1-confirmed': 'an order in a settings block',
  'site-order-summary/2-received': 'an order in a settings block',
  'site-product/1-options': 'a product in a settings block',
  'site-product/3-subscription': 'a product in a settings block',
  'site-product-list/1-products': 'products in a settings block',
  'site-product-list/3-your-shop': 'the shop has the products',
  'site-product-reviews/1-reviews': 'reviews in a settings block',
  'site-product-reviews/2-your-shop': 'the shop has the reviews',
  'site-product-reviews/3-your-own-form': 'reviews in a settings block',
  'site-search/2-results': 'results of a search in the page',
  'site-shape/4-from-settings': 'the shape is named in a settings block',
  'site-summary/2-events': 'items in a settings block',
  'site-summary/3-shop': 'the shop has the items',
  'site-tour-dates/2-from-json': 'events in a settings block',
};

const mostShift = 0.05;
/** Browsers do not count smaller moves as layout shifts either. */
const leastMovePx = 3;

interface Follower { readonly tops: number[] }

/** For `prepare` of a visit: a line after the element, and where it has stood, also below the window; with the sheets of its tags, or another one. */
export async function addWhatFollows(page: Page, sheet?: string): Promise<void> {
  await page.route(url => url.pathname.startsWith('/elements/'), async route => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const response = await route.fetch();
    const page = (await response.text()).replace('</main>', '<p id="what-follows">What follows.</p></main>');
    const body = sheet ? page.replace(/(?:<link rel="stylesheet" href="\/cdn\/[\w-]+\.css">\s*)+/, `<link rel="stylesheet" href="/cdn/${sheet}">`) : page;
    await route.fulfill({ response, body });
  });
  await page.addInitScript(namedFunctions);
  await page.addInitScript(() => {
    const follower: Follower = { tops: [] };
    Object.assign(globalThis, { follower });
    const look = () => {
      const line = document.getElementById('what-follows');
      if (line) follower.tops.push(line.getBoundingClientRect().top + scrollY);
    };
    const observer = new ResizeObserver(look);
    new MutationObserver((_, self) => {
      if (!document.getElementById('what-follows')) return;
      self.disconnect();
      observer.observe(document.querySelector('main')!); // what is above the line makes it as high as it is
    }).observe(document, { childList: true, subtree: true });
  });
}

/** How the line has moved that should have stood still; then it is taken away. */
export async function movesBelow({ page }: Pick<Visit, 'page'>, example: string): Promise<string[]> {
  const { tops, shifts } = await page.evaluate(() => {
    const { follower, problems } = globalThis as unknown as { follower: Follower; problems: PageProblems };
    document.getElementById('what-follows')!.remove();
    return { tops: follower.tops, shifts: problems.shifts };
  });
  const moves = tops.slice(1).flatMap((top, at) => (Math.abs(top - tops[at]!) < leastMovePx ? [] : [{ from: tops[at]!, to: top }]));
  const told = [...shifts, ...moves.map(({ from, to }) => `what follows moved from ${from} to ${to}`)];
  if (tops.length === 0) return ['the line that follows was never seen'];
  if (!Object.hasOwn(knownToScripts, example)) return told;
  const sum = shifts.reduce((total, shift) => total + parseFloat(shift), 0);
  const isOneWay = new Set(moves.map(({ from, to }) => to > from)).size <= 1;
  return shifts.length <= 1 && sum <= mostShift && isOneWay ? [] : told;
}
