import type { ShippingLocation, TaxRule } from 'site-elements/contract/cart';
import type { Language } from 'site-elements/contract/language';
import type { OrderLine, OrderState } from 'site-elements/contract/order';
import { plainAmount } from 'site-elements/contract/store';
import type { OrderBuyer } from '../../order-buyer.js';
import { ownerText } from '../../texts.js';

/** An order of another shop, or of another instance of the service. Amounts are in minor units. */
export interface ImportedOrder {
  /** Recognizes the order in a second import. */
  readonly origin: string;
  /** The system, as the owner reads it. */
  readonly source: string;
  /** Its number there. */
  readonly number: string;
  readonly state: Exclude<OrderState, 'pending'>;
  readonly email: string;
  readonly name: string;
  readonly address: string;
  readonly buyer: OrderBuyer;
  readonly location: ShippingLocation | null;
  readonly language: Language;
  readonly currency: string;
  readonly lines: readonly OrderLine[];
  readonly shippingName: string | null;
  readonly coupons: readonly string[];
  readonly taxRules: readonly TaxRule[];
  readonly vatId: string | null;
  readonly isReverseCharge: boolean;
  readonly subtotalCents: number;
  readonly discountCents: number;
  readonly shippingCostCents: number;
  readonly taxCents: number;
  /** The part of the tax that prices do not include; negative for a reverse charge. */
  readonly addedTaxCents: number;
  readonly giftCardCents: number;
  readonly grandTotalCents: number;
  readonly refunds: readonly { readonly cents: number; readonly createdAt: Date | null }[];
  readonly createdAt: Date;
  readonly paidAt: Date | null;
}

export const refundedCents = ({ refunds }: Pick<ImportedOrder, 'refunds'>): number => refunds.reduce((sum, { cents }) => sum + cents, 0);

const mostCents = 2 ** 31 - 1;

/** What is wrong with the sums of an order; null if they are exact. */
export function findSumFault(order: ImportedOrder): string | null {
  const { lines, subtotalCents, discountCents, shippingCostCents, addedTaxCents, giftCardCents, grandTotalCents, currency } = order;
  const amounts = [subtotalCents, discountCents, shippingCostCents, order.taxCents, giftCardCents, grandTotalCents, refundedCents(order)];
  const isPossible = amounts.every(cents => Number.isSafeInteger(cents) && cents >= 0 && cents <= mostCents) && discountCents <= subtotalCents
    && refundedCents(order) <= grandTotalCents;
  const isLine = ({ quantity, priceCents, totalCents }: OrderLine) => Number.isInteger(quantity) && quantity > 0 && totalCents === quantity * priceCents;
  if (!lines.every(isLine) || lines.reduce((sum, { totalCents }) => sum + totalCents, 0) !== subtotalCents)
    return ownerText('ordersImportLines', { sum: `${plainAmount(subtotalCents, currency)} ${currency}` });
  const isExact = grandTotalCents === subtotalCents - discountCents + shippingCostCents + addedTaxCents - giftCardCents;
  return isPossible && isExact ? null : ownerText('ordersImportSums', { sum: `${plainAmount(grandTotalCents, currency)} ${currency}` });
}
