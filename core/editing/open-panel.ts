import { openPopover } from '../overlay/open-popover.js';
import { onResize } from '../platform/observers.js';
import { getDocument } from '../platform/page-document.js';

export interface Panel {
  /** Drawn with `popover="manual"`. Its styles place it at `--_top` and `--_start`. */
  readonly panel: HTMLElement;
  /** The button, or the selected text, that it opens at. */
  readonly button: Pick<Element, 'getBoundingClientRect'>;
  /** Called for Escape and for a click outside. */
  close(): void;
  /** Hides it again. */
  readonly signal: AbortSignal;
}

const [gapPx, edgePx] = [4, 8];

/** Opens a panel below its button, or above it if there is more room. It begins with the button, or ends with it at the edge of the window. */
export function openPanel({ panel, button, close, signal }: Panel): void {
  openPopover({ element: panel, dismiss: close, signal });
  const place = () => {
    const at = button.getBoundingClientRect();
    const { width, height } = panel.getBoundingClientRect();
    const isBelow = at.bottom + height + edgePx <= innerHeight || innerHeight - at.bottom >= at.top;
    const top = isBelow ? at.bottom + gapPx : at.top - height - gapPx;
    const [start, end] = panel.matches(':dir(rtl)') ? [innerWidth - at.right, innerWidth - at.left] : [at.left, at.right];
    const from = start + width + edgePx <= innerWidth ? start : end - width;
    panel.style.setProperty('--_top', `${Math.round(Math.max(edgePx, Math.min(top, innerHeight - height - edgePx)))}px`);
    panel.style.setProperty('--_start', `${Math.round(Math.max(edgePx, from))}px`);
  };
  place();
  const page = getDocument(panel);
  page.addEventListener('scroll', place, { signal, passive: true, capture: true });
  onResize(page.documentElement, place, signal);
  onResize(panel, place, signal);
  page.addEventListener('pointerdown', event => {
    const path = event.composedPath();
    if (!path.includes(panel) && !path.includes(button as Element)) close();
  }, { signal });
}
