import { and, asc, gt, inArray, isNotNull } from 'drizzle-orm';
import { languageFor } from 'site-elements/contract/language';
import type { ArchivePart } from '../../kernel/archive/archive-part.js';
import { readDate, readList, writeList } from '../../kernel/archive/table-part.js';
import type { Database } from '../../kernel/database/database.js';
import { importText } from '../../kernel/imports/import-text.js';
import { addressIn } from './import/read-subscribers.js';
import { subscribers, unsubscribed } from './newsletter.schema.js';
import { ownerText } from './texts.js';
import { hashEmail, lockSubscribers } from './unsubscribed.js';

const batch = 1000;
type Rows = ReturnType<typeof readRows>;

/** Subscribers with the source of their consent. The form that they sent is named in the source: it may not be here. */
function readRows(bytes: Uint8Array) {
  return readList(bytes).map(({ email, language, confirmedAt, source, createdAt }) => {
    const address = typeof email === 'string' ? addressIn(email) : '';
    if (address === '' || typeof source !== 'string' || source === '') throw new RangeError(importText('importDamaged'));
    return {
      email: address, source: source.slice(0, 300), language: languageFor(String(language)) ?? 'en' as const, confirmedAt: readDate(confirmedAt),
      createdAt: readDate(createdAt),
    };
  });
}

const summary = (all: number, added: number) => ({
  counts: [[importText('importNew'), added], [importText('importPresent'), all - added]] as const, notes: [], hasNews: added > 0,
});

/** Those whose addresses have no row here. Who has unsubscribed here stays unsubscribed. */
async function findNew(database: Database, rows: Rows): Promise<Rows> {
  const known = new Set<string>();
  for (let at = 0; at < rows.length; at += batch) {
    const emails = rows.slice(at, at + batch).map(({ email }) => email);
    for (const { email } of await database.select({ email: subscribers.email }).from(subscribers).where(inArray(subscribers.email, emails))) known.add(email);
  }
  const gone = await findUnsubscribed(database, rows.map(({ email }) => hashEmail(email)));
  return rows.filter(({ email }) => !known.has(email) && !gone.has(hashEmail(email)));
}

/** Which of these addresses have unsubscribed here. */
async function findUnsubscribed(database: Database, hashes: readonly string[]): Promise<Set<string>> {
  const found = new Set<string>();
  for (let at = 0; at < hashes.length; at += batch) {
    const isOne = inArray(unsubscribed.emailHash, hashes.slice(at, at + batch));
    const rows = await database.select({ hash: unsubscribed.emailHash }).from(unsubscribed).where(isOne);
    for (const { hash } of rows) found.add(hash);
  }
  return found;
}

async function* readUnsubscribed(database: Database): AsyncIterable<unknown> {
  for (let after = ''; ;) {
    const rows = await database.select().from(unsubscribed).where(gt(unsubscribed.emailHash, after)).orderBy(asc(unsubscribed.emailHash)).limit(batch);
    yield* rows;
    if (rows.length < batch) return;
    after = rows.at(-1)!.emailHash;
  }
}

async function* readSubscribers(database: Database): AsyncIterable<unknown> {
  for (let after = ''; ;) {
    const rows = await database.select().from(subscribers).where(and(isNotNull(subscribers.confirmedAt), gt(subscribers.email, after)))
      .orderBy(asc(subscribers.email)).limit(batch);
    for (const { email, language, confirmedAt, source, formId, createdAt } of rows)
      yield { email, language, confirmedAt, source: source ?? `form ${formId}`, createdAt };
    if (rows.length < batch) return;
    after = rows.at(-1)!.email;
  }
}

/** The newsletter in the archive: first who has unsubscribed, then the subscribers. */
export const newsletterParts = (database: Database): ArchivePart[] => [
  {
    file: 'unsubscribed.json',
    title: () => ownerText('subscribersImportOut'),
    write: () => writeList(readUnsubscribed(database)),
    async preview(bytes) {
      const all = readHashes(bytes);
      const known = await findUnsubscribed(database, all.map(({ emailHash }) => emailHash));
      return summary(all.length, all.filter(({ emailHash }) => !known.has(emailHash)).length);
    },
    async store(bytes) {
      const all = readHashes(bytes);
      const added = await database.transaction(async transaction => {
        await lockSubscribers(transaction);
        const inserted: unknown[] = [];
        for (let at = 0; at < all.length; at += batch)
          inserted.push(...await transaction.insert(unsubscribed).values(all.slice(at, at + batch)).onConflictDoNothing().returning());
        return inserted.length;
      });
      return summary(all.length, added);
    },
  },
  {
    file: 'subscribers.json',
    title: () => ownerText('navSubscribers'),
    write: () => writeList(readSubscribers(database)),
    async preview(bytes) {
      const rows = readRows(bytes);
      return summary(rows.length, (await findNew(database, rows)).length);
    },
    async store(bytes) {
      const rows = readRows(bytes);
      const added = await database.transaction(async transaction => {
        await lockSubscribers(transaction);
        const found = await findNew(transaction, rows);
        for (let at = 0; at < found.length; at += batch) await transaction.insert(subscribers).values(found.slice(at, at + batch)).onConflictDoNothing();
        return found.length;
      });
      return summary(rows.length, added);
    },
  },
];

function readHashes(bytes: Uint8Array) {
  return readList(bytes).map(({ emailHash, createdAt }) => {
    if (typeof emailHash !== 'string' || !/^[\w-]{43}$/.test(emailHash)) throw new RangeError(importText('importDamaged'));
    return { emailHash, createdAt: readDate(createdAt) };
  });
}
