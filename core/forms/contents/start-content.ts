import type { Control } from '../dom/field.js';

/** What a control holds: ticked or not, a text, or the chosen values of a list. */
export type Content = string | boolean | readonly string[];

/** Controls that start with another value than the author's. */
const started = new WeakMap<Control, Content>();

const isTick = (control: Control): control is HTMLInputElement => control.type === 'checkbox' || control.type === 'radio';
const chosen = (list: HTMLSelectElement, isChosen: (option: HTMLOptionElement) => boolean) =>
  [...list.options].filter(isChosen).map(({ value }) => value);

/** What a control holds now. */
export function getControlContent(control: Control): Content {
  if (isTick(control)) return control.checked;
  return control instanceof HTMLSelectElement ? chosen(control, option => option.selected) : control.value;
}

/** What a control holds as the author has written it. */
function getAuthoredContent(control: Control): Content {
  if (isTick(control)) return control.defaultChecked;
  if (!(control instanceof HTMLSelectElement)) return control.defaultValue;
  const own = chosen(control, option => option.defaultSelected);
  return own.length > 0 || control.multiple ? own : [control.options[0]?.value ?? ''];
}

function getDifference(control: Control, start: Content): Content | null {
  const now = getControlContent(control);
  return String(now) === String(start) ? null : now;
}

/** What a control holds if the visitor has changed it, else null. */
export const getChangedContent = (control: Control): Content | null => getDifference(control, started.get(control) ?? getAuthoredContent(control));

/** What a control holds if it is not as the author has written it, else null: also what the page's address has filled in. */
export const getFilledContent = (control: Control): Content | null => getDifference(control, getAuthoredContent(control));

/** Puts a content into a control; one of another kind changes nothing. */
export function setContent(control: Control, content: Content): void {
  if (isTick(control)) control.checked = content === true;
  else if (control instanceof HTMLSelectElement) {
    for (const option of control.options) option.selected = Array.isArray(content) && content.includes(option.value);
  } else if (typeof content === 'string') control.value = content;
}

/** Lets a control start with another value than the author's: until the visitor changes it, it is not part of a draft. */
export function setStart(control: Control, content: Content): void {
  setContent(control, content);
  started.set(control, getControlContent(control));
}

/** The control is the author's again, as a reset has left it. */
export function forgetStart(control: Control): void { started.delete(control); }
