import type { AddressPart, ShippingLocation, TaxRule } from 'site-elements/contract/cart';
import type { taxRules } from '../rule.schema.js';
import { allot, roundedShare } from './exact.js';
import { matchesPostcode } from './postcodes.js';
import { isInUnion } from './vat-id.js';

export type StoredTax = typeof taxRules.$inferSelect;

/** A part of a cart under one tax class, in minor units as the buyer sees them. */
export interface TaxedAmount {
  readonly taxClass: string;
  readonly cents: number;
}

/** What the taxes of a cart come to. */
export interface CartTaxes {
  readonly rules: TaxRule[];
  readonly taxCents: number;
  /** What comes on top of the prices; below 0 where prices hold a tax that is not charged. */
  readonly addedCents: number;
}

/** How narrow the place of a rule is: postal codes are narrower than a region, and that than a country. */
const narrowness = ({ region, postcodes }: StoredTax): number => (postcodes.length > 0 ? 2 : 0) + (region === '' ? 0 : 1);

/** The taxes of a class in a place, those of the wider area first. They add up, but where one takes the place of those of the wider area. */
export function rulesAt(taxes: readonly StoredTax[], { country, region = '', postalCode = '' }: ShippingLocation, taxClass: string): StoredTax[] {
  const here = taxes.filter(
    rule =>
      rule.taxClass === taxClass
      && rule.country === country
      && (rule.region === '' || rule.region === region)
      && (rule.postcodes.length === 0 || matchesPostcode(rule.postcodes, postalCode)),
  );
  const narrowest = Math.max(-1, ...here.filter(({ isInstead }) => isInstead).map(narrowness));
  return here.filter(rule => narrowness(rule) >= narrowest).sort((one, other) => narrowness(one) - narrowness(other));
}

/**
 * The place whose taxes are charged. Within the European Union, it is the shop's own where the shop has no tax for the buyer's country: sales to other
 * member states below a yearly threshold are taxed at home. Source: Council Directive 2006/112/EC, article 59c.
 */
export function findTaxedPlace(taxes: readonly StoredTax[], place: ShippingLocation, home: ShippingLocation): ShippingLocation {
  const isTaxedAtHome = place.country !== home.country && isInUnion(place.country) && isInUnion(home.country)
    && !taxes.some(({ country }) => country === place.country);
  return isTaxedAtHome ? home : place;
}

/** The parts of an address, beside the country, on which the taxes of these classes depend. */
export function partsForTaxes(taxes: readonly StoredTax[], country: string, classes: ReadonlySet<string>): AddressPart[] {
  const rules = taxes.filter(rule => rule.country === country && classes.has(rule.taxClass));
  return [
    ...rules.some(({ region }) => region !== '') ? ['region' as const] : [],
    ...rules.some(({ postcodes }) => postcodes.length > 0) ? ['postalCode' as const] : [],
  ];
}

/** Whole parts of a rate: ten-thousandths of a percent. */
const partsOf = (basisPoints: number): number => Math.round(basisPoints * 100);
const allParts = 1_000_000;

/** A rule without its place among the others. */
type Rate = Pick<StoredTax, 'id' | 'name' | 'country' | 'region' | 'taxClass' | 'basisPoints' | 'isIncluded'>;

/** Every rule of one class on one amount. Taxes that prices do not hold are on the amount without those that they hold. */
function taxAmount(cents: number, rules: readonly Rate[], isReverseCharge: boolean): { readonly rules: TaxRule[]; readonly heldCents: number } {
  const held = rules.filter(({ isIncluded }) => isIncluded);
  const share = held.reduce((sum, { basisPoints }) => sum + partsOf(basisPoints), 0);
  const heldCents = roundedShare(cents, share, allParts + share);
  const parts = allot(heldCents, held.map(({ basisPoints }) => partsOf(basisPoints)));
  const netCents = cents - heldCents;
  const taxOf = (rule: Rate): number => {
    if (isReverseCharge) return 0;
    return rule.isIncluded ? parts[held.indexOf(rule)]! : roundedShare(netCents, partsOf(rule.basisPoints), allParts);
  };
  return {
    heldCents,
    rules: rules.map(rule => ({
      id: rule.id, name: rule.name, basisPoints: rule.basisPoints, isIncluded: rule.isIncluded, country: rule.country,
      ...(rule.region !== '' && { region: rule.region }), taxClass: rule.taxClass, netCents, taxCents: taxOf(rule),
    })),
  };
}

/**
 * Works out the taxes of a cart, class by class: each class is rounded once, as an invoice with a line for each rate is.
 * `isReverseCharge`: the buyer owes the tax in their own country, so that nothing is charged, and what prices hold is taken off.
 */
export function computeTaxes(
  amounts: readonly TaxedAmount[],
  taxes: readonly StoredTax[],
  { place, home, isReverseCharge }: { readonly place: ShippingLocation | null; readonly home: ShippingLocation; readonly isReverseCharge: boolean },
): CartTaxes {
  if (!place) return { rules: [], taxCents: 0, addedCents: 0 };
  const taxedPlace = findTaxedPlace(taxes, place, home);
  return taxByClass(amounts, taxClass => rulesAt(taxes, taxedPlace, taxClass), isReverseCharge);
}

/** The same at the rates of an earlier order, whatever the shop has changed since. */
export function computeTaxesAt(amounts: readonly TaxedAmount[], rates: readonly TaxRule[], isReverseCharge: boolean): CartTaxes {
  const rules = rates.map(rate => ({ country: '', region: '', taxClass: 'standard', ...rate }));
  return taxByClass(amounts, taxClass => rules.filter(rule => rule.taxClass === taxClass), isReverseCharge);
}

function taxByClass(amounts: readonly TaxedAmount[], rulesOf: (taxClass: string) => readonly Rate[], isReverseCharge: boolean): CartTaxes {
  const byClass = new Map<string, number>();
  for (const { taxClass, cents } of amounts) byClass.set(taxClass, (byClass.get(taxClass) ?? 0) + cents);
  // A cart without taxed products shows the rates of its place all the same.
  if (byClass.size === 0) byClass.set('standard', 0);
  const taxed = [...byClass].sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([taxClass, cents]) => taxAmount(cents, rulesOf(taxClass), isReverseCharge));
  const rules = taxed.flatMap(one => one.rules);
  const sumOf = (list: readonly TaxRule[]): number => list.reduce((sum, { taxCents = 0 }) => sum + taxCents, 0);
  return {
    rules,
    taxCents: sumOf(rules),
    addedCents: isReverseCharge
      ? 0 - taxed.reduce((sum, { heldCents }) => sum + heldCents, 0)
      : sumOf(rules.filter(({ isIncluded }) => !isIncluded)),
  };
}
