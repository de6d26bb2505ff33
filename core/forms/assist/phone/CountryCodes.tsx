import { $site } from '../../../stores/site.js';
import { collation } from '../../../text/intl.js';
import { countryName } from './home-country.js';
import { getCallingCode, phoneCountries } from './phone-number.js';

/** Every country's calling code, for a line to type one in. */
export function CountryCodes() {
  const compare = collation($site.get().locale);
  return phoneCountries()
    .map(country => ({ country, name: countryName(country), code: getCallingCode(country) }))
    .sort((a, b) => compare(a.name, b.name))
    .map(({ country, name, code }) => <option key={country} value={code} label={name} />);
}
