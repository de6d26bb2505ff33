import { atom, type ReadableAtom } from 'nanostores';
import { shared } from '../registry/registry.js';
import { $site } from './site.js';

/** Who is looking at the page. */
export interface Session {
  readonly isLoggedIn: boolean;
  readonly accountId: string | null;
  /** Numeric website roles, see page-runtime-platform §3. */
  readonly roles: readonly number[];
}

const start: Session = { isLoggedIn: false, accountId: null, roles: [] };

/** The visitor's session as in the page's context. */
export const $session: ReadableAtom<Session> = shared('session@1', start, () => {
  const store = atom(start);
  $site.subscribe(({ authenticatedAccount, websiteRoles }) => store.set({
    isLoggedIn: authenticatedAccount !== null,
    accountId: authenticatedAccount?.id ?? null,
    roles: websiteRoles,
  }));
  return store;
});
