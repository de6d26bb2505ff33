import { createHash, createHmac, randomBytes } from 'node:crypto';
import { and, eq, gt, lt } from 'drizzle-orm';
import { plainEmail } from 'site-elements/contract/fields/email';
import { emailAsShown } from 'site-elements/contract/fields/email-as-shown';
import { siteUsers, siteUserSessions } from './account.schema.js';
import type { Database } from '../../kernel/database/database.js';
import { createDecoyHash, passwordCheck } from '../../kernel/access/password.js';

const hour = 60 * 60_000;
const longestPassword = 1000;

export interface Account { readonly id: string; readonly email: string; readonly roles: readonly number[] }
export interface Session { readonly token: string; readonly expires: Date }

/** However its host is written and whatever was pasted with it, an address is one account. */
export const accountEmail = (email: string): string => emailAsShown(plainEmail(email)).toLowerCase();

/** The table holds no token that could be used: only what can be compared with one. */
const kept = (token: string): string => createHash('sha256').update(token).digest('base64url');

/** The CSRF token of a session. Pages send it back with each request, and no other site can know it. */
export const createXsrfToken = (token: string): string => createHmac('sha256', token).update('xsrf').digest('base64url');

/** Accounts of the site and their sessions. */
export class AccountStore {
  /** A decoy for unknown addresses: they take as long to refuse as known ones. */
  readonly #nobody = createDecoyHash();

  constructor(private readonly database: Database, private readonly now: () => number = Date.now) {}

  /** The account of an address and its password; null for none, `busy` when too many are being checked. */
  async find(email: string, password: string, turn: { readonly isFirst?: boolean } = {}): Promise<Account | null | 'busy'> {
    const [row] = await this.database.select().from(siteUsers).where(eq(siteUsers.email, accountEmail(email)));
    const isRight = password.length <= longestPassword && await passwordCheck(row?.passwordHash ?? this.#nobody)(password, turn);
    if (isRight === null) return 'busy';
    return row && isRight ? { id: row.id, email: row.email, roles: row.roles } : null;
  }

  async begin(account: Account, isRemembered: boolean): Promise<Session> {
    const token = randomBytes(32).toString('base64url');
    const now = this.now();
    const expires = new Date(now + (isRemembered ? 30 * 24 * hour : 12 * hour));
    await this.database.delete(siteUserSessions).where(lt(siteUserSessions.expiresAt, new Date(now)));
    await this.database.insert(siteUserSessions).values({ tokenHash: kept(token), userId: account.id, expiresAt: expires });
    return { token, expires };
  }

  async accountOf(token: string | undefined): Promise<Account | null> {
    if (!token) return null;
    const isThis = and(eq(siteUserSessions.tokenHash, kept(token)), gt(siteUserSessions.expiresAt, new Date(this.now())));
    const [row] = await this.database.select({ id: siteUsers.id, email: siteUsers.email, roles: siteUsers.roles })
      .from(siteUserSessions).innerJoin(siteUsers, eq(siteUsers.id, siteUserSessions.userId)).where(isThis);
    return row ?? null;
  }

  async end(token: string): Promise<void> {
    await this.database.delete(siteUserSessions).where(eq(siteUserSessions.tokenHash, kept(token)));
  }

  async speak(account: Account, language: string): Promise<void> {
    await this.database.update(siteUsers).set({ language }).where(eq(siteUsers.id, account.id));
  }

  /** An account that is there at every start, with the password and roles of this one. */
  async put({ email, passwordHash, roles }: { email: string; passwordHash: string; roles: readonly number[] }): Promise<void> {
    const row = { passwordHash, roles: [...roles] };
    await this.database.insert(siteUsers).values({ id: randomBytes(12).toString('hex'), email: accountEmail(email), ...row })
      .onConflictDoUpdate({ target: siteUsers.email, set: row });
  }
}
