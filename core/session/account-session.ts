import { storedText } from '../platform/storage.js';
import { openStored, storedValue, storeValue } from './stored-value.js';

/** A visitor who has logged in, as this browser remembers it. The session itself is in a cookie that no script reads. */
export interface SiteUser {
  readonly id: string;
  readonly email: string;
  /** Numbers of website roles; none for a customer. */
  readonly websiteRoles: readonly number[];
}

export interface AccountSession extends SiteUser { readonly xsrfToken: string }

export const accountKey = 'site:account';

const isSession = (value: unknown): value is AccountSession => {
  const { xsrfToken, id, email, websiteRoles } = (typeof value === 'object' && value !== null ? value : {}) as Partial<AccountSession>;
  return typeof xsrfToken === 'string' && typeof id === 'string' && typeof email === 'string' && Array.isArray(websiteRoles) && websiteRoles.every(Number.isInteger);
};

/** The session of this tab, or the one that the visitor wanted remembered; null once it has ended. Says nothing where storage is refused. */
export function readAccountSession(now = Date.now()): AccountSession | null {
  for (const area of ['session', 'local'] as const) {
    try {
      const text = storedText(area, accountKey);
      const value = text === null ? null : openStored(text, now)?.value;
      if (isSession(value)) return value;
    } catch { /* no JSON: none of ours */ }
  }
  return null;
}

/** Remembers a session until it ends: in this tab, or on this device. */
export function keepAccountSession(session: AccountSession, { lifetimeMs, isRemembered }: { readonly lifetimeMs: number; readonly isRemembered: boolean }): void {
  forgetAccountSession();
  storeValue(accountKey, session, lifetimeMs, isRemembered ? 'local' : 'session');
}

export function forgetAccountSession(): void {
  for (const area of ['session', 'local'] as const) if (storedValue(accountKey, area) !== null) storeValue(accountKey, null, null, area);
}
