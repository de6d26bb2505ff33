import { getDocument } from '../../platform/page-document.js';
import { nextTask } from '../../platform/timing.js';
import { readAccountSession } from '../../session/account-session.js';
import type { Control, Field } from '../dom/field.js';
import { isSecret } from '../contents/is-secret.js';
import { getFormMembers } from '../dom/members.js';
import { isControl, readFields } from '../dom/read-fields.js';
import { getChangedContent, getControlContent, forgetStart, setContent, setStart } from '../contents/start-content.js';
import type { FormHost } from '../form.settings.js';
import { fitValues } from './fit-values.js';
import { type PrefillValues, plainName, readAddress, readAttributes } from './read-prefill.js';

export interface PrefillOptions {
  readonly form: HTMLFormElement;
  readonly host: Pick<FormHost, 'element' | 'values'>;
  readonly signal: AbortSignal;
  /** Fields have been filled in. */
  onFilled(): void;
}

/** Where a value comes from: `visitor` is anyone who has made the link, `owner` has written the tag. */
type Source = 'visitor' | 'owner';

/** Fields that only the visitor fills in: files, and amounts to pay. */
const neverFilled = new Set(['password', 'file', 'currency']);

/** A single checkbox agrees to something: the visitor checks it. */
const isAgreement = ({ controls }: Field): boolean => {
  const boxes = controls.filter(({ type }) => type === 'checkbox');
  return boxes.length === 1 || boxes.some(({ required }) => required);
};

const isFillable = (field: Field): boolean =>
  !neverFilled.has(field.type) && !isAgreement(field) && !field.controls.some(control => isSecret(control) || control.closest('[data-no-prefill]'));

/** A field that its visitor cannot change is filled in by a link only where the owner allows it. */
const isOwners = (control: Control): boolean =>
  (control.type === 'hidden' || (!(control instanceof HTMLSelectElement) && control.readOnly)) && !control.closest('[data-site-prefill]');

const byName = (controls: readonly Control[]): Map<string, Control[]> => {
  const named = new Map<string, Control[]>();
  for (const control of controls) named.set(control.name, [...named.get(control.name) ?? [], control]);
  return named;
};

/** Fills in the fields of a form that are untouched, each once. What the visitor has typed, or a draft has put back, stays. */
export class PrefilledForm {
  readonly #address: PrefillValues;
  readonly #attributes: PrefillValues;
  readonly #filled = new WeakSet<Control>();
  /** What hidden fields had before: they have no other place for it than their attribute. */
  readonly #hidden = new Map<Control, string>();

  constructor(private readonly options: PrefillOptions) {
    const { form, host, signal } = options;
    this.#address = readAddress(getDocument(form).location.search);
    this.#attributes = readAttributes(host.element!);
    signal.addEventListener('abort', () => {
      for (const [control, before] of this.#hidden) control.value = before;
    }, { once: true });
    getFormMembers(form).addEventListener('reset', () => {
      this.#forget();
      nextTask(() => this.fill()); // the values go only after this event
    }, { signal });
  }

  fill(): void {
    if (this.options.signal.aborted) return;
    const controls = [...getFormMembers(this.options.form).elements].filter(isControl);
    const fields = [...readFields(this.options.form, new Set(controls)).values()];
    const emails = fields.filter(({ type }) => type === 'email');
    let isFilled = false;
    for (const field of fields.filter(isFillable)) {
      const account = emails.length === 1 && field === emails[0] ? readAccountSession()?.email : undefined;
      for (const [name, named] of byName(field.controls)) {
        if (named.some(control => this.#filled.has(control))) continue;
        for (const control of named) this.#filled.add(control);
        isFilled = this.#fillIn(named, this.#address.get(name), 'visitor')
          || this.#fillIn(named, this.#attributes.get(plainName(name)) ?? (account === undefined ? undefined : [account]), 'owner')
          || isFilled;
      }
    }
    if (isFilled) this.options.onFilled();
  }

  #fillIn(controls: readonly Control[], texts: readonly string[] | undefined, source: Source): boolean {
    if (!texts || (source === 'visitor' && controls.some(isOwners)) || controls.some(control => getChangedContent(control) !== null)) return false;
    const contents = fitValues(controls, texts);
    if (!contents) return false;
    const before = controls.map(getControlContent);
    controls.forEach((control, at) => {
      if (control.type === 'hidden' && !this.#hidden.has(control)) this.#hidden.set(control, control.value);
      setStart(control, contents[at]!);
    });
    // A date input, for example, is empty after a text that is not a date.
    if (controls.every((control, at) => String(getControlContent(control)) === String(contents[at]))) return true;
    controls.forEach((control, at) => {
      forgetStart(control);
      setContent(control, before[at]!);
    });
    return false;
  }

  /** The form is about to be reset: it starts again with the same values. */
  #forget(): void {
    for (const control of getFormMembers(this.options.form).elements) {
      if (!isControl(control)) continue;
      this.#filled.delete(control);
      forgetStart(control);
    }
  }
}
