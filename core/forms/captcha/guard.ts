import { getFormMembers } from '../dom/members.js';
import type { GuardedForm } from './captcha.controller.js';

/**
 * Guards a form by the captcha its author has chosen, whose token it then carries. The code is fetched by such forms alone;
 * where it does not come, it is fetched again when the visitor continues, and the service refuses the form and says why.
 */
export function guard(guarded: GuardedForm): GuardedForm {
  const { host, form, signal } = guarded;
  let loading: Promise<void> | null = null;
  const load = () => {
    loading ??= import('./captcha.controller.js').then(({ guardForm }) => guardForm(guarded), () => { loading = null; });
  };
  if (host.values.captcha === 'none') return guarded;
  load();
  for (const type of ['focusin', 'submit']) getFormMembers(form).addEventListener(type, load, { signal });
  return guarded;
}
