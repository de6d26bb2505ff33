import { getFormMembers } from '../../dom/members.js';
import type { Control } from '../../dom/field.js';
import { createOwnNode, uniqueId } from '../../dom/own-nodes.js';
import type { LightParts } from '../../light-parts.js';
import { CountryCodes } from './CountryCodes.js';
import { findCallingCodeCountry, type InternationalNumber, type PhoneCountry, phoneCountry } from './phone-number.js';

const digitsOf = (text: string): string => text.replace(/\D/g, '');

/** The control beside a number that holds its country's calling code: a list, or a line to type it in. */
export class CountryCode {
  constructor(readonly control: Control) {}

  /** The country chosen; `home` where nothing is. */
  country(home: PhoneCountry | null): PhoneCountry | null {
    const { control } = this;
    const said = control instanceof HTMLSelectElement ? control.selectedOptions[0]?.dataset.country : '';
    return phoneCountry(said) ?? phoneCountry(control.value) ?? (digitsOf(control.value) ? findCallingCodeCountry(control.value, home) : home);
  }

  /** Chooses a number's country, and notifies the page; false where the list has it not. Another country with the same code stays. */
  choose({ country, callingCode }: InternationalNumber): boolean {
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
  offer(form: HTMLFormElement, parts: LightParts, signal: AbortSignal): void {
    const { control } = this;
    if (!(control instanceof HTMLInputElement) || control.hasAttribute('list')) return;
    const node = createOwnNode(form, 'datalist');
    node.id = uniqueId();
    parts.put({ node, view: CountryCodes, props: {}, place: () => getFormMembers(form).append(node) });
    control.setAttribute('list', node.id);
    signal.addEventListener('abort', () => {
      parts.drop(node);
      control.removeAttribute('list');
    }, { once: true });
  }
}
