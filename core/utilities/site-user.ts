import { atom, onMount, type ReadableAtom, type WritableAtom } from 'nanostores';
import type { LoginAnswer, LoginRequest, LogoutQuery } from '../contract/account.js';
import { pagePaths } from '../contract/paths-of-pages.js';
import { isPage } from '../platform/page.js';
import { tabChannel } from '../platform/storage.js';
import { tabChannels } from '../platform/stored-keys.js';
import { removeCookie } from '../platform/cookies.js';
import { oneOf } from '../registry/decode.js';
import { shared } from '../registry/registry.js';
import { request } from '../request/request.js';
import type { Failure } from '../request/request-result.js';
import { keepXsrfToken } from '../request/xsrf-token.js';
import { forgetAccountSession, keepAccountSession, readAccountSession, type SiteUser } from '../session/account-session.js';
import { $site } from '../stores/site.js';

export type { SiteUser } from '../session/account-session.js';

interface SiteUserStore extends WritableAtom<SiteUser | null> { tell?(word: 'login' | 'logout'): void }

const userOf = ({ id, email, websiteRoles }: SiteUser): SiteUser => ({ id, email, websiteRoles });
const stored = (): SiteUser | null => {
  const session = readAccountSession();
  return session && userOf(session);
};

/** Reads storage and follows other tabs from first use: modules have no side effects on import. */
const store: SiteUserStore = shared('site-user@1', null, () => {
  const made: SiteUserStore = atom<SiteUser | null>(null);
  let isConnected = !isPage;
  onMount(made, () => {
    if (isConnected) return;
    isConnected = true;
    made.set(stored());
    made.tell = tabChannel(tabChannels.account, oneOf('login', 'logout'), word => {
      if (word === 'logout') forget();
      else made.set(stored() ?? made.get());
    });
  });
  function forget() {
    keepXsrfToken(null);
    forgetAccountSession();
    made.set(null);
  }
  return made;
});

/** The visitor who has logged in to the site; null for everybody else. The same in every tab. */
export const $siteUser: ReadableAtom<SiteUser | null> = store;

/** Not shown by the specification: a cookie that all sites of one maker share, naming the one last logged in to. */
export const lastIdentityCookie = 'SS_LAST_IDENTITY';

const isAnswer = (answer: Partial<LoginAnswer> | null | undefined): answer is LoginAnswer => typeof answer?.xsrfToken === 'string';

/** Logs in; null when it worked, else why it did not. spec: page-runtime-platform §7 */
export async function logIn(login: LoginRequest, base = $site.get().website.baseUrl): Promise<Failure | null> {
  store.get(); // from now on the page hears of other tabs
  const result = await request.post<LoginAnswer>(pagePaths.accountSession, { base, json: login });
  if (result.kind === 'failure') return result;
  const answer = result.kind === 'success' ? result.data : null;
  if (!isAnswer(answer)) return { kind: 'failure', reason: 'unreadable', status: result.status, message: '', body: null };
  const { id = '', email = login.email, websiteRoles = [] } = answer.account ?? {};
  const lifetimeMs = Date.parse(answer.expires ?? '') - Date.now();
  keepXsrfToken(answer.xsrfToken);
  keepAccountSession(
    { id, email, websiteRoles, xsrfToken: answer.xsrfToken },
    { lifetimeMs: lifetimeMs > 0 ? lifetimeMs : 30 * 60_000, isRemembered: login.rememberMe },
  );
  store.set({ id, email, websiteRoles });
  store.tell?.('login');
  return null;
}

const leaving = shared<{ promise: Promise<Failure | null> | null }>('logout@1', null, () => ({ promise: null }));

/**
 * Logs out, one at a time: a second call meanwhile returns the same promise. A refused CSRF token is renewed once by the request
 * layer. Null when it worked; the page then goes to the site's root. spec: media-layout §4, page-runtime-platform §4, §7
 */
export function logOut({ cloneCart, base = $site.get().website.baseUrl }: LogoutQuery & { readonly base?: string }): Promise<Failure | null> {
  return leaving.promise ??= leave().finally(() => { leaving.promise = null; });

  async function leave(): Promise<Failure | null> {
    const isOwner = $site.get().authenticatedAccount !== null;
    const results = [
      ...isOwner ? [await request.post(pagePaths.ownerLogout, { base })] : [],
      ...store.get() || !isOwner ? [await request.delete(pagePaths.accountSession, { base, query: { cloneCart: String(cloneCart) } })] : [],
    ];
    // A session that the service knows nothing of any more has ended, too.
    const failure = results.find((result): result is Failure => result.kind === 'failure' && result.status !== 401 && result.status !== 404);
    if (failure) {
      console.error(`logout: ${failure.message} (status ${failure.status})`); // spec: media-layout §8
      return failure;
    }
    keepXsrfToken(null);
    forgetAccountSession();
    removeCookie(lastIdentityCookie);
    store.set(null);
    store.tell?.('logout');
    return null;
  }
}

/** Sends the visitor's language to the service, once a language picker or a translator has set it. spec: page-runtime-platform §7 */
export const sendLocale = (language: string, base = $site.get().website.baseUrl) => request.post(pagePaths.accountLocale, { base, json: { language } });
