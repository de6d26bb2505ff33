import { randomBytes } from 'node:crypto';
import type { Context, Hono } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import { html } from 'hono/html';
import { canParseUrl } from 'site-elements/contract/can-parse-url';
import { paths } from 'site-elements/contract/paths';
import type { Database } from '../kernel/database/database.js';
import { isOverTls } from '../kernel/http/guard-csrf.js';
import { page } from '../kernel/http/page.js';
import { parseBody } from '../kernel/http/parse-body.js';
import { sentCsrfToken } from './guard-owner.js';
import { csrfField, loginPath, logoutPath, sessionCookie } from './owner-paths.js';
import { isSameText } from '../kernel/access/same-text.js';
import type { KnownDevices } from '../kernel/access/known-devices.js';
import { addLoginLink, linkForm, type LoginLinkOptions } from './login-link-pages.js';
import type { CheckPassword } from '../kernel/access/password.js';
import type { PasswordTries } from '../kernel/access/password-tries.js';
import { beginSession, endSession, sessionLifetimeMs } from './sessions.js';
import { ownerText } from './texts.js';

/** Belongs to a login page before there is a session: the same text is in its form. */
const beforeCookie = 'owner_login';
/** Whose password it is, as its tries and its devices are counted. */
export const ownerAccount = 'owner';
const longestPassword = 1000;

export interface LoginOptions {
  database: Database;
  check: CheckPassword;
  tries: PasswordTries;
  devices: KnownDevices;
  /** Sends a message to the owner alone: by email, or to the console of the service. */
  tell: LoginLinkOptions['tell'];
}

/** Attributes of the owner's cookies: not readable by scripts or other sites, and `secure` if the owner's connection uses TLS. */
const cookieFor = (context: Context) => ({
  path: '/owner', httpOnly: true, sameSite: 'Lax' as const,
  secure: isOverTls(context),
});

/** Where to go after the login: a page of the owner's, never another site. */
export function ownersPage(next: string): string {
  const here = 'http://this.invalid';
  const { origin, pathname, search } = new URL(canParseUrl(next, here) ? next : '', here);
  return origin === here && (pathname === paths.owner || pathname.startsWith(`${paths.owner}/`)) && pathname !== logoutPath
    ? pathname + search
    : paths.ownerSubmissions;
}

/** Login and logout: a password once, then a session cookie. */
export function addLogin(app: Hono, { database, check, tries, devices, tell }: LoginOptions): void {
  const newToken = (context: Context): string => {
    const token = randomBytes(32).toString('base64url');
    setCookie(context, beforeCookie, token, { ...cookieFor(context), sameSite: 'Strict', maxAge: 60 * 60 });
    return token;
  };
  const isOurs = async (context: Context): Promise<boolean> => {
    const before = getCookie(context, beforeCookie) ?? '';
    return before !== '' && isSameText(await sentCsrfToken(context), before);
  };
  const begin = async (context: Context): Promise<void> => {
    const old = getCookie(context, sessionCookie);
    if (old) await endSession(database, old);
    deleteCookie(context, beforeCookie, cookieFor(context));
    setCookie(context, sessionCookie, await beginSession(database), { ...cookieFor(context), maxAge: sessionLifetimeMs / 1000 });
  };

  const showLogin = (context: Context, next: string, problem = '', status: 200 | 400 | 403 | 429 | 503 = 200) => {
    const token = newToken(context);
    return page(context, ownerText('logIn'), html`<h1>${ownerText('logIn')}</h1>
${problem ? html`<p role="alert">${problem}</p>` : ''}
<form method="post" action="${loginPath}">
<input type="hidden" name="${csrfField}" value="${token}">
<input type="hidden" name="next" value="${ownersPage(next)}">
<div class="field"><label for="password">${
  ownerText('ownerPassword')}</label> <input id="password" type="password" name="password" autocomplete="current-password" required autofocus></div>
<p><button class="button">${ownerText('logIn')}</button></p>
</form>
${linkForm(token)}`, status);
  };

  app.get(loginPath, context => showLogin(context, context.req.query('next') ?? ''));

  app.post(loginPath, async context => {
    const isKnownForm = await isOurs(context);
    const body = await parseBody(context.req.raw);
    const sent = (name: string) => (body.kind === 'form' && body.values.get(name)?.[0]) || '';
    const [password, next] = [sent('password'), sent('next')];
    if (!isKnownForm) return showLogin(context, next, ownerText('loginTooLong'), 403);
    const attempt = await tries.count(context, ownerAccount);
    if (attempt.waitMs > 0) {
      context.header('Retry-After', String(Math.ceil(attempt.waitMs / 1000)));
      return showLogin(context, next, ownerText(attempt.isOfAll ? 'loginTriedElsewhere' : 'loginTooOften', { count: Math.ceil(attempt.waitMs / 60_000) }), 429);
    }
    const isRight = password.length <= longestPassword && await check(password, { isFirst: attempt.isKnownDevice });
    if (isRight === null) {
      context.header('Retry-After', '5');
      return showLogin(context, next, ownerText('loginBusy'), 503);
    }
    if (!isRight) return showLogin(context, next, ownerText('loginWrong'), 403);
    await attempt.succeed();
    await begin(context);
    return context.redirect(ownersPage(next), 303);
  });

  addLoginLink(app, {
    database, tell, newToken, isOurs,
    async beginSession(context) {
      await begin(context);
      devices.remember(context, ownerAccount); // with the password, other clients' failed tries no longer delay it
    },
  });

  app.post(logoutPath, async context => {
    await endSession(database, getCookie(context, sessionCookie)!); // the guard lets no request through without one
    deleteCookie(context, sessionCookie, cookieFor(context));
    return context.redirect(loginPath, 303);
  });
}
