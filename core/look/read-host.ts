import { pageDocument } from '../platform/page-document.js';
import { getStyle } from '../platform/page-style.js';
import type { LookHost, LookPart } from './look-host.js';
import { isUnstyled, readButton, readField, type Signs } from './signs.js';

/** Whether a page is one of the system's. */
const isHost = (root: HTMLElement, { sign }: LookHost): boolean =>
  (sign.startsWith('--') ? getStyle(root).getPropertyValue(sign) !== '' : !!root.querySelector(sign));

/** What the system says of its own button or field: read from an invisible one, at the end of the page, for a moment. */
function readPart(sample: HTMLElement, { classes, style = '', unstyled }: LookPart, read: (sample: HTMLElement) => Signs): Signs {
  sample.hidden = true;
  if (classes) sample.className = classes;
  sample.style.cssText = style; // set by script, which no policy of a page forbids
  pageDocument.body.append(sample);
  const computed = getStyle(sample);
  const signs = isUnstyled(computed) || computed.backgroundColor === unstyled ? {} : read(sample);
  sample.remove();
  if (classes || style.includes('radius')) return signs;
  const { buttonRadius: _, fieldRadius: __, ...others } = signs; // the system names no corners
  return others;
}

function readParts({ button, field }: LookHost): Signs {
  const input = pageDocument.createElement('input');
  input.type = 'text'; // as an attribute, by which some systems style fields
  return { ...(button && readPart(pageDocument.createElement('a'), button, readButton)), ...(field && readPart(input, field, readField)) };
}

/** The look of the systems that the page is made of; where several name the same, the first counts. */
export const readHost = (root: HTMLElement, hosts: readonly LookHost[]): Signs =>
  hosts.filter(host => isHost(root, host)).reduceRight<Signs>((signs, host) => ({ ...signs, ...readParts(host) }), {});
