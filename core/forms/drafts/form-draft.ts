import type { Control } from '../dom/field.js';
import { isSecret } from '../contents/is-secret.js';
import { getFormMembers } from '../dom/members.js';
import { isControl } from '../dom/read-fields.js';
import { getChangedContent, type Content, getControlContent, setContent } from '../contents/start-content.js';
import type { Draft } from './draft.js';

/** What never leaves the page: what a visitor does not see, files. */
const neverTypes = new Set(['hidden', 'file', 'submit', 'button', 'reset', 'image']);

const isStorable = (control: Control): boolean =>
  control.name !== '' && !neverTypes.has(control.type) && !isSecret(control) && !control.closest('[data-field="hidden"], [data-no-draft]');

/** What the visitor or the browser has put there stays, unless it is to be replaced. Whether the control has the content then. */
function give(control: Control, content: Draft[string][number], isReplaced: boolean): boolean {
  if (content === null) return true;
  if (isReplaced || getChangedContent(control) === null) setContent(control, content);
  return String(getControlContent(control)) === String(content);
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
export function createDraft(form: HTMLFormElement, read: (control: Control) => Content | null = getChangedContent): Draft {
  const changes = [...byName(form)].map(([name, controls]) => [name, controls.map(read)] as const);
  return Object.fromEntries(changes.filter(([, contents]) => contents.some(content => content !== null)));
}

/** Puts a draft back where a form is untouched, or everywhere. Whether all of it is in the form then. */
export function restoreDraft(draft: Draft, form: HTMLFormElement, isReplaced = false): boolean {
  let isWhole = true;
  for (const [name, controls] of byName(form)) {
    const contents = Object.hasOwn(draft, name) ? draft[name]! : [];
    controls.forEach((control, at) => { isWhole = give(control, contents[at] ?? null, isReplaced) && isWhole; });
  }
  return isWhole;
}
