import { formatAddress } from './address/format-address.js';
import { printedRegion } from './address/regions.js';
import { countryName } from './settings/countries.js';

/** A postal address by its parts. `region` is a code where the country has a list of them. */
export interface OrderAddress {
  readonly name: string;
  readonly company?: string;
  /** One or more lines. */
  readonly street: string;
  readonly district?: string;
  readonly city?: string;
  readonly region?: string;
  readonly postalCode?: string;
  /** ISO 3166-1. */
  readonly country: string;
}

/** What the buyer has given at the checkout, besides the name, email and address in lines that every order has. */
export interface OrderBuyer {
  readonly phone?: string;
  readonly company?: string;
  /** Where it is sent; missing for orders that give an address in lines alone. */
  readonly address?: OrderAddress;
  /** Missing if it is the address to which the order is sent. */
  readonly billing?: OrderAddress;
  readonly note?: string;
  /** What the buyer has agreed to, as the shop had it then. */
  readonly terms?: string;
}

/** The lines of an address as its country writes them, without name and country. */
export function addressText({ name: _, ...parts }: OrderAddress): string {
  const region = parts.region === undefined ? undefined : printedRegion(parts.country, parts.region, Object.values(parts).join(''));
  return formatAddress(parts.country, { ...parts, region }).join('\n');
}

/** An address with the name and the country. */
export const billingText = (address: OrderAddress): string => [address.name, addressText(address), countryName(address.country)].join('\n');
