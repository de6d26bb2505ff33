import { atom, type ReadableAtom } from 'nanostores';
import { cartMoney, type CartMoney } from '../../core/product/cart-money.js';
import { CartEditState, type CartAccess } from '../../core/product/cart-edit.state.js';
import { cartSums, shopSums, type CartChoices, type CartSums, type ShippingOption } from '../../core/contract/store/cart-sums.js';
import { oneLine } from '../../core/text/one-line.js';
import type { StoreCart } from '../../core/contract/cart.js';
import { maxCodeLength, type CartOffer } from './read-offer.js';

/** The shop behind the cart, where there is one. */
export interface ShopAccess {
  /** What it has last said; null without a shop, and before its first answer. */
  readonly answer: ReadableAtom<{ readonly cart: StoreCart | null }>;
  readonly takesCoupons: () => boolean;
}

/** The cart page: the lines, and what the visitor has chosen. */
export class CartState {
  readonly edit: CartEditState;
  readonly $choices = atom<CartChoices>({ codes: [], country: '', shipping: '' });
  /** Why the shop did not take a coupon. */
  readonly $refusedCode = atom('');
  /** Why an express button did not lead on, in the shop's words; empty where it gave none, null where it did. */
  readonly $expressProblem = atom<string | null>(null);
  readonly #access: CartAccess;
  readonly #shop: ShopAccess;
  #offer: CartOffer = { options: [], coupons: [] };

  constructor(access: CartAccess, shop: ShopAccess) {
    this.#access = access;
    this.#shop = shop;
    this.edit = new CartEditState(access);
  }

  offer(offer: CartOffer): void { this.#offer = offer; }

  /** The countries there is a way to; the first is taken until the visitor says another. */
  get countries(): readonly string[] {
    if (this.shopCart?.shippingCountries) return this.shopCart.shippingCountries;
    const options: readonly Pick<ShippingOption, 'countries'>[] = this.shopCart?.shippingOptions ?? this.#offer.options;
    return [...new Set(options.flatMap(({ countries }) => (Array.isArray(countries) ? countries : [])))];
  }

  /** The shop says where it sends to, and has not been told where the visitor is: what it costs is not known yet. */
  get isPlaceOpen(): boolean { return this.shopCart?.shippingLocation === null && this.shopCart.shippingCountries !== undefined; }

  get choices(): CartChoices {
    const choices = this.$choices.get();
    return { ...choices, country: this.shopCart?.shippingLocation?.country || choices.country || (this.isPlaceOpen ? '' : this.countries[0] ?? '') };
  }

  get shopCart(): StoreCart | null { return this.#shop.answer.get().cart; }

  get hasCoupons(): boolean { return this.#shop.takesCoupons() || this.#offer.coupons.length > 0; }
  get hasShipping(): boolean { return this.shopCart ? this.shopCart.requiresShipping : this.#offer.options.length > 0; }

  sums(): CartSums { return this.shopCart ? shopSums(this.shopCart) : cartSums(this.#access.cart.get(), { ...this.#offer, choices: this.choices }); }

  /** How amounts are written. Coupons and shipping that the page offers are in the page's currency. */
  money(page: { readonly currency: string; readonly locale: string }): CartMoney {
    const { entries } = this.#access.cart.get();
    const { options, coupons } = this.#offer;
    const offered = options.length + coupons.length > 0 ? [{ currency: page.currency }] : [];
    return cartMoney([...entries, ...offered], { ...page, ofShop: this.shopCart?.currency });
  }

  choose(choices: Partial<CartChoices>): void { this.$choices.set({ ...this.$choices.get(), ...choices }); }

  /** Takes a code once; the totals show whether it applies. */
  addCode(typed: string): string {
    const code = oneLine(typed).toUpperCase().slice(0, maxCodeLength);
    const { codes } = this.$choices.get();
    if (code && !codes.includes(code))
      this.choose({ codes: [...codes.filter(each => this.sums().validCoupons.some(valid => valid.toUpperCase() === each)), code] });
    return code;
  }

  removeCode(code: string): void {
    this.choose({ codes: this.$choices.get().codes.filter(each => each !== code.toUpperCase()) });
  }
}
