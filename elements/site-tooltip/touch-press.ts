import type { TooltipState } from './tooltip.state.js';

/** A finger that moves further scrolls. */
const slackPx = 10;
/** What has a menu of its own under a long press. */
const withMenu = 'a[href], img, input, textarea, [contenteditable]';

/** A finger that rests on something asks for its tip; the press is then none that does anything. */
export class TouchPress {
  readonly #state: TooltipState;
  #from: PointerEvent | null = null;

  constructor(state: TooltipState) {
    this.#state = state;
  }

  hear(event: PointerEvent): void {
    const { type } = event;
    if (type === 'pointerdown') this.#began(event);
    else if (type === 'pointermove') this.#moved(event);
    else if (type === 'pointerup' || type === 'pointercancel') this.#state.release();
    else if (type === 'contextmenu' && this.#hasShown && !(event.composedPath()[0] as Element).closest(withMenu)) event.preventDefault();
  }

  /** Whether a click only ends the press that has shown a tip; then it does nothing else. */
  swallow(event: Event): boolean {
    if (!this.#hasShown) return false;
    this.#from = null;
    event.preventDefault();
    event.stopPropagation();
    return true;
  }

  get #hasShown(): boolean { return !!this.#from && this.#state.isOpen && this.#state.reason === 'touch'; }

  #began(event: PointerEvent): void {
    this.#from = null;
    if (this.#state.isOpen) return;
    this.#from = event;
    this.#state.press();
  }

  #moved({ clientX, clientY }: PointerEvent): void {
    if (this.#from && Math.hypot(clientX - this.#from.clientX, clientY - this.#from.clientY) > slackPx) this.#state.release();
  }
}
