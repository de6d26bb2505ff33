import type { ProductListHost } from './product-list.settings.js';
import type { ProductListState } from './product-list.state.js';

/** Opens a closer look at a product over the page. */
export class QuickViewController {
  readonly #state: ProductListState;
  readonly #host: ProductListHost;
  #close: () => void = () => {};

  constructor(state: ProductListState, host: ProductListHost) {
    this.#state = state;
    this.#host = host;
  }

  async open(id: string, opener: HTMLElement): Promise<void> {
    const host = this.#host;
    const product = this.#state.productOf(id);
    if (!product?.given || !host.values.quickView || !host.emit('site-quick-view-open', { id })) return;
    // Few visitors of a list look closer.
    const [{ openModal }] = await Promise.all([import('../../core/overlay/open-modal.js'), host.viewReady]);
    const dialog = host.element!.shadowRoot!.querySelector<HTMLDialogElement>('dialog.quick-view');
    if (!dialog || host.signal.aborted) return;
    this.#state.lookAt(product);
    this.#close = openModal({
      dialog, returnFocus: opener, signal: host.signal,
      onClose: () => { if (!host.signal.aborted) this.#state.lookAt(null); },
    });
  }

  close(): void { this.#close(); }
}
