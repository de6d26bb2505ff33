import { type ComponentType, createElement } from 'react';
import type { FieldType } from '../../contract/form-field.js';
import { AmountsField, CheckboxField, LikertField, RadioField, getCurrencySymbol } from './ChoiceFields.js';
import { FileField, HiddenField, line, marked, SectionField, SelectField, TextareaField } from './LineFields.js';
import type { FieldProps } from './parts.js';
import { AddressField, DateField, NameField, PhoneField } from './StructuredFields.js';

const AmountField = marked({ type: 'text' }, getCurrencySymbol);
const CurrencyField = (props: FieldProps) => createElement(props.field.amounts ? AmountsField : AmountField, props);

/** How each kind of field is drawn: a new kind is one component and one line here. */
export const fieldViews: Readonly<Record<FieldType, ComponentType<FieldProps>>> = {
  text: line({ type: 'text' }),
  textarea: TextareaField,
  email: line({ type: 'email' }),
  number: line({ type: 'text', inputMode: 'decimal' }), // a number input tells nothing of what is typed where the browser writes numbers otherwise
  website: line({ type: 'text', inputMode: 'url', autoCapitalize: 'none', spellCheck: 'false' }),
  currency: CurrencyField,
  password: line({ type: 'password' }),
  twitter: marked({ type: 'text', autoCapitalize: 'none', spellCheck: 'false' }, () => '@'),
  date: DateField,
  time: line({ type: 'time' }),
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
};
