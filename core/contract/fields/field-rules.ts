import type { FieldType } from '../form-field.js';
import { checkbox } from './checkbox.js';
import { choiceRule } from './choice-rule.js';
import { email } from './email.js';
import type { FieldRule } from './field-rule.js';
import { lineRule } from './line-rule.js';
import { number } from './number.js';
import { textarea } from './textarea.js';

const rules: FieldRule[] = [
  lineRule('text'),
  lineRule('name'),
  lineRule('phone'),
  lineRule('hidden'),
  textarea,
  email,
  number,
  checkbox,
  choiceRule('radio'),
  choiceRule('select'),
];

/** The kinds of field that can be validated, by type. A `section` has no rule: it carries no value. */
export const fieldRules: ReadonlyMap<FieldType, FieldRule> = new Map(rules.map((rule) => [rule.type, rule]));
