import { getDocument } from '../../../platform/page-document.js';
import { $site } from '../../../stores/site.js';
import type { Control, Field } from '../../dom/field.js';
import { type AddressParts, getAddressFill, type PartName } from './address-fill.js';
import { findOption } from './find-option.js';

/** What the parts of an address hold. */
export type AddressValues = Partial<Record<PartName, string>>;

const isFillable = (control: Control | undefined): control is Control =>
  !!control && control.type !== 'checkbox' && control.type !== 'radio' && !('readOnly' in control && control.readOnly);

const partOf = (field: Field, name: string): Control | null => {
  const [control] = field.parts.get(name) ?? [];
  return isFillable(control) ? control : null;
};

/** The text of a part: of a list those that are chosen, so that they compare with an address. */
function textOf(control: Control): string {
  return control.value && control instanceof HTMLSelectElement ? control.selectedOptions[0]?.text ?? '' : control.value;
}

export const readAddressValues = (field: Field): AddressValues => Object.fromEntries([...field.parts.keys()].flatMap(name => {
  const control = partOf(field, name);
  return control ? [[name, textOf(control)]] : [];
}));

/** Puts a text into a control, as if the visitor had, so that every listener is called. */
export function write(control: Control, text: string): void {
  if (control instanceof HTMLSelectElement) {
    const { documentElement } = getDocument(control);
    const choices = [...control.options];
    const at = text ? findOption(choices, text, ['en', documentElement.lang || $site.get().locale]) : choices.findIndex(({ value }) => !value);
    if (at < 0 || at === control.selectedIndex) return;
    control.selectedIndex = at;
  } else {
    if (control.value === text) return;
    control.value = text;
  }
  for (const type of ['input', 'change']) control.dispatchEvent(new Event(type, { bubbles: true, composed: true }));
}

export interface SelectedPlace {
  readonly field: Field;
  readonly address: AddressParts;
  /** What the parts held when the visitor chose. */
  readonly then: AddressValues;
  /** What an earlier choice has filled in. */
  readonly before: AddressValues;
}

/** Fills an address in, but no part that the visitor has changed since. Returns the values that were filled in. */
export function fillAddress({ field, address, then, before }: SelectedPlace): AddressValues {
  const now = readAddressValues(field);
  const filling = Object.entries(getAddressFill({ address, now, before })) as [PartName, string][];
  const ours = filling.filter(([name]) => now[name] === then[name]);
  for (const [name, text] of ours) write(partOf(field, name)!, text);
  const held = readAddressValues(field);
  return { ...before, ...Object.fromEntries(ours.map(([name]) => [name, held[name]])) };
}
