import type { TooltipState } from '../../tooltip.state.js';

/** A touch that moves further scrolls. */
const slackPx = 10;
/** What has a menu of its own under a long press. */
const withMenu = 'a[href], img, input, textarea, [contenteditable]';

/** A long press shows the tip; the click that ends it is then suppressed. */
export class LongPress {
  readonly #state: TooltipState;
  #from: PointerEvent | null = null;

  constructor(state: TooltipState) {
    this.#state = state;
  }

  handle(event: PointerEvent): void {
    const { type } = event;
    if (type === 'pointerdown') this.#begin(event);
    else if (type === 'pointermove') this.#move(event);
    else if (type === 'pointerup' || type === 'pointercancel') this.#state.release();
    else if (type === 'contextmenu' && this.#hasShown && !(event.composedPath()[0] as Element).closest(withMenu)) event.preventDefault();
  }

  /** Suppresses a click that only ends the press that has shown a tip. `true` if it did. */
  suppressClick(event: Event): boolean {
    if (!this.#hasShown) return false;
    this.#from = null;
    event.preventDefault();
    event.stopPropagation();
    return true;
  }

  get #hasShown(): boolean { return !!this.#from && this.#state.isOpen && this.#state.reason === 'touch'; }

  #begin(event: PointerEvent): void {
    this.#from = null;
    if (this.#state.isOpen) return;
    this.#from = event;
    this.#state.press();
  }

  #move({ clientX, clientY }: PointerEvent): void {
    if (this.#from && Math.hypot(clientX - this.#from.clientX, clientY - this.#from.clientY) > slackPx) this.#state.release();
  }
}
