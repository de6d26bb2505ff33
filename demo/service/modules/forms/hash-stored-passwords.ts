import { randomBytes } from 'node:crypto';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../kernel/database/database.js';
import { forms, submissions, submissionVersions } from './forms.schema.js';
import { queuePasswordHash } from '../../kernel/access/password.js';
import { notStoredText } from './detect-fields.js';

const atOnce = 50;

interface Work { readonly signal?: AbortSignal; readonly batch?: number }

/**
 * Hashes plain-text values of password fields: from an older service, or from before the owner made the field one. Resolves to their
 * number. One after another, so that a long list delays no request; values left by a stop or a busy moment are found the next time.
 */
export async function hashStoredPasswords(database: Database, { signal, batch = atOnce }: Work = {}): Promise<number> {
  let hashed = 0;
  for (const { id: formId, fields } of await database.select({ id: forms.id, fields: forms.fields }).from(forms)) {
    const passwords = fields.filter(({ type }) => type === 'password');
    for (const [fieldId, table] of passwords.flatMap(({ id }) => [[id, submissions], [id, submissionVersions]] as const)) {
      for (;;) {
        const found = await readBatch(database, { table, formId, fieldId, batch });
        for (const { id, text } of found) {
          const hash = signal?.aborted ? null : await queuePasswordHash(text);
          if (hash === null) return hashed;
          await replace(database, { table, id, fieldId, text, hash });
          hashed += 1;
        }
        if (found.length < batch) break;
      }
    }
  }
  return hashed;
}

/** Where values are: as they are now, and as they were before an edit. */
type Table = typeof submissions | typeof submissionVersions;

const valueOf = ({ values }: Table, fieldId: string) => sql<string>`${values} ->> ${fieldId}::text`;
/** A value that a visitor may have typed: a text, a number, the parts of a name. Not a hash, and not a list of files. */
const isClear = (table: Table, fieldId: string) => sql`case jsonb_typeof(${table.values} -> ${fieldId}::text)
  when 'string' then ${valueOf(table, fieldId)} not in ('', ${notStoredText}) when 'number' then true
  when 'object' then not jsonb_exists(${table.values} -> ${fieldId}::text, 'hash') else false end`;

function readBatch(
  database: Database,
  { table, formId, fieldId, batch }: { table: Table; formId: string; fieldId: string; batch: number },
): Promise<{ id: string; text: string }[]> {
  const isOfForm = table === submissionVersions
    ? inArray(submissionVersions.submissionId, database.select({ id: submissions.id }).from(submissions).where(eq(submissions.formId, formId)))
    : eq(submissions.formId, formId);
  return database.select({ id: table.id, text: valueOf(table, fieldId) }).from(table).where(and(isOfForm, isClear(table, fieldId))).limit(batch);
}

interface Hashed { readonly table: Table; readonly id: string; readonly fieldId: string; readonly text: string; readonly hash: string }

/**
 * Two processes may do it immediately: only the first finds the text. The fast hash of the whole submission goes too, since the password could
 * be guessed from it.
 */
async function replace(database: Database, { table, id, fieldId, text, hash }: Hashed): Promise<void> {
  const values = sql`jsonb_set(${table.values}, array[${fieldId}::text], ${JSON.stringify({ hash })}::jsonb)`;
  const isClearStill = and(eq(table.id, id), sql`${valueOf(table, fieldId)} = ${text}`);
  if (table === submissionVersions) await database.update(submissionVersions).set({ values }).where(isClearStill);
  else await database.update(submissions).set({ values, payloadHash: randomBytes(32).toString('hex') }).where(isClearStill);
}
