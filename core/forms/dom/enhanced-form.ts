import { atom, type WritableAtom } from 'nanostores';
import { autofillToken, getInputMode } from '../fields/autofill.js';
import type { LightParts } from '../light-parts.js';
import type { Control, Field } from './field.js';
import type { Text } from './field-messages.js';
import { getFormMembers } from './members.js';
import { describe, createOwnNode, undescribe, uniqueId } from './own-nodes.js';
import { placeAfter } from './place.js';
import { readFields } from './read-fields.js';

const nameFields = new Set(['name', 'fullname', 'yourname']);
const ownNodes = '.site-form-error, .site-form-counter, .site-form-summary, .site-form-honeypot, .site-form-delay';

export interface EnhanceOptions {
  readonly text: Text;
  readonly parts: LightParts;
  readonly signal: AbortSignal;
  /** A text has just grown beyond its limit. */
  onOver(): void;
}

interface Counter { readonly node: HTMLElement; readonly max: number; readonly $text: WritableAtom<string> }

/**
 * Prepares the author's form for us, and gives it back as it was when the signal ends: the browser's own bubbles are
 * silenced, browsers learn what to fill in, limits become counters.
 */
export class EnhancedForm {
  readonly #counters = new Map<HTMLTextAreaElement, Counter>();

  constructor(readonly form: HTMLFormElement, private readonly enhancing: EnhanceOptions) {
    const members = getFormMembers(form);
    members.querySelectorAll(ownNodes).forEach(node => node.remove()); // a copy of a page's nodes brings ours of before along
    const wasNoValidate = members.hasAttribute('novalidate');
    members.setAttribute('novalidate', ''); // only now: without scripts the browser checks
    enhancing.signal.addEventListener('abort', () => {
      members.toggleAttribute('novalidate', wasNoValidate);
      for (const [area, counter] of this.#counters) this.#removeCounter(area, counter);
    }, { once: true });
    this.refresh();
  }

  /** Takes in fields that came late, and forgets those that went. Doing it again changes nothing. */
  refresh(): void {
    const fields = [...readFields(this.form).values()];
    let isStale = false;
    for (const [area, counter] of this.#counters) {
      if (area.form === this.form) continue;
      this.#removeCounter(area, counter);
      this.#counters.delete(area);
      isStale = true;
    }
    const { size } = this.#counters;
    for (const field of fields) {
      this.#hint(field, fields.some(other => other !== field && other.type === field.type));
      if (field.first instanceof HTMLTextAreaElement && !this.#counters.has(field.first)) this.#count(field, field.first);
    }
    if (isStale || this.#counters.size > size) this.enhancing.parts.draw();
  }

  /** Brings every counter up to date; all of them, or that of one field. */
  recount(only?: EventTarget | null): void {
    if (only && !this.#counters.has(only as HTMLTextAreaElement)) return;
    for (const [area, { node, max, $text }] of this.#counters) {
      if (only && only !== area) continue;
      const count = area.value.length;
      const wasOver = node.classList.contains('site-form-over');
      const text = this.enhancing.text('counter', { count, max });
      // What is there already is left alone: a translator may have made it its own.
      if (text !== $text.get()) {
        $text.set(text);
        this.enhancing.parts.repaint(node);
      }
      node.classList.toggle('site-form-over', count > max);
      if (count > max && !wasOver) this.enhancing.onOver();
    }
    if (this.#counters.size > 0) this.enhancing.parts.draw();
  }

  /** Browsers learn what to fill in and phones which keyboard to show, wherever the author has not said it. */
  #hint(field: Field, isOneOfMany: boolean): void {
    const { type, id } = field;
    const isNamed = type === 'text' && nameFields.has(id.toLowerCase().replace(/[^a-z]/g, ''));
    const parts = field.parts.size > 0 ? [...field.parts] : [['', field.controls] as const];
    for (const [part, controls] of parts) {
      const token = autofillToken(isNamed ? 'name' : type, part, id, isOneOfMany);
      const keyboard = getInputMode(type, part);
      for (const control of controls) {
        if (token && control.type !== 'radio' && !this.#isSilent(control)) control.setAttribute('autocomplete', token);
        if (keyboard && control.type === 'text' && !control.hasAttribute('inputmode')) control.setAttribute('inputmode', keyboard);
      }
    }
  }

  #isSilent(control: Control): boolean {
    return control.hasAttribute('autocomplete') || getFormMembers(this.form).getAttribute('autocomplete') === 'off';
  }

  /**
   * `maxlength` cuts a pasted text off without a word. With a counter the visitor sees how much is too much and nothing
   * is lost. The limit goes when its counter is there, into the room that the sheet keeps. spec: page-runtime-platform §5
   */
  #count(field: Field, area: HTMLTextAreaElement): void {
    const max = area.maxLength >= 0 ? area.maxLength : Number(area.dataset.maxlength);
    if (field.type !== 'textarea' || !(max > 0)) return this.#takeLimit(area);
    const node = createOwnNode(area, 'span', 'site-form-counter');
    node.id = uniqueId();
    const $text = atom('');
    this.#counters.set(area, { node, max, $text });
    $text.set(this.enhancing.text('counter', { count: area.value.length, max }));
    node.classList.toggle('site-form-over', area.value.length > max);
    this.enhancing.parts.put({
      node,
      view: 'counter',
      props: { $text },
      place: () => {
        this.#takeLimit(area);
        placeAfter(field, node);
        describe(area, node.id);
      },
      paint: () => {
        const line = createOwnNode(area, 'bdi');
        line.dir = 'ltr';
        line.translate = false; // numbers, and new ones with every letter
        line.textContent = $text.get();
        node.replaceChildren(line);
      },
    });
  }

  #takeLimit(area: HTMLTextAreaElement): void {
    if (area.maxLength < 0) return;
    area.dataset.maxlength = String(area.maxLength);
    area.removeAttribute('maxlength');
  }

  #removeCounter(area: HTMLTextAreaElement, { node, max }: Counter): void {
    this.enhancing.parts.drop(node);
    undescribe(area, node.id);
    area.maxLength = max;
    delete area.dataset.maxlength;
  }
}
