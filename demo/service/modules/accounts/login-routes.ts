import type { Context, Hono } from 'hono';
import { deleteCookie } from 'hono/cookie';
import { html } from 'hono/html';
import * as v from 'valibot';
import type { LoginAnswer } from 'site-elements/contract/account';
import { canParseUrl } from 'site-elements/contract/can-parse-url';
import type { ValueMessage } from 'site-elements/contract/field-messages';
import { emailProblem, plainEmail } from 'site-elements/contract/fields/email';
import { paths } from 'site-elements/contract/paths';
import { checkShape } from '../../kernel/http/check-shape.js';
import { toReadableError } from '../../kernel/http/readable-error.js';
import { emailInput } from '../../kernel/http/email-input.js';
import { page } from '../../kernel/http/page.js';
import { parseBody, type ParsedBody } from '../../kernel/http/parse-body.js';
import { HttpError, type HttpErrorStatus } from '../../kernel/http/http-error.js';
import { singleValues } from '../../kernel/http/single-values.js';
import { setLanguageHeaders } from '../../kernel/language/speech.js';
import { refuseOtherSites } from '../../kernel/owner/owner-frame.js';
import type { PasswordTries } from '../../kernel/access/password-tries.js';
import { demandAccount, forgetSession, rememberSession, sessionToken } from './account-session.js';
import { type Account, accountEmail, type AccountStore, type Session, createXsrfToken } from './account-store.js';
import { t } from './texts.js';

const shape = v.strictObject({
  email: v.pipe(
    v.string(), v.transform(plainEmail), v.minLength(3), v.maxLength(256), // spec: page-runtime-platform §9
    v.check(text => emailProblem(text) !== 'emailLetters', 'emailLetters' satisfies ValueMessage),
  ),
  password: v.pipe(v.string(), v.minLength(1), v.maxLength(1000)),
  rememberMe: v.optional(v.boolean(), false),
});
const localeShape = v.strictObject({ language: v.pipe(v.string(), v.regex(/^[a-z]{2,8}(-[a-z\d]{1,8}){0,4}$/i)) });
const cartCookie = 'cart';

interface ShownLogin {
  /** Where to go after it. */
  readonly next: string;
  readonly email?: string;
  readonly isRemembered?: boolean;
  /** What was wrong with it when it was sent. */
  readonly problem?: string;
  readonly status?: 200 | HttpErrorStatus;
}

export interface LoginRoutes {
  readonly store: AccountStore;
  readonly tries: PasswordTries;
}

/** A page of this site; its root for everything else. */
export function ownPage(next: string): string {
  const here = 'http://this.invalid';
  const { origin, pathname, search } = new URL(canParseUrl(next, here) ? next : '', here);
  return origin === here && !pathname.startsWith('/api/') && !pathname.startsWith('//') ? pathname + search : '/';
}

const jsonOf = (body: ParsedBody): Record<string, unknown> => {
  if (body.kind === 'json') return singleValues(body);
  const one = Object.fromEntries([...body.values].map(([name, values]) => [name, values[0]]));
  return { ...one, ...'rememberMe' in one && { rememberMe: one.rememberMe === 'true' || one.rememberMe === 'on' } };
};

