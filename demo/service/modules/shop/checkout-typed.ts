/** What the buyer has typed so far, by the names of the fields: it is there again after a refusal. */
export type TypedFields = Readonly<Record<string, string>>;

/** A region of one country means nothing in another, so that each country has a field of its own. */
export const regionInput = (prefix: AddressPrefix, country: string): string => `${prefix === '' ? 'region' : 'billingRegion'}-${country}`;

/** What the names of fields begin with: nothing for the shipping address, `billing` for that of the invoice. */
export type AddressPrefix = '' | 'billing';

const texts = ['email', 'name', 'phone', 'company', 'address', 'district', 'city', 'postalCode', 'vatId', 'note', 'coupon', 'giftCard'];
const ofBilling = ['Name', 'Company', 'Address', 'District', 'City', 'PostalCode', 'Country'].map(name => `billing${name}`);
const ticks = ['hasBilling', 'terms'];
const kept = new Set([...texts, ...ofBilling, ...ticks]);
const isRegion = (name: string): boolean => /^(?:region|billingRegion)-[A-Z]{2}$/.test(name);

/** Longer than anything that can be ordered with: what is too long returns with all else that was typed. */
const longest = 10_000;

/** All that was typed, of what was posted. A box that is not ticked is posted by no browser, and is empty here. */
export function typedFields(posted: Readonly<Record<string, unknown>>, isWhole: boolean): Record<string, string> {
  const typed = Object.entries(posted).filter((pair): pair is [string, string] =>
    typeof pair[1] === 'string' && (kept.has(pair[0]) || isRegion(pair[0])));
  return {
    ...isWhole && Object.fromEntries(ticks.map(name => [name, ''])),
    ...Object.fromEntries(typed.map(([name, text]) => [name, text.slice(0, isRegion(name) ? 100 : longest)])),
  };
}
