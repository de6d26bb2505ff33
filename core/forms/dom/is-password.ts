import type { Control } from './field.js';

/** Those seen as a password input: a button that shows what is typed makes a text input of it. */
const seen = new WeakSet<Control>();

/**
 * Whether a control is a password input, or was one before its page has shown what is typed. Its `autocomplete` says
 * nothing: `new-password` is on many a plain input, to keep browsers from filling it in.
 */
export function isPassword(control: Control): boolean {
  if (control.type === 'password') seen.add(control);
  return seen.has(control);
}
