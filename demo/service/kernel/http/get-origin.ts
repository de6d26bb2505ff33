import type { Context, MiddlewareHandler } from 'hono';
import { canParseUrl } from 'site-elements/contract/can-parse-url';
import { isOverTls } from './guard-csrf.js';

const ofSite = 'siteOrigin';

/** Letters and payment hosts lead back to this site, whatever host a request names. */
export function setSiteOrigin(origin: string | undefined): MiddlewareHandler {
  return async (context, next) => {
    context.set(ofSite, origin);
    return next();
  };
}

/** Where the visitor sees the site: as the owner has set it, else as the browser or our proxy says. */
export function getOrigin(context: Context): string {
  const { host } = new URL(context.req.url);
  return (context.get(ofSite) as string | undefined) ?? `${isOverTls(context) ? 'https' : 'http'}://${host}`;
}

/** SITE_URL as an origin; undefined where it is not set. Throws a message for people where it is not an address of a site. */
export function readSiteUrl(text = ''): string | undefined {
  if (text.trim() === '') return undefined;
  const url = canParseUrl(text) ? new URL(text) : null;
  if (url && (url.protocol === 'https:' || url.protocol === 'http:') && url.pathname === '/' && !url.search && !url.hash && !url.username) return url.origin;
  throw new Error(`SITE_URL is "${text}"; expected the address of the site without a path, such as https://pots.example.`);
}
