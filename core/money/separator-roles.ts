import { localeOf, numberFormat } from '../text/intl.js';

/** What is known of the place where an amount was typed. */
export interface AmountContext {
  /** ISO 4217 code of the field's currency; empty if only its symbol is known. */
  readonly currency: string;
  /** Language tag of the page, or several that must agree about a separator. */
  readonly locale: string | readonly string[];
  /** A symbol that the field shows beside the currency's own, such as `CHF`. */
  readonly symbol?: string;
}

export type MarkRole = 'group' | 'decimal';

/** Currencies of several countries, whose codes begin with no country's. */
const ofSeveral = /^(EU|X)/;

/** A language without a country, as it is written where the currency is used: `es` and MXN are `es-MX` too, which writes 1,234.50. */
function localesOf({ locale, currency }: AmountContext): readonly string[] {
  return [locale].flat().flatMap(tag => {
    const known = localeOf(tag);
    return known && !known.region && /^[A-Z]{3}$/.test(currency) && !ofSeveral.test(currency) ? [tag, `${known.language}-${currency.slice(0, 2)}`] : [tag];
  });
}

/** What a point and a comma are to the page's languages. A mark about which they disagree, or that they do not use, has no role. */
export function separatorRoles(context: AmountContext): Readonly<Partial<Record<string, MarkRole>>> {
  const found = new Map<string, Set<MarkRole>>();
  for (const locale of localesOf(context)) {
    // Some countries write money with other marks than numbers (de-AT, fr-CH).
    for (const style of [{}, { style: 'currency', currency: 'EUR' }] as const) {
      for (const { type, value } of numberFormat(locale, { ...style, numberingSystem: 'latn' }).formatToParts(1_234_567.8)) {
        if (type === 'group' || type === 'decimal') found.set(value, (found.get(value) ?? new Set()).add(type));
      }
    }
  }
  return Object.fromEntries([...found].flatMap(([mark, roles]) => (roles.size === 1 ? [[mark, [...roles][0]!]] : [])));
}
