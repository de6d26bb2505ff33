import type { FormHost } from '../form.settings.js';
import type { FormSnapshot, Phase } from '../form.state.js';
import type { LightParts } from '../light-parts.js';
import { ErrorMessages } from './error-messages.js';
import type { Text } from './field-messages.js';
import { make } from './own-nodes.js';
import { placeAbove } from './place.js';
import { readFields } from './read-fields.js';
import { isButton, lockSubmit, submitButtonOf } from './submit-lock.js';

interface Surroundings {
  readonly host: FormHost;
  readonly parts: LightParts;
  readonly text: Text;
  readonly signal: AbortSignal;
}

const shownPhases: readonly Phase[] = ['submitting', 'success', 'failure'];

/** Brings the form's state to the author's nodes: locks the button, marks fields, places messages, moves the focus. */
export class FormFeedback {
  /** The button the visitor pressed. */
  pressed: HTMLElement | null = null;
  readonly #errors: ErrorMessages;
  #unlock: (() => void) | null = null;
  #delay: HTMLElement | null = null;
  #round = 0;

  constructor(readonly form: HTMLFormElement, private readonly surroundings: Surroundings) {
    const { text, parts, signal } = surroundings;
    this.#errors = new ErrorMessages(form, text, parts);
    signal.addEventListener('abort', () => {
      this.#unlock?.();
      this.#errors.clear();
      this.#dropDelay();
      form.hidden = false;
    }, { once: true });
  }

  get button(): HTMLButtonElement | HTMLInputElement | null {
    return isButton(this.pressed) ? this.pressed : submitButtonOf(this.form);
  }

  show(snapshot: FormSnapshot): void {
    const { host, parts, text } = this.surroundings;
    const { phase, round } = snapshot;
    for (const name of shownPhases) host.toggleState(name, name === phase);
    if (phase === 'submitting') this.#unlock ??= lockSubmit(this.form, this.button, text('submitting'));
    else this.#release();
    this.#showDelay(snapshot);
    this.#errors.show(snapshot, this.button);
    parts.draw();
    const isNew = round !== this.#round;
    this.#round = round;
    if (phase === 'failure' && isNew) this.#errors.focus();
    if (phase === 'success') void this.#giveWay();
    else this.form.hidden = false;
  }

  /** Where React does not come, the browser itself shows the message: at the first invalid field, else at the button. */
  reportNatively({ phase, message, detail, errors, delay }: FormSnapshot): void {
    const { host, text, signal } = this.surroundings;
    const field = [...readFields(this.form).values()].find(({ id }) => id in errors);
    const target = field?.target ?? this.button;
    const sent = phase === 'success' ? host.values.successText || text('success') : '';
    const shown = field ? errors[field.id]! : sent || (delay ? text(delay) : `${message} ${detail}`.trim());
    if (!target || !shown || target.validity.customError) return;
    target.setCustomValidity(shown);
    target.reportValidity();
    for (const type of ['input', 'submit']) {
      this.form.addEventListener(type, () => target.setCustomValidity(''), { capture: true, once: true, signal });
    }
  }

  /** Why it takes longer, above the button: a form that hangs without a word is pressed again. */
  #showDelay({ delay }: FormSnapshot): void {
    if (!delay) return this.#dropDelay();
    const node = this.#delay ??= make(this.form, 'p', 'site-form-delay');
    const { parts, text } = this.surroundings;
    parts.put({ node, view: 'line', props: { text: text(delay) }, place: () => placeAbove(this.form, this.button, node) });
  }

  #dropDelay(): void {
    if (this.#delay) this.surroundings.parts.drop(this.#delay);
    this.#delay = null;
  }

  #release(): void {
    this.#unlock?.();
    this.#unlock = null;
  }

  /** The form makes room for what the author wants to be read now, and the visitor is led there. */
  async #giveWay(): Promise<void> {
    const { form } = this;
    const { host } = this.surroundings;
    const element = host.element!;
    await host.viewReady;
    form.hidden = true;
    const { successHtml } = host.values;
    const template = element.querySelector<HTMLTemplateElement>('template[data-success]');
    // What cleans markup is fetched only now; where it does not come, the plain words are shown.
    const content = template ? element.ownerDocument.importNode(template.content, true)
      : successHtml ? await import('../../text/sanitize-html.js').then(({ sanitizeHtml }) => sanitizeHtml(String(successHtml), element.ownerDocument), () => null) : null;
    if (content && form.hidden && !element.querySelector(':scope > [slot="success"]')) {
      const shown = make(element, 'div');
      shown.append(content);
      shown.slot = 'success';
      element.append(shown);
    }
    await (element as HTMLElement & { updateComplete?: Promise<void> }).updateComplete;
    element.shadowRoot?.getElementById('success')?.focus();
  }
}
