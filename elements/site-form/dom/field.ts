import type { FieldValue } from '../../../core/contract/submission.js';
import type { FieldFacts } from '../fields/field-kind.js';

export type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Words by which a lone checkbox without a meaning of its own says yes. */
const plainYes = new Set(['on', 'yes', 'true', '1']);

/** One field of the author's form: the controls that share a name. Its id on the wire is that name. */
export class Field {
  readonly controls: Control[] = [];

  constructor(readonly id: string) {}

  get first(): Control { return this.controls[0]!; }
  get last(): Control { return this.controls.at(-1)!; }
  get isGroup(): boolean { return this.controls.length > 1; }
  get type(): string { return this.first.type; }

  /** Where focus goes for this field; null when a visitor cannot reach it. */
  get target(): Control | null {
    return this.controls.find(control => control.type !== 'hidden' && control.checkVisibility()) ?? null;
  }

  get maxLength(): number | null {
    const limit = Number(this.first.dataset.maxlength);
    return this.type === 'textarea' && limit > 0 ? limit : null;
  }

  /** As a submission carries it: tick boxes of one name as a list, a lone one as yes, no or its own word. */
  get value(): FieldValue {
    const boxes = this.controls.filter((control): control is HTMLInputElement => 'checked' in control);
    const ticked = boxes.filter(box => box.checked).map(box => box.value);
    if (this.type === 'radio') return ticked[0] ?? '';
    if (this.type === 'checkbox') {
      if (this.isGroup) return ticked;
      return ticked.length > 0 && (plainYes.has(ticked[0]!.toLowerCase()) || ticked[0]!);
    }
    if (this.first instanceof HTMLSelectElement && this.first.multiple) {
      return [...this.first.selectedOptions].filter(option => !option.disabled).map(option => option.value);
    }
    return this.isGroup ? this.controls.map(control => control.value) : this.first.value;
  }

  get facts(): FieldFacts {
    const { id, type, value, maxLength, isGroup, controls } = this;
    const checked = controls.filter(control => control.willValidate);
    // Of several tick boxes of one name HTML can only demand each; what authors mean is: at least one.
    return {
      id, type, value, maxLength, isGroup,
      isRequired: checked.some(control => control.required),
      nativeMessage: checked.map(nativeMessage).find(Boolean) ?? '',
    };
  }
}

/** The browser's objection to a control, without those that rules of our own speak for. */
function nativeMessage({ validity, type, validationMessage }: Control): string {
  const ours = validity.valueMissing || (type === 'email' && validity.typeMismatch);
  const others = validity.badInput || validity.customError || validity.patternMismatch || validity.rangeOverflow
    || validity.rangeUnderflow || validity.stepMismatch || validity.tooLong || validity.tooShort
    || (validity.typeMismatch && type !== 'email');
  return others && !ours ? validationMessage : '';
}
