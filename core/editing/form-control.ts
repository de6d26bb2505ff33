import type { Host } from '../element/host.js';
import type { ShellClass } from '../element/shell.js';
import { type AuthorField, findAuthorField, getDefaultValue, writeField } from './author-field.js';

export interface FormControlRules {
  /** Returns a message for people if a value is not acceptable, and an empty text if it is. Not called for an empty value. */
  findProblem(value: string, host: Host): string;
}

/** The state of a form control. */
interface FormControlState { setDisabled(isDisabled: boolean): void }

/** Members of every form control, as on native ones. */
export interface FormControl {
  readonly form: HTMLFormElement | null;
  readonly labels: NodeList;
  readonly validity: ValidityState;
  readonly validationMessage: string;
  readonly willValidate: boolean;
  checkValidity(): boolean;
  reportValidity(): boolean;
  setCustomValidity(message: string): void;
}

/**
 * Makes an element a form control, by the settings `value`, `name`, `required` and `disabled` (`formSettings`) and the text `required`.
 * If the author has written a field inside, that field is submitted and validated: the element only keeps its value the same.
 * Otherwise the element is submitted itself, by its ElementInternals. Nothing is sent twice.
 */
export const formControl = ({ findProblem }: FormControlRules) => (Class: ShellClass): ShellClass =>
  class extends Class implements FormControl {
    static readonly formAssociated = true;
    #field: AuthorField | null = null;
    #mount: AbortSignal | undefined;
    #customProblem = '';
    /** The value that was written to the field last. */
    #synced: string | undefined;
    /** What was last set as the custom validity of the author's field; undefined before that. */
    #fieldProblem: string | undefined;
    /** Attributes of the element that the author's field was given. */
    readonly #mirrored = new Set<string>();

    override connectedCallback(): void {
      super.connectedCallback();
      const { signal } = this.host;
      if (this.#mount === signal) return; // a move
      this.#mount = signal;
      this.addEventListener('input', ({ target }) => {
        if (target === this.#field) this.setValue('value', this.#field!.value);
      }, { signal });
      this.host.onLightChange(() => this.#adoptField());
      this.host.onTextsChange(() => this.#validate());
      this.#adoptField();
      this.formDisabledCallback(this.matches(':disabled'));
    }

    override attributeChangedCallback(attribute: string, old: string | null, text: string | null): void {
      const ofField = this.#field && getDefaultValue(this.#field);
      super.attributeChangedCallback(attribute, old, text);
      if (attribute === 'value' && text === null && ofField) this.setValue('value', ofField);
      else this.#sync();
    }

    override setValue(name: string, input: unknown, isOwn?: boolean): void {
      super.setValue(name, input, isOwn);
      this.#sync();
    }

    /** A settings block may have changed the value. */
    override drawn(values: unknown): void {
      super.drawn(values);
      if (this.#value !== this.#synced) this.#sync(); // what is in the author's field otherwise stays
    }

    formResetCallback(): void { this.setValue('value', this.#field?.value ?? this.getAttribute('value')); }

    formStateRestoreCallback(restored: unknown): void {
      if (typeof restored === 'string') this.setValue('value', restored);
    }

    formDisabledCallback(isDisabled: boolean): void {
      this.host.toggleState('disabled', isDisabled);
      (this.elementState as FormControlState | undefined)?.setDisabled(isDisabled);
    }

    override focus(options?: FocusOptions): void {
      if (this.#field) this.#field.focus(options);
      else super.focus(options);
    }

    get form(): HTMLFormElement | null { return this.internals.form; }
    get labels(): NodeList { return this.internals.labels; }
    get validity(): ValidityState { return this.#validated.validity; }
    get validationMessage(): string { return this.#validated.validationMessage; }
    get willValidate(): boolean { return this.#validated.willValidate; }
    checkValidity(): boolean { return this.#validated.checkValidity(); }
    reportValidity(): boolean { return this.#validated.reportValidity(); }

    setCustomValidity(message: string): void {
      this.#customProblem = message;
      this.#validate();
    }

    get #validated(): AuthorField | ElementInternals { return this.#field ?? this.internals; }
    get #value(): string { return String(this.settingValues.value ?? ''); }

    /** The value of the element takes precedence if it has one: the page has set it. */
    #adoptField(): void {
      const field = findAuthorField(this);
      if (field === this.#field) return;
      this.#field = field;
      this.#fieldProblem = undefined;
      this.#mirrored.clear();
      if (field && !this.#value && field.value) this.setValue('value', field.value);
      else this.#sync();
    }

    #sync(): void {
      this.#synced = this.#value;
      if (this.#field) {
        writeField(this.#field, this.#value);
        for (const name of ['disabled', 'required']) this.#mirror(this.#field, name);
      }
      this.internals.setFormValue(this.#field ? null : this.#value);
      this.#validate();
    }

    /** The author's own `required` and `disabled` stay. */
    #mirror(field: AuthorField, name: string): void {
      const isSet = !!this.settingValues[name];
      if (isSet === this.#mirrored.has(name) || (isSet && field.hasAttribute(name))) return;
      field.toggleAttribute(name, isSet);
      if (isSet) this.#mirrored.add(name);
      else this.#mirrored.delete(name);
    }

    #validate(): void {
      const problem = this.#customProblem || (this.#value && findProblem(this.#value, this.host));
      if (this.#field) {
        this.internals.setValidity({});
        // An author's own message stays until the element has one.
        if (problem !== (this.#fieldProblem ?? '')) this.#field.setCustomValidity(this.#fieldProblem = problem);
        return;
      }
      const isMissing = !!this.settingValues.required && !this.#value;
      const anchor = this.shadowRoot!.querySelector<HTMLElement>('input, button') ?? undefined;
      this.internals.setValidity(
        { valueMissing: isMissing, customError: !!problem }, problem || (isMissing ? this.host.text('required') : ''), anchor,
      );
    }
  };
