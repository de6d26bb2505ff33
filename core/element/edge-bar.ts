import { openPopover } from '../overlay/open-popover.js';
import { keepFocusVisible, keepPageClear } from '../platform/keep-focus-visible.js';
import { overlayTurns } from '../stores/overlay-turns.js';
import type { Host } from './host.js';

interface EdgeBarOptions {
  /** Its priority: one of `ranks`. */
  readonly rank: number;
  /** The edge of the window that it lies along. */
  readonly edge: () => 'top' | 'bottom';
}

/** A bar that lies along an edge of the window, over the page, in its turn among all overlays that open automatically. Its view draws `.bar`. */
export class EdgeBar {
  #turn: AbortController | null = null;
  #shown: AbortController | null = null;
  /** Where it was shown last. */
  #edge: 'top' | 'bottom' | null = null;

  constructor(
    private readonly host: Pick<Host, 'element' | 'signal' | 'redraw' | 'viewReady' | 'toggleState'>,
    private readonly state: { isShown: boolean },
    private readonly options: EdgeBarOptions,
  ) {
    host.signal.addEventListener('abort', () => this.leave(), { once: true });
  }

  /** Asks for its turn, or gives it up. */
  follow(isWanted: boolean): void {
    if (isWanted === !!this.#turn) {
      if (this.#edge !== this.options.edge()) this.moved();
      return;
    }
    if (!isWanted) return this.leave();
    const turn = this.#turn = new AbortController();
    overlayTurns.request({
      rank: this.options.rank,
      show: () => this.#show(),
      hide: () => this.#hide(),
      isThere: () => this.host.element!.isConnected,
    }, turn.signal);
  }

  leave(): void {
    this.#hide();
    this.#turn?.abort();
    this.#turn = null;
  }

  /** A move has taken it out of the top layer: it is there again. */
  moved(): void {
    if (!this.state.isShown) return;
    this.#shown?.abort();
    this.#present();
  }

  #show(): void {
    this.state.isShown = true;
    this.host.redraw();
    this.host.viewReady.then(() => this.#present(), () => {}); // the element reports a failure
  }

  #present(): void {
    const { host, state, options } = this;
    const element = host.element!.shadowRoot!.querySelector<HTMLElement>('.bar');
    if (!element?.isConnected || !state.isShown || host.signal.aborted) return;
    const { signal } = this.#shown = new AbortController();
    openPopover({ element, signal });
    this.#edge = options.edge();
    keepFocusVisible(element, this.#edge, signal);
    keepPageClear(element, this.#edge, signal);
    host.toggleState('shown', true);
  }

  #hide(): void {
    this.state.isShown = false;
    this.#shown?.abort();
    this.host.toggleState('shown', false);
    this.host.redraw();
  }
}