/** Login and logout of the site's own accounts. spec: page-runtime-platform §7 */
export function addLoginRoutes(app: Hono, { store, tries }: LoginRoutes): void {
  async function logIn(context: Context, { email, password, rememberMe }: v.InferOutput<typeof shape>): Promise<{ account: Account; session: Session }> {
    const attempt = await tries.count(context, accountEmail(email));
    if (attempt.waitMs > 0)
      throw new HttpError(
        429,
        { error: t('tooMany', { minutes: Math.ceil(attempt.waitMs / 60_000) }) },
        { 'Retry-After': String(Math.ceil(attempt.waitMs / 1000)) },
      );
    const account = await store.find(email, password, { isFirst: attempt.isKnownDevice });
    if (account === 'busy') throw new HttpError(503, { error: t('busy') }, { 'Retry-After': '5' });
    if (!account) throw new HttpError(403, { error: t('wrong') });
    await attempt.succeed();
    const old = sessionToken(context);
    if (old) await store.end(old); // a session is never taken over
    const session = await store.begin(account, rememberMe);
    rememberSession(context, session, rememberMe);
    return { account, session };
  }

  app.post(paths.accountSession, async context => {
    const request = checkShape(shape, jsonOf(await parseBody(context.req.raw)));
    setLanguageHeaders(context);
    const { account: { id, email, roles }, session } = await logIn(context, request);
    context.header('Cache-Control', 'no-store');
    return context.json<LoginAnswer>({
      xsrfToken: createXsrfToken(session.token),
      expires: session.expires.toISOString(),
      account: { id, email, websiteRoles: roles },
    });
  });

  app.delete(paths.accountSession, async context => {
    const cloneCart = context.req.query('cloneCart') ?? 'false';
    if (cloneCart !== 'true' && cloneCart !== 'false') throw new HttpError(400, { error: '"cloneCart" is wrong: expected true or false.', field: 'cloneCart' });
    const { token } = await demandAccount(context, store);
    await store.end(token);
    forgetSession(context);
    // The cart stays with the browser where the visitor wants it; else the next one here finds none.
    if (cloneCart === 'false') deleteCookie(context, cartCookie, { path: '/' });
    return context.body(null, 204);
  });

  app.post(paths.ownerLogout, async context => {
    const token = sessionToken(context);
    if (token) await store.end(token);
    forgetSession(context);
    return context.body(null, 204);
  });

  app.post(paths.accountLocale, async context => {
    const { language } = checkShape(localeShape, jsonOf(await parseBody(context.req.raw)));
    if (sessionToken(context)) await store.speak((await demandAccount(context, store)).account, language);
    return context.body(null, 204); // of a stranger nothing is kept
  });

  for (const path of [paths.accountSession, paths.ownerLogout, paths.accountLocale]) {
    app.all(path, () => {
      throw new HttpError(405, { error: 'This address takes another method.' }, { Allow: path === paths.accountSession ? 'POST, DELETE' : 'POST' });
    });
  }

  const showLogin = (context: Context, { next, email = '', isRemembered = false, problem = '', status = 200 }: ShownLogin) => {
    context.header('Cache-Control', 'no-store');
    return page(context, t('title'), html`<h1>${t('title')}</h1>
${problem ? html`<p role="alert">${problem}</p>` : ''}
<form method="post" action="${paths.plainLogin}">
<input type="hidden" name="next" value="${ownPage(next)}">
<p class="field"><label for="email">${t('email')}</label>
<input id="email" ${emailInput} name="email" value="${email}" autocomplete="username" required></p>
<p class="field"><label for="password">${t('password')}</label>
<input id="password" type="password" name="password" autocomplete="current-password" required></p>
<p class="field field-check"><input id="remember" type="checkbox" name="rememberMe" value="true"${isRemembered ? html` checked` : ''}> <label for="remember">${
  t('remember')}</label></p>
<p><button class="button">${t('submit')}</button></p>
</form>`, status);
  };

  app.get(paths.plainLogin, context => showLogin(context, { next: context.req.query('next') ?? '/' }));

  /** Without scripts the browser posts the form and is shown a page. */
  app.post(paths.plainLogin, async context => {
    refuseOtherSites(context); // another site's page must not log a visitor in to an attacker's account
    const { next = '/', ...sent } = jsonOf(await parseBody(context.req.raw));
    const email = typeof sent.email === 'string' ? sent.email : '';
    try {
      await logIn(context, checkShape(shape, sent));
    } catch (error) {
      if (!(error instanceof HttpError)) throw error;
      for (const [name, value] of Object.entries(error.headers)) context.header(name, value);
      return showLogin(context, {
        next: String(next),
        email,
        isRemembered: sent.rememberMe === true,
        problem: toReadableError(error.body, error.status).error,
        status: error.status,
      });
    }
    return context.redirect(ownPage(String(next)), 303);
  });
}
