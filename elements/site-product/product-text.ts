import { formatMoney } from '../../core/money/format-money.js';
import type { DetailedPlan, ProductDetails } from '../../core/product/product-details.js';
import { writeSize, writeWeight } from '../../core/product/measures.js';
import type { SelectedProduct } from '../../core/product/product-choice.js';
import { subscriptionText } from '../../core/contract/store/subscription-text.js';
import { $currency } from '../../core/stores/currency.js';
import { $site } from '../../core/stores/site.js';
import type { ProductHost } from './product.settings.js';

/** The words of a product, the same in the author's markup and in our own layout. */
export interface ProductText {
  readonly price: string;
  readonly compareAt: string;
  readonly stock: string;
  readonly button: string;
  readonly subscription: string;
  /** Of the variant that is shown; empty where it is not known. */
  readonly weight: string;
  readonly size: string;
}

type Text = Pick<ProductHost, 'text' | 'read'>;

export const moneyIn = (host: Text, product: ProductDetails) => (cents: number): string =>
  formatMoney(cents, { currency: product.currency || host.read($currency), locale: host.read($site).locale });

export function planText(host: Text, plan: DetailedPlan): string {
  const { key, values } = subscriptionText(plan);
  return host.text(key, { ...values });
}

export function productText(host: Text, product: ProductDetails, shown: SelectedProduct): ProductText {
  const { priceCents, compareAtCents, isFrom, status, stock, plan, variant } = shown;
  const money = moneyIn(host, product);
  const { locale } = host.read($site);
  const measures = variant ?? {};
  const isGone = status === 'sold-out' || status === 'unavailable';
  return {
    price: isFrom ? host.text('from', { price: money(priceCents) }) : money(priceCents),
    compareAt: compareAtCents === null ? '' : money(compareAtCents),
    stock:
      status === 'sold-out'
        ? host.text('soldOut')
        : status === 'unavailable'
          ? host.text('unavailable')
          : status === 'low'
            ? host.text('left', { count: stock! })
            : '',
    button: isGone ? host.text(status === 'sold-out' ? 'soldOut' : 'unavailable') : host.text(plan ? 'subscribe' : 'add'),
    subscription: plan ? planText(host, plan) : '',
    weight: writeWeight(measures, locale),
    size: writeSize(measures, locale),
  };
}
