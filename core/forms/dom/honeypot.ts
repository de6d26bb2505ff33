import { getFormMembers } from './members.js';
import { createOwnNode } from './own-nodes.js';

/**
 * A field for programs that fill in every field: it is invisible, nothing reads it out, and without a name it is
 * never sent.
 */
export class Honeypot {
  readonly #input: HTMLInputElement;

  constructor(form: HTMLFormElement, signal: AbortSignal) {
    const input = this.#input = createOwnNode(form, 'input');
    input.tabIndex = -1;
    input.autocomplete = 'off';
    const box = createOwnNode(form, 'div', 'site-form-honeypot');
    box.append(input);
    box.ariaHidden = 'true';
    // Set by script, because the page's sheet may be missing and policies forbid the attribute.
    Object.assign(box.style, { position: 'absolute', clipPath: 'inset(50%)' });
    getFormMembers(form).append(box);
    signal.addEventListener('abort', () => box.remove(), { once: true });
  }

  /** What was filled in; it is empty again afterwards, for a browser may have filled it in by mistake. */
  take(): string {
    const { value } = this.#input;
    this.#input.value = '';
    return value;
  }
}
