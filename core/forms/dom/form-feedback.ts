import type { FormHost } from '../form.settings.js';
import type { FormSnapshot, Phase } from '../form.state.js';
import type { LightParts } from '../light-parts.js';
import type { Control } from './field.js';
import { ErrorMessages } from './error-messages.js';
import type { Text } from './field-messages.js';
import { getFormMembers } from './members.js';
import { createOwnNode } from './own-nodes.js';
import { placeAbove } from './place.js';
import { readFields } from './read-fields.js';
import { isButton, lockSubmit, getSubmitButton } from './submit-lock.js';
import { SuccessBox } from './success-box.js';

interface Surroundings {
  readonly host: FormHost;
  readonly parts: LightParts;
  readonly text: Text;
  readonly signal: AbortSignal;
  /** Shows the step of a form that a control is in. */
  reveal(control: Control): void;
}

const shownPhases: readonly Phase[] = ['submitting', 'success', 'failure'];

/** Brings the form's state to the author's nodes: locks the button, marks fields, places messages, moves the focus. */
export class FormFeedback {
  /** The button the visitor pressed. */
  pressed: HTMLElement | null = null;
  readonly #errors: ErrorMessages;
  readonly #success: SuccessBox;
  #unlock: (() => void) | null = null;
  #delay: HTMLElement | null = null;
  #round = 0;

  constructor(readonly form: HTMLFormElement, private readonly surroundings: Surroundings) {
    const { host, text, parts, signal } = surroundings;
    this.#errors = new ErrorMessages(form, surroundings);
    this.#success = new SuccessBox({ form, host, parts, text });
    signal.addEventListener('abort', () => {
      this.#unlock?.();
      this.#errors.clear();
      this.#dropDelay();
      this.#success.drop();
      getFormMembers(form).hidden = false;
    }, { once: true });
  }

  get button(): HTMLButtonElement | HTMLInputElement | null {
    return isButton(this.pressed) ? this.pressed : getSubmitButton(this.form);
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
    // The form makes room for what the author wants to be read now, and the visitor is led there.
    getFormMembers(this.form).hidden = phase === 'success';
    if (phase === 'success') void this.#success.show(snapshot);
    else this.#success.drop();
  }

  /** Where React does not come, the browser itself shows the message: at the first invalid field, else at the button. */
  reportNatively({ message, detail, errors }: FormSnapshot): void {
    const field = [...readFields(this.form).values()].find(({ id }) => Object.hasOwn(errors, id));
    if (field?.target) this.surroundings.reveal(field.target);
    const target = field?.target ?? this.button;
    const shown = field ? errors[field.id]! : `${message} ${detail}`.trim();
    if (!target || !shown || target.validity.customError) return;
    target.setCustomValidity(shown);
    target.reportValidity();
    for (const type of ['input', 'submit']) {
      getFormMembers(this.form).addEventListener(type, () => target.setCustomValidity(''), { capture: true, once: true, signal: this.surroundings.signal });
    }
  }

  /** Why it takes longer, above the button: a form that hangs without a word is pressed again. Does not wait for React. */
  #showDelay({ delay, percent }: FormSnapshot): void {
    if (!delay) return this.#dropDelay();
    const node = this.#delay ??= createOwnNode(this.form, 'p', 'site-form-delay');
    const { parts, text: textOf } = this.surroundings;
    const text = textOf(delay, { percent });
    parts.put({
      node,
      view: 'line',
      props: { text },
      place: () => { if (!node.isConnected) placeAbove(this.form, this.button, node); },
      paint: () => {
        const line = createOwnNode(node, 'span');
        line.setAttribute('role', 'alert'); // the regions of the view are silent until React is there
        line.textContent = text;
        node.replaceChildren(line);
      },
    });
  }

  #dropDelay(): void {
    if (this.#delay) this.surroundings.parts.drop(this.#delay);
    this.#delay = null;
  }

  #release(): void {
    this.#unlock?.();
    this.#unlock = null;
  }
}
