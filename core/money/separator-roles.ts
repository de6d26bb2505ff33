import { parseLocale, numberFormat } from '../text/intl.js';

/** Context of a typed amount. */
export interface AmountContext {
  /** ISO 4217 code of the field's currency; empty if only its symbol is known. */
  readonly currency: string;
  /** Language tag of the page, or several that have to agree about a separator. */
  readonly locale: string | readonly string[];
  /** An additional symbol of the field, such as `CHF`. */
  readonly symbol?: string;
}

export type MarkRole = 'group' | 'decimal';

/** Currencies of several countries. Their codes do not begin with a country code. */
const ofSeveral = /^(EU|X)/;

/** Adds the locale of the currency's country to a language without one: `es` with MXN includes `es-MX`, which writes 1,234.50. */
function localesOf({ locale, currency }: AmountContext): readonly string[] {
  return [locale].flat().flatMap(tag => {
    const known = parseLocale(tag);
    return known && !known.region && /^[A-Z]{3}$/.test(currency) && !ofSeveral.test(currency) ? [tag, `${known.language}-${currency.slice(0, 2)}`] : [tag];
  });
}

/** Roles of point and comma in the page's languages. A mark that they do not use, or use differently, has no role. */
export function separatorRoles(context: AmountContext): Readonly<Partial<Record<string, MarkRole>>> {
  const found = new Map<string, Set<MarkRole>>();
  for (const locale of localesOf(context)) {
    // Some countries use other marks for money than for numbers (de-AT, fr-CH).
    for (const style of [{}, { style: 'currency', currency: 'EUR' }] as const) {
      for (const { type, value } of numberFormat(locale, { ...style, numberingSystem: 'latn' }).formatToParts(1_234_567.8)) {
        if (type === 'group' || type === 'decimal') found.set(value, (found.get(value) ?? new Set()).add(type));
      }
    }
  }
  return Object.fromEntries([...found].flatMap(([mark, roles]) => (roles.size === 1 ? [[mark, [...roles][0]!]] : [])));
}
