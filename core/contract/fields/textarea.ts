import * as v from 'valibot';
import { maxTextLength } from '../submission-limits.js';
import { typed, rule } from './rule.js';
import { message, maxCharacters } from './text-rules.js';

export const textarea = rule({
  type: 'textarea',
  properties: [...typed, 'maxLength'],
  nativeTypes: ['textarea'],
  longest: field => field.maxLength ?? maxTextLength,
  schema: field => v.pipe(
    v.string(message('text')),
    // A plain post sends CRLF where scripts send LF: counted and stored alike.
    v.transform(text => text.replace(/\r\n?/g, '\n')),
    maxCharacters(field.maxLength ?? maxTextLength),
  ),
});
