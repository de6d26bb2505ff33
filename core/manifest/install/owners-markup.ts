import { filesAddress } from './sheet-links.js';

/** Pictures, pages and map tiles of the demo: in an attribute's value, in a list of images with their widths, or in JSON. */
const demoAddress = /(?<=["'(\s,])\/(images|saltmarsh|site|shop|visit|tiles)((?:[/?#][^\s"'),<>]*)?)(?=["'),\s]|$)( \d+w)?/g;

/** The site of an address: the library's files are on the owner's own. */
const siteOf = (base: string): string => /^https?:\/\/[^/]+/.exec(base)?.[0] ?? '';

/** `/images/heron?format=500w` is a drawing of the demo; an owner has a file. */
function ownersPath(root: string, rest: string, width: string): string {
  if (root === 'saltmarsh') return rest || '/';
  if (root !== 'images') return `/${root}${rest}`;
  const name = rest.replace(/\?.*$/, '');
  return `/images${name}${width && `-${width.trim()}`}.jpg`;
}

/**
 * An example as an owner pastes it: pictures and pages have addresses at the owner's site, which `base` names. Addresses of
 * the service, such as a form's action, stay: an owner's service answers at the same ones.
 */
export const ownersMarkup = (markup: string, base = filesAddress): string =>
  markup.replace(demoAddress, (_, root: string, rest: string, width = '') => `${siteOf(base)}${ownersPath(root, rest, width)}${width}`);
