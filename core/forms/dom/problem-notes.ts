import type { TextKey } from '../form.settings.js';
import type { FormSnapshot } from '../form.state.js';
import { describe, undescribe } from './describe.js';
import type { Control, Field } from './field.js';
import { labelOf } from './label-of.js';
import { make } from './make.js';
import { placeAbove } from './place-above.js';
import { placeAfter } from './place-after.js';
import { readFields } from './read-fields.js';
import { uniqueId } from './unique-id.js';

type Text = (key: TextKey, values?: Record<string, string | number>) => string;
interface Note { readonly node: HTMLElement; readonly field: Field }
/** One complaint; without a target it is of nothing the visitor can reach. */
interface Complaint { readonly words: string; readonly field?: Field; readonly target?: Control | null; readonly label: string }

/**
 * What is wrong, in the author's form: a note after each field and a summary that links to them. In the light DOM,
 * because descriptions do not cross into a shadow root and because the page's own type and colours apply.
 */
export class ProblemNotes {
  readonly #notes = new Map<string, Note>();
  #summary: HTMLElement | null = null;
  #below: HTMLElement | null = null;
  #said = '';

  constructor(private readonly form: HTMLFormElement, private readonly text: Text) {}

  /** Makes the page say what the snapshot says, and nothing else. `near`: the pressed button. */
  show({ message, detail, errors }: FormSnapshot, near: HTMLElement | null): void {
    const fields = readFields(this.form);
    const order = [...fields.keys()];
    const place = (id: string) => (order.includes(id) ? order.indexOf(id) : order.length);
    // All is asked before anything is changed: what can be seen, and what labels what, is worked out anew after each change.
    const complaints = Object.entries(errors).sort(([a], [b]) => place(a) - place(b)).map(([id, words]): Complaint => {
      const field = fields.get(id);
      const target = field?.target;
      return { words, field, target, label: target ? labelOf(field!) : '' };
    });
    for (const [id, note] of this.#notes) if (!(id in errors)) this.#unmark(id, note);
    for (const { words, field, target } of complaints) if (target) this.#mark(field!, words);
    this.#summarise({ message, detail, complaints, near });
  }

  /** Leads the visitor to the first field that needs care, else to the summary. */
  focus(): void {
    const first = [...readFields(this.form).values()].find(({ id }) => this.#notes.has(id));
    (first?.target ?? this.#summary)?.focus();
  }

  clear(): void {
    for (const [id, note] of this.#notes) this.#unmark(id, note);
    this.#replaceSummary(null, null);
  }

  #mark(field: Field, words: string): void {
    const node = this.#notes.get(field.id)?.node ?? make(this.form, 'span', 'site-form-error');
    if (node.textContent !== words) node.textContent = words;
    if (!this.#notes.has(field.id)) {
      node.id = uniqueId();
      this.#notes.set(field.id, { node, field });
    }
    if (!node.isConnected) placeAfter(field, node);
    const { wrong } = field;
    for (const control of field.controls) {
      const isWrong = control.type !== 'radio' && wrong.includes(control); // not a state of radio buttons
      if (isWrong) control.setAttribute('aria-invalid', 'true');
      else control.removeAttribute('aria-invalid');
      describe(control, node.id);
    }
  }

  #unmark(id: string, { node, field }: Note): void {
    this.#notes.delete(id);
    node.remove();
    for (const control of field.controls) {
      control.removeAttribute('aria-invalid');
      undescribe(control, node.id);
    }
  }

  #summarise({ message, detail, complaints, near }: Pick<FormSnapshot, 'message' | 'detail'>
    & { complaints: readonly Complaint[]; near: HTMLElement | null }): void {
    for (const { target } of complaints) if (target) target.id ||= uniqueId();
    // With each letter in a field that stays wrong the same is said: it is left where it is.
    const said = message && JSON.stringify([message, detail, complaints.map(({ words, label, target }) => [words, label, target?.id])]);
    if (said === this.#said && this.#summary?.isConnected) return;
    this.#said = said;
    if (!message) return this.#replaceSummary(null, null);
    const { form, text } = this;
    const isAboutFields = complaints.some(({ target }) => target);
    const title = make(form, 'p', 'site-form-summary-title', message);
    title.id = uniqueId();
    const summary = make(form, 'div', 'site-form-summary', title);
    summary.tabIndex = -1;
    summary.setAttribute('role', 'group');
    summary.setAttribute('aria-labelledby', title.id);
    if (detail) summary.append(make(form, 'p', '', detail));
    if (isAboutFields) summary.append(make(form, 'p', '', text('scrollDown')));
    if (complaints.length > 0) {
      summary.append(make(form, 'ul', '', ...complaints.map(complaint => make(form, 'li', '', this.#line(complaint)))));
    }
    const below = isAboutFields ? make(form, 'p', 'site-form-summary site-form-below', text('scrollUp')) : null;
    this.#replaceSummary(summary, below, isAboutFields ? null : near);
  }

  /** A link that works inside any shadow root and leaves the page's address alone. */
  #line({ words, target, label }: Complaint): Node | string {
    if (!target) return words;
    const line = this.text('errorOf', { label, message: words }).replace(/(\p{Po}):/u, '$1'); // "What else?", not "What else?:"
    const link = make(this.form, 'a', '', line);
    link.href = `#${target.id}`;
    link.addEventListener('click', event => {
      event.preventDefault();
      (target.labels?.[0] ?? target).scrollIntoView({ block: 'nearest' });
      target.focus();
    });
    return link;
  }

  /** Above the form's fields; what concerns no field stands where the visitor is, above the button. */
  #replaceSummary(summary: HTMLElement | null, below: HTMLElement | null, near: HTMLElement | null = null): void {
    this.#summary?.remove();
    this.#below?.remove();
    [this.#summary, this.#below] = [summary, below];
    if (summary) placeAbove(this.form, near, summary);
    if (below) this.form.append(below);
  }
}
