import { openPopover } from '../../../core/overlay/open-popover.js';
import { focusReturner } from '../../../core/overlay/return-focus.js';
import { getDocument } from '../../../core/platform/page-document.js';
import { placeCard } from './place-card.js';

interface ShownCard {
  readonly card: HTMLElement;
  /** The button that opened it. */
  readonly opener: HTMLElement | null;
  readonly close: () => void;
  /** Hides it again. */
  readonly signal: AbortSignal;
}

/** Shows a card beside its opener until the signal ends. Escape, a click outside and focus elsewhere close it. */
export function showCard({ card, opener, close, signal }: ShownCard): void {
  const returnFocus = focusReturner(card, opener);
  openPopover({ element: card, dismiss: close, signal });
  const place = () => {
    if (!opener?.isConnected) return;
    const { direction } = getComputedStyle(card);
    const { clientWidth: width, clientHeight: height } = getDocument(card).documentElement;
    const { top, start } = placeCard(opener.getBoundingClientRect(), card.getBoundingClientRect(), { width, height }, direction === 'rtl');
    card.style.setProperty('--_top', `${top}px`);
    card.style.setProperty('--_start', `${start}px`);
  };
  place();
  card.focus({ preventScroll: true });
  for (const type of ['scroll', 'resize']) window.addEventListener(type, place, { signal, passive: true });
  getDocument(card).addEventListener('pointerdown', event => {
    const path = event.composedPath();
    if (!path.includes(card) && !(opener && path.includes(opener))) close();
  }, { signal });
  card.addEventListener('focusout', ({ relatedTarget }) => {
    if (relatedTarget instanceof Node && !card.contains(relatedTarget) && relatedTarget !== opener) close();
  }, { signal });
  signal.addEventListener('abort', returnFocus, { once: true });
}
