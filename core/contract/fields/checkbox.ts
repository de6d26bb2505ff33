import * as v from 'valibot';
import { chosen } from './common-properties.js';
import type { FieldRule } from './field-rule.js';
import { isBlank } from './is-blank.js';
import { message } from './message.js';

const ticked = new Set(['on', 'true', 'yes', '1']);
const unticked = new Set(['off', 'false', 'no', '0', '']);

function isUnticked(value: unknown): boolean {
  return isBlank(value) || value === false || (typeof value === 'string' && unticked.has(value.toLowerCase()));
}

/** Without options a single yes or no, as a browser posts it; with options the list of those ticked. */
export const checkbox: FieldRule = {
  type: 'checkbox',
  properties: chosen,
  isEmpty: (value) => isUnticked(value) || (Array.isArray(value) && value.every(isUnticked)),
  requiredMessage: (field) => (field.options ? 'requiredChoice' : 'requiredTick'),
  isList: (field) => field.options !== undefined,
  schema: (field) => {
    if (field.options) {
      const option = v.picklist(field.options, message('choice'));
      const options = v.pipe(v.array(option, message('choice')), v.transform((list) => [...new Set(list)]));
      return v.union([v.pipe(option, v.transform((one) => [one])), options], message('choice'));
    }
    const word = v.pipe(v.string(), v.check((text) => ticked.has(text.toLowerCase())), v.transform(() => true));
    const one = v.union([v.literal(true), word], message('tick'));
    return v.union([one, v.pipe(v.tuple([one]), v.transform(([value]) => value))], message('tick'));
  },
};
