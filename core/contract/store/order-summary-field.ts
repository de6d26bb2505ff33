import { writeJson } from '../../registry/write-json.js';
import type { FormField } from '../form-field.js';
import type { FieldValue } from '../submission.js';

/** A field of a product's form as an order shows it. spec: commerce-forms-data §3 */
export interface OrderSummaryField {
  readonly type: FormField['type'];
  readonly rawTitle: string;
  /** All of it in one line. */
  readonly value: string;
  /** Its parts, or what was chosen of a list. */
  readonly values: readonly string[];
}

const textOf = (value: FieldValue): string => (value === true ? 'Yes' : value === false || value === null ? '' : String(value));

/** Null for what carries nothing: a section, or a field left empty. */
export function orderSummaryField({ type, title }: FormField, value: FieldValue | undefined): OrderSummaryField | null {
  if (type === 'section' || value === undefined) return null;
  const parts =
    typeof value === 'object' && value !== null
      ? Object.values(value).map(one => (typeof one === 'object' && one !== null ? writeJson(one) : textOf(one)))
      : [textOf(value)];
  const values = parts.filter(text => text !== '');
  return values.length > 0 ? { type, rawTitle: title, value: values.join(type === 'name' ? ' ' : ', '), values } : null;
}
