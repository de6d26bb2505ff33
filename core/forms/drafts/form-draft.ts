import type { Control } from '../dom/field.js';
import { isSecret } from '../contents/is-secret.js';
import { getFormMembers } from '../dom/members.js';
import { isControl } from '../dom/read-fields.js';
import { getChangedContent, setContent } from '../contents/start-content.js';
import type { Draft } from './draft.js';

/** What never leaves the page: what a visitor does not see, files. */
const neverTypes = new Set(['hidden', 'file', 'submit', 'button', 'reset', 'image']);

const isStorable = (control: Control): boolean =>
  control.name !== '' && !neverTypes.has(control.type) && !isSecret(control) && !control.closest('[data-field="hidden"], [data-no-draft]');

function give(control: Control, content: Draft[string][number]): void {
  if (content !== null && getChangedContent(control) === null) setContent(control, content); // what the visitor or the browser has put there stays
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
  const changes = [...byName(form)].map(([name, controls]) => [name, controls.map(getChangedContent)] as const);
  return Object.fromEntries(changes.filter(([, contents]) => contents.some(content => content !== null)));
}

/** Puts a draft back where a form is untouched. */
export function restoreDraft(draft: Draft, form: HTMLFormElement): void {
  for (const [name, controls] of byName(form)) {
    const contents = Object.hasOwn(draft, name) ? draft[name]! : [];
    controls.forEach((control, at) => give(control, contents[at] ?? null));
  }
}
