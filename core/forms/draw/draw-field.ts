import type { FieldType, FormField } from '../../contract/form-field.js';
import type { Tools } from './build.js';
import { amounts, symbolOf } from './amounts.js';
import { checkbox, likert, radio } from './choices.js';
import { hidden, line, marked, section, select, textarea } from './lines.js';
import { address, date, name, phone } from './structured.js';

export type DrawField = (field: FormField, tools: Tools) => HTMLElement;

const amount = marked({ type: 'text' }, symbolOf);

/** How each kind of field is drawn. */
export const drawField: Readonly<Record<FieldType, DrawField>> = {
  text: line({ type: 'text' }),
  textarea,
  email: line({ type: 'email' }),
  number: line({ type: 'number', step: 'any', inputmode: 'decimal' }),
  website: line({ type: 'text', inputmode: 'url', autocapitalize: 'none', spellcheck: 'false' }),
  currency: (field, tools) => (field.amounts ? amounts : amount)(field, tools),
  password: line({ type: 'password' }),
  twitter: marked({ type: 'text', autocapitalize: 'none', spellcheck: 'false' }, () => '@'),
  date,
  time: line({ type: 'time' }),
  name,
  address,
  phone,
  section,
  radio,
  checkbox,
  select,
  likert,
  hidden,
};
