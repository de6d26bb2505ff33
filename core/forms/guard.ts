import type { GuardedForm } from './captcha/guard-form.js';

/**
 * Guards a form by the captcha its author has chosen, whose token it then carries. The code is fetched by such forms alone;
 * where it does not come, the service refuses the form and says why.
 */
export function guard(guarded: GuardedForm): GuardedForm {
  if (guarded.host.values.captcha !== 'none') void import('./captcha/guard-form.js').then(({ guardForm }) => guardForm(guarded));
  return guarded;
}
