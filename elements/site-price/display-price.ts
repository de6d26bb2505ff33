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
  /** The regular price beside a sale; empty where there is none. */
  readonly was: string;
}

/** What a price says; null where no amount is given. A sale without a lower price is none. */
export function getDisplayPrice({ priceCents, salePriceCents, onSale, ...style }: PriceFacts): DisplayPrice | null {
  if (priceCents === null) return null;
  const isSale = onSale && salePriceCents !== null && salePriceCents < priceCents;
  return { now: formatMoney(isSale ? salePriceCents : priceCents, style), was: isSale ? formatMoney(priceCents, style) : '' };
}
