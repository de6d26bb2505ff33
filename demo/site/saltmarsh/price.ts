import { siteContext } from '../layout/site-context.js';

const format = new Intl.NumberFormat(siteContext.locale, {
  style: 'currency',
  currency: siteContext.currency,
  trailingZeroDisplay: 'stripIfInteger',
} as Intl.NumberFormatOptions);

/** A price as the shop prints it: €28, €9.50. */
export function price(cents: number): string {
  return format.format(cents / 100);
}
