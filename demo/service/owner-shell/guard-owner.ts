import type { Context, MiddlewareHandler } from 'hono';
import { getCookie } from 'hono/cookie';
import type { Database } from '../kernel/database/database.js';
import { parseBody } from '../kernel/http/parse-body.js';
import { HttpError } from '../kernel/http/http-error.js';
import { isSameText } from '../kernel/access/same-text.js';
import { type OwnerPage, refuseOtherSites, setOwnerFrame } from '../kernel/owner/owner-frame.js';
import { wantsHtml } from '../kernel/http/wants-html.js';
import { isFromOwnMachine } from './own-machine.js';
import { csrfInput, csrfToken, logoutForm, ownerNav } from './owner-nav.js';
import { csrfField, linkPath, loginPath, sessionCookie } from './owner-paths.js';
import { createCsrfToken, isSession } from './sessions.js';
import { ownerText } from './texts.js';

const readingMethods = ['GET', 'HEAD'];

/** A token sent back with a change, in a header or in the form that was posted. */
export async function sentCsrfToken(context: Context): Promise<string> {
  const inHeader = context.req.header('x-csrf-token');
  if (inHeader !== undefined) return inHeader;
  const body = await parseBody(context.req.raw, { takesFiles: true });
  return (body.kind === 'form' && body.values.get(csrfField)?.[0]) || '';
}

export interface GuardOptions {
  database: Database;
  /** The navigation. */
  pages: readonly OwnerPage[];
  /** False where no password is set. */
  hasPassword: boolean;
  /** Demo only: without a password, a browser on this machine may look. */
  isOpenHere: boolean;
}

/**
 * Submissions are personal. With a password, they are shown after a login, and every change needs the session's CSRF token. Without a
 * password, they are shown only in a demo on this machine.
 */
export function guardOwner({ database, pages, hasPassword, isOpenHere }: GuardOptions): MiddlewareHandler {
  return async (context, next) => {
    context.header('Cache-Control', 'no-store');
    context.header('Cross-Origin-Resource-Policy', 'same-origin');
    setOwnerFrame(context, {
      nav: () => ownerNav(context, pages), logoutForm: () => logoutForm(context), csrfInput: () => csrfInput(context), csrfToken: () => csrfToken(context),
    });
    const isReading = readingMethods.includes(context.req.method);
    if (!isReading) refuseOtherSites(context);
    if (!hasPassword) {
      if (isReading && isOpenHere && isFromOwnMachine(context)) return next();
      throw new HttpError(403, { error: ownerText('passwordNotSet') });
    }
    if (context.req.path === loginPath || context.req.path === linkPath) return next(); // they check their own token: there is no session yet
    const token = getCookie(context, sessionCookie);
    if (!token || !(await isSession(database, token))) return askToLogIn(context, isReading);
    if (!isReading && !isSameText(await sentCsrfToken(context), createCsrfToken(token))) {
      throw new HttpError(403, { error: ownerText('csrfWrong') });
    }
    return next();
  };
}

function askToLogIn(context: Context, isReading: boolean): Response {
  if (!isReading || !wantsHtml(context)) throw new HttpError(401, { error: ownerText('logInFirst', { path: loginPath }) });
  const { pathname, search } = new URL(context.req.url);
  return context.redirect(`${loginPath}?${new URLSearchParams({ next: pathname + search })}`, 303);
}
