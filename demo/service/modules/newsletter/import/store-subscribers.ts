import { inArray, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../../kernel/database/database.js';
import type { Language } from 'site-elements/contract/language';
import { subscribers, unsubscribed } from '../newsletter.schema.js';
import { hashEmail, lockSubscribers } from '../unsubscribed.js';
import type { ImportedSubscriber } from './read-subscribers.js';

const batch = 1000;

/** What an import does with each address of a file. */
export interface SortedSubscribers {
  readonly added: readonly ImportedSubscriber[];
  /** Already subscribed: they stay as they are. */
  readonly present: number;
  /** Unsubscribed here: never added by an import. */
  readonly unsubscribed: number;
  /** Unsubscribed in the file. Those that are unknown here are remembered. */
  readonly left: number;
  readonly newlyLeft: readonly ImportedSubscriber[];
  readonly unconfirmed: number;
}

/** Compares a file with the list. An address that waits for its confirmation is added. */
export async function sortSubscribers(database: Database, all: readonly ImportedSubscriber[]): Promise<SortedSubscribers> {
  const added: ImportedSubscriber[] = [];
  const newlyLeft: ImportedSubscriber[] = [];
  const counts = { present: 0, unsubscribed: 0, left: 0, unconfirmed: 0 };
  for (let at = 0; at < all.length; at += batch) {
    const part = all.slice(at, at + batch);
    const rows = await database.select({ email: subscribers.email, confirmedAt: subscribers.confirmedAt }).from(subscribers)
      .where(inArray(subscribers.email, part.map(({ email }) => email)));
    const confirmed = new Set(rows.filter(({ confirmedAt }) => confirmedAt !== null).map(({ email }) => email));
    const hashes = await database.select({ hash: unsubscribed.emailHash }).from(unsubscribed)
      .where(inArray(unsubscribed.emailHash, part.map(({ email }) => hashEmail(email))));
    const gone = new Set(hashes.map(({ hash }) => hash));
    for (const one of part) {
      const isGone = gone.has(hashEmail(one.email));
      if (one.status === 'unconfirmed') counts.unconfirmed += 1;
      else if (confirmed.has(one.email)) counts.present += 1;
      else if (one.status === 'left') {
        counts.left += 1;
        if (!isGone) newlyLeft.push(one);
      } else if (isGone) counts.unsubscribed += 1;
      else added.push(one);
    }
  }
  return { ...counts, added, newlyLeft };
}

/** Adds the subscribers of a file, all or none, and remembers those who have unsubscribed elsewhere. */
export async function storeSubscribers(
  database: Database,
  all: readonly ImportedSubscriber[],
  { source, language }: { readonly source: string; /** Of those whose language is not in the file. */ readonly language: Language },
): Promise<SortedSubscribers> {
  return database.transaction(async transaction => {
    await lockSubscribers(transaction);
    const sorted = await sortSubscribers(transaction, all);
    const now = new Date();
    for (let at = 0; at < sorted.added.length; at += batch) {
      const part = sorted.added.slice(at, at + batch);
      await transaction.insert(subscribers)
        .values(part.map(one => ({ email: one.email, source, language: one.language ?? language, confirmedAt: one.confirmedAt ?? now })))
        .onConflictDoUpdate({
          target: subscribers.email,
          set: { confirmedAt: sql`excluded.confirmed_at`, source: sql`excluded.source` },
          setWhere: isNull(subscribers.confirmedAt),
        });
    }
    for (let at = 0; at < sorted.newlyLeft.length; at += batch) {
      const part = sorted.newlyLeft.slice(at, at + batch);
      await transaction.insert(unsubscribed).values(part.map(({ email }) => ({ emailHash: hashEmail(email) }))).onConflictDoNothing();
    }
    return sorted;
  });
}
