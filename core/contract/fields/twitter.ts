import * as v from 'valibot';
import { described, rule } from './rule.js';
import { message, narrowLine } from './text-rules.js';

/** An account's name as visitors write or paste it; carried without the `@`. */
export const twitter = rule({
  type: 'twitter',
  properties: described,
  input: { autoCapitalize: 'none', spellCheck: 'false', prefix: '@' },
  schema: () => v.pipe(
    v.string(message('account')),
    v.transform(text => narrowLine(text).replace(/^(https?:\/\/)?(www\.)?(twitter|x)\.com\//i, '').replace(/^@|\/$/g, '')),
    v.check(name => /^\w{1,15}$/.test(name), message('account')),
  ),
});
