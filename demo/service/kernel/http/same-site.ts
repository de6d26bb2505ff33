import type { Context } from 'hono';
import { canParseUrl } from 'site-elements/contract/can-parse-url';

/**
 * Whether a browser says that another site's page started a request, one of a sibling domain included: such a page can set
 * cookies for the whole domain, so a cookie proves nothing. Browsers send `Sec-Fetch-Site` over TLS and on this machine;
 * without it there is `Origin`. Requests from other programs have neither, and no visitor's cookies.
 */
export function isFromOtherSite({ req }: Context, allowedOrigins: readonly string[] = []): boolean {
  const [site, origin] = [req.header('sec-fetch-site'), req.header('origin')];
  if (origin !== undefined && allowedOrigins.includes(origin)) return false;
  if (site !== undefined) return site !== 'same-origin' && site !== 'none';
  return origin !== undefined && !isOwnHost(origin, req.header('host'));
}

/** The scheme is left out: behind a proxy that ends TLS it differs. */
const isOwnHost = (origin: string, host: string | undefined): boolean => canParseUrl(origin) && new URL(origin).host === host;
