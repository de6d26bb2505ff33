import type { FieldType } from '../form-field.js';
import { address } from './address.js';
import { calculation } from './calculation.js';
import { checkbox } from './checkbox.js';
import { choiceRule } from './choice-rule.js';
import { typed } from './rule.js';
import { currency } from './currency.js';
import { date } from './date.js';
import { email } from './email.js';
import type { FieldRule } from './field-rule.js';
import { file } from './file.js';
import { likert } from './likert.js';
import { lineRule } from './line-rule.js';
import { name } from './name.js';
import { number } from './number.js';
import { password } from './password.js';
import { phone } from './phone.js';
import { section } from './section.js';
import { textarea } from './textarea.js';
import { time } from './time.js';
import { twitter } from './twitter.js';
import { website } from './website.js';

/** In the order in which an owner chooses from them. */
const rules: FieldRule[] = [
  lineRule('text', [...typed, 'maxLength'], { input: {}, isCleanedLine: true }),
  textarea,
  email,
  name,
  phone,
  address,
  number,
  currency,
  date,
  time,
  website,
  twitter,
  choiceRule('select', 'select-one'),
  choiceRule('radio', 'radio'),
  checkbox,
  likert,
  file,
  calculation,
  section,
  lineRule('hidden', ['key', 'value', 'prefill'], { nativeTypes: ['hidden'] }),
  password,
];

/** Every kind of field, by type. */
export const fieldRules: ReadonlyMap<FieldType, FieldRule> = new Map(rules.map(rule => [rule.type, rule]));
