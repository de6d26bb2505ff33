import { oneLine } from '../../core/text/one-line.js';
import { CartLinesController } from '../../core/product/cart-lines.controller.js';
import { submitTo } from '../../core/platform/submit-to.js';
import { lineId, type Cart } from '../../core/contract/store/cart.js';
import { writeJson } from '../../core/registry/write-json.js';
import { $cart } from '../../core/stores/cart.js';
import { $currency } from '../../core/stores/currency.js';
import { expressCheckout } from '../../core/shop/express-checkout.js';
import { $shopCart, cartBackend, changeCoupon, changeShipping, hasShop, isCartOnServer, syncCart } from '../../core/shop/shop-cart.js';
import { $site } from '../../core/stores/site.js';
import type { CartHost } from './cart.settings.js';
import type { CartState } from './cart.state.js';

const linesOf = ({ entries }: Cart): string => writeJson(entries.map(entry => [lineId(entry), entry.quantity]));

/** Does what the controls of the cart page ask for, and says what came of it. */
export class CartController {
  readonly #state: CartState;
  readonly #host: CartHost;
  readonly lines: CartLinesController;
  /** The lines that the shop has been asked about. */
  #syncedLines = '';
  #pendingSync: Promise<unknown> = Promise.resolve();

  constructor(state: CartState, host: CartHost) {
    this.#state = state;
    this.#host = host;
    this.lines = new CartLinesController(state.edit, line => this.#announce(line));
  }

  connect(): void {
    const host = this.#host;
    this.#state.edit.open(host.signal);
    for (const store of [$cart, $currency, $site, $shopCart]) host.watch(store);
    const show = () => host.toggleState('empty', $cart.get().entries.length === 0);
    host.signal.addEventListener('abort', $cart.subscribe(show), { once: true });
    if (!hasShop()) return;
    // A visitor who has chosen nothing has no cart at the shop, and needs none.
    if ($cart.get().entries.length > 0) void this.ask();
    // A page that returns from the back/forward cache knows nothing of what was bought, or has changed its price, since.
    addEventListener('pageshow', ({ persisted }) => { if (persisted && $cart.get().entries.length > 0) void this.ask(); }, { signal: host.signal });
    host.signal.addEventListener(
      'abort',
      $cart.listen(cart => {
        if (!isCartOnServer(cart) && linesOf(cart) !== this.#syncedLines) void this.ask();
      }),
      { once: true },
    );
  }

  /** Asks the shop what the cart comes to now. */
  async ask(): Promise<void> {
    this.#syncedLines = linesOf($cart.get());
    await (this.#pendingSync = syncCart());
  }

  applyCoupon(form: HTMLFormElement, event: Event): void {
    event.preventDefault();
    const field = form.querySelector('input')!;
    if (hasShop()) return void this.#applyAtShop(field);
    const code = this.#state.addCode(field.value);
    if (!code) return field.focus();
    const isValid = this.#state.sums().validCoupons.some(valid => valid.toUpperCase() === code);
    if (isValid) field.value = '';
    this.#state.edit.$announcement.set(this.#host.text(isValid ? 'couponValid' : 'couponInvalid', { code }));
  }

  async #applyAtShop(field: HTMLInputElement): Promise<void> {
    const code = oneLine(field.value).toUpperCase();
    if (!code) return field.focus();
    const reply = await changeCoupon(code, true);
    const isValid = reply.kind === 'accepted' && reply.cart?.validCoupons.some(valid => valid.toUpperCase() === code) === true;
    if (isValid) field.value = '';
    this.#state.$refusedCode.set(isValid ? '' : (reply.kind === 'refused' && reply.message) || this.#host.text('couponInvalid', { code }));
    this.#state.edit.$announcement.set(isValid ? this.#host.text('couponValid', { code }) : this.#state.$refusedCode.get());
  }

  removeCoupon(code: string): void {
    if (hasShop()) void changeCoupon(code, false);
    else this.#state.removeCode(code);
  }

  sendTo(country: string): void {
    if (hasShop()) void changeShipping({ country });
    this.#state.choose({ country });
  }

  sendBy(option: string): void {
    if (hasShop()) void changeShipping({ option });
    this.#state.choose({ shipping: option });
  }

  checkOut(form: HTMLFormElement, event: Event): void {
    const cart = this.#state.edit.checkout();
    if (cart === null || !this.#host.emit('site-cart-checkout')) return event.preventDefault();
    form.querySelector<HTMLInputElement>('[name="cart"]')!.value = cart;
    const checkout = cartBackend().checkout?.($cart.get().entries);
    if (!checkout) return;
    event.preventDefault();
    submitTo(checkout);
  }

  /** To a payment provider immediately. */
  async express(provider: string): Promise<void> {
    if ($shopCart.get().isPending || !this.#host.emit('site-cart-checkout')) return;
    this.#state.$expressProblem.set(null);
    const answer = await expressCheckout(provider);
    if (this.#host.signal.aborted) return;
    if ('checkout' in answer) submitTo(answer.checkout);
    else this.#state.$expressProblem.set(answer.message);
  }

  #announce(line: string): void {
    const { edit } = this.#state;
    const name = edit.entryOf(line)?.name ?? '';
    if (hasShop()) return void this.#pendingSync.then(() => this.#emitChange(name, line)); // the change has been asked about already
    this.#emitChange(name, line);
  }

  #emitChange(name: string, line: string): void {
    const { edit } = this.#state;
    const count = edit.quantityOf(line);
    const total = this.#state.money({ currency: $currency.get(), locale: $site.get().locale }).sum(this.#state.sums().grandTotalCents);
    edit.$announcement.set(
      count && !total ? `${name}: ${count}` : count ? this.#host.text('changed', { name, count, total }) : this.#host.text('removed', { name }),
    );
  }
}
