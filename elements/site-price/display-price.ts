import { formatMoney } from '../../core/money/format-money.js';

export interface PriceFacts {
  readonly priceCents: number | null;
  readonly salePriceCents: number | null;
  readonly onSale: boolean;
  readonly trim: boolean;
  readonly currency: string;
  readonly locale: string;
}

/** A price as it is shown. */
export interface DisplayPrice {
  readonly now: string;
  /** The regular price beside a sale; empty without a sale. */
  readonly was: string;
}

/** The text of a price; null without an amount. A sale needs a lower price to count. */
export function getDisplayPrice({ priceCents, salePriceCents, onSale, ...style }: PriceFacts): DisplayPrice | null {
  if (priceCents === null) return null;
  const isSale = onSale && salePriceCents !== null && salePriceCents < priceCents;
  return { now: formatMoney(isSale ? salePriceCents : priceCents, style), was: isSale ? formatMoney(priceCents, style) : '' };
}
