import { EdgeBar } from '../../core/element/edge-bar.js';
import { ranks } from '../../core/overlay/overlay-turns.js';
import { hasContent } from '../../core/platform/has-content.js';
import type { MobileBarHost } from './mobile-bar.settings.js';
import { mobileBarQuery, type MobileBarState } from './mobile-bar.state.js';

/** Brings the bar while the window is narrow. */
export class MobileBarController {
  readonly #host: MobileBarHost;
  readonly #bar: EdgeBar;
  #isConnected = false;

  constructor(state: MobileBarState, host: MobileBarHost) {
    this.#host = host;
    this.#bar = new EdgeBar(host, state, { rank: ranks.mobileBar, edge: () => 'bottom' });
  }

  connect(): void {
    this.#isConnected = true;
    matchMedia(mobileBarQuery).addEventListener('change', () => this.update(), { signal: this.#host.signal });
    this.#host.onLightChange(() => this.update()); // an empty paragraph has got words, or lost them
    this.update();
  }

  /** The settings, the content, or the width of the window, have changed. */
  update(): void {
    if (this.#isConnected) this.#bar.follow(this.#host.values.enabled && matchMedia(mobileBarQuery).matches && hasContent(this.#host.element!));
  }

  moved(): void { this.#bar.moved(); }
}
