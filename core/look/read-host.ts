import { pageDocument } from '../platform/page-document.js';
import { styleOf } from '../platform/page-style.js';
import type { LookHost } from './look-host.js';
import { readButton, readField, type Signs } from './signs.js';

/** Whether a page is one of the system's. */
const isHost = (root: HTMLElement, { selector, property }: LookHost): boolean =>
  (!!property && styleOf(root).getPropertyValue(property) !== '') || (!!selector && !!root.querySelector(selector));

/** What the system says of its own button and field: read from two that nobody sees, at the end of the page, for a moment. */
function readParts({ button, field }: LookHost): Signs {
  const samples = ([['a', button], ['input', field]] as const).map(([tag, parts]) => {
    const sample = pageDocument.createElement(tag);
    sample.hidden = true;
    if (!parts) return null;
    sample.className = parts.classes ?? '';
    const { style } = sample; // set by script, which no policy of a page forbids
    style.backgroundColor = parts.background ?? '';
    style.color = parts.color ?? '';
    style.borderRadius = parts.radius ?? '';
    pageDocument.body.append(sample);
    return sample;
  });
  const [buttonSample, fieldSample] = samples;
  const signs = { ...(buttonSample && readButton(buttonSample)), ...(fieldSample && readField(fieldSample)) };
  for (const sample of samples) sample?.remove();
  return signs;
}

/** The look of the first system that the page is one of. */
export function readHost(root: HTMLElement, hosts: readonly LookHost[]): Signs {
  const host = hosts.find(each => isHost(root, each));
  return host ? readParts(host) : {};
}
