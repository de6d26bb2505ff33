import { deepActiveElement } from '../../core/platform/page.js';
import type { Host } from '../../core/element/host.js';
import type { CookieBannerState } from './cookie-banner.state.js';
import { keepClear } from './keep-clear.js';
import { goToTop, reachEarly } from './reach-early.js';

const settingsLink = 'a[href$="#cookie-settings"]';

/** Brings the drawn banner over the page and takes it away again; focus comes and goes with it. */
export class BannerPresence {
  readonly #host: Host;
  readonly #state: CookieBannerState;
  #shown: AbortController | null = null;
  #returnFocus: HTMLElement | null = null;
  #hadFocus = false;

  constructor(host: Host, state: CookieBannerState) {
    this.#host = host;
    this.#state = state;
  }

  connect(): void {
    const { signal } = this.#host;
    signal.addEventListener('abort', () => this.#end(), { once: true });
    document.addEventListener('click', event => {
      const link = event.composedPath().find(node => node instanceof Element && node.matches(settingsLink)) as HTMLElement | undefined;
      if (!link || event.defaultPrevented || !this.#host.element!.isConnected) return;
      event.preventDefault();
      this.reopen(link);
    }, { signal });
    this.refresh();
  }

  /** Asks again, and leads the visitor there. */
  reopen(from: HTMLElement | null = deepActiveElement() as HTMLElement | null): void {
    this.#returnFocus = from;
    this.#state.reopen();
    this.refresh(() => this.#banner()?.focus({ preventScroll: true }));
  }

  /** Draws, then sees to what the drawing brought or took away. */
  refresh(then?: () => void): void {
    this.#host.redraw();
    this.followDrawing(then);
  }

  /** Sees to what the drawing that is under way brings or takes away. */
  followDrawing(then?: () => void): void {
    this.#hadFocus ||= !!this.#banner()?.matches(':focus-within');
    queueMicrotask(() => {
      if (!this.#host.element!.isConnected || this.#host.signal.aborted) return;
      const banner = this.#banner();
      if (banner && !this.#shown) this.#begin(banner);
      if (!banner) this.#end();
      then?.();
    });
  }

  #banner(): HTMLElement | null {
    return this.#host.element!.shadowRoot!.querySelector<HTMLElement>('.banner');
  }

  #begin(banner: HTMLElement): void {
    this.#shown = new AbortController();
    banner.showPopover?.(); // over everything a page may stack; older browsers, and a banner that was moved, have the z-index
    const edge = banner.classList.contains('at-top') ? 'top' : 'bottom';
    keepClear(banner, edge, this.#shown.signal);
    reachEarly(banner, this.#shown.signal);
    this.#host.toggleState('shown', true);
  }

  #end(): void {
    if (!this.#shown) return;
    this.#shown.abort();
    this.#shown = null;
    this.#host.toggleState('shown', false);
    if (this.#hadFocus) {
      if (this.#returnFocus?.isConnected && this.#returnFocus !== document.body) this.#returnFocus.focus({ preventScroll: true });
      else goToTop();
    }
    this.#hadFocus = false;
    this.#returnFocus = null;
  }
}
