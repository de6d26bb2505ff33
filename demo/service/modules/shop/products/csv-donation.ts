import { plainAmount } from 'site-elements/contract/store';
import { readPrice } from '../read-amount.js';
import { storeSettings } from '../settings/store-settings.js';
import { ownerText } from '../texts.js';
import type { DonationRange } from './product-draft.js';

/** The amounts of a donation in a table: `1.00 to 5000.00`; empty for an ordinary product. */
export function donationAsText(donation: DonationRange | null): string {
  const { currency } = storeSettings();
  return donation ? `${plainAmount(donation.minCents, currency)} to ${plainAmount(donation.maxCents, currency)}` : '';
}

/** Throws a RangeError for a text that is not a range of amounts. */
export function donationInText(text: string): DonationRange | null {
  if (text === '') return null;
  const [least = '', most = '', ...rest] = text.split(/ to /i);
  const donation = { minCents: readPrice(least.trim()), maxCents: readPrice(most.trim()) };
  const isRange = rest.length === 0 && donation.minCents > 0 && donation.maxCents >= donation.minCents && donation.maxCents <= 99_999_999;
  if (!isRange) throw new RangeError(ownerText('productsDonationWrong', { text: text.slice(0, 60), example: '1.00 to 500.00' }));
  return donation;
}
