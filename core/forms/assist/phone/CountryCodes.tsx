import { countryName } from './home-country.js';
import { callingCodeOf, phoneCountries } from './phone-number.js';

/** Every country's calling code, for a line to type one in. */
export const CountryCodes = () => phoneCountries
  .map(country => ({ country, name: countryName(country), code: callingCodeOf(country) }))
  .sort((a, b) => a.name.localeCompare(b.name))
  .map(({ country, name, code }) => <option key={country} value={code} label={name} />);
