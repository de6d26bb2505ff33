import type { WritableAtom } from 'nanostores';
import { warnAboutAmbiguousLink } from '../../core/links/warn-about-ambiguous-link.js';
import type { OrderLinkHost } from './order-link.settings.js';

/** Whether the author wrote a link of their own: then none is drawn. */
export interface OrderLinkState { readonly $hasOwnLink: WritableAtom<boolean> }

/** Looks for the author's link, and notifies the page when one is followed. */
export class OrderLinkController {
  readonly #state: OrderLinkState;
  readonly #host: OrderLinkHost;
  #isConnected = false;

  constructor(state: OrderLinkState, host: OrderLinkHost) { [this.#state, this.#host] = [state, host]; }

  connect(): void {
    const host = this.#host;
    this.#isConnected = true;
    this.read();
    host.watch(this.#state.$hasOwnLink);
    host.onLightChange(() => this.read());
    host.element!.addEventListener('click', event => {
      const link = event.composedPath().find((node): node is HTMLAnchorElement => node instanceof HTMLAnchorElement && node.href !== '');
      if (link && !event.defaultPrevented && !host.emit('site-order-open', { url: link.href })) event.preventDefault();
    }, { signal: host.signal });
  }

  read(): void {
    if (!this.#isConnected) return;
    const host = this.#host;
    const own = host.element!.querySelector('a[href], button');
    const hasOwn = own !== null;
    warnAboutAmbiguousLink('<site-order-link>: link', own?.getAttribute('href') ?? '');
    this.#state.$hasOwnLink.set(hasOwn);
    if (!hasOwn && !host.values.url) host.warn('has no link and no url; expected an <a href> inside, or the URL of the ordering service; showing no link.');
  }
}
