import type { Host } from '../../core/element/host.js';
import { formatMoney } from '../../core/money/format-money.js';
import { subtotalCents } from '../../core/product/cart.js';
import { $cart } from '../../core/stores/cart.js';
import { $currency } from '../../core/stores/currency.js';
import { $site } from '../../core/stores/site.js';
import type { CartBadgeState } from './cart-badge.state.js';
import { readQuantity } from './read-quantity.js';

interface PanelEvent {
  readonly state: CartBadgeState;
  readonly host: Host;
  /** The control that carries `data-action`. */
  readonly target: HTMLElement;
  readonly event: Event;
}
type PanelAction = (happened: PanelEvent) => void;

const skuOf = (control: HTMLElement): string => control.closest<HTMLElement>('[data-sku]')!.dataset.sku!;

/** Says after a visitor's change what it has come to. */
function say(panel: CartBadgeState, host: Host, sku: string): void {
  const name = panel.entryOf(sku)?.name ?? '';
  const count = panel.quantityOf(sku);
  const subtotal = formatMoney(subtotalCents($cart.get()), { currency: $currency.get(), locale: $site.get().locale });
  panel.$said.set(count ? host.text('changed', { name, count, subtotal }) : host.text('removed', { name }));
}

const step = (by: number): PanelAction => ({ state: machine, host, target }) => {
  const sku = skuOf(target);
  machine.step(sku, by);
  say(machine, host, sku);
};

/** While it is typed a good number counts at once; anything else waits, and stays as it is typed. */
const typed: PanelAction = ({ state: machine, host, target }) => {
  const field = target as HTMLInputElement;
  const quantity = readQuantity(field.value);
  field.dataset.isTyped = '';
  if (!quantity) return;
  machine.setQuantity(skuOf(field), quantity);
  say(machine, host, skuOf(field));
};

/** Typing is over: 0 takes the article out, what is no number gives way to the quantity there was. */
function settle(machine: CartBadgeState, host: Host, field: HTMLInputElement): void {
  if (field.dataset.isTyped === undefined) return;
  delete field.dataset.isTyped;
  const sku = skuOf(field);
  const quantity = readQuantity(field.value);
  if (quantity === 0) {
    machine.remove(sku);
    say(machine, host, sku);
  } else field.value = String(machine.quantityOf(sku));
}

const keyed: PanelAction = ({ state: machine, host, target, event }) => {
  const { key } = event as KeyboardEvent;
  const field = target as HTMLInputElement;
  const by = { ArrowUp: 1, ArrowDown: -1 }[key];
  if (key === 'Enter') settle(machine, host, field);
  const sku = skuOf(field);
  if (!by || machine.quantityOf(sku) + by < 1) return; // taking the last one out is not an arrow's business
  event.preventDefault();
  delete field.dataset.isTyped;
  field.value = String(machine.step(sku, by));
  say(machine, host, sku);
};

/** What the controls of the panel do, by event and `data-action`. */
export const panelActions: Record<`${keyof HTMLElementEventMap} ${string}`, PanelAction> = {
  'click close': ({ target }) => target.closest('dialog')!.close(),
  'click less': step(-1),
  'click more': step(1),
  'input quantity': typed,
  'keydown quantity': keyed,
  'focusout quantity': ({ state: machine, host, target }) => settle(machine, host, target as HTMLInputElement),
  'click remove': ({ state: machine, host, target }) => {
    const sku = skuOf(target);
    machine.remove(sku);
    say(machine, host, sku);
  },
  'click undo': ({ state: machine, host, target }) => {
    const sku = skuOf(target);
    machine.undo(sku);
    say(machine, host, sku);
  },
  'submit checkout': ({ state: machine, host, target, event }) => {
    const form = target as HTMLFormElement;
    const cart = machine.checkout();
    if (cart === null) return event.preventDefault();
    form.action = (host.values as { checkoutUrl: string }).checkoutUrl;
    form.querySelector<HTMLInputElement>('[name="cart"]')!.value = cart;
  },
};
