import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import { xsrfHeader } from 'site-elements/contract/account';
import { isNonViewerOwner } from 'site-elements/contract/roles';
import { isOverTls } from '../../kernel/http/guard-csrf.js';
import { HttpError } from '../../kernel/http/http-error.js';
import { isSameText } from '../../kernel/access/same-text.js';
import { type Account, type AccountStore, type Session, createXsrfToken } from './account-store.js';

const cookieName = 'site_user_session';
const cookieFor = (context: Context) => ({ path: '/', httpOnly: true, sameSite: 'Lax' as const, secure: isOverTls(context) });

/** No script reads it. Without "keep me logged in" it ends with the browser, or before. */
export function rememberSession(context: Context, { token, expires }: Session, isRemembered: boolean): void {
  setCookie(context, cookieName, token, { ...cookieFor(context), ...isRemembered && { expires } });
}

export const sessionToken = (context: Context): string | undefined => getCookie(context, cookieName);
export const forgetSession = (context: Context): void => { deleteCookie(context, cookieName, cookieFor(context)); };

/** Who asks for a change: the account of the cookie, with the token that its login was given. */
export async function demandAccount(context: Context, store: AccountStore): Promise<{ account: Account; token: string }> {
  const token = sessionToken(context);
  const account = await store.accountOf(token);
  if (!token || !account) throw new HttpError(401, { error: 'Log in first.', loginRequired: true });
  if (!isSameText(context.req.header(xsrfHeader) ?? '', createXsrfToken(token)))
    throw new HttpError(403, { error: `The header ${xsrfHeader} is missing or wrong.` });
  return { account, token };
}

/** The same for what only those may change who work on the site. */
export async function demandOwner(context: Context, store: AccountStore): Promise<void> {
  const { account } = await demandAccount(context, store);
  if (!isNonViewerOwner(account.roles)) throw new HttpError(403, { error: 'Only those who work on the site may change it.' });
}
