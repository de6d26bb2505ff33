import { html, nothing } from 'lit/html.js';
import { leaf } from '../../core/element/definition.js';
import type { Host } from '../../core/element/host.js';
import { totalQuantity, type CartEntry } from '../../core/product/cart.js';
import { $cart, addToCart as addEntry } from '../../core/stores/cart.js';
import { additionOf } from './addition-of.js';
import { addToCartLightStyles } from './add-to-cart.light.styles.js';
import { addToCartSettings, type CartAddition } from './add-to-cart.settings.js';
import { AddToCartState } from './add-to-cart.state.js';
import { addToCartStyles } from './add-to-cart.styles.js';
import { chosenQuantity, hasControl, pressOf } from './press-of.js';

type AddHost = Host<typeof addToCartSettings.settings, typeof addToCartSettings.events, typeof addToCartSettings.texts>;

const confirmationMs = 2000;

/** Lays the confirmation over the control that was pressed. */
function cover(control: HTMLElement, host: AddHost): void {
  const element = host.element!;
  const shown = element.shadowRoot!.querySelector<HTMLElement>('.added');
  if (!shown) return;
  const box = control.getBoundingClientRect();
  const frame = element.getBoundingClientRect();
  const place = { x: box.left - frame.left, y: box.top - frame.top, width: box.width, height: box.height };
  for (const [name, px] of Object.entries(place)) shown.style.setProperty(`--_${name}`, `${px}px`);
  shown.style.setProperty('--_round', getComputedStyle(control).borderRadius);
}

/** Asks the page, then adds. The result is known at once; the promise lets the page wait for it all the same. */
function ask(entry: CartEntry, host: AddHost): boolean {
  let tell!: (result: CartAddition) => void;
  const promise = new Promise<CartAddition>(resolve => { tell = resolve; });
  const isAdded = host.emit('site-cart-add', { entry, promise });
  tell({ isAdded, cart: isAdded ? addEntry(entry) : $cart.get() });
  return isAdded;
}

/** One press. The author's own action is held back only when the press is ours to answer. */
function press(control: HTMLElement, event: Event, state: AddToCartState, host: AddHost): void {
  const addition = additionOf(host.values, $cart.get(), chosenQuantity(host.element!));
  if (addition.kind === 'fault') return host.warn(addition.message);
  event.preventDefault();
  if (addition.kind === 'refused') {
    const { text, stock, there } = addition;
    state.$word.set({ kind: 'refused', text: host.text(text, { stock, there }) });
    return;
  }
  const { entry } = addition;
  if (!ask(entry, host)) return state.$word.set(null);
  cover(control, host);
  state.$word.set({ kind: 'added', text: host.text('said', { name: entry.name, count: totalQuantity($cart.get()) }) });
}

/** Takes a confirmation away after a while, counted from the last one. */
function letConfirmationsEnd(state: AddToCartState, host: AddHost): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = state.$word.subscribe(word => {
    clearTimeout(timer);
    host.toggleState('added', word?.kind === 'added');
    if (word?.kind === 'added') timer = setTimeout(() => state.$word.set(null), confirmationMs);
  });
  host.signal.addEventListener('abort', () => {
    clearTimeout(timer);
    stop();
  }, { once: true });
}

export const addToCart = leaf({
  table: addToCartSettings,
  styles: [addToCartStyles],
  lightStyles: [addToCartLightStyles],
  state: () => new AddToCartState(),
  update: ({ values: { stock }, host }) => host.toggleState('sold-out', stock === 0),
  connect({ state, host }) {
    const element = host.element!;
    const look = () => state.$hasControl.set(hasControl(element));
    look();
    host.onLightChange(look);
    host.watch(state.$hasControl);
    host.watch(state.$word);
    letConfirmationsEnd(state, host);
    for (const type of ['click', 'submit']) {
      element.addEventListener(type, event => {
        const control = pressOf(element, event);
        if (control) press(control, event, state, host);
      }, { signal: host.signal });
    }
  },
  template({ state, host }) {
    const word = state.$word.get();
    const isAdded = word?.kind === 'added';
    return html`
      ${state.$hasControl.get()
        ? html`<slot></slot>`
        : html`<button class="control" part="button" type="button"><slot>${host.text('add')}</slot></button>`}
      <span class=${isAdded ? 'added shown' : 'added'} part="added" aria-hidden="true">
        <svg viewBox="0 0 24 24"><path d="M4.5 12.5l5 5 10-11"></path></svg>
        <span>${host.text('added')}</span>
      </span>
      <p class="message" part="message" role="status">${word?.kind === 'refused' ? word.text : nothing}</p>
      <span class="visually-hidden" role="status">${isAdded ? word.text : nothing}</span>`;
  },
});
