import { timingSafeEqual } from 'node:crypto';
import type { Context, MiddlewareHandler } from 'hono';
import { getCookie } from 'hono/cookie';
import type { Database } from '../kernel/database/database.js';
import { parseBody } from '../kernel/http/parse-body.js';
import { Refusal } from '../kernel/http/refusal.js';
import { isFromOtherSite } from '../kernel/http/same-site.js';
import { wantsHtml } from '../kernel/http/wants-html.js';
import { sayToOwner } from '../kernel/owner/say-to-owner.js';
import { isFromOwnMachine } from './own-machine.js';
import { csrfTokenOf, isSession } from './sessions.js';

export const loginPath = '/owner/login';
/** Of a link that logs in once. */
export const linkPath = '/owner/login/link';
export const sessionCookie = 'owner_session';
export const csrfField = 'csrf';
const readingMethods = ['GET', 'HEAD'];

export const isSameText = (one: string, other: string): boolean =>
  Buffer.byteLength(one) === Buffer.byteLength(other) && timingSafeEqual(Buffer.from(one), Buffer.from(other));

/** A token sent back with a change, in a header or in the form that was posted. */
export async function sentCsrfToken(context: Context): Promise<string> {
  const inHeader = context.req.header('x-csrf-token');
  if (inHeader !== undefined) return inHeader;
  const body = await parseBody(context.req.raw, { takesFiles: true });
  return (body.kind === 'form' && body.values.get(csrfField)?.[0]) || '';
}

/** Refuses what a browser says was started by another site's page; before the token, which is asked for as well. */
export function refuseOtherSites(context: Context): void {
  if (isFromOtherSite(context)) throw new Refusal(403, { error: sayToOwner('sentByOtherSite') });
}

export interface GuardOptions {
  database: Database;
  /** False where no password is set. */
  hasPassword: boolean;
  /** Demo only: without a password, a browser on this machine may look. */
  isOpenHere: boolean;
}

/**
 * Submissions are personal. With a password they are shown to who has logged in, and every change carries the session's CSRF
 * token. Without one they are shown to nobody, but for a demo on this machine.
 */
export function guardOwner({ database, hasPassword, isOpenHere }: GuardOptions): MiddlewareHandler {
  return async (context, next) => {
    context.header('Cache-Control', 'no-store');
    context.header('Cross-Origin-Resource-Policy', 'same-origin');
    const isReading = readingMethods.includes(context.req.method);
    if (!isReading) refuseOtherSites(context);
    if (!hasPassword) {
      if (isReading && isOpenHere && isFromOwnMachine(context)) return next();
      throw new Refusal(403, { error: sayToOwner('passwordNotSet') });
    }
    if (context.req.path === loginPath || context.req.path === linkPath) return next(); // they check their own token: there is no session yet
    const token = getCookie(context, sessionCookie);
    if (!token || !(await isSession(database, token))) return askToLogIn(context, isReading);
    if (!isReading && !isSameText(await sentCsrfToken(context), csrfTokenOf(token))) {
      throw new Refusal(403, { error: sayToOwner('csrfWrong') });
    }
    return next();
  };
}

function askToLogIn(context: Context, isReading: boolean): Response {
  if (!isReading || !wantsHtml(context)) throw new Refusal(401, { error: sayToOwner('logInFirst', { path: loginPath }) });
  const { pathname, search } = new URL(context.req.url);
  return context.redirect(`${loginPath}?${new URLSearchParams({ next: pathname + search })}`, 303);
}
