import type { Field } from '../../dom/field.js';
import { adoptSheet } from '../../../platform/page.js';
import { describe, createOwnNode, undescribe, uniqueId } from '../../dom/own-nodes.js';
import { placeAfter } from '../../dom/place.js';
import type { LightParts } from '../../light-parts.js';
import { phoneStyles } from './phone.styles.js';

interface Hinted { readonly field: Field; readonly control: HTMLInputElement; readonly parts: LightParts; readonly signal: AbortSignal }

/** A hint after a field, which does not block the form: a live region, empty from the start, because only then its text is read out. */
export class PhoneHint {
  readonly #node: HTMLElement;
  #text = '';

  constructor(private readonly hinted: Hinted) {
    const { field, control, parts, signal } = hinted;
    adoptSheet(control, phoneStyles);
    const node = this.#node = createOwnNode(control, 'span', 'site-form-hint');
    node.id = uniqueId();
    node.setAttribute('role', 'status');
    parts.put({ node, view: 'line', props: { text: '' } });
    placeAfter(field, node);
    signal.addEventListener('abort', () => {
      undescribe(control, node.id);
      parts.drop(node);
    }, { once: true });
  }

  get isShown(): boolean { return this.#text !== ''; }

  show(text: string): void {
    if (this.#text === text) return;
    this.#text = text;
    const { control, parts } = this.hinted;
    parts.put({ node: this.#node, view: 'line', props: { text } });
    parts.draw();
    if (text) describe(control, this.#node.id);
    else undescribe(control, this.#node.id);
  }
}
