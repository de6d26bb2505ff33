import * as v from 'valibot';
import { maxLineLength } from '../submission-limits.js';
import { isHostName, webLabel } from './host-name.js';
import { message, notLonger, oneLine } from './text-rules.js';
import { rule } from './rule.js';

/** Optional protocol, host, port, then what belongs to an address. */
const shape = /^(?:https?:\/\/)?([^\s/?#:@]+)(?::\d{1,5})?(?:[/?#]\S*)?$/i;
/** Letters, in whatever script. A number at the end makes a host an address of IPv4, which nobody's website goes by. */
const anyTopLevel = /^(?:[a-z]{2,63}|xn--[a-z\d-]{1,59})$/i;
const shortTopLevel = /^[a-z]{2,3}$/i; // spec: page-runtime-platform §5

function isWebsite(text: string, isShort: boolean | undefined): boolean {
  const host = shape.exec(text)?.[1];
  return host !== undefined && isHostName(host, { label: webLabel, topLevel: isShort ? shortTopLevel : anyTopLevel })
    && URL.canParse(/^https?:/i.test(text) ? text : `https://${text}`);
}

export const website = rule({
  type: 'website',
  properties: ['description', 'placeholder', 'required', 'shortTopLevel'],
  schema: field => v.pipe(
    v.string(message('website')),
    v.transform(oneLine),
    notLonger(maxLineLength),
    v.check(text => isWebsite(text, field.shortTopLevel), message('website')),
  ),
});
