/** As it was written before a browser encoded it; itself where it never was. */
export function safeDecode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** The names between the slashes of a path. */
const namesOf = (path: string): string[] => path.split('/').filter(Boolean);

/** A slide's url as a path of this site, as it was written: without the site's own origin; empty for any other place. */
export function pathOnSite(url: string, siteHost: string): string {
  const [, host, path = ''] = /^(?:https?:)?\/\/([^/?#]+)([^?#]*)/i.exec(url) ?? [];
  if (host) return host.toLowerCase() === siteHost ? path : '';
  return /^[a-z][a-z0-9+.-]*:/i.test(url) ? '' : url;
}

/** Whether a page's path is that of a slide: it ends with all the names of the slide's url. */
export function matchesPath(pathname: string, url: string): boolean {
  const [page, slide] = [pathname, url].map(path => namesOf(path).map(safeDecode));
  return slide!.length > 0 && slide!.every((name, at) => name === page![page!.length - slide!.length + at]);
}

/** Whether two paths have the same names, as they were written. */
export const isSamePath = (one: string, other: string): boolean => {
  const [these, those] = [one, other].map(path => namesOf(path).map(safeDecode).join('/'));
  return these !== '' && these === those;
};

/** A page's path without the slide's at its end. */
export function pathWithout(pathname: string, url: string): string {
  return `/${namesOf(pathname).slice(0, -namesOf(url).length).join('/')}`;
}

interface Named {
  /** The collection's full address, without a slide. */
  readonly collection: string;
  readonly url: string;
  readonly id: string;
  /** The page's query, which stays. */
  readonly search: string;
}

/**
 * The address of a slide: the collection's with the slide's url, else with its id as hash; the collection's own where
 * the slide has neither. Source: media-layout §2.
 */
export function getSlideUrl({ collection, url, id, search }: Named): string {
  const address = new URL(collection);
  const base = address.pathname.replace(/\/+$/, '');
  // From the site's root a url may name the collection itself already.
  if (url) address.pathname = url.startsWith(`${base}/`) ? url : `${base}/${url.replace(/^\/+/, '')}`;
  address.search = search;
  address.hash = url ? '' : encodeURIComponent(id);
  return address.href;
}
