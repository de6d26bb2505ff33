import { createHash, createHmac, randomBytes } from 'node:crypto';
import { and, eq, gt, lt } from 'drizzle-orm';
import type { Database } from '../kernel/database/database.js';
import { ownerSessions } from './owner.schema.js';

export const sessionLifetimeMs = 12 * 60 * 60 * 1000;

/** The table holds no token that could be used: only what can be compared with one. */
const kept = (token: string): string => createHash('sha256').update(token).digest('base64url');

/** Begins a session: its token is for the owner's cookie. */
export async function beginSession(database: Database): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const now = Date.now();
  await database.delete(ownerSessions).where(lt(ownerSessions.expiresAt, new Date(now)));
  await database.insert(ownerSessions).values({ tokenHash: kept(token), expiresAt: new Date(now + sessionLifetimeMs) });
  return token;
}

export async function isSession(database: Database, token: string): Promise<boolean> {
  const isThis = and(eq(ownerSessions.tokenHash, kept(token)), gt(ownerSessions.expiresAt, new Date()));
  return (await database.select({ tokenHash: ownerSessions.tokenHash }).from(ownerSessions).where(isThis)).length > 0;
}

export async function endSession(database: Database, token: string): Promise<void> {
  await database.delete(ownerSessions).where(eq(ownerSessions.tokenHash, kept(token)));
}

/** The CSRF token of a session: pages carry it, and no other site can know it. */
export const createCsrfToken = (sessionToken: string): string => createHmac('sha256', sessionToken).update('csrf').digest('base64url');
