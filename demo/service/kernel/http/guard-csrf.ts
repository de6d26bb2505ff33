import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Context, MiddlewareHandler } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import type { ErrorAnswer } from 'site-elements/contract/answers';
import { HttpError } from './http-error.js';
import { isFromOtherSite } from './same-site.js';
import { t } from '../language/common-texts.js';

/** The specification calls the token crumb: so do its cookie, its query parameter and the error response. */
const csrfCookie = 'crumb';
const csrfHeader = 'x-csrf-token';
const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);
const shape = /^([\w-]{22})\.([\w-]{43})$/;

/** Set when an earlier middleware has checked the token: tests that break it. */
export const csrfIsChecked = 'csrfIsChecked';

/** The page's request layer repeats the request once with the new token. spec: commerce-forms-data §8 */
export interface CsrfErrorAnswer extends ErrorAnswer {
  crumbFail: true;
  crumb: string;
}

export interface CsrfOptions {
  /** Signs tokens; the same in all processes of a site. */
  secret: string;
  /** Paths that browsers request without headers, and that change nothing. */
  except: readonly string[];
  /** Sites whose pages may send requests to the service. */
  allowedOrigins: readonly string[];
}

/**
 * Every request that changes something comes from a page of the site, as the browser reports it, and contains the visitor's
 * CSRF token: that of the cookie, sent back in a header or as a query parameter. A page of another site can read neither.
 * The first request of a visitor has no token yet: it is accepted from a page of the site, and its response sets the token.
 */
export function guardCsrf({ secret, except, allowedOrigins }: CsrfOptions): MiddlewareHandler {
  const sign = (id: string) => createHmac('sha256', secret).update(`crumb ${id}`).digest('base64url');
  const newToken = () => {
    const id = randomBytes(16).toString('base64url');
    return `${id}.${sign(id)}`;
  };
  const isSigned = (token: string) => {
    const [, id, signature] = shape.exec(token) ?? [];
    return id !== undefined && timingSafeEqual(Buffer.from(sign(id)), Buffer.from(signature!));
  };
  const isExempt = (path: string) => except.some(one => (one.includes('/:') ? path.startsWith(one.slice(0, one.indexOf(':'))) : path === one));

  return async (context, next) => {
    if (safeMethods.has(context.req.method) || isExempt(context.req.path) || context.get(csrfIsChecked)) return next();
    // Before the token: a page of a sibling domain can set both cookie and parameter.
    if (isFromOtherSite(context, allowedOrigins)) throw new HttpError(403, { error: t('otherSite') });
    const cookie = getCookie(context, csrfCookie);
    const sent = context.req.header(csrfHeader) ?? context.req.query(csrfCookie);
    const isValid = sent === undefined
      ? cookie === undefined && (namesItsSite(context) || context.req.header('cookie') === undefined)
      : isSigned(sent) && (cookie === undefined || cookie === sent);
    const token = cookie !== undefined && isSigned(cookie) ? cookie : newToken();
    if (token !== cookie) setCookie(context, csrfCookie, token, { path: '/', sameSite: 'Lax', secure: isOverTls(context) });
    if (isValid) return next();
    return context.json<CsrfErrorAnswer>({ error: 'The CSRF token is missing or wrong.', crumbFail: true, crumb: token }, 403);
  };
}

/** Whether the browser reports that a page of this site, or of an allowed one, sent the request: that of another site was refused before. */
const namesItsSite = ({ req }: Context): boolean => req.header('origin') !== undefined || req.header('sec-fetch-site') === 'same-origin';

export const isOverTls = (context: Context): boolean =>
  (context.req.header('x-forwarded-proto') ?? new URL(context.req.url).protocol).startsWith('https');
