import { headerText } from '../platform/cookies.js';
import { isStored } from '../platform/storage.js';
import { storedText } from '../platform/storage-area.js';
import { storedKeys } from '../platform/stored-keys.js';
import { listOf, recordOf, text, wholeNumber, type Decoder } from '../registry/decode.js';
import { openStored, storeValue } from './stored-value.js';

/** A visitor who has logged in, as this browser remembers it. The session itself is in a cookie that no script reads. */
export interface SiteUser {
  readonly id: string;
  readonly email: string;
  /** Numbers of website roles; none for a customer. */
  readonly websiteRoles: readonly number[];
}

export interface AccountSession extends SiteUser { readonly xsrfToken: string }

export const accountKey = storedKeys.account;

const session: Decoder<AccountSession> = recordOf<AccountSession>({
  xsrfToken: headerText, id: text(), email: text(), websiteRoles: listOf(wholeNumber(0, Number.MAX_SAFE_INTEGER)),
});

/** The session of this tab, or the one that the visitor wanted remembered; null once it has ended. Says nothing where storage is refused. */
export function readAccountSession(now = Date.now()): AccountSession | null {
  for (const area of ['session', 'local'] as const) {
    const json = storedText({ area, key: accountKey });
    const value = json === null ? undefined : session(openStored(json, now)?.value);
    if (value) return value;
  }
  return null;
}

/** Remembers a session until it ends: in this tab, or on this device. */
export function keepAccountSession(
  session: AccountSession,
  { lifetimeMs, isRemembered }: { readonly lifetimeMs: number; readonly isRemembered: boolean },
): void {
  forgetAccountSession();
  storeValue(accountKey, session, lifetimeMs, isRemembered ? 'local' : 'session');
}

export function forgetAccountSession(): void {
  for (const area of ['session', 'local'] as const) if (isStored({ area, key: accountKey })) storeValue(accountKey, null, null, area);
}
