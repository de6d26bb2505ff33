import { isPageHidden, onIntersection, onPageVisibilityChange } from '../../core/platform/observers.js';
import { show } from '../../core/settings/parse.js';
import { readMoment } from '../../core/text/relative-time.js';
import type { RelativeTimeHost } from './relative-time.settings.js';
import type { RelativeTimeState } from './relative-time.state.js';

/** Reads the author's `<time>`, and updates its text while it is on the screen. */
export class RelativeTimeController {
  readonly #state: RelativeTimeState;
  readonly #host: RelativeTimeHost;
  #isConnected = false;
  #isOnScreen = false;

  constructor(state: RelativeTimeState, host: RelativeTimeHost) { [this.#state, this.#host] = [state, host]; }

  connect(): void {
    const { element, signal } = this.#host;
    this.#isConnected = true;
    this.read();
    this.#host.onLightChange(() => this.read());
    const attributes = new MutationObserver(() => this.read());
    attributes.observe(element!, { attributeFilter: ['datetime'], subtree: true });
    onIntersection(element!, ({ isIntersecting }) => {
      this.#isOnScreen = isIntersecting;
      this.#updateVisibility();
    }, { signal });
    onPageVisibilityChange(() => this.#updateVisibility(), signal);
    signal.addEventListener('abort', () => {
      attributes.disconnect();
      this.#state.end();
    }, { once: true });
  }

  /** Takes the settings and the markup as they stand now. */
  read(): void {
    const state = this.#state;
    const { values: { datetime, precision, maxDays }, element } = this.#host;
    state.precision = precision;
    state.maxDays = maxDays;
    if (!this.#isConnected) return;
    const time = element!.querySelector('time');
    const text = datetime || (time?.getAttribute('datetime') ?? time?.textContent ?? '').trim();
    state.moment = readMoment(text);
    if (!state.moment && (text || time)) {
      this.#host.warn(`datetime ${show(text)} is not a date; expected one such as 2026-11-20T09:00:00Z or 2026-11-20; showing your own text.`);
    }
    state.refresh();
  }

  #updateVisibility(): void { this.#state.see(this.#isOnScreen && !isPageHidden()); }
}
