import * as v from 'valibot';
import { rule } from './rule.js';
import { message } from './text-rules.js';

/** A number that is calculated from other fields. The service calculates it again: what a page sends is only compared. */
export const calculation = rule({
  type: 'calculation',
  properties: ['description', 'formula', 'currency', 'digits', 'when'],
  schema: () => v.number(message('number')),
});
