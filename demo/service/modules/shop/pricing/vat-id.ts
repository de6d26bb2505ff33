import { checkVAT, countries } from 'jsvat';
import type { ShippingLocation } from 'site-elements/contract/cart';

/** The states whose businesses buy from each other without tax. Source: Council Directive 2006/112/EC, article 5, as of 2025. */
const unionCountries: ReadonlySet<string> = new Set(
  'AT BE BG HR CY CZ DK EE FI FR DE GR HU IE IT LV LT LU MT NL PL PT RO SK SI ES SE'.split(' '),
);

/** Whether a country belongs to the union, whose shops charge the taxes of their own country until they have to charge the buyer's. */
export const isInUnion = (country: string): boolean => unionCountries.has(country);

/** Longer than any number with its country. */
const longestVatId = 20;

/** A number for value added tax without what people put in between: `de 136 695 976` is `DE136695976`. */
export const tidyVatId = (text: string): string => text.slice(0, 4 * longestVatId).toUpperCase().replace(/[\s.\p{Pd}/]/gu, '');

/** The country of a number whose form and check digits are right, by ISO 3166-1; null for any other text. */
export function countryOfVatId(vatId: string): string | null {
  if (vatId.length > longestVatId || !/^[A-Z]{2}[A-Z0-9+*]+$/.test(vatId)) return null;
  const { isValid, country } = checkVAT(vatId, countries);
  return isValid && country ? country.isoCode.short : null;
}

/**
 * Whether a business owes the tax in its own country: seller and buyer are in two states of the union, and what is sold goes to a third or the
 * buyer's.
 */
export function isReverseCharge(
  { country: home, hasReverseCharge }: { readonly country: string; readonly hasReverseCharge: boolean },
  vatId: string | null,
  place: ShippingLocation | null,
): boolean {
  const buyer = vatId === null ? null : countryOfVatId(vatId);
  return (
    hasReverseCharge && buyer !== null && place !== null
    && buyer !== home && place.country !== home
    && [home, buyer, place.country].every(isInUnion)
  );
}
