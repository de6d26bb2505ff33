import type { GuardedForm } from './captcha/guard-form.js';

/**
 * Guards a form by the captcha its author has chosen, whose token it then carries. The code is fetched by such forms alone,
 * and again with the next change where it did not come: the service would refuse the form without.
 */
export function guard(guarded: GuardedForm): GuardedForm {
  const { host, form, signal } = guarded;
  const start = () => import('./captcha/guard-form.js').then(
    ({ guardForm }) => guardForm(guarded),
    () => form.addEventListener('change', start, { once: true, signal }),
  );
  if (host.values.captcha !== 'none') void start();
  return guarded;
}
