import { visitorRegion } from '../../../platform/visitor.js';
import { $site } from '../../../stores/site.js';
import { parseLocale, regionNames } from '../../../text/intl.js';
import { type PhoneCountry, phoneCountry } from './phone-number.js';

/** Whose numbers are written without a code: the region the site's locale names, else the browser's, else the one where most speak the site's language. */
export function homeCountry(): PhoneCountry | null {
  const locale = parseLocale($site.get().locale);
  return phoneCountry(locale?.region) ?? phoneCountry(visitorRegion()) ?? phoneCountry(locale?.maximize().region);
}

/** A country in the site's language. */
export const countryName = (country: PhoneCountry): string => regionNames($site.get().locale).of(country) ?? country;
