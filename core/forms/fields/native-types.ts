import type { FieldType } from '../../contract/form-field.js';

/** Which kind of field a browser's own control is, where the author says nothing else; all others are text. */
export const nativeTypes: Readonly<Record<string, FieldType>> = {
  email: 'email', number: 'number', range: 'number', url: 'website', tel: 'phone', password: 'password', date: 'date', time: 'time',
  textarea: 'textarea', radio: 'radio', checkbox: 'checkbox', hidden: 'hidden',
  'select-one': 'select', 'select-multiple': 'checkbox', // a list of those chosen, as tick boxes give
};
