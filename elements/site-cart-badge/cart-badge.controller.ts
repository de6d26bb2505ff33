import { getCartCurrency, subtotalCents, totalQuantity } from '../../core/contract/store/cart.js';
import { lazyView } from '../../core/element/view-source.js';
import { controls } from '../../core/shop/own-control.js';
import { $cart } from '../../core/stores/cart.js';
import { $currency } from '../../core/stores/currency.js';
import { $site } from '../../core/stores/site.js';
import { cartFacts, type BadgeHost, type BadgeProps } from './cart-facts.js';
import type { CartBadgeState } from './cart-badge.state.js';
import type { CartPanelController } from './features/panel/panel.controller.js';
import { paintBadge } from './paint-badge.js';

let lazy: typeof import('./cart-badge.lazy.js') | undefined;

/** The badge is painted without React; React takes it over when the panel is first opened. */
export const cartBadgeView = lazyView<BadgeProps>(
  async () => (lazy = await import('./cart-badge.lazy.js')).CartBadge,
  { isNeeded: ({ state }) => state.$panel.get() !== null, firstPaint: paintBadge },
);

/** What its author calls a control: its text, else its image's alternative text, else its label. */
function authorsName(control: HTMLElement): string {
  const visible =
    control.textContent!.trim()
    || control.querySelector('img')?.alt.trim()
    || (control instanceof HTMLInputElement && (control.value || control.alt));
  if (visible) return visible;
  // Stored beside it: a clone arrives with the label that we have extended.
  return (control.dataset.siteName ??= control.ariaLabel ?? '');
}

/** The author's control, and the panel it opens. */
export class CartBadgeController {
  readonly #state: CartBadgeState;
  readonly #host: BadgeHost;
  #panel: CartPanelController | null = null;
  #hasFailed = false;

  constructor(state: CartBadgeState, host: BadgeHost) {
    this.#state = state;
    this.#host = host;
  }

  connect(): void {
    const host = this.#host;
    const onEnd = (end: () => void) => host.signal.addEventListener('abort', end, { once: true });
    const show = () => {
      const { count, name } = cartFacts(host);
      host.toggleState('empty', count === 0);
      this.#describe(name);
    };
    for (const store of [$cart, $currency, $site]) {
      host.watch(store);
      onEnd(store.listen(show));
    }
    onEnd($cart.listen(cart => {
      const currency = getCartCurrency(cart.entries, $currency.get()) ?? '';
      host.emit('site-cart-change', { count: totalQuantity(cart), subtotalCents: subtotalCents(cart), currency });
    }));
    host.onTextsChange(show);
    host.onLightChange(() => {
      host.redraw();
      show();
    });
    onEnd(() => this.#restoreControl());
    show();
    host.toggleState('initialized', true);
  }

  /** A plain press opens the panel; one for a new tab stays the link's. */
  press(event: MouseEvent): void {
    const isForNewTab = event.button || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
    const control = this.#control();
    if (event.defaultPrevented || isForNewTab || (this.#hasFailed && control)) return;
    event.preventDefault();
    void this.open().then(isOpen => { if (!isOpen) control?.click(); });
  }

  /** False when the panel could not be shown. */
  async open(): Promise<boolean> {
    const host = this.#host;
    if (!host.emit('site-cart-open')) return true;
    try {
      await cartBadgeView.load();
      if (host.signal.aborted) return true;
      this.#panel ??= new lazy!.CartPanelController(this.#state, host);
      const opener = () => this.#control() ?? host.element!.shadowRoot!.querySelector<HTMLElement>('.control');
      await this.#panel.open(opener);
      return true;
    } catch (error) {
      this.#hasFailed = true;
      host.warn('the cart panel cannot be shown; following your own link instead.', error);
      return false;
    }
  }

  close(): void { this.#panel?.close(); }

  /** Adds count and subtotal to the accessible name of the control. */
  #describe(name: string): void {
    const { element } = this.#host;
    const control = this.#control();
    this.#state.label = (control ? authorsName(control) : element?.textContent?.trim()) || this.#host.text('cart');
    if (this.#state.hasOwnControl !== !!control) {
      this.#state.hasOwnControl = !!control;
      this.#host.redraw();
    }
    if (!control) return;
    control.ariaLabel = `${this.#state.label}, ${name}`;
    control.ariaHasPopup = 'dialog';
  }

  /** Gives the author's control back as it was. */
  #restoreControl(): void {
    const control = this.#control();
    if (!control) return;
    control.ariaLabel = control.dataset.siteName || null;
    control.ariaHasPopup = null;
    delete control.dataset.siteName;
  }

  #control(): HTMLElement | null {
    return this.#host.element?.querySelector<HTMLElement>(controls) ?? null;
  }
}
