import { randomBytes } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../../kernel/database/database.js';
import { forms, submissions } from './forms.schema.js';
import { queuePasswordHash } from '../../kernel/access/password.js';
import { notStoredText } from './learn-values.js';

const atOnce = 50;

interface Work { readonly signal?: AbortSignal; readonly batch?: number }

/**
 * Hashes plain-text values of password fields: from an older service, or from before the owner made the field one. Resolves to their
 * number. One after another, so that a long list delays no request; values left by a stop or a busy moment are found the next time.
 */
export async function hashStoredPasswords(database: Database, { signal, batch = atOnce }: Work = {}): Promise<number> {
  let hashed = 0;
  for (const { id: formId, fields } of await database.select({ id: forms.id, fields: forms.fields }).from(forms)) {
    for (const { id: fieldId } of fields.filter(({ type }) => type === 'password')) {
      for (;;) {
        const found = await readBatch(database, { formId, fieldId, batch });
        for (const { id, text } of found) {
          const hash = signal?.aborted ? null : await queuePasswordHash(text);
          if (hash === null) return hashed;
          await replace(database, { id, fieldId, text, hash });
          hashed += 1;
        }
        if (found.length < batch) break;
      }
    }
  }
  return hashed;
}

const valueOf = (fieldId: string) => sql<string>`${submissions.values} ->> ${fieldId}::text`;
/** A value that a visitor may have typed: a text, a number, the parts of a name. Not a hash, and not a list of files. */
const isClear = (fieldId: string) => sql`case jsonb_typeof(${submissions.values} -> ${fieldId}::text)
  when 'string' then ${valueOf(fieldId)} not in ('', ${notStoredText}) when 'number' then true
  when 'object' then not jsonb_exists(${submissions.values} -> ${fieldId}::text, 'hash') else false end`;

function readBatch(
  database: Database,
  { formId, fieldId, batch }: { formId: string; fieldId: string; batch: number },
): Promise<{ id: string; text: string }[]> {
  return database
    .select({ id: submissions.id, text: valueOf(fieldId) })
    .from(submissions)
    .where(and(eq(submissions.formId, formId), isClear(fieldId)))
    .limit(batch);
}

/**
 * Two processes may do it immediately: only the first finds the text. The fast hash of the whole submission goes too, since the password could
 * be guessed from it.
 */
async function replace(database: Database, { id, fieldId, text, hash }: { id: string; fieldId: string; text: string; hash: string }): Promise<void> {
  await database.update(submissions).set({
    values: sql`jsonb_set(${submissions.values}, array[${fieldId}::text], ${JSON.stringify({ hash })}::jsonb)`,
    payloadHash: randomBytes(32).toString('hex'),
  }).where(and(eq(submissions.id, id), sql`${valueOf(fieldId)} = ${text}`));
}
