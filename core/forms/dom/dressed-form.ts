import { autofillToken, keyboardOf } from '../fields/autofill.js';
import type { TextKey } from '../form.settings.js';
import { describe, undescribe } from './describe.js';
import type { Control, Field } from './field.js';
import { make } from './make.js';
import { placeAfter } from './place-after.js';
import { readFields } from './read-fields.js';
import { uniqueId } from './unique-id.js';

const nameFields = new Set(['name', 'fullname', 'yourname']);

export interface Dressing {
  text(key: TextKey, values?: Record<string, string | number>): string;
  readonly signal: AbortSignal;
  /** A text has just grown beyond its limit. */
  onOver(): void;
}

/**
 * Prepares the author's form for us, and gives it back as it was when the signal ends: the browser's own bubbles are
 * silenced, browsers learn what to fill in, limits become counters.
 */
export class DressedForm {
  readonly #counted = new Map<HTMLTextAreaElement, HTMLElement>();

  constructor(readonly form: HTMLFormElement, private readonly dressing: Dressing) {
    // A copy of a page's nodes brings our notes of before along.
    form.querySelectorAll('.site-form-error, .site-form-counter, .site-form-summary, .site-form-trap, .site-form-delay').forEach(node => node.remove());
    // Attributes, not properties: a field named `children` or `autocomplete` hides the form's property of that name.
    const wasNoValidate = form.hasAttribute('novalidate');
    form.setAttribute('novalidate', ''); // only now: without scripts the browser checks
    dressing.signal.addEventListener('abort', () => {
      form.toggleAttribute('novalidate', wasNoValidate);
      for (const [area, counter] of this.#counted) this.#uncount(area, counter);
    }, { once: true });
    this.refresh();
  }

  /** Takes in fields that came late. Doing it again changes nothing. */
  refresh(): void {
    const fields = [...readFields(this.form).values()];
    for (const field of fields) {
      this.#hint(field, fields.some(other => other !== field && other.type === field.type));
      if (field.first instanceof HTMLTextAreaElement && !this.#counted.has(field.first)) this.#count(field, field.first);
    }
  }

  /** Brings every counter up to date; all of them, or that of one field. */
  recount(only?: EventTarget | null): void {
    for (const [area, counter] of this.#counted) {
      if (only && only !== area) continue;
      const count = area.value.length;
      const max = Number(area.dataset.maxlength);
      const wasOver = counter.classList.contains('site-form-over');
      const shown = this.dressing.text('counter', { count, max });
      const number = counter.firstElementChild!;
      // A new node makes the page look at every `:has()` around it again, with each letter; new words in it do not.
      if (number.firstChild instanceof Text) number.firstChild.data = shown;
      else number.textContent = shown; // a page's translator has wrapped the words
      counter.classList.toggle('site-form-over', count > max);
      if (count > max && !wasOver) this.dressing.onOver();
    }
  }

  /** Browsers learn what to fill in and phones which keyboard to show, wherever the author has not said it. */
  #hint(field: Field, isOneOfMany: boolean): void {
    const { type, id } = field;
    const isNamed = type === 'text' && nameFields.has(id.toLowerCase().replace(/[^a-z]/g, ''));
    const parts = field.parts.size > 0 ? [...field.parts] : [['', field.controls] as const];
    for (const [part, controls] of parts) {
      const token = autofillToken(isNamed ? 'name' : type, part, id, isOneOfMany);
      const keyboard = keyboardOf(type, part);
      for (const control of controls) {
        if (token && control.type !== 'radio' && !this.#isSilent(control)) control.setAttribute('autocomplete', token);
        if (keyboard && control.type === 'text' && !control.hasAttribute('inputmode')) control.setAttribute('inputmode', keyboard);
      }
    }
  }

  #isSilent(control: Control): boolean {
    return control.hasAttribute('autocomplete') || this.form.getAttribute('autocomplete') === 'off';
  }

  /**
   * `maxlength` cuts a pasted text off without a word. With a counter the visitor sees how much is too much and nothing
   * is lost. spec: page-runtime-platform §5
   */
  #count(field: Field, area: HTMLTextAreaElement): void {
    if (area.maxLength >= 0) {
      area.dataset.maxlength = String(area.maxLength);
      area.removeAttribute('maxlength');
    }
    if (field.maxLength === null) return;
    const number = make(area, 'bdi', ''); // among right-to-left words the two numbers would change places
    number.dir = 'ltr';
    const counter = make(area, 'span', 'site-form-counter', number);
    counter.id = uniqueId();
    this.#counted.set(area, counter);
    placeAfter(field, counter);
    describe(area, counter.id);
    this.recount(area);
  }

  #uncount(area: HTMLTextAreaElement, counter: HTMLElement): void {
    counter.remove();
    undescribe(area, counter.id);
    area.maxLength = Number(area.dataset.maxlength);
    delete area.dataset.maxlength;
  }
}
