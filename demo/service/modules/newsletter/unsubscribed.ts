import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Database } from '../../kernel/database/database.js';

/** Any number, the same in every process. */
const importLock = 7_235_419;

/** The hash of an address in small letters. Without a secret: it is also recognized by another service to which the owner moves. */
export const hashEmail = (email: string): string => createHash('sha256').update(`newsletter\n${email}`).digest('base64url');

/** Imports and people who unsubscribe take turns: an address that is read as subscribed is not deleted before it is stored. */
export async function lockSubscribers(transaction: Database): Promise<void> {
  await transaction.execute(sql`select pg_advisory_xact_lock(${importLock})`);
}
