import * as v from 'valibot';
import { maxLineLength } from '../submission-limits.js';
import { typed } from './common-properties.js';
import { message } from './message.js';
import { notLonger } from './not-longer.js';
import { oneLine } from './one-line.js';
import { rule } from './rule.js';

/** Optional protocol, a host with a top level of 2 to 3 letters, then what belongs to an address. spec: page-runtime-platform §5 */
const shape = /^(https?:\/\/)?([\p{L}\d](?:[\p{L}\d-]*[\p{L}\d])?\.)+[a-z]{2,3}(:\d{1,5})?([/?#]\S*)?$/iu;

export const website = rule({
  type: 'website',
  properties: typed,
  schema: () => v.pipe(
    v.string(message('website')),
    v.transform(oneLine),
    notLonger(maxLineLength),
    v.check(text => shape.test(text), message('website')),
  ),
});
