import { getOwnChildren, Parts } from './parts.js';
import type { RevealHost } from './reveal.settings.js';

/** Has the children appear: the one part of the element that touches the page. */
export class RevealController {
  readonly #host: RevealHost;
  readonly #parts: Parts;
  #isConnected = false;

  constructor(host: RevealHost) {
    this.#host = host;
    this.#parts = new Parts(element => void host.emit('site-reveal-show', { element }));
  }

  connect(): void {
    const { element, signal } = this.#host;
    this.#isConnected = true;
    signal.addEventListener('abort', () => this.#parts.release(), { once: true });
    this.#host.onLightChange(() => this.#follow());
    this.#follow();
    const isBare = [...element!.childNodes].some(node => node.nodeType === Node.TEXT_NODE && node.textContent!.trim());
    if (isBare) this.#host.warn('has text without an element around it; expected an element for each part, such as <p>; showing it immediately.');
  }

  /** Other settings hold for all that still waits. */
  update(): void {
    if (!this.#isConnected) return;
    this.#parts.release();
    this.#follow();
  }

  show(): void { this.#parts.showAll(); }

  #follow(): void {
    this.#parts.follow(getOwnChildren(this.#host.element!), this.#host.values);
  }
}
