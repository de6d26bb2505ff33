import { openModal } from '../../core/overlay/open-modal.js';
import { reloadPage } from '../../core/platform/page.js';
import { newErrorKey } from '../../core/request/describe-failure.js';
import { systemErrorEvent, type SystemErrorDetail } from '../../core/request/report-failure.js';
import type { Failure } from '../../core/request/request-result.js';
import type { ErrorOverlayHost } from './error-overlay.settings.js';
import type { ErrorOverlayState } from './error-overlay.state.js';

/** Receives failures that no other code shows to the visitor, and covers the page with them. */
export class ErrorOverlayController {
  readonly #state: ErrorOverlayState;
  readonly #host: ErrorOverlayHost;
  #opened: AbortController | null = null;

  constructor(state: ErrorOverlayState, host: ErrorOverlayHost) { [this.#state, this.#host] = [state, host]; }

  connect(): void {
    const { signal } = this.#host;
    addEventListener(systemErrorEvent, event => {
      if (event.defaultPrevented || !this.#host.element!.isConnected) return; // another one on the page has it, or this one has left
      const { failure } = (event as CustomEvent<SystemErrorDetail>).detail;
      event.preventDefault();
      this.#show(failure);
    }, { signal });
    signal.addEventListener('abort', () => this.#opened?.abort(), { once: true });
  }

  /** By a script: in its own words, or as for no connection without any. */
  show(message = ''): boolean {
    const reason = message ? 'refused' : 'connection';
    return this.#show({ kind: 'failure', reason, status: message ? 500 : 0, message, body: null });
  }

  clear(): boolean {
    if (!this.#state.shown) return false;
    this.#opened?.abort();
    this.#opened = null;
    this.#state.clear();
    this.#host.toggleState('open', false);
    this.#host.redraw();
    this.#host.emit('site-error-overlay-close');
    return true;
  }

  reload(): void { reloadPage(); }

  /** A move has taken it out of the top layer: it is there again. */
  moved(): void {
    if (!this.#state.shown) return;
    this.#opened?.abort();
    this.#present();
  }

  #show(failure: Failure): boolean {
    const errorKey = failure.errorKey ?? newErrorKey();
    const { reason, status, message } = failure;
    if (this.#state.shown || !this.#host.emit('site-error-overlay-open', { reason, status, errorKey })) return false;
    this.#state.show({ failure, errorKey });
    this.#host.error(`a request failed (${reason}, status ${status}, error key ${errorKey}): ${message}`);
    this.#host.redraw();
    const { element } = this.#host;
    void (element as HTMLElement & { readonly updateComplete: Promise<unknown> }).updateComplete.then(() => this.#present());
    return true;
  }

  #present(): void {
    const { element, signal } = this.#host;
    const dialog = element?.shadowRoot?.querySelector('dialog');
    if (!dialog || !this.#state.shown || signal.aborted) return;
    const opened = this.#opened = new AbortController();
    openModal({
      dialog,
      initialFocus: dialog.querySelector<HTMLElement>('.primary'),
      onClose: () => { if (!opened.signal.aborted) this.clear(); },
      signal: opened.signal,
    });
    this.#host.toggleState('open', true);
  }
}
