import { listenForActions } from '../../../../core/element/actions.js';
import { formatMoney } from '../../../../core/money/format-money.js';
import { openModal } from '../../../../core/overlay/open-modal.js';
import { subtotalCents } from '../../../../core/contract/store/cart.js';
import { $cart, addToCart, setCartQuantity } from '../../../../core/stores/cart.js';
import { $currency } from '../../../../core/stores/currency.js';
import { $site } from '../../../../core/stores/site.js';
import type { CartBadgeState } from '../../cart-badge.state.js';
import type { BadgeHost } from '../../cart-facts.js';
import { readQuantity } from '../../../../core/product/cart-rows.js';
import { CartEditState } from '../../../../core/product/cart-edit.state.js';
import { cartPanelStyles } from './panel.styles.js';

interface PanelEvent {
  readonly controller: CartPanelController;
  /** The control that carries `data-action`. */
  readonly target: HTMLElement;
  readonly event: Event;
}

const lineOf = (control: HTMLElement): string => control.closest<HTMLElement>('[data-line]')!.dataset.line!;

/** What the controls of the panel do, by event and `data-action`. */
const panelActions: Record<`${keyof HTMLElementEventMap} ${string}`, (happened: PanelEvent) => void> = {
  'click close': ({ controller }) => controller.close(),
  'click less': ({ controller, target }) => controller.step(lineOf(target), -1),
  'click more': ({ controller, target }) => controller.step(lineOf(target), 1),
  'click remove': ({ controller, target }) => controller.remove(lineOf(target)),
  'click undo': ({ controller, target }) => controller.undo(lineOf(target)),
  'input quantity': ({ controller, target }) => controller.typed(target as HTMLInputElement),
  'keydown quantity': ({ controller, target, event }) => controller.keydown(target as HTMLInputElement, event as KeyboardEvent),
  'focusout quantity': ({ controller, target }) => controller.settle(target as HTMLInputElement),
  'submit checkout': ({ controller, target, event }) => controller.checkOut(target as HTMLFormElement, event),
};

/** Opens the panel over the page and does what its controls ask for. Made at the first opening. */
export class CartPanelController {
  readonly #host: BadgeHost;
  readonly #panel: CartEditState;
  /** Ends when the panel closes. */
  #opened: AbortController | null = null;

  constructor(state: CartBadgeState, host: BadgeHost) {
    this.#host = host;
    this.#panel = new CartEditState({ cart: $cart, add: addToCart, setQuantity: setCartQuantity });
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

  step(line: string, by: number): void {
    this.#panel.step(line, by);
    this.#announce(line);
  }

  remove(line: string): void {
    this.#panel.remove(line);
    this.#announce(line);
  }

  undo(line: string): void {
    this.#panel.undo(line);
    this.#announce(line);
  }

  /** While it is typed a valid quantity counts at once; anything else waits, and stays as it is typed. */
  typed(field: HTMLInputElement): void {
    const quantity = readQuantity(field.value);
    field.dataset.isTyped = '';
    if (!quantity) return;
    this.#panel.setQuantity(lineOf(field), quantity);
    this.#announce(lineOf(field));
  }

  /** Typing is over: 0 removes the article, an invalid quantity is replaced by the last valid one. */
  settle(field: HTMLInputElement): void {
    if (field.dataset.isTyped === undefined) return;
    delete field.dataset.isTyped;
    const line = lineOf(field);
    if (readQuantity(field.value) === 0) this.remove(line);
    else field.value = String(this.#panel.quantityOf(line));
  }

  keydown(field: HTMLInputElement, event: KeyboardEvent): void {
    const by = { ArrowUp: 1, ArrowDown: -1 }[event.key];
    if (event.key === 'Enter') this.settle(field);
    const line = lineOf(field);
    if (!by || this.#panel.quantityOf(line) + by < 1) return; // an arrow key never removes the last one
    event.preventDefault();
    delete field.dataset.isTyped;
    field.value = String(this.#panel.step(line, by));
    this.#announce(line);
  }

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
    const subtotal = formatMoney(subtotalCents($cart.get()), { currency: $currency.get(), locale: $site.get().locale });
    this.#panel.$announcement.set(count ? this.#host.text('changed', { name, count, subtotal }) : this.#host.text('removed', { name }));
  }

  get #dialog(): HTMLDialogElement | null { return this.#host.element!.shadowRoot!.querySelector('dialog'); }
}
