import type { Coupon, ShippingOption } from '../../core/contract/store/cart-sums.js';
import { show } from '../../core/settings/parse.js';

export interface CartOffer { readonly options: readonly ShippingOption[]; readonly coupons: readonly Coupon[] }

/** How long a coupon's code may be, in characters. */
export const maxCodeLength = 60;

type Given = Readonly<Record<string, unknown>>;
const isMissing = (value: unknown): value is null | undefined => value === undefined || value === null;
const isText = (value: unknown): value is string => typeof value === 'string' && value.trim() !== '';
/** An amount in minor units. It may be the total of a cart, so it has no limit of a price. */
const isAmount = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) >= 0;
/** Owners write numbers in quotes, too, and yes and no. */
const numberOf = (value: unknown): unknown => (typeof value === 'string' && /^\d{1,9}(\.\d{1,9})?$/.test(value) ? Number(value) : value);
const flagOf = (value: unknown): unknown => (value === 'true' ? true : value === 'false' ? false : value);
/** The same names without what is not given. */
const withoutMissing = <T extends object>(given: T): T => Object.fromEntries(Object.entries(given).filter(([, value]) => !isMissing(value))) as T;

function readOption({ name, countries, ...given }: Given): ShippingOption | null {
  const [cents, freeFromCents] = [numberOf(given.cents), numberOf(given.freeFromCents)];
  const goesTo = isMissing(countries) || (Array.isArray(countries) && countries.every(isText));
  if (!isText(name) || !isAmount(cents) || !goesTo || !(isMissing(freeFromCents) || isAmount(freeFromCents))) return null;
  return withoutMissing({ name, cents, countries, freeFromCents }) as ShippingOption;
}

function readCoupon({ code, ...given }: Given): Coupon | null {
  const freeShipping = flagOf(given.freeShipping);
  const [percent, cents, minimumCents] = [numberOf(given.percent), numberOf(given.cents), numberOf(given.minimumCents)];
  const isShare = isMissing(percent) || (typeof percent === 'number' && percent >= 0 && percent <= 100);
  const areAmounts = [cents, minimumCents].every(amount => isMissing(amount) || isAmount(amount));
  const isFlag = isMissing(freeShipping) || typeof freeShipping === 'boolean';
  if (!isText(code) || code.trim().length > maxCodeLength || !isShare || !areAmounts || !isFlag || !(percent || cents || freeShipping)) return null;
  return withoutMissing({ code: code.trim(), percent, cents, freeShipping, minimumCents }) as Coupon;
}

/** Reads the shipping methods and the coupons of a page. `faults` names what is wrong and left out. */
export function readOffer(given: { readonly options: unknown; readonly coupons: unknown }): { readonly offer: CartOffer; readonly faults: readonly string[] } {
  const faults: string[] = [];
  const read = <T>(name: string, list: unknown, readOne: (given: Given) => T | null, expected: string): T[] => {
    if (!Array.isArray(list)) {
      faults.push(`${name} is ${show(list)}; expected a list of ${expected}; offering none.`);
      return [];
    }
    return list.flatMap(each => {
      const one = readOne(Object(each) as Given);
      if (one === null) faults.push(`${name} has ${show(each)}; expected ${expected}; ignoring it.`);
      return one ?? [];
    });
  };
  const options = read('shipping-options', given.options, readOption, '{ "name", "cents" }, and "countries" (a list of codes) and "freeFromCents" if needed');
  const coupons = read(
    'coupons',
    given.coupons,
    readCoupon,
    '{ "code" } with one of "percent" (up to 100), "cents" and "freeShipping" (true), and "minimumCents" if needed',
  );
  return { offer: { options, coupons }, faults };
}
