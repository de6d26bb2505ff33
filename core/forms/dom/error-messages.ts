import { writeJson } from '../../registry/write-json.js';
import type { FormSnapshot } from '../form.state.js';
import type { LightParts } from '../light-parts.js';
import type { Control, Field } from './field.js';
import { getLabelText, type Text } from './field-messages.js';
import { getFormMembers } from './members.js';
import { describe, createOwnNode, undescribe, uniqueId } from './own-nodes.js';
import { placeAbove, placeAfter } from './place.js';
import { readFields } from './read-fields.js';

interface Surroundings {
  readonly parts: LightParts;
  readonly text: Text;
  /** Shows the step of a form that a control is in. */
  reveal(control: Control): void;
}

interface Shown { readonly node: HTMLElement; readonly field: Field; text: string }
/** One thing that is wrong; without a target it is about nothing the visitor can reach. */
interface FormError { readonly id: string; readonly text: string; readonly field?: Field; readonly target?: Control | null; readonly label: string }

/**
 * What is wrong, in the author's form: an error message after each field and a summary that links to them. In the light
 * DOM, because descriptions do not cross into a shadow root and because the page's own type and colors apply.
 */
export class ErrorMessages {
  readonly #shown = new Map<string, Shown>();
  /** Where the links of the summary lead, by id. */
  #targets = new Map<string, Control>();
  #summary: HTMLElement | null = null;
  #below: HTMLElement | null = null;
  #title = '';
  #content = '';
  #near: HTMLElement | null = null;
  #isFocusWanted = false;

  constructor(private readonly form: HTMLFormElement, private readonly surroundings: Surroundings) {}

  /** Makes the page say what the snapshot says, and nothing else. `near`: the pressed button. */
  show({ message, detail, errors: all }: FormSnapshot, near: HTMLElement | null): void {
    const fields = readFields(this.form);
    const order = [...fields.keys()];
    const place = (id: string) => (order.includes(id) ? order.indexOf(id) : order.length);
    // All is read before anything is changed: what can be seen, and what labels what, is computed again after each change.
    const errors = Object.entries(all).sort(([a], [b]) => place(a) - place(b)).map(([id, text]): FormError => {
      const field = fields.get(id);
      const target = field?.target;
      return { id, text, field, target, label: target ? getLabelText(field!) : '' };
    });
    for (const [id, shown] of this.#shown) if (!(id in all)) this.#unmark(id, shown);
    for (const { text, field, target } of errors) if (target) this.#mark(field!, text);
    if (message) this.#summarise(message, detail, errors, near);
    else this.#dropSummary();
  }

  /** Leads the visitor to the first field that needs care, else to the summary, as soon as it is drawn. */
  focus(): void {
    const first = [...readFields(this.form).values()].find(({ id }) => this.#shown.has(id));
    if (first?.target) this.surroundings.reveal(first.target);
    const target = first?.target ?? this.#summary;
    if (target?.isConnected) target.focus();
    else this.#isFocusWanted = true;
  }

  clear(): void {
    for (const [id, shown] of this.#shown) this.#unmark(id, shown);
    this.#dropSummary();
  }

  #mark(field: Field, text: string): void {
    let shown = this.#shown.get(field.id);
    if (!shown) {
      const node = createOwnNode(this.form, 'span', 'site-form-error');
      node.id = uniqueId();
      this.#shown.set(field.id, shown = { node, field, text: '' });
    }
    const { node } = shown;
    if (shown.text !== text) this.surroundings.parts.put({ node, view: 'line', props: { text }, place: () => placeAfter(field, node) });
    else if (!node.isConnected && node.hasChildNodes()) placeAfter(field, node);
    shown.text = text;
    const { wrong } = field;
    for (const control of field.controls) {
      const isWrong = control.type !== 'radio' && wrong.includes(control); // not a state of radio buttons
      if (isWrong) control.setAttribute('aria-invalid', 'true');
      else control.removeAttribute('aria-invalid');
      describe(control, node.id);
    }
  }

  #unmark(id: string, { node, field }: Shown): void {
    this.#shown.delete(id);
    this.surroundings.parts.drop(node);
    for (const control of field.controls) {
      control.removeAttribute('aria-invalid');
      undescribe(control, node.id);
    }
  }

  #summarise(message: string, detail: string, errors: readonly FormError[], pressed: HTMLElement | null): void {
    const { form } = this;
    const { text, parts } = this.surroundings;
    for (const { target } of errors) if (target) target.id ||= uniqueId();
    const targets = errors.flatMap(({ target }) => target ?? []);
    this.#targets = new Map(targets.map(target => [target.id, target]));
    const isAboutFields = targets.length > 0;
    // Above the form's fields; what concerns no field is where the visitor is, above the button.
    const near = isAboutFields ? null : pressed;
    const isMoved = near !== this.#near;
    this.#near = near;
    const node = this.#summary ??= this.#makeSummary();
    const props = {
      titleId: this.#title,
      message,
      details: [detail, isAboutFields ? text('scrollDown') : ''].filter(Boolean),
      lines: errors.map(error => ({ id: error.id, text: this.#lineOf(error), targetId: error.target?.id ?? null })),
    };
    const content = writeJson(props);
    // Typing in a field that stays invalid repeats the same messages: an unchanged list is not rendered again.
    if (content !== this.#content) parts.put({ node, view: 'summary', props, place: () => this.#placeSummary(node) });
    this.#content = content;
    if (node.hasChildNodes() && (isMoved || !node.isConnected)) placeAbove(form, near, node);
    this.#showBelow(isAboutFields);
  }

  #makeSummary(): HTMLElement {
    const node = createOwnNode(this.form, 'div', 'site-form-summary');
    this.#title = uniqueId();
    node.tabIndex = -1;
    node.setAttribute('role', 'group');
    node.setAttribute('aria-labelledby', this.#title);
    node.addEventListener('click', event => {
      const link = (event.target as Element).closest('a');
      const target = link && this.#targets.get(link.hash.slice(1));
      if (!target) return;
      event.preventDefault();
      this.surroundings.reveal(target);
      (target.labels?.[0] ?? target).scrollIntoView({ block: 'nearest' });
      target.focus();
    });
    return node;
  }

  #placeSummary(node: HTMLElement): void {
    placeAbove(this.form, this.#near, node);
    if (this.#isFocusWanted) node.focus();
    this.#isFocusWanted = false;
  }

  /** The way back up, at the form's end. */
  #showBelow(isShown: boolean): void {
    if (!isShown && this.#below) this.surroundings.parts.drop(this.#below);
    if (!isShown) this.#below = null;
    if (!isShown || this.#below?.isConnected) return;
    const node = this.#below ??= createOwnNode(this.form, 'p', 'site-form-summary site-form-below');
    const { parts, text } = this.surroundings;
    parts.put({ node, view: 'line', props: { text: text('scrollUp') }, place: () => getFormMembers(this.form).append(node) });
  }

  #lineOf({ text, target, label }: FormError): string {
    const line = target ? this.surroundings.text('errorOf', { label, message: text }) : text;
    return target ? line.replace(/(\p{Po}):/u, '$1') : text; // "What else?", not "What else?:"
  }

  #dropSummary(): void {
    for (const node of [this.#summary, this.#below]) if (node) this.surroundings.parts.drop(node);
    this.#summary = this.#below = null;
    this.#content = '';
    this.#isFocusWanted = false;
  }
}
