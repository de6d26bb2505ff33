import { emailAsShown } from '../../contract/fields/email-as-shown.js';
import { fieldRules } from '../../contract/fields/field-rules.js';
import type { FieldType, FormField } from '../../contract/form-field.js';
import type { FieldValue } from '../../contract/submission.js';
import { type FileProblem, findFileProblem } from '../../contract/uploads.js';
import { nearestLanguage } from '../../platform/page.js';
import { $site } from '../../stores/site.js';
import { type FieldFacts, findProblem, type Problem, serialise } from '../fields/find-problem.js';
import { nativeMessage } from './native-message.js';
import { isAmbiguousNumber } from './number-typing.js';

export type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Words by which a lone checkbox without a meaning of its own says yes. */
const plainYes = new Set(['on', 'yes', 'true', '1']);

/** What is in a control, as its visitor sees it. */
export const shownValue = (control: Control): string => (control.type === 'email' ? emailAsShown(control.value) : control.value);

const isTick = (control: Control): control is HTMLInputElement => control.type === 'checkbox' || control.type === 'radio';

/** The value of controls that share a name: tick boxes as a list, a lone one as yes, no or its own word. */
function valueOf(controls: readonly Control[]): FieldValue {
  const [first] = controls;
  const ticked = controls.filter(control => isTick(control) && control.checked).map(control => control.value);
  if (first!.type === 'radio') return ticked[0] ?? '';
  if (first!.type === 'checkbox') {
    if (controls.length > 1) return ticked;
    return ticked.length > 0 && (plainYes.has(ticked[0]!.toLowerCase()) || ticked[0]!);
  }
  if (first instanceof HTMLSelectElement && first.multiple) {
    return [...first.selectedOptions].filter(option => !option.disabled).map(option => option.value);
  }
  return controls.length > 1 ? controls.map(shownValue) : shownValue(first!);
}

/** One field of a form in the page: the controls that share a name, or the parts of one name. */
export class Field {
  readonly controls: Control[] = [];
  /** Controls of a structured value, by the name of the part. */
  readonly parts = new Map<string, Control[]>();

  /** `box`: the author's element that says what kind of field its controls are. */
  constructor(readonly id: string, readonly type: FieldType, readonly box: HTMLElement | null) {}

  add(control: Control, part: string | null): void {
    this.controls.push(control);
    if (part !== null) this.parts.set(part, [...this.parts.get(part) ?? [], control]);
  }

  get first(): Control { return this.controls[0]!; }
  get last(): Control { return this.controls.at(-1)!; }
  get isGroup(): boolean { return this.controls.length > 1; }
  get problem(): (Problem & Partial<FileProblem>) | null {
    if (this.type !== 'file') return findProblem(this.facts);
    const message = this.#checked.map(nativeMessage).find(Boolean);
    return message ? { message } : this.#fileProblem;
  }

