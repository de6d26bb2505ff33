import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Database } from './database.js';
import { serviceSecrets } from './schema.js';

/** A secret that all processes on one database share, and that outlives a restart: the first to ask makes it up. */
export async function sharedSecret(database: Database, name: string): Promise<string> {
  await database.insert(serviceSecrets).values({ name, value: randomBytes(32).toString('base64url') }).onConflictDoNothing();
  const [row] = await database.select().from(serviceSecrets).where(eq(serviceSecrets.name, name));
  return row!.value;
}
