/** The browser's own word on the network: false only when it surely has none. Servers and tests in Node have one. */
const isOnline = (): boolean => typeof navigator === 'undefined' || navigator.onLine !== false;

/**
 * Waits until the browser has a network; false when that takes longer than some milliseconds. `onWait` is called when
 * there is none at first.
 */
export function waitUntilOnline(timeoutMs: number, onWait: () => void): Promise<boolean> {
  if (isOnline()) return Promise.resolve(true);
  onWait();
  return new Promise(resolve => {
    const over = AbortSignal.timeout(timeoutMs);
    addEventListener('online', () => resolve(true), { once: true, signal: over });
    over.addEventListener('abort', () => resolve(isOnline()), { once: true });
  });
}

const beaconTimeoutMs = 2500; // spec: page-runtime-platform §7, tracking calls

/**
 * Sends a text to an address without reading the response; goes on when the page is left, and a failure is ignored.
 * Plain text, so that no other origin has to be asked before.
 */
export function sendBeacon(address: string, text: string): void {
  try {
    if (navigator.sendBeacon(address, text)) return;
  } catch { /* a browser without beacons, or an address that takes none */ }
  void fetch(address, {
    method: 'POST', body: text, keepalive: true, credentials: 'include', mode: 'no-cors', signal: AbortSignal.timeout(beaconTimeoutMs),
  }).catch(() => {});
}

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
