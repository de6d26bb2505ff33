import { canParseUrl } from './can-parse-url.js';
import { safeUrl } from './safe-url.js';

/**
 * The address by which calendar apps subscribe to a file on the web, such as `webcal://example.com/events.ics`; null for an address that is
 * no web address. `safeUrl` refuses `webcal:` in what others have written: it opens an app.
 *
 * @param base Address of the page, for an address that is relative.
 */
export function webcalUrl(address: string, base: string): string | null {
  const safe = safeUrl(address);
  if (safe === null || !canParseUrl(safe, base)) return null;
  const { protocol, href } = new URL(safe, base);
  return protocol === 'https:' || protocol === 'http:' ? href.replace(/^https?/, 'webcal') : null;
}