  /** The limits that the page sets; the service has its own. */
  get #fileProblem(): FileProblem | null {
    const inputs = this.#checked.filter((control): control is HTMLInputElement => control instanceof HTMLInputElement);
    const limit = (input: HTMLInputElement, name: string, otherwise: number) => Number(input.dataset[name]) || otherwise;
    return inputs.map(input => findFileProblem({
      required: input.required,
      accept: input.accept || '*/*',
      maxFiles: limit(input, 'maxFiles', input.multiple ? Infinity : 1),
      maxFileBytes: limit(input, 'maxFileBytes', Infinity),
    }, [...input.files ?? []])).find(Boolean) ?? null;
  }

  /** The line beside radio buttons for what none of them says; it counts unless one with a value is chosen. */
  get #typed(): Control | undefined {
    const { controls } = this;
    const isChosen = controls.some(control => isTick(control) && control.checked && control.value);
    return this.first.type === 'radio' && !isChosen ? controls.find(control => !isTick(control)) : undefined;
  }

  /** The controls that need care: those of the wrong part, else those demanded, else all. */
  get wrong(): readonly Control[] {
    const typed = this.#typed;
    if (typed?.checkVisibility()) return [typed];
    const part = this.problem?.part;
    const demanded = this.parts.size > 0 ? this.controls.filter(control => control.required) : [];
    return (part !== undefined && this.parts.get(part)) || (demanded.length > 0 ? demanded : this.controls);
  }

  /** Where focus goes for this field, also in another step of the form; null when a visitor cannot reach it. */
  get target(): Control | null {
    const isReached = (control: Control) => control.type !== 'hidden' && (control.checkVisibility() || control.closest('[data-site-away]') !== null);
    return this.wrong.find(isReached) ?? this.controls.find(isReached) ?? null;
  }

  get maxLength(): number | null {
    const limit = Number(this.first.dataset.maxlength);
    return this.type === 'textarea' && limit > 0 ? limit : null;
  }

  get value(): FieldValue {
    if (this.parts.size === 0) return this.#typed?.value ?? valueOf(this.controls);
    return Object.fromEntries([...this.parts].map(([part, controls]) => [part, valueOf(controls)]));
  }

  /** As a submission carries it. */
  get sent(): FieldValue { return serialise(this.formField, this.value, this.#locale); }

  get #locale(): string { return nearestLanguage(this.first) || $site.get().locale; }

  get formField(): FormField {
    const { id, type } = this;
    const isStructured = this.parts.size > 0;
    return {
      id, type, title: id,
      // HTML can only require each of several checkboxes of one name; authors mean that at least one is required.
      required: !isStructured && this.#checked.some(control => control.required),
      maxLength: this.maxLength ?? Infinity, // the service knows its own limits
      ...this.#options && { options: this.#options },
      ...type === 'email' && this.controls.some(control => control instanceof HTMLInputElement && control.multiple) && { multiple: true },
      ...type === 'currency' && this.box?.dataset.symbol && { currencySymbol: this.box.dataset.symbol },
      ...type === 'currency' && this.first.type === 'radio' && { amounts: this.controls.map(({ value }) => Number(value)) },
    };
  }

  get facts(): FieldFacts {
    const isEmpty = (controls: readonly Control[]) => fieldRules.get('text')!.isEmpty(valueOf(controls));
    const missing = [...this.parts].filter(([, controls]) => controls.some(({ willValidate, required }) => willValidate && required) && isEmpty(controls))
      .map(([part]) => this.#missingFor(part, isEmpty)).find(part => part !== null);
    return {
      field: this.formField,
      value: this.value,
      nativeMessage: this.#checked.map(nativeMessage).find(Boolean) ?? '',
      pageMessage: this.#checked.find(({ validity }) => validity.customError)?.validationMessage ?? '',
      isReadTwoWays: this.controls.some(isAmbiguousNumber),
      locale: this.#locale,
      ...missing && { missingPart: missing },
    };
  }

  /** The missing part for a required part that is empty; null if none is missing: an address in Gibraltar has no city. */
  #missingFor(part: string, isEmpty: (controls: readonly Control[]) => boolean): string | null {
    const { replaceable } = fieldRules.get(this.type)!;
    if (!replaceable?.parts.includes(part)) return part;
    const filled = [...this.parts].filter(([, controls]) => !isEmpty(controls));
    const gap = replaceable.gapIn(Object.fromEntries(filled.map(([name, controls]) => [name, String(valueOf(controls))])));
    return gap === undefined ? null : this.parts.has(gap) ? gap : part;
  }

  get #checked(): readonly Control[] { return this.controls.filter(control => control.willValidate); }

  /** What can be chosen: the page's own choices, the statements of a survey. */
  get #options(): string[] | undefined {
    if (this.type === 'likert') return this.parts.size > 0 ? [...this.parts.keys()] : undefined;
    if (this.first instanceof HTMLSelectElement) return [...this.first.options].map(({ value }) => value);
    if (this.type !== 'radio' && this.type !== 'checkbox') return undefined;
    const isPlain = !this.isGroup && this.type === 'checkbox' && plainYes.has(this.first.value.toLowerCase());
    return isPlain ? undefined : this.controls.map(({ value }) => value);
  }
}
