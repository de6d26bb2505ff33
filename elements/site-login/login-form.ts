import type { LoginRequest } from '../../core/contract/account.js';
import { plainEmail } from '../../core/contract/fields/plain-email.js';
import { emailAsShown } from '../../core/contract/fields/email-as-shown.js';

/** A form's members may be hidden by fields of the same name. */
const elementsOf = (form: HTMLFormElement) => [...Reflect.get(HTMLFormElement.prototype, 'elements', form) as HTMLFormControlsCollection];
const inputsOf = (form: HTMLFormElement): HTMLInputElement[] => elementsOf(form).filter(control => control instanceof HTMLInputElement);

export const drawnMark = 'data-site-drawn';

/** The author's own form: the one that has a password; null without one. */
export const ownForm = (element: Element): HTMLFormElement | null =>
  [...element.querySelectorAll('form')].find(form => !form.hasAttribute(drawnMark) && passwordField(form)) ?? null;

/** By the name of our own form too: a password that is shown is a text. */
export const passwordField = (form: HTMLFormElement): HTMLInputElement | undefined =>
  inputsOf(form).find(({ type, name }) => type === 'password' || name === 'password');

export const emailField = (form: HTMLFormElement): HTMLInputElement | undefined => {
  const inputs = inputsOf(form);
  return (
    inputs.find(({ type }) => type === 'email')
    ?? inputs.find(({ autocomplete }) => autocomplete.includes('username'))
    ?? inputs.find(({ name }) => name === 'email')
  );
};

const rememberBox = (form: HTMLFormElement) => inputsOf(form).find(({ type, name }) => type === 'checkbox' && /remember/i.test(name));

/** What a form says, in the fields of the call. */
export function readLogin(form: HTMLFormElement): LoginRequest {
  return {
    email: emailAsShown(plainEmail(emailField(form)?.value ?? '')),
    password: passwordField(form)?.value ?? '',
    rememberMe: rememberBox(form)?.checked ?? false,
  };
}

export const submitButton = (form: HTMLFormElement): HTMLElement | undefined =>
  elementsOf(form).find((control): control is HTMLElement =>
    control.matches('button:not([type="button"], [type="reset"]), input:is([type="submit"], [type="image"])'),
  );
