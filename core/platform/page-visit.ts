/** What a browser knows of this view of a page. */
export interface PageVisit {
  /** Without query and fragment, which may name a person. */
  readonly url: string;
  readonly title: string;
  /** Without its question mark. */
  readonly queryString: string;
  readonly referrer: string;
  readonly userAgent: string;
  readonly localStorageSupported: boolean;
  readonly screenWidth: number;
  readonly screenHeight: number;
  readonly viewportInnerWidth: number;
  readonly viewportInnerHeight: number;
}

function hasLocalStorage(): boolean {
  try {
    return localStorage !== null; // blocked site data throws
  } catch {
    return false;
  }
}

/** The page as it is at this moment; null on a server. */
export const pageVisit = (): PageVisit | null => (typeof document === 'undefined' ? null : {
  url: `${location.origin}${location.pathname}`,
  title: document.title,
  queryString: location.search.slice(1),
  referrer: document.referrer,
  userAgent: navigator.userAgent,
  localStorageSupported: hasLocalStorage(),
  screenWidth: screen.width,
  screenHeight: screen.height,
  viewportInnerWidth: innerWidth,
  viewportInnerHeight: innerHeight,
});
