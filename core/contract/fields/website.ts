import * as v from 'valibot';
import { isWebsite } from '../../links/web-host.js';
import { maxLineLength } from '../submission-limits.js';
import { message, maxCharacters, oneLine } from './text-rules.js';
import { rule } from './rule.js';

export const website = rule({
  type: 'website',
  properties: ['description', 'placeholder', 'required', 'when', 'requiredWhen', 'shortTopLevel'],
  input: { inputMode: 'url', autoCapitalize: 'none', spellCheck: 'false' },
  nativeTypes: ['url'],
  isCleanedLine: true,
  autofill: { '': 'url' },
  schema: field => v.pipe(
    v.string(message('website')),
    v.transform(oneLine),
    maxCharacters(maxLineLength),
    v.check(text => isWebsite(text, field.shortTopLevel), message('website')),
  ),
});
