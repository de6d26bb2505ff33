import * as v from 'valibot';
import { chosen } from './rule.js';
import type { FieldRule } from './field-rule.js';
import { isNothingSelected } from './is-blank.js';
import { message } from './text-rules.js';

const ticked = new Set(['on', 'true', 'yes', '1']);
const unticked = new Set(['off', 'false', 'no', '0', '']);

function isUnticked(value: unknown): boolean {
  return isNothingSelected(value) || value === false || (typeof value === 'string' && unticked.has(value.toLowerCase()));
}

/** Without options a single yes or no, as a browser posts it; with options the list of those ticked. */
export const checkbox: FieldRule = {
  type: 'checkbox',
  properties: chosen,
  nativeTypes: ['checkbox', 'select-multiple'], // a list of those chosen, as checkboxes give
  longest: () => Infinity, // compared with what is offered, and read by no pattern
  isEmpty: value => isUnticked(value) || (Array.isArray(value) && value.every(isUnticked)),
  requiredMessage: field => (field.options ? 'requiredChoice' : 'requiredTick'),
  isList: field => field.options !== undefined,
  schema: ({ options }) => {
    if (!options) {
      const isTicked = (value: unknown) => value === true || (typeof value === 'string' && ticked.has(value.toLowerCase()));
      return v.pipe(
        v.custom<unknown>(value => isTicked(Array.isArray(value) && value.length === 1 ? value[0] : value), message('tick')),
        v.transform(() => true),
      );
    }
    return v.pipe(
      v.custom<string | string[]>(value => [value].flat().every(one => options.includes(one as string)), message('choice')),
      v.transform(value => [...new Set([value].flat())]),
    );
  },
};
