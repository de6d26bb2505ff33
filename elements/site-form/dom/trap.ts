import { make } from './make.js';
import { uniqueId } from './unique-id.js';

/** People need longer than this to read a form and fill it in; programs do not. */
export const soonestMs = 1000;

/**
 * A field for programs that fill in whatever they find: nobody sees it, nothing reads it out, and without a name it is
 * never sent.
 */
export class Trap {
  readonly #input: HTMLInputElement;
  readonly #box: HTMLElement;

  constructor(form: HTMLFormElement, label: string, signal: AbortSignal) {
    this.#input = make(form, 'input', '');
    this.#input.id = uniqueId();
    this.#input.tabIndex = -1;
    this.#input.autocomplete = 'off';
    const words = make(form, 'label', '', label);
    words.htmlFor = this.#input.id;
    this.#box = make(form, 'div', 'site-form-trap', words, this.#input);
    this.#box.setAttribute('aria-hidden', 'true');
    // Set by script, because the page's sheet may be missing and policies forbid the attribute.
    Object.assign(this.#box.style, { position: 'absolute', inlineSize: '1px', blockSize: '1px', overflow: 'hidden', clipPath: 'inset(50%)' });
    form.append(this.#box);
    signal.addEventListener('abort', () => this.#box.remove(), { once: true });
  }

  /** Whether it was filled in; it is empty again afterwards, for a browser may have filled it in by mistake. */
  spring(): boolean {
    const { value } = this.#input;
    this.#input.value = '';
    return value !== '';
  }
}
