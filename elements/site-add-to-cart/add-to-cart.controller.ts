import { totalQuantity, type CartEntry } from '../../core/contract/store/cart.js';
import { $cart, addToCart } from '../../core/stores/cart.js';
import { getAddition } from './get-addition.js';
import type { AddToCartHost, CartAddition } from './add-to-cart.settings.js';
import type { AddToCartState, Message } from './add-to-cart.state.js';
import { getSelectedQuantity, clickedControl, hasControl } from './clicked-control.js';

const confirmationMs = 2000;

/** Listens to the author's control and adds to the cart. */
export class AddToCartController {
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly state: AddToCartState, readonly host: AddToCartHost) {}

  connect(): void {
    const { host, host: { signal } } = this;
    const element = host.element!;
    this.#findControl();
    this.#show(this.state.message); // an element that moved shows its confirmation to the end
    host.onLightChange(() => this.#findControl());
    for (const type of ['click', 'submit']) {
      element.addEventListener(type, event => {
        const control = clickedControl(element, event);
        if (control) this.#add(control, event);
      }, { signal });
    }
    signal.addEventListener('abort', () => clearTimeout(this.#timer), { once: true });
  }

  #findControl(): void {
    this.state.hasControl = hasControl(this.host.element!);
    this.host.redraw();
  }

  /** The author's own action is prevented only when the click is ours to answer. */
  #add(control: HTMLElement, event: Event): void {
    const { host } = this;
    const addition = getAddition(host.values, $cart.get(), getSelectedQuantity(host.element!));
    if (addition.kind === 'fault') return host.warn(addition.message);
    event.preventDefault();
    if (addition.kind === 'refused') {
      const { text, stock, there } = addition;
      return this.#show({ kind: 'refused', text: host.text(text, { stock, there }) });
    }
    const { entry } = addition;
    if (!this.#request(entry)) return this.#show(null);
    this.#cover(control);
    this.#show({ kind: 'added', text: host.text('said', { name: entry.name, count: totalQuantity($cart.get()) }) });
  }

  /** Asks the page, then adds. The result is known immediately; the promise lets the page wait for it all the same. */
  #request(entry: CartEntry): boolean {
    let resolve!: (result: CartAddition) => void;
    const promise = new Promise<CartAddition>(settle => { resolve = settle; });
    const isAdded = this.host.emit('site-cart-add', { entry, promise });
    resolve({ isAdded, cart: isAdded ? addToCart(entry) : $cart.get() });
    return isAdded;
  }

  /** Shows a message; a confirmation hides after a while, counted from the latest one. */
  #show(message: Message | null): void {
    clearTimeout(this.#timer);
    const isAdded = message?.kind === 'added';
    this.state.message = message;
    this.host.toggleState('added', isAdded);
    this.host.redraw();
    if (isAdded) this.#timer = setTimeout(() => this.#show(null), confirmationMs);
  }

  /** Lays the confirmation over the control that was clicked. */
  #cover(control: HTMLElement): void {
    const element = this.host.element!;
    const shown = element.shadowRoot!.querySelector<HTMLElement>('.added');
    if (!shown) return;
    const box = control.getBoundingClientRect();
    const frame = element.getBoundingClientRect();
    const place = { x: box.left - frame.left, y: box.top - frame.top, width: box.width, height: box.height };
    for (const [name, px] of Object.entries(place)) shown.style.setProperty(`--_${name}`, `${px}px`);
    shown.style.setProperty('--_round', getComputedStyle(control).borderRadius);
  }
}
