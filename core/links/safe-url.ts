import { expectText } from '../registry/expect-input.js';
import { canParseUrl } from './can-parse-url.js';

/** Protocols a link or a resource may use; all others are refused. Source: page-runtime-platform §5. */
const allowed = new Set(['http:', 'https:', 'ftp:', 'mailto:', 'tel:', 'sms:']);

/** Relative addresses belong to a page; any will do, because only the protocol is requested. */
const anyPage = 'https://page.invalid/';

/**
 * An address without what no address has: control characters, and blanks at its ends. Later readers, who trim in their own ways,
 * find no other address in it.
 */
// eslint-disable-next-line no-control-regex -- none of them belongs into an address
export const plainAddress = (address: string): string => address.replace(/[\u0000-\u001f\u007f]/g, '').trim();

/**
 * Returns the address as it may be written into a page, else null. Relative addresses, queries and anchors pass.
 *
 * What is judged is what is returned, by the parser that browsers read addresses with: it skips control characters and
 * blanks before a protocol and line breaks inside it, so that comparing texts would miss some spelling of `javascript:`.
 * What no browser could follow is refused too.
 */
export function safeUrl(address: string): string | null {
  expectText('safeUrl', address);
  const written = plainAddress(address);
  return canParseUrl(written, anyPage) && allowed.has(new URL(written, anyPage).protocol) ? written : null;
}
