import type { Assist, AssistedForm } from './assist/assist-context.js';
import { loadPhoneLibrary } from './assist/phone/phone-library.js';
import type { Control } from './dom/field.js';
import { getFormMembers } from './dom/members.js';
import { findField } from './dom/read-fields.js';

/** Kinds of fields that help visitors fill them in. */
const kinds: { readonly [type: string]: (() => Promise<{ readonly assist: Assist }>) | undefined } = {
  address: () => import('./assist/address/assist-address.js'),
  async phone() {
    const [kind] = await Promise.all([import('./assist/phone/assist-phone.js'), loadPhoneLibrary()]);
    return kind;
  },
};

/** Fetches a field's help when a visitor first comes to it. One that does not come leaves the plain field, until the next visit. */
export function assist(assisted: AssistedForm): void {
  const { form, signal } = assisted;
  getFormMembers(form).addEventListener('focusin', event => {
    const control = event.composedPath()[0] as Control;
    const field = findField(form, control);
    const { value: cameTo } = control;
    if (field) void kinds[field.type]?.().then(kind => signal.aborted || kind.assist({ ...assisted, field, control, cameTo }), () => {});
  }, { signal });
}
