import { readLink, linkLimits } from '../../../core/links/read-link.js';
import { plainAddress, safeUrl } from '../../../core/links/safe-url.js';
import { splitAddresses } from './mailto.js';
import { completeTyped, isFileAddress, linkTypes, parseLink, writeLink, type LinkFields, type LinkType, type TypedLink } from './parse-link.js';

/** Something that the editor of a link has to correct. */
export interface LinkProblem {
  /** Name of the field. */
  readonly field: string;
  /** Key of its message. */
  readonly text: 'emailMissing' | 'emailFormat' | 'webFormat' | 'pageFormat' | 'option' | 'fileName' | 'phoneFormat' | 'script' | 'tooLong';
  readonly values?: Readonly<Record<string, string | number>>;
}

/** Examples in messages. */
const email = 'name@example.com';
const webExamples = { host: 'example.com', address: 'https://example.com' };
const phone = '+1 555 0100';
const runsScript = /^(?:javascript|data|vbscript|blob):/i;
const longestShown = 80;

const script = (field: string): LinkProblem => ({ field, text: 'script' });
const webFormat = (field: string): LinkProblem => ({ field, text: 'webFormat', values: webExamples });
const tooLong = (field: string, count: number): LinkProblem => ({ field, text: 'tooLong', values: { count } });

function checkAddresses(field: string, text: string): LinkProblem[] {
  const wrong = splitAddresses(text).some(address => /[?&]/.test(address) || !readLink(`mailto:${address}`)?.isProper);
  return wrong ? [{ field, text: 'emailFormat', values: { email } }] : [];
}

function checkEmail({ to, cc, bcc }: LinkFields['email'], href: string): readonly LinkProblem[] {
  const addresses = [...checkAddresses('to', to), ...checkAddresses('cc', cc), ...checkAddresses('bcc', bcc)];
  if (!to.trim()) return [{ field: 'to', text: 'emailMissing' }, ...addresses];
  return addresses.length === 0 && href.length >= linkLimits.mailto ? [tooLong('body', linkLimits.mailto)] : addresses;
}

function checkPhone(href: string): readonly LinkProblem[] {
  const field = 'number';
  if (href.length >= linkLimits.tel) return [tooLong(field, linkLimits.tel)];
  return readLink(href.replace(/;ext=\d+$/, ''))?.isProper ? [] : [{ field, text: 'phoneFormat', values: { number: phone } }];
}

function checkPage({ path }: LinkFields['page'], href: string): readonly LinkProblem[] {
  const field = 'path';
  if (runsScript.test(plainAddress(href))) return [script(field)];
  const link = readLink(href);
  const isPlace = link?.kind === 'internal' || link?.kind === 'anchor';
  if (isPlace && link.isTooLong) return [tooLong(field, linkLimits[link.kind])];
  return isPlace && link.isProper && safeUrl(href) !== null ? [] : [{ field, text: 'pageFormat', values: { val: shorten(path || href) } }];
}

/** A web address, or the address of a file. */
function checkAddress(isFile: boolean, href: string): readonly LinkProblem[] {
  const field = 'url';
  if (runsScript.test(plainAddress(href))) return [script(field)];
  if (isFile && /(?:^|\/)(?:[?#]|$)/.test(href)) return [{ field, text: 'fileName' }];
  const link = readLink(href);
  if (link?.isTooLong) return [tooLong(field, linkLimits[link.kind as keyof typeof linkLimits])];
  return link?.isProper && link.href !== null && (!isFile || link.kind === 'internal' || link.kind === 'web') ? [] : [webFormat(field)];
}

/** What is wrong with the fields of a link, the first one first. Empty fields are not a link, and not wrong. */
export function findProblems(link: TypedLink, before = ''): readonly LinkProblem[] {
  const href = writeLink(link, before);
  if (!href) return [];
  switch (link.type) {
    case 'email': return checkEmail(link.fields, href);
    case 'phone': return checkPhone(href);
    case 'page': return checkPage(link.fields, href);
    default: return checkAddress(link.type === 'file', href);
  }
}

const shorten = (text: string): string => (text.length > longestShown ? `${text.slice(0, longestShown)}…` : text);

/** What is wrong with an address; null if nothing is. `types`: the ones that are offered. */
export function checkHref(href: string, types: readonly LinkType[] = linkTypes): LinkProblem | null {
  const link = parseLink(href);
  if (!link) return null;
  const problem = findProblems(link, href)[0];
  if (problem) return problem;
  // A file is a place on the web or of the site, too.
  const isOffered = types.includes(link.type) || (link.type === 'file' && types.some(type => type === 'web' || type === 'page'));
  return isOffered ? null : { field: 'type', text: 'option', values: { val: shorten(href) } };
}

/** The type that an address typed as a page, a web address or a file is meant for; null if it is that of the field. */
export function findOtherType(type: LinkType, text: string, types: readonly LinkType[]): TypedLink | null {
  if (type !== 'page' && type !== 'web' && type !== 'file') return null;
  const link = parseLink(completeTyped(text));
  if (!link || link.type === type || !types.includes(link.type)) return null;
  const isDistinct = link.type === 'email' || link.type === 'phone'
    || (type !== 'page' && link.type === 'page' && /^[/#?]/.test(text.trim()))
    || (type === 'page' && (link.type === 'web' || (link.type === 'file' && isFileAddress(text) && /^(?:\/|https?:)/i.test(text.trim()))));
  return isDistinct ? link : null;
}
