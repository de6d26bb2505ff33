import type { CountDevice, VisitCount } from '../../contract/figures/visit-count.js';

/** How a page was opened, as the browser reports it. */
export interface Arrival {
  /** Address of this page. */
  readonly url: string;
  readonly referrer: string;
  /** Type of the navigation: `navigate`, `reload`, `back_forward`, `prerender`. */
  readonly type: string;
  /** Address of the earlier page of the same site, if the browser reports it; empty for none. */
  readonly previous: string;
}

export type ArrivalFacts = Pick<VisitCount, 'isEntry' | 'from' | 'referrer' | 'campaign'>;

const longestName = 100;

function parseUrl(address: string): URL | null {
  try {
    return new URL(address);
  } catch {
    return null;
  }
}

/** The campaign of an address; empty for none. */
export function readCampaign(query: string): string {
  const given = new URLSearchParams(query);
  return ['utm_source', 'utm_medium', 'utm_campaign']
    .map(name => (given.get(name) ?? '').replace(/\s+/g, ' ').trim())
    .filter(Boolean).join(' / ').slice(0, longestName);
}

/**
 * Whether a visit begins with this page view, and what led to it. A visit begins when a link of another site, or no link, has opened the
 * page: neither a page of this site, nor a reload, nor the back button. Nothing is stored to find this out.
 */
export function getArrivalFacts({ url, referrer, type, previous }: Arrival): ArrivalFacts {
  const [page, source, before] = [parseUrl(url), parseUrl(referrer), parseUrl(previous)];
  if (!page) return {};
  if (type === 'reload') return { from: page.pathname };
  const ownPage = [before, source].find(one => one?.host === page.host);
  if (ownPage) return { from: ownPage.pathname };
  if (type === 'back_forward') return {};
  const campaign = readCampaign(page.search);
  return { isEntry: true, ...source?.host && { referrer: source.host.slice(0, 253) }, ...campaign && { campaign } };
}

const smallestTabletPx = 700;

/** The class of a device, by its pointer and the shorter side of its screen. */
export const getDevice = ({ isTouch, width, height }: { isTouch: boolean; width: number; height: number }): CountDevice =>
  (!isTouch ? 'desktop' : Math.min(width, height) < smallestTabletPx ? 'phone' : 'tablet');

/** The language alone, without its region, script or quality. */
export const getLanguagePart = (language: string): string => /^[a-z]{2,3}(?![a-z])/i.exec(language)?.[0].toLowerCase() ?? '';
