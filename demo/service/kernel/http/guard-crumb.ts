import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Context, MiddlewareHandler } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import type { ErrorAnswer } from 'site-elements/contract/answers';
import { Refusal } from './refusal.js';
import { isFromOtherSite } from './same-site.js';
import { t } from '../language/common-texts.js';

const crumbCookie = 'crumb';
const crumbHeader = 'x-csrf-token';
const harmless = new Set(['GET', 'HEAD', 'OPTIONS']);
const shape = /^([\w-]{22})\.([\w-]{43})$/;

/** Set where something before has judged the crumb: tests that break it. */
export const crumbIsJudged = 'crumbIsJudged';

/** What the page's request layer understands: it repeats the call once with the new crumb. spec: commerce-forms-data §8 */
export interface CrumbAnswer extends ErrorAnswer {
  crumbFail: true;
  crumb: string;
}

export interface CrumbOptions {
  /** Signs crumbs; the same in all processes of a site. */
  secret: string;
  /** Calls that browsers send without headers, and that change nothing. */
  except: readonly string[];
  /** Sites whose pages may call the service. */
  allowedOrigins: readonly string[];
}

/**
 * Every call that changes something comes from a page of the site, as the browser says, and carries the CSRF token of its
 * visitor, the crumb: the one in the cookie, sent back in a header or as a query parameter. Another site's page can read neither. The first call of a visitor has none yet: it is taken
 * from a page of the site, which the browser itself says it is, and its answer brings the crumb.
 */
export function guardCrumb({ secret, except, allowedOrigins }: CrumbOptions): MiddlewareHandler {
  const sign = (id: string) => createHmac('sha256', secret).update(`crumb ${id}`).digest('base64url');
  const newCrumb = () => {
    const id = randomBytes(16).toString('base64url');
    return `${id}.${sign(id)}`;
  };
  const isOurs = (crumb: string) => {
    const [, id, signature] = shape.exec(crumb) ?? [];
    return id !== undefined && timingSafeEqual(Buffer.from(sign(id)), Buffer.from(signature!));
  };
  const isExcepted = (path: string) => except.some(one => (one.includes('/:') ? path.startsWith(one.slice(0, one.indexOf(':'))) : path === one));

  return async (context, next) => {
    if (harmless.has(context.req.method) || isExcepted(context.req.path) || context.get(crumbIsJudged)) return next();
    // Before the token: a page of a sibling domain can set both cookie and parameter.
    if (isFromOtherSite(context, allowedOrigins)) throw new Refusal(403, { error: t('otherSite') });
    const cookie = getCookie(context, crumbCookie);
    const sent = context.req.header(crumbHeader) ?? context.req.query(crumbCookie);
    const isGood = sent === undefined ? cookie === undefined && (namesItsSite(context) || context.req.header('cookie') === undefined) : isOurs(sent) && (cookie === undefined || cookie === sent);
    const crumb = cookie !== undefined && isOurs(cookie) ? cookie : newCrumb();
    if (crumb !== cookie) setCookie(context, crumbCookie, crumb, { path: '/', sameSite: 'Lax', secure: isOverTls(context) });
    if (isGood) return next();
    return context.json<CrumbAnswer>({ error: 'The CSRF token is missing or wrong.', crumbFail: true, crumb }, 403);
  };
}

/** Whether a browser has said that a page of ours, or of a site that is allowed, made the call: another site's has been refused before. */
const namesItsSite = ({ req }: Context): boolean => req.header('origin') !== undefined || req.header('sec-fetch-site') === 'same-origin';

export const isOverTls = (context: Context): boolean =>
  (context.req.header('x-forwarded-proto') ?? new URL(context.req.url).protocol).startsWith('https');
