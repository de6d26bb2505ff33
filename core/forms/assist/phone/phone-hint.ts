import type { Field } from '../../dom/field.js';
import { adoptSheet } from '../../../platform/page.js';
import { describe, undescribe } from '../../dom/describe.js';
import { make } from '../../dom/make.js';
import { placeAfter } from '../../dom/place-after.js';
import { uniqueId } from '../../dom/unique-id.js';
import { phoneStyles } from './phone.styles.js';

/** A word after a field that stops nobody. It stands there empty from the start, because only then its words are read out. */
export class PhoneHint {
  readonly #node: HTMLElement;

  constructor(field: Field, private readonly control: HTMLInputElement, signal: AbortSignal) {
    adoptSheet(control, phoneStyles);
    const node = this.#node = make(control, 'span', 'site-form-hint');
    node.id = uniqueId();
    node.setAttribute('role', 'status');
    placeAfter(field, node);
    signal.addEventListener('abort', () => {
      this.show('');
      node.remove();
    }, { once: true });
  }

  get isShown(): boolean { return this.#node.textContent !== ''; }

  show(words: string): void {
    if (this.#node.textContent === words) return;
    this.#node.textContent = words;
    if (words) describe(this.control, this.#node.id);
    else undescribe(this.control, this.#node.id);
  }
}
