import { visitorRegion } from '../../../platform/visitor.js';
import { $site } from '../../../stores/site.js';
import { type PhoneCountry, phoneCountry } from './phone-number.js';

function localeOf(tag: string): Intl.Locale | null {
  try {
    return new Intl.Locale(tag);
  } catch {
    return null;
  }
}

/** Whose numbers are written without a code: the region the site's locale names, else the browser's, else the one where most speak the site's language. */
export function homeCountry(): PhoneCountry | null {
  const locale = localeOf($site.get().locale);
  return phoneCountry(locale?.region) ?? phoneCountry(visitorRegion()) ?? phoneCountry(locale?.maximize().region);
}

/** A country in the site's language. */
export function countryName(country: PhoneCountry): string {
  const locale = localeOf($site.get().locale)?.toString();
  return new Intl.DisplayNames(locale ? [locale, 'en'] : ['en'], { type: 'region' }).of(country) ?? country;
}
