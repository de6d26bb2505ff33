import { createHash, randomBytes } from 'node:crypto';
import { and, eq, gt, like, lt } from 'drizzle-orm';
import type { Database } from '../kernel/database/database.js';
import { ownerSessions } from './owner.schema.js';

/** Long enough for a slow email. */
export const linkLifetimeMs = 30 * 60_000;

/** What no hash of a session begins with: a link is not a session, and a session not a link. */
const prefix = 'link ';
const kept = (token: string): string => prefix + createHash('sha256').update(token).digest('base64url');

/**
 * Creates the token of a link that logs the owner in once. Null while another one can still be used: it has reached the owner, and
 * repeated requests send no second one.
 */
export async function makeLink(database: Database, now = Date.now()): Promise<string | null> {
  const isLink = like(ownerSessions.tokenHash, `${prefix}%`);
  await database.delete(ownerSessions).where(and(isLink, lt(ownerSessions.expiresAt, new Date(now))));
  const [open] = await database.select({ tokenHash: ownerSessions.tokenHash }).from(ownerSessions).where(isLink);
  if (open) return null;
  const token = randomBytes(32).toString('base64url');
  await database.insert(ownerSessions).values({ tokenHash: kept(token), expiresAt: new Date(now + linkLifetimeMs) });
  return token;
}

/** Whether a link can be used still. To look at it uses nothing up: mail programs look at links before people do. */
export async function isLinkOpen(database: Database, token: string, now = Date.now()): Promise<boolean> {
  const isThis = and(eq(ownerSessions.tokenHash, kept(token)), gt(ownerSessions.expiresAt, new Date(now)));
  return (await database.select({ tokenHash: ownerSessions.tokenHash }).from(ownerSessions).where(isThis)).length > 0;
}

/** Uses a link up. False where it has been used, or is too old: of two at the same moment one gets true. */
export async function useLoginLink(database: Database, token: string, now = Date.now()): Promise<boolean> {
  const isThis = and(eq(ownerSessions.tokenHash, kept(token)), gt(ownerSessions.expiresAt, new Date(now)));
  return (await database.delete(ownerSessions).where(isThis).returning({ tokenHash: ownerSessions.tokenHash })).length > 0;
}
