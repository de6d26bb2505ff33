import type { Field, Control } from './dom/field.js';
import { fieldOf } from './dom/read-fields.js';
import type { FormHost } from './form.settings.js';
import type { LightParts } from './light-parts.js';

interface AssistedForm {
  readonly host: FormHost;
  readonly form: HTMLFormElement;
  readonly parts: LightParts;
  /** Ends when the form leaves. */
  readonly signal: AbortSignal;
}

/** A field that a visitor has come to. */
export interface Assisted extends AssistedForm {
  readonly field: Field;
  /** The one of its controls that has the focus. */
  readonly control: Control;
  /** What it held when the visitor came: what they have typed since has reached no listener. */
  readonly cameTo: string;
}

/** Helps with a field; called with every visit, the first one too. */
export type Assist = (assisted: Assisted) => void;

/** Kinds of fields that help visitors fill them in. */
const kinds: { readonly [type: string]: (() => Promise<{ readonly assist: Assist }>) | undefined } = {
  address: () => import('./assist/address/assist-address.js'),
  phone: () => import('./assist/phone/assist-phone.js'),
};

/** Fetches a field's help when a visitor first comes to it. One that does not come leaves the plain field, until the next visit. */
export function assist(assisted: AssistedForm): void {
  const { form, signal } = assisted;
  form.addEventListener('focusin', event => {
    const control = event.composedPath()[0] as Control;
    const field = fieldOf(form, control);
    const { value: cameTo } = control;
    if (field) void kinds[field.type]?.().then(kind => signal.aborted || kind.assist({ ...assisted, field, control, cameTo }), () => {});
  }, { signal });
}
