import { EdgeBar } from '../../core/element/edge-bar.js';
import { ranks } from '../../core/overlay/overlay-turns.js';
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
    this.update();
  }

  /** The settings, or the width of the window, have changed. */
  update(): void {
    if (this.#isConnected) this.#bar.follow(this.#host.values.enabled && matchMedia(mobileBarQuery).matches);
  }

  moved(): void { this.#bar.moved(); }
}
