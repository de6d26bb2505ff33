import type { Assist } from '../assist-context.js';
import type { Control, Field } from '../../dom/field.js';
import { canSearchPlaces } from './places-api.js';
import { searchAddress } from './search-address.js';

const helped = new WeakSet<Control>();

/** An address in one control of its own: not one of several that an author has put into a box without naming them as parts. */
const isOneLine = ({ parts, box }: Field): boolean =>
  parts.size === 0 && box !== null && (box.matches('input') || box.querySelectorAll('input:not([type="hidden"]), select, textarea').length === 1);

/** The first line of an address, unless it is a list, or the author's own search, already. */
const isFirstLine = (field: Field, control: Control): control is HTMLInputElement =>
  control instanceof HTMLInputElement && (control.type === 'text' || control.type === 'search') && !control.readOnly && !control.list
  && (!control.hasAttribute('role') || control.hasAttribute('data-site-places')) // a copy of a page's nodes brings ours along
  && (field.parts.get('line1')?.[0] === control || isOneLine(field));

/** Suggests addresses while the first line of one is typed, and fills in the parts of the one that is chosen. */
export const assist: Assist = ({ field, control, ...assisted }) => {
  if (helped.has(control) || !isFirstLine(field, control) || !canSearchPlaces(assisted.host)) return;
  helped.add(control);
  assisted.signal.addEventListener('abort', () => helped.delete(control), { once: true });
  searchAddress({ ...assisted, control });
};
