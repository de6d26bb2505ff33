import { censusEvent, eventContext, type CensusEvent } from '../../core/contract/enumerations.js';
import { pagePaths } from '../../core/contract/paths-of-pages.js';
import type { MediaProgress } from '../../core/embed/play-marks.js';
import { sendBeacon } from '../../core/platform/network.js';
import { onceVisible } from '../../core/platform/observers.js';
import { pageDocument } from '../../core/platform/page-document.js';
import { writeJson } from '../../core/registry/write-json.js';

interface Given {
  readonly base: string;
  /** The page fields of this moment, and the visitor. */
  readonly known: () => object;
  readonly signal: AbortSignal;
}

const tracked = 'a[data-track], button[data-track]';
const longestText = 100;
const longestAddress = 300;

/** Counts links and buttons with `data-track`, those that come later too. spec: page-runtime-platform §7, button-click and button-render */
export function countClicks({ base, known, signal }: Given): void {
  const send = (path: string, button: HTMLElement) => sendBeacon(base + path, writeJson({
    ...known(),
    id: button.dataset.track || button.id,
    buttonText: button.textContent!.trim().slice(0, longestText),
    clickthroughUrl: (button as HTMLAnchorElement).href ?? '',
    alignment: getComputedStyle(button.parentElement!).textAlign,
    size: button.dataset.size ?? '',
    newWindow: (button as HTMLAnchorElement).target === '_blank',
    context: button.closest('site-popup') ? eventContext.popupOverlay : eventContext.buttonBlock,
  }));
  const watched = new WeakSet<HTMLElement>();
  const watch = (root: Pick<ParentNode, 'querySelectorAll'>) => {
    for (const button of root.querySelectorAll<HTMLElement>(tracked)) {
      if (watched.has(button)) continue;
      watched.add(button);
      onceVisible(button, () => send(pagePaths.censusButtonRender, button), signal);
    }
  };
  watch(pageDocument);
  const later = new MutationObserver(changes => {
    if (changes.some(({ addedNodes }) => addedNodes.length > 0)) watch(pageDocument);
  });
  later.observe(pageDocument.body, { childList: true, subtree: true });
  signal.addEventListener('abort', () => later.disconnect(), { once: true });
  pageDocument.addEventListener('click', event => {
    const button = event.composedPath().find((node): node is HTMLElement => node instanceof HTMLElement && node.matches(tracked));
    if (button) send(pagePaths.censusButtonClick, button);
  }, { signal, capture: true });
}

/** What a popup is, in the fields of its settings. */
type Popup = HTMLElement & { readonly version?: number; readonly overlayStyle?: string; readonly slideType?: string; readonly displayFrequency?: number };

/** Events of popups, and the names under which they are counted. */
const overlayEvents = {
  'site-popup-open': 'render',
  'site-popup-close': 'close',
  'site-form-success': 'submit',
  'site-newsletter-subscribe': 'submit',
} as const;

/** Counts popups that open, that are signed up in and that close. spec: page-runtime-platform §7, overlay */
export function countOverlays({ base, known, signal }: Given): void {
  const tell = (
    { id, version, overlayStyle, slideType, displayFrequency }: Popup,
    { detail }: CustomEvent<{ reason?: string } | null>,
    event: string,
  ) =>
    sendBeacon(
      base + pagePaths.censusOverlay,
      writeJson({
        ...known(),
        event,
        id,
        version,
        overlayStyle,
        slideType,
        displayFrequency,
        ...(detail?.reason && { reason: detail.reason }),
        context: eventContext.popupOverlay,
      }),
    );
  // At the window, and after its other listeners: one that the page has kept closed has not been seen.
  for (const [type, name] of Object.entries(overlayEvents)) {
    addEventListener(type, event => {
      const popup = event.composedPath().find((node): node is Popup => node instanceof HTMLElement && node.localName === 'site-popup');
      if (popup) queueMicrotask(() => { if (!event.defaultPrevented) tell(popup, event as CustomEvent<{ reason?: string } | null>, name); });
    }, { signal });
  }
}

const mediaEvents = { 'site-audio-progress': censusEvent.audio, 'site-video-progress': censusEvent.video } as const;

interface MediaGiven {
  readonly send: (event: CensusEvent, media: { readonly mediaTitle: string; readonly mediaUrl: string; readonly percent: number }) => void;
  readonly signal: AbortSignal;
}

/** Counts recordings that start, that pass a quarter and that end, each once a page view. spec: page-runtime-platform §3, census events 20 and 21 */
export function countMedia({ send, signal }: MediaGiven): void {
  for (const [type, census] of Object.entries(mediaEvents)) {
    addEventListener(type, event => {
      const { title, address, percent } = (event as CustomEvent<MediaProgress>).detail;
      // Queries of media files hold keys and names of people.
      send(census, { mediaTitle: title.slice(0, longestText), mediaUrl: address.split(/[?#]/, 1)[0]!.slice(0, longestAddress), percent });
    }, { signal });
  }
}

/** Counts products that are looked at without leaving the list they are in. spec: page-runtime-platform §7, RecordQuickView */
export function countQuickViews({ base, signal }: Given): void {
  addEventListener('site-quick-view-open', event => queueMicrotask(() => {
    const id = (event as CustomEvent<{ id?: unknown } | null>).detail?.id;
    if (event.defaultPrevented || typeof id !== 'string' || !id) return;
    sendBeacon(base + pagePaths.censusQuickView.replace(':id', encodeURIComponent(id)), '');
  }), { signal });
}
