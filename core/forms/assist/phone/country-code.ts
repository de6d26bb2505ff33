import type { Control } from '../../dom/field.js';
import { make } from '../../dom/make.js';
import { uniqueId } from '../../dom/unique-id.js';
import { countryName } from './home-country.js';
import { callingCodeOf, countryOf, type NumberAbroad, type PhoneCountry, phoneCountries, phoneCountry } from './phone-number.js';

const digitsOf = (text: string): string => text.replace(/\D/g, '');

/** The control beside a number that holds its country's calling code: a list, or a line to type it in. */
export class CountryCode {
  constructor(readonly control: Control) {}

  /** The country chosen; `home` where nothing is. */
  country(home: PhoneCountry | null): PhoneCountry | null {
    const { control } = this;
    const said = control instanceof HTMLSelectElement ? control.selectedOptions[0]?.dataset.country : '';
    return phoneCountry(said) ?? phoneCountry(control.value) ?? (digitsOf(control.value) ? countryOf(control.value, home) : home);
  }

  /** Chooses a number's country, and tells the page; false where the list has it not. Another country with the same code stays. */
  choose({ country, callingCode }: NumberAbroad): boolean {
    const { control } = this;
    const code = digitsOf(callingCode);
    if (digitsOf(control.value) === code) return true;
    if (control instanceof HTMLSelectElement) {
      const options = [...control.options].filter(({ disabled }) => !disabled);
      const option = options.find(({ dataset, value }) => (dataset.country ?? value) === country) ?? options.find(({ value }) => digitsOf(value) === code);
      if (!option) return false;
      option.selected = true;
    } else control.value = callingCode;
    control.dispatchEvent(new Event('change', { bubbles: true }));
    return true;
  }

  /** Offers every country's code where it is typed, unless the author offers others. */
  offer(form: HTMLFormElement, signal: AbortSignal): void {
    const { control } = this;
    if (!(control instanceof HTMLInputElement) || control.hasAttribute('list')) return;
    const list = make(form, 'datalist', '', ...phoneCountries
      .map(country => ({ name: countryName(country), code: callingCodeOf(country) }))
      .sort((a, b) => a.name.localeCompare(b.name))
      .map(({ name, code }) => {
        const option = make(form, 'option', '');
        option.value = code;
        option.label = name;
        return option;
      }));
    list.id = uniqueId();
    form.append(list);
    control.setAttribute('list', list.id);
    signal.addEventListener('abort', () => {
      list.remove();
      control.removeAttribute('list');
    }, { once: true });
  }
}
