import type { Control } from '../dom/field.js';
import { isPassword } from '../dom/is-password.js';

const secretFills = /(^|\s)(one-time-code|cc-\S+|\S*password)(\s|$)/;

/** Whether a control holds a password, a card number, a one-time code or the answer to a captcha: neither stored in a draft nor prefilled. */
export const isSecret = (control: Control): boolean =>
  /captcha|turnstile/i.test(control.name)
  || isPassword(control)
  || secretFills.test(control.getAttribute('autocomplete') ?? '')
  || control.closest('[data-field="password"], [data-captcha]') !== null;
