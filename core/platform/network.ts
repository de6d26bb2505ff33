import { pageDocument } from './page-document.js';
/** The browser's own word on the network: false only when it surely has none. Servers and tests in Node have one. */
const isOnline = (): boolean => typeof navigator === 'undefined' || navigator.onLine !== false;

/**
 * Waits until the browser has a network; false when that takes longer than some milliseconds. `onWait` is called when
 * it is offline at first.
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

/** True if a body can be sent with progress events. */
export const canReportUploads = (): boolean => typeof XMLHttpRequest === 'function';

/** Whether the page's own site answers at all. */
export const isSiteReachable = (): Promise<boolean> => isAnswered(location.href, 'same-origin');

/**
 * Whether another host lets this page read its responses; null where it does not answer. Asked without a body and by a
 * method that changes nothing there.
 */
export async function isReadable(address: string): Promise<boolean | null> {
  if (await isAnswered(address, 'cors')) return true;
  return await isAnswered(address, 'no-cors') ? false : null;
}

const answerTimeoutMs = 8000;

const isAnswered = (address: string, mode: RequestMode): Promise<boolean> =>
  fetch(address, {
    method: 'HEAD',
    mode,
    cache: 'no-store',
    credentials: 'same-origin',
    signal: AbortSignal.timeout(answerTimeoutMs),
  }).then(
    () => true,
    () => false,
  );

const beaconTimeoutMs = 2500; // spec: page-runtime-platform §7, tracking calls

/**
 * Sends a text or a form to an address without reading the response; continues when the page is left, and a failure is
 * ignored. Plain text, so that no other origin has to be asked before.
 */
export function sendBeacon(address: string, body: string | URLSearchParams): void {
  try {
    if (navigator.sendBeacon(address, body)) return;
  } catch { /* a browser without beacons, or an address that takes none */ }
  void fetch(address, {
    method: 'POST', body, keepalive: true, credentials: 'include', mode: 'no-cors', signal: AbortSignal.timeout(beaconTimeoutMs),
  }).catch(() => {});
}

/** Posts a text with headers, which a beacon cannot carry; continues when the page is left, and a failure is ignored. */
export function postQuietly(address: string, body: string, headers: Readonly<Record<string, string>>, onStatus?: (status: number) => void): void {
  const signal = AbortSignal.timeout(beaconTimeoutMs);
  void fetch(address, { method: 'POST', body, headers, keepalive: true, credentials: 'include', signal })
    .then(({ status }) => onStatus?.(status))
    .catch(() => {});
}

/** Posts a text without cookies and without the address of the page; continues when the page is left, and a failure is ignored. */
export function postAnonymously(address: string, body: string): void {
  const signal = AbortSignal.timeout(beaconTimeoutMs);
  void fetch(address, { method: 'POST', body, keepalive: true, credentials: 'omit', referrerPolicy: 'no-referrer', cache: 'no-store', mode: 'no-cors', signal })
    .catch(() => {});
}

/** How the browser has opened the page that is shown: the type of navigation, the status of the response, the earlier page of the same site. */
export function readNavigation(): { readonly type: string; readonly status: number; readonly previous: string } {
  const [entry] = performance.getEntriesByType('navigation') as (PerformanceNavigationTiming & { readonly responseStatus?: number })[];
  const { navigation } = window as Window & { navigation?: { readonly activation?: { readonly from?: { readonly url?: string | null } | null } | null } };
  return { type: entry?.type ?? 'navigate', status: entry?.responseStatus ?? 0, previous: navigation?.activation?.from?.url ?? '' };
}

/** Posts a text without cookies and reads the JSON of the response; continues when the page is left. Rejects for every status but 200. */
export async function postForJson(address: string, body: string): Promise<unknown> {
  const response = await fetch(address, { method: 'POST', body, keepalive: true, credentials: 'omit', signal: AbortSignal.timeout(beaconTimeoutMs) });
  if (response.status !== 200) throw new Error(`Unexpected status ${response.status} from ${address}`);
  return response.json();
}

/** Asks for JSON; rejects with a `TimeoutError` after some milliseconds, and for every status but 200. */
export async function getQuietly(address: string, timeoutMs: number): Promise<unknown> {
  const response = await fetch(address, { credentials: 'include', signal: AbortSignal.timeout(timeoutMs) });
  if (response.status !== 200) throw new Error(`Unexpected status ${response.status} from ${address}`);
  return response.json();
}

/** What a browser knows of this view of a page. */
export interface PageVisit {
  /** Without query and fragment, which may name a person. */
  readonly url: string;
  readonly path: string;
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
  path: location.pathname,
  title: pageDocument.title,
  queryString: location.search.slice(1),
  referrer: pageDocument.referrer,
  userAgent: navigator.userAgent,
  localStorageSupported: hasLocalStorage(),
  screenWidth: screen.width,
  screenHeight: screen.height,
  viewportInnerWidth: innerWidth,
  viewportInnerHeight: innerHeight,
});
