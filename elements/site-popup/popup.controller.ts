import { watchTargets } from '../../core/diagnostics/missing-target.js';
import { openModal } from '../../core/overlay/open-modal.js';
import { OverlayMemory } from '../../core/overlay/overlay-memory.js';
import { ranks } from '../../core/overlay/overlay-turns.js';
import { pageDocument } from '../../core/platform/page-document.js';
import { hasContent } from '../../core/platform/has-content.js';
import { storedKeys } from '../../core/platform/stored-keys.js';
import { pageClock } from '../../core/platform/timing.js';
import { isMobile } from '../../core/platform/visitor.js';
import { overlayTurns } from '../../core/stores/overlay-turns.js';
import { $site } from '../../core/stores/site.js';
import type { CloseReason, PopupHost } from './popup.settings.js';
import { opensAutomatically, type PopupState } from './popup.state.js';
import { popupStyles } from './popup.styles.js';

const closer = '[data-site-popup-close]';
const exits = `${closer}, form, site-form, site-newsletter`;

const numberOf = (value: unknown): number | null => (typeof value === 'number' ? value : null);

/** Asks for its turn, shows what the view has drawn, and stores what the visitor did. */
export class PopupController {
  readonly #state: PopupState;
  readonly #host: PopupHost;
  /** Its turn, or the wait for it. */
  #turn: AbortController | null = null;
  #opened: AbortController | null = null;
  #isWaiting = false;
  #memory: OverlayMemory | null = null;
  /** The version that was closed on this very page: it does not come again before the next. */
  #closedVersion: number | null = null;

  constructor(state: PopupState, host: PopupHost) { [this.#state, this.#host] = [state, host]; }

  connect(): void {
    const { element, signal } = this.#host;
    const onLightChange = (callback: () => void) => this.#host.onLightChange(callback);
    this.#memory = new OverlayMemory({ element: element!, prefix: storedKeys.popup, onLightChange, onChange: () => this.update() });
    this.#isWaiting = true;
    watchTargets('data-site-popup-open', 'site-popup', element!, signal);
    signal.addEventListener('abort', () => {
      this.#turn?.abort();
      this.#opened?.abort();
    }, { once: true });
    element!.addEventListener('click', event => {
      if (event.composedPath().some(node => node instanceof Element && node.matches(closer))) this.close('page');
    }, { signal });
    pageDocument.addEventListener('click', event => {
      const { id } = element!;
      const isOpener = (node: EventTarget) => node instanceof Element && node.getAttribute('data-site-popup-open') === id;
      if (!id || event.defaultPrevented || !element!.isConnected || !event.composedPath().some(isOpener)) return;
      event.preventDefault();
      this.show();
    }, { signal });
    for (const type of ['site-form-success', 'site-newsletter-subscribe']) element!.addEventListener(type, () => this.#signedUp(), { signal });
    element!.addEventListener('submit', event => {
      queueMicrotask(() => { if (!event.defaultPrevented) this.#signedUp(); }); // a plain form, which leaves the page
    }, { signal });
    this.update();
  }

  /** The settings have changed. */
  update(): void {
    if (!this.#isWaiting) return;
    const host = this.#host;
    const isDue = this.#isDue;
    this.#state.hasBadge = host.values.badge !== 'none' && host.values.overlayStyle !== 'none' && !isDue;
    host.redraw();
    if (this.#state.isOpen) return;
    this.#turn?.abort();
    if (!isDue) return;
    const turn = this.#turn = new AbortController();
    const request = () => overlayTurns.request({
      rank: ranks.popup,
      show: () => { if (!this.#isDue || !this.#open()) turn.abort(); },
      hide: () => {}, // nothing is above it
      isThere: () => host.element!.isConnected,
    }, turn.signal);
    const cancel = pageClock.after(host.values.delay * 1000, request);
    turn.signal.addEventListener('abort', cancel, { once: true });
  }

  /** By the badge or a script. */
  show(): boolean {
    if (this.#state.isOpen) return true;
    if (!this.#open()) return false;
    this.#turn?.abort();
    this.#turn = new AbortController();
    overlayTurns.take({ rank: ranks.popup, show: () => {}, hide: () => {} }, this.#turn.signal);
    return true;
  }

  close(reason: CloseReason): boolean {
    if (!this.#state.isOpen) return false;
    const { element } = this.#host;
    const { version } = this.#host.values;
    const before = this.#memory!.record;
    const submitted = reason === 'signup' || !!before?.submitted;
    this.#memory!.write({ dateClosed: Date.now(), version, submitted });
    this.#closedVersion = version;
    this.#state.isOpen = false;
    this.#opened?.abort();
    this.#host.toggleState('open', false);
    this.#turn?.abort();
    this.#host.emit('site-popup-close', { reason });
    if (element!.isConnected) this.update();
    return true;
  }

  /** A move has taken it out of the top layer: it is there again. */
  moved(): void {
    if (!this.#state.isOpen) return;
    this.#opened?.abort();
    this.#present();
  }

  get #isDue(): boolean {
    if (this.#closedVersion === this.#host.values.version || !hasContent(this.#host.element!)) return false;
    const { pageType, collection } = $site.get().context as { pageType?: unknown; collection?: { type?: unknown } | null };
    return opensAutomatically(this.#host.values, {
      pageType: numberOf(pageType),
      collectionType: numberOf(collection?.type),
      isMobile: isMobile(),
      isScreenshot: new URLSearchParams(location.search).has('screenshot'),
    }, this.#memory!.record, Date.now());
  }

  #signedUp(): void {
    const { values } = this.#host;
    this.#memory!.write({ dateClosed: Date.now(), version: values.version, submitted: true });
    if (values.slideType === 'lock-screen') this.close('signup'); // the others stay: the form says thank you
  }

  #open(): boolean {
    const host = this.#host;
    if (!host.emit('site-popup-open')) return false;
    const { element, values } = host;
    const state = this.#state;
    state.isOpen = true;
    state.hasBadge = false;
    state.canClose = values.slideType !== 'lock-screen' || !element!.querySelector(exits);
    state.heading = element!.querySelector('h1, h2, h3, h4, h5, h6')?.textContent?.trim() ?? '';
    const { adoptedStyleSheets } = element!.shadowRoot!;
    if (!adoptedStyleSheets.includes(popupStyles.styleSheet)) adoptedStyleSheets.push(popupStyles.styleSheet);
    host.redraw();
    host.viewReady.then(() => this.#present(), () => {}); // the element reports a failure
    return true;
  }

  #present(): void {
    const host = this.#host;
    const dialog = host.element!.shadowRoot!.querySelector('dialog');
    // Taken out to be put elsewhere: `moved` shows it there.
    if (!dialog?.isConnected || !this.#state.isOpen || host.signal.aborted) return;
    const { signal } = this.#opened = new AbortController();
    openModal({
      dialog,
      initialFocus: host.element!.querySelector<HTMLElement>('[autofocus]') ?? dialog,
      dismiss: () => { if (this.#state.canClose) this.close('dismiss'); },
      onClose: () => { if (!signal.aborted) this.close('dismiss'); },
      signal,
    });
    host.toggleState('open', true);
  }
}
