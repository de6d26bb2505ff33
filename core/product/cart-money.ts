import { getCartCurrency, type CartEntry } from '../contract/store/cart.js';
import { formatMoney } from '../money/format-money.js';
import { warnOnce } from '../registry/registry.js';

interface Page {
  readonly currency: string;
  readonly locale: string;
  /** Currency of the sums, where a shop has calculated them. */
  readonly ofShop?: string;
}

/** How the amounts of a cart are written. */
export interface CartMoney {
  /** The currency of the sums; null where prices are in several, and have none. */
  readonly currency: string | null;
  /** A price of a line, in the line's own currency. */
  price(entry: Pick<CartEntry, 'currency'>): (cents: number) => string;
  /** A sum of lines; empty where they have none. */
  sum(cents: number): string;
}

/** A cart's amounts: a product of the shop may be in another currency than the page, and is never written in that of the page. */
export function cartMoney(lines: readonly Pick<CartEntry, 'currency'>[], { currency: pageCurrency, locale, ofShop }: Page): CartMoney {
  const currency = ofShop ?? getCartCurrency(lines, pageCurrency);
  if (currency === null) warnOnce('cart: the prices of the articles are in different currencies; expected one currency; showing no total.');
  const write = (code: string) => (cents: number) => formatMoney(cents, { currency: code, locale });
  return { currency, price: entry => write(entry.currency ?? pageCurrency), sum: cents => (currency === null ? '' : write(currency)(cents)) };
}
