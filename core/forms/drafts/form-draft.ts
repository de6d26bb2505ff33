import type { Control } from '../dom/field.js';
import { isPassword } from '../dom/is-password.js';
import { getFormMembers } from '../dom/members.js';
import { isControl } from '../dom/read-fields.js';
import type { Draft } from './draft.js';

type Content = Draft[string][number];

/** What never leaves the page: secrets, cards, one-time codes, what a visitor does not see, files. */
const neverTypes = new Set(['hidden', 'file', 'submit', 'button', 'reset', 'image']);
const neverFilled = /(^|\s)(one-time-code|cc-\S+|\S*password)(\s|$)/;

function isStorable(control: Control): boolean {
  return (
    control.name !== ''
    && !/captcha|turnstile/i.test(control.name)
    && !neverTypes.has(control.type)
    && !isPassword(control)
    && !neverFilled.test(control.getAttribute('autocomplete') ?? '')
    && !control.closest('[data-field="password"], [data-field="hidden"], [data-captcha], [data-no-draft]')
  );
}

const isTick = (control: Control): control is HTMLInputElement => control.type === 'checkbox' || control.type === 'radio';
const chosen = (list: HTMLSelectElement, isChosen: (option: HTMLOptionElement) => boolean) =>
  [...list.options].filter(isChosen).map(({ value }) => value);

/** What a control holds when the visitor has changed it, else null. */
function changeOf(control: Control): Content {
  if (isTick(control)) return control.checked === control.defaultChecked ? null : control.checked;
  if (!(control instanceof HTMLSelectElement)) return control.value === control.defaultValue ? null : control.value;
  const now = chosen(control, option => option.selected);
  const start = chosen(control, option => option.defaultSelected);
  const first = start.length > 0 || control.multiple ? start : [control.options[0]?.value ?? ''];
  return now.join('\n') === first.join('\n') ? null : now;
}

function give(control: Control, content: Content): void {
  if (content === null || changeOf(control) !== null) return; // what the visitor or the browser has put there stays
  if (isTick(control)) control.checked = content === true;
  else if (control instanceof HTMLSelectElement) {
    for (const option of control.options) option.selected = Array.isArray(content) && content.includes(option.value);
  } else if (typeof content === 'string') control.value = content;
}

function byName(form: HTMLFormElement): Map<string, Control[]> {
  const named = new Map<string, Control[]>();
  for (const control of getFormMembers(form).elements) {
    if (!isControl(control) || !isStorable(control)) continue;
    named.set(control.name, [...named.get(control.name) ?? [], control]);
  }
  return named;
}

/** Everything the visitor has changed in a form, but secrets. */
export function createDraft(form: HTMLFormElement): Draft {
  const changes = [...byName(form)].map(([name, controls]) => [name, controls.map(changeOf)] as const);
  return Object.fromEntries(changes.filter(([, contents]) => contents.some(content => content !== null)));
}

/** Puts a draft back where a form is untouched. */
export function restoreDraft(draft: Draft, form: HTMLFormElement): void {
  for (const [name, controls] of byName(form)) {
    const contents = Object.hasOwn(draft, name) ? draft[name]! : [];
    controls.forEach((control, at) => give(control, contents[at] ?? null));
  }
}
