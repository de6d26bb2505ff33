import { isFileName } from '../../../core/links/bare-address.js';
import { readLink } from '../../../core/links/read-link.js';
import { plainAddress } from '../../../core/links/safe-url.js';
import { parseMailto, writeMailto, type EmailFields } from './mailto.js';
import { parseTel, writeTel, type PhoneFields } from './tel.js';

/** What the editor shows of a link, by its type. */
export interface LinkFields {
  /** `path` has the query, `anchor` is without its `#`. */
  readonly page: { readonly path: string; readonly anchor: string };
  readonly web: { readonly url: string };
  readonly email: EmailFields;
  readonly phone: PhoneFields;
  readonly file: { readonly url: string };
}

export type LinkType = keyof LinkFields;
/** In the order in which they are offered. Source: page-runtime-platform §8. */
export const linkTypes = ['page', 'web', 'email', 'phone', 'file'] as const satisfies readonly LinkType[];

/** The types in a text such as `web email`; all for an empty one. */
export function readLinkTypes(text: string): readonly LinkType[] {
  const types = linkTypes.filter(type => text.toLowerCase().split(/[\s,]+/).includes(type));
  return types.length > 0 ? types : linkTypes;
}

export type TypedLink = { readonly [T in LinkType]: { readonly type: T; readonly fields: LinkFields[T] } }[LinkType];

export const emptyFields: LinkFields = {
  page: { path: '', anchor: '' },
  web: { url: '' },
  email: { to: '', cc: '', bcc: '', subject: '', body: '', more: '' },
  phone: { number: '', extension: '' },
  file: { url: '' },
};

/** Endings of pages, which are not files to download. */
const pageEnding = /\.(?:x?html?|s?html|php|aspx?|jspx?|cfm|cgi)$/i;
const pathOf = (address: string): string => address.split(/[?#]/, 1)[0]!;

/** `http:/example.com`, `https//example.com`, `mailto://…`: one slip of the finger, made right. */
export const fixProtocol = (address: string): string =>
  address.replace(/^(https?):?\/{1,3}(?=[^/\s])/i, '$1://').replace(/^(https?|ftp):(?=[^/\s])/i, '$1://').replace(/^(mailto|tel|sms):\/+/i, '$1:');

/** Whether an address leads to a file: below `/s/`, or with the ending of one. */
export function isFileAddress(address: string): boolean {
  const path = pathOf(address.replace(/^https?:\/\/[^/?#]*/i, ''));
  return readLink(address)?.category === 'file link' || (isFileName(path.slice(path.lastIndexOf('/') + 1)) && !pageEnding.test(path));
}

export function parsePage(address: string): LinkFields['page'] {
  const at = `${address}#`.indexOf('#');
  return { path: address.slice(0, at), anchor: address.slice(at + 1) };
}

/** The type and the fields of a link; null for an empty address. What has no type of its own is a web address. */
export function parseLink(href: string): TypedLink | null {
  const address = fixProtocol(plainAddress(href));
  const link = readLink(address);
  if (!link) return null;
  if (link.kind === 'mailto') return { type: 'email', fields: parseMailto(address.replace(/^mailto:/i, '')) };
  if (link.kind === 'tel') return { type: 'phone', fields: parseTel(address.slice('tel:'.length)) };
  if (link.kind === 'anchor' || link.kind === 'internal') {
    if (link.kind === 'internal' && isFileAddress(address)) return { type: 'file', fields: { url: address } };
    return { type: 'page', fields: parsePage(address) };
  }
  return link.kind === 'web' && isFileAddress(address) ? { type: 'file', fields: { url: address } } : { type: 'web', fields: { url: address } };
}

const barePhone = /^(?:\+|\(|00)[\d\s()./-]{5,30}$/;

/** What was typed or pasted into a field for any link, as an address: `example.com`, `ada@example.com`, `+49 30 1234`. */
export function completeTyped(text: string): string {
  const typed = text.trim();
  return barePhone.test(typed) ? writeTel(parseTel(typed)) : completeAddress(typed, true);
}

/** An address as it is written into a page: with a protocol if it is the address of a website, without blanks. */
function completeAddress(url: string, isWebAddress: boolean): string {
  const address = fixProtocol(plainAddress(url)).replace(/ /g, '%20');
  const link = readLink(address);
  if (isWebAddress && link?.kind === 'internal' && link.isAmbiguous) return `https://${address}`;
  return link?.href ?? address;
}

const writers: { readonly [T in LinkType]: (fields: LinkFields[T]) => string } = {
  page: ({ path, anchor }) => `${path.trim()}${anchor.trim() && `#${anchor.trim().replace(/^#/, '').replace(/ /g, '%20')}`}`,
  web: ({ url }) => completeAddress(url, true),
  email: writeMailto,
  phone: writeTel,
  file: ({ url }) => completeAddress(url, false),
};

export const hasSameFields = (one: object, other: object): boolean =>
  Object.entries(one).every(([name, text]) => (other as Readonly<Record<string, unknown>>)[name] === text);

/** The address of a link; empty if all its fields are. `before`: an address that is kept as it was written if it has the same fields. */
export function writeLink({ type, fields }: TypedLink, before = ''): string {
  const parsed = parseLink(before);
  if (parsed?.type === type && hasSameFields(parsed.fields, fields)) return before;
  return (writers[type] as (fields: object) => string)(fields);
}
