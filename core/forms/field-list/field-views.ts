import { type ComponentType, createElement } from 'react';
import type { FieldInput } from '../../contract/fields/field-rule.js';
import { fieldRules } from '../../contract/fields/field-rules.js';
import type { FieldType } from '../../contract/form-field.js';
import { AmountsField, CheckboxField, LikertField, RadioField, getCurrencySymbol } from './ChoiceFields.js';
import { CalculationField, FileField, HiddenField, line, marked, SectionField, SelectField, TextareaField } from './LineFields.js';
import type { FieldProps } from './parts.js';
import { AddressField, DateField, NameField, PhoneField } from './StructuredFields.js';

const AmountField = marked({ type: 'text' }, getCurrencySymbol);
const CurrencyField = (props: FieldProps) => createElement(props.field.amounts ? AmountsField : AmountField, props);

/** Types that are not one plain input. */
const ownViews: Partial<Record<FieldType, ComponentType<FieldProps>>> = {
  textarea: TextareaField,
  currency: CurrencyField,
  date: DateField,
  name: NameField,
  address: AddressField,
  phone: PhoneField,
  section: SectionField,
  radio: RadioField,
  checkbox: CheckboxField,
  select: SelectField,
  likert: LikertField,
  hidden: HiddenField,
  file: FileField,
  calculation: CalculationField,
};

/** Without `autoComplete`: the form sets it on all of its controls. */
function inputView({ type = 'text', inputMode, autoCapitalize, spellCheck, prefix }: FieldInput): ComponentType<FieldProps> {
  const attributes = { type, inputMode, autoCapitalize, spellCheck };
  return prefix ? marked(attributes, () => prefix) : line(attributes);
}

/** How each type of field is rendered. */
export const fieldViews = Object.fromEntries([...fieldRules.values()].map(({ type, input }) => [type, ownViews[type] ?? inputView(input!)])) as Readonly<
  Record<FieldType, ComponentType<FieldProps>>
>;
