import { readCookie } from '../../core/platform/cookies.js';
import { text } from '../../core/registry/decode.js';
import { submitTo } from '../../core/platform/submit-to.js';
import type { CartCheckout } from '../../core/shop/cart-backends/cart-backend.js';
import { shouldLoadExpressButtons, expressCheckout } from '../../core/shop/express-checkout.js';
import { controls } from '../../core/shop/own-control.js';
import { $shopCart, hasShop, isCartOnServer, syncCart } from '../../core/shop/shop-cart.js';
import { $cart } from '../../core/stores/cart.js';
import { $site } from '../../core/stores/site.js';
import type { CheckoutButtonHost } from './checkout-button.settings.js';
import type { CheckoutButtonState, CheckoutProblem } from './checkout-button.state.js';
import { checkoutTarget, type CheckoutTarget } from './checkout-target.js';

/** Handles clicks on the author's control. */
export class CheckoutButtonController {
  readonly #state: CheckoutButtonState;
  readonly #host: CheckoutButtonHost;

  constructor(state: CheckoutButtonState, host: CheckoutButtonHost) {
    this.#state = state;
    this.#host = host;
  }

  connect(): void {
    const { element, signal } = this.#host;
    this.#findControl();
    this.#host.onLightChange(() => this.#findControl());
    for (const store of [$cart, $shopCart, $site]) this.#host.watch(store);
    signal.addEventListener('abort', $cart.subscribe(({ entries }) => {
      this.#host.toggleState('empty', entries.length === 0);
      if (entries.length > 0 && this.#state.problem === 'noCart') this.#showProblem(null);
      this.#checkExpress();
    }), { once: true });
    signal.addEventListener('abort', $site.listen(() => this.#checkExpress()), { once: true });
    element!.addEventListener('click', event => this.#pressed(event), { signal });
    element!.addEventListener('submit', event => this.#startCheckout(event), { signal });
  }

  #findControl(): void {
    const { element } = this.#host;
    this.#state.hasControl = [...element!.querySelectorAll(controls)].some(control => !control.closest('[slot="express"]'));
    this.#state.hasExpress = element!.querySelector(':scope > [slot="express"]') !== null;
    this.#host.redraw();
  }

  /** A form of the author's speaks through its `submit`; any other control for itself. What opens a new tab is the browser's. */
  #pressed(event: MouseEvent): void {
    if (event.defaultPrevented || event.button || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    const path = event.composedPath();
    const inside = path.slice(0, path.indexOf(this.#host.element!)).filter((node): node is HTMLElement => node instanceof HTMLElement);
    const control = inside.find(node => node.matches(`${controls}, .control`)) as HTMLElement & { form?: HTMLFormElement | null; type?: string } | undefined;
    if (control?.dataset.provider) return void this.#express(control.dataset.provider);
    if (!control || control.closest('[slot="express"]')) return;
    if (control.form && control.type !== 'button') return;
    this.#startCheckout(event);
  }

  #target(cartToken: string): CheckoutTarget {
    const { values } = this.#host;
    const { cart } = $shopCart.get();
    const hasCookie = values.cartCookie !== '' && !!readCookie(values.cartCookie, text());
    return checkoutTarget({
      ...values, cartToken, websiteId: values.websiteId || $site.get().website.id, entries: $cart.get().entries,
      hasCartElsewhere: hasCookie || (cart?.entries.length ?? 0) > 0,
    });
  }

  #startCheckout(event: Event): void {
    if (event.defaultPrevented) return;
    const target = this.#target(this.#host.values.cartToken);
    if (target.kind === 'missing') {
      // The author's own address may hold it already.
      return this.#host.warn(`${target.setting} is missing; expected it for route="${this.#host.values.route}"; leaving the click to your own markup.`);
    }
    event.preventDefault();
    if (target.kind === 'no-cart') return this.#showProblem('noCart');
    if (target.kind === 'ask') return void this.#requestCheckout();
    this.#leave(target.checkout);
  }

  /** A subscription's checkout needs the shop's name for this cart. */
  async #requestCheckout(): Promise<void> {
    if (this.#state.isPending) return;
    this.#state.message = '';
    if (!hasShop()) {
      this.#host.warn('cart-token is missing, and the cart is stored only in the browser; expected a token, or a cart backend; showing a message.');
      return this.#showProblem('noCart');
    }
    this.#setPending(true);
    const reply = await syncCart();
    if (this.#host.signal.aborted) return;
    this.#setPending(false);
    const target = reply.kind === 'accepted' && reply.cartToken ? this.#target(reply.cartToken) : null;
    if (target?.kind === 'go') this.#leave(target.checkout);
    else this.#showProblem(reply.kind === 'accepted' ? 'noCart' : 'failed');
  }

  /** Which express buttons there are is the shop's to say, of the cart as it is. */
  #checkExpress(): void {
    const cart = $cart.get();
    if (
      this.#host.values.route === 'cart'
      && cart.entries.length > 0
      && shouldLoadExpressButtons()
      && !isCartOnServer(cart)
      && !$shopCart.get().isPending
    )
      void syncCart();
  }

  async #express(provider: string): Promise<void> {
    if (this.#state.isPending) return;
    this.#setPending(true);
    const answer = await expressCheckout(provider);
    if (this.#host.signal.aborted) return;
    this.#setPending(false);
    if ('checkout' in answer) return this.#leave(answer.checkout);
    this.#state.message = answer.message;
    this.#showProblem('failed');
  }

  #leave(checkout: CartCheckout): void {
    this.#showProblem(null);
    if (this.#host.emit('site-checkout-open', { route: this.#host.values.route, url: checkout.url })) submitTo(checkout);
  }

  #setPending(isPending: boolean): void {
    this.#state.isPending = isPending;
    this.#host.toggleState('pending', isPending);
    this.#host.redraw();
  }

  #showProblem(problem: CheckoutProblem | null): void {
    this.#state.problem = problem;
    this.#host.redraw();
  }
}
