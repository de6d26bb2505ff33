import { listenForActions } from '../../../../core/element/actions.js';
import { cartMoney } from '../../../../core/product/cart-money.js';
import { openModal } from '../../../../core/overlay/open-modal.js';
import { subtotalCents } from '../../../../core/contract/store/cart.js';
import { $cart, addToCart, setCartQuantity } from '../../../../core/stores/cart.js';
import { $currency } from '../../../../core/stores/currency.js';
import { $site } from '../../../../core/stores/site.js';
import type { CartBadgeState } from '../../cart-badge.state.js';
import type { BadgeHost } from '../../cart-facts.js';
import { cartLineActions, CartLinesController } from '../../../../core/product/cart-lines.controller.js';
import { CartEditState } from '../../../../core/product/cart-edit.state.js';
import { cartPanelStyles } from './panel.styles.js';

interface PanelEvent {
  readonly controller: CartPanelController;
  /** The control that carries `data-action`. */
  readonly target: HTMLElement;
  readonly event: Event;
}

/** What the controls of the panel do, by event and `data-action`. */
const panelActions: Record<`${keyof HTMLElementEventMap} ${string}`, (happened: PanelEvent) => void> = {
  ...cartLineActions,
  'click close': ({ controller }) => controller.close(),
  'submit checkout': ({ controller, target, event }) => controller.checkOut(target as HTMLFormElement, event),
};

/** Opens the panel over the page and does what its controls ask for. Made at the first opening. */
export class CartPanelController {
  readonly #host: BadgeHost;
  readonly #panel: CartEditState;
  readonly lines: CartLinesController;
  /** Ends when the panel closes. */
  #opened: AbortController | null = null;

  constructor(state: CartBadgeState, host: BadgeHost) {
    this.#host = host;
    this.#panel = new CartEditState({ cart: $cart, add: addToCart, setQuantity: setCartQuantity });
    this.lines = new CartLinesController(this.#panel, line => this.#announce(line));
    state.$panel.set(this.#panel);
    const root = host.element!.shadowRoot!;
    const sheet = cartPanelStyles.styleSheet;
    if (!root.adoptedStyleSheets.includes(sheet)) root.adoptedStyleSheets.push(sheet);
    listenForActions(root, panelActions as never, host.signal, () => ({ state, controller: this, host }));
  }

  /** Resolves once the panel is open; rejects when it could not be drawn. */
  async open(opener: () => HTMLElement | null): Promise<void> {
    if (this.#opened) return;
    const host = this.#host;
    const opened = this.#opened = new AbortController();
    const close = () => {
      opened.abort();
      this.#opened = null;
      host.toggleState('open', false);
    };
    this.#panel.open(opened.signal);
    host.redraw();
    await host.viewReady;
    if (host.signal.aborted) return close();
    const dialog = this.#dialog;
    if (!dialog) {
      close();
      throw new Error('the panel was not drawn');
    }
    host.toggleState('open', true);
    openModal({ dialog, returnFocus: opener(), signal: host.signal, onClose: close });
  }

  close(): void { this.#dialog?.close(); }

  checkOut(form: HTMLFormElement, event: Event): void {
    const cart = this.#panel.checkout();
    if (cart === null) return event.preventDefault();
    form.action = this.#host.values.checkoutUrl;
    form.querySelector<HTMLInputElement>('[name="cart"]')!.value = cart;
  }

  /** Announces the result of a visitor's change in the live region. */
  #announce(line: string): void {
    const name = this.#panel.entryOf(line)?.name ?? '';
    const count = this.#panel.quantityOf(line);
    const subtotal = cartMoney($cart.get().entries, { currency: $currency.get(), locale: $site.get().locale }).sum(subtotalCents($cart.get()));
    this.#panel.$announcement.set(
      count && !subtotal ? `${name}: ${count}` : count ? this.#host.text('changed', { name, count, subtotal }) : this.#host.text('removed', { name }),
    );
  }

  get #dialog(): HTMLDialogElement | null { return this.#host.element!.shadowRoot!.querySelector('dialog'); }
}
