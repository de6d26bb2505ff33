import type { AddressPart, ShippingLocation, StoreShippingOption } from 'site-elements/contract/cart';
import type { shippingOptions } from '../rule.schema.js';
import { matchesPostcode } from './postcodes.js';

export type StoredShipping = typeof shippingOptions.$inferSelect;

/** What is sent, as the price of sending it depends on it. */
export interface Parcel {
  readonly grams: number;
  /** The longest side of its longest item. */
  readonly longestMm: number;
  readonly items: number;
  /** After discounts. */
  readonly cents: number;
}

/** Whether a list of countries, which is empty for all, has this one. */
const includesCountry = (countries: readonly string[], code: string): boolean => countries.length === 0 || countries.includes(code);

/** The listed parts of a country; empty for all of it. */
const regionsIn = ({ regions }: Pick<StoredShipping, 'regions'>, country: string): string[] => regions.filter(code => code.startsWith(`${country}-`));

/** Whether a method goes to a place: `unsure` where the part of the address that decides it is not known yet. */
function goesTo(option: StoredShipping, location: ShippingLocation | null, served: readonly string[]): 'yes' | 'no' | 'unsure' {
  const { countries, postcodes, exceptPostcodes } = option;
  if (location === null) return countries.length === 0 ? 'yes' : 'no';
  const { country, region = '', postalCode = '' } = location;
  if (!includesCountry(countries, country) || !includesCountry(served, country)) return 'no';
  const parts = regionsIn(option, country);
  if (parts.length > 0 && region !== '' && !parts.includes(`${country}-${region}`)) return 'no';
  const asksCode = postcodes.length > 0 || exceptPostcodes.length > 0;
  if (asksCode && postalCode !== '') {
    if (postcodes.length > 0 && !matchesPostcode(postcodes, postalCode)) return 'no';
    if (matchesPostcode(exceptPostcodes, postalCode)) return 'no';
  }
  return (parts.length > 0 && region === '') || (asksCode && postalCode === '') ? 'unsure' : 'yes';
}

const hasRoomFor = ({ mostGrams, mostLengthMm }: StoredShipping, { grams, longestMm }: Parcel): boolean =>
  (mostGrams === null || grams <= mostGrams) && (mostLengthMm === null || longestMm <= mostLengthMm);

/** The price of a method for a parcel, before what makes it free. */
export function shippingPrice({ basis, cents, steps }: Pick<StoredShipping, 'basis' | 'cents' | 'steps'>, parcel: Parcel): number {
  if (basis === 'flat') return cents;
  const amount = { weight: parcel.grams, price: parcel.cents, number: parcel.items }[basis];
  return steps.findLast(({ from }) => from <= amount)?.cents ?? cents;
}

/** The methods that bring a parcel to a place, with their prices for it. */
export interface OfferedShipping {
  readonly options: (StoreShippingOption & { readonly taxClass: string })[];
  /** A method may reach the place, once its region or postal code is known. */
  readonly needsAddress: boolean;
}

/** The parts of an address, beside the country, on which it depends whether a method goes there. */
export function partsForShipping(methods: readonly StoredShipping[], country: string): AddressPart[] {
  const there = methods.filter(({ countries }) => includesCountry(countries, country));
  return [
    ...there.some(method => regionsIn(method, country).length > 0) ? ['region' as const] : [],
    ...there.some(({ postcodes, exceptPostcodes }) => postcodes.length + exceptPostcodes.length > 0) ? ['postalCode' as const] : [],
  ];
}

export function offerShipping(
  methods: readonly StoredShipping[],
  parcel: Parcel,
  { location, served }: { readonly location: ShippingLocation | null; readonly served: readonly string[] },
): OfferedShipping {
  const fitting = methods.filter(method => hasRoomFor(method, parcel)).map(method => ({ method, goes: goesTo(method, location, served) }));
  return {
    options: fitting.filter(({ goes }) => goes === 'yes').map(({ method }) => ({
      id: method.id,
      name: method.name,
      cents: shippingPrice(method, parcel),
      countries: method.countries,
      freeFromCents: method.freeFromCents,
      ...(method.isPickup && { isPickup: true }),
      taxClass: method.taxClass,
    })),
    needsAddress: fitting.some(({ goes }) => goes === 'unsure'),
  };
}

/** The countries that something can be sent to; undefined for all. */
export function reachedCountries(methods: readonly StoredShipping[], served: readonly string[]): string[] | undefined {
  if (methods.some(({ countries }) => countries.length === 0)) return served.length === 0 ? undefined : [...served];
  return [...new Set(methods.flatMap(({ countries }) => countries))].filter(code => includesCountry(served, code));
}
