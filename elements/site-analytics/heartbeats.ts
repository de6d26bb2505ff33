import { currentPageEvents } from '../../core/analytics/page-events.js';
import { isPageHidden, onPageVisibilityChange } from '../../core/platform/observers.js';
import { pageDocument } from '../../core/platform/page-document.js';
import { pageClock } from '../../core/platform/timing.js';
import { Engagement } from '../../core/tracking/engagement.js';

interface Given {
  /** Sends a heartbeat: the page that it is about, and the active seconds since the one before. */
  readonly send: (heartbeat: object) => void;
  /** Whether the address that the page shows now is counted. */
  readonly isCounted: () => boolean;
  readonly signal: AbortSignal;
}

const actions = ['pointerdown', 'pointermove', 'keydown', 'scroll', 'wheel', 'touchmove'] as const;
const playing = { 'site-audio-play': true, 'site-video-play': true, 'site-audio-stop': false, 'site-video-stop': false } as const;

/**
 * Sends heartbeats of the page while the visitor is active on it. Call what is returned when the page shows another address.
 * spec: page-runtime-platform §3, census event 10
 */
export function sendHeartbeats({ send, isCounted, signal }: Given): () => void {
  const players = new Set<Element>();
  let engagement: Engagement | null = null;
  const open = () => {
    const page = currentPageEvents();
    engagement = isCounted() ? new Engagement({
      clock: pageClock,
      isVisible: !isPageHidden(),
      send: engagedSeconds => send({ ...page, clientDate: Date.now(), engagedSeconds }),
    }) : null;
    listen();
  };
  /** A player that was removed from the page stops without an event. */
  const listen = () => engagement?.setPlaying([...players].some(({ isConnected }) => isConnected));

  for (const type of actions) pageDocument.addEventListener(type, () => engagement?.act(), { signal, capture: true, passive: true });
  for (const [type, isPlaying] of Object.entries(playing)) {
    addEventListener(type, event => {
      const player = event.composedPath()[0] as Element;
      if (isPlaying) players.add(player);
      else players.delete(player);
      listen();
    }, { signal });
  }
  onPageVisibilityChange(isHidden => engagement?.setVisible(!isHidden), signal);
  signal.addEventListener('abort', () => engagement?.stop(), { once: true });
  open();
  return () => {
    engagement?.end();
    open();
  };
}
