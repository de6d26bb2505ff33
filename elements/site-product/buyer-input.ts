import type { FormField } from '../../core/contract/form-field.js';
import type { FieldValue } from '../../core/contract/submission.js';
import { emailAsShown } from '../../core/contract/fields/email-as-shown.js';
import type { BuyerInput } from '../../core/product/product-choice.js';
import { getGroupTitle } from '../../core/shop/product-markup.js';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Names of a product's form that are no fields of the buyer's. */
const own = new Set(['cart', 'sku', 'quantity', 'plan', 'productId', 'crumb']);

const isFilled = (control: Control): boolean =>
  control.value !== ''
  && !control.matches(':disabled, [type="hidden"], [type="submit"], [type="button"], [type="file"]')
  && (!/^(?:radio|checkbox)$/.test(control.type) || (control as HTMLInputElement).checked);

/** A field's title as it is shown: without the star of those that are demanded. */
const titled = (control: Control): string =>
  (control.type === 'radio'
    ? getGroupTitle(control as HTMLInputElement)
    : (control.labels?.[0]?.textContent ?? control.ariaLabel ?? control.name)
  )
    .replace(/[\s*]+$/, '')
    .replace(/\s+/g, ' ')
    .trim();

/** The fields in a form, or of an element's own around ours. */
export const fieldsIn = (root: Element): Control[] => [...root.querySelectorAll<Control>('input[name], select[name], textarea[name]')];

/** What a buyer sees of a value: a list shows other words than it sends. */
const wordsOf = (control: Control, shown: string): string => (control instanceof HTMLSelectElement ? control.selectedOptions[0]?.text ?? '' : shown);

/** The value of a field with one more of its controls: several make a list. */
const withValue = (before: FieldValue | undefined, shown: string, isList: boolean): FieldValue =>
  (before !== undefined ? [before, shown].flat() as string[] : isList ? [shown] : shown);

/** What a buyer has filled in beside the choice of a variant: engravings and the like. `form` are the fields that the shop knows. */
export function readBuyerInput(root: Element, optionNames: ReadonlySet<string>, form: readonly FormField[] = []): BuyerInput {
  const values: Record<string, FieldValue> = {};
  const details = new Map<string, string>();
  const controls = fieldsIn(root);
  for (const control of controls) {
    const { name } = control;
    if (own.has(name) || optionNames.has(name) || !isFilled(control)) continue;
    const field = form.find(({ id }) => name === id || name.startsWith(`${id}.`));
    const isTick = control.type === 'checkbox' && (field ? !field.options : !control.hasAttribute('value'));
    const shown = control.type === 'email' ? emailAsShown(control.value) : control.value;
    const words = isTick ? '✓' : wordsOf(control, shown);
    const title = field?.title ?? titled(control);
    const isPart = field !== undefined && name !== field.id;
    // A part of a date or an address belongs to its field: `ready.day`.
    if (isPart) values[field.id] = { ...values[field.id] as Record<string, string> | undefined, [name.slice(field.id.length + 1)]: shown };
    else values[name] = isTick || withValue(values[name], shown, field?.type === 'checkbox');
    details.set(title, details.has(title) ? `${details.get(title)!}${isPart ? ' ' : ', '}${words}` : words);
  }
  return { values, details: [...details].map(([name, value]) => ({ name, value })) };
}
