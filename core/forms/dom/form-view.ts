import type { FormHost, TextKey } from '../form.settings.js';
import type { FormSnapshot } from '../form.state.js';
import type { Phase } from '../phases.js';
import { make } from './make.js';
import { placeAbove } from './place-above.js';
import { ProblemNotes } from './problem-notes.js';
import { isButton, lockSubmit, submitButtonOf } from './submit-lock.js';

interface Surroundings {
  readonly host: FormHost;
  text(key: TextKey, values?: Record<string, string | number>): string;
  readonly signal: AbortSignal;
}

const shownPhases: readonly Phase[] = ['submitting', 'success', 'failure'];

/** Draws the machine's snapshots into the author's form. */
export class FormView {
  /** The button the visitor pressed. */
  pressed: HTMLElement | null = null;
  readonly #notes: ProblemNotes;
  #unlock: (() => void) | null = null;
  #delay: HTMLElement | null = null;
  #round = 0;

  constructor(readonly form: HTMLFormElement, private readonly surroundings: Surroundings) {
    this.#notes = new ProblemNotes(form, surroundings.text);
    surroundings.signal.addEventListener('abort', () => {
      this.#unlock?.();
      this.#notes.clear();
      this.#delay?.remove();
      form.hidden = false;
    }, { once: true });
  }

  get button(): HTMLButtonElement | HTMLInputElement | null {
    return isButton(this.pressed) ? this.pressed : submitButtonOf(this.form);
  }

  async show(state: FormSnapshot): Promise<void> {
    const { host, text } = this.surroundings;
    const { phase, round } = state;
    for (const name of shownPhases) host.toggleState(name, name === phase);
    if (phase === 'submitting') this.#unlock ??= lockSubmit(this.form, this.button, text('submitting'));
    else this.#release();
    this.#showDelay(state);
    this.#notes.show(state, this.button);
    const isNew = round !== this.#round;
    this.#round = round;
    if (phase === 'failure' && isNew) this.#notes.focus();
    if (phase === 'success') return this.#giveWay();
    this.form.hidden = false;
  }

  /** Why it takes longer, above the button: a form that hangs without a word is pressed again. */
  #showDelay({ delay }: FormSnapshot): void {
    this.#delay?.remove();
    this.#delay = delay && make(this.form, 'p', 'site-form-delay', this.surroundings.text(delay));
    if (this.#delay) placeAbove(this.form, this.button, this.#delay);
  }

  #release(): void {
    this.#unlock?.();
    this.#unlock = null;
  }

  /** The form makes room for what the author wants to be read now, and the visitor is led there. */
  async #giveWay(): Promise<void> {
    const { form } = this;
    const element = this.surroundings.host.element!;
    form.hidden = true;
    const { successHtml } = this.surroundings.host.values;
    const template = element.querySelector<HTMLTemplateElement>('template[data-success]');
    // What cleans markup is fetched only now; where it does not come, the plain words are shown.
    const content = template ? element.ownerDocument.importNode(template.content, true)
      : successHtml ? await import('../../text/sanitize-html.js').then(({ sanitizeHtml: safeContent }) => safeContent(String(successHtml), element.ownerDocument), () => null) : null;
    if (content && form.hidden && !element.querySelector(':scope > [slot="success"]')) {
      const shown = make(element, 'div', '', content);
      shown.slot = 'success';
      element.append(shown);
    }
    await (element as HTMLElement & { updateComplete?: Promise<void> }).updateComplete;
    element.shadowRoot?.getElementById('success')?.focus();
  }
}
