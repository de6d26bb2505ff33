import { randomUUID } from 'node:crypto';
import { eq, isNotNull, sql } from 'drizzle-orm';
import type { ConnectionSettings, MailingList } from 'site-elements/contract/connections';
import type { Database } from '../../kernel/database/database.js';
import { queuedEmails } from '../../kernel/database/schema.js';
import type { MailQueue } from '../../kernel/mail/mail-queue.js';
import { connections, type StoredConnection } from './connections.schema.js';
import type { CallProvider, ListProvider } from './provider.js';

/** Recipients of the mail queue that are changes of a mailing list: `connection:` with the provider and an ID. */
export const connectionLane = 'connection:';
/** How the recipients of one provider begin. */
export const getProviderStart = (recipient: string): string => recipient.slice(0, recipient.indexOf('/') + 1) || recipient;

/** A change of a mailing list that waits in the queue. */
export interface ListChange { readonly act: 'add' | 'remove'; readonly email: string }

/** Accounts at providers of mailing lists, and the changes of their lists that are still to be sent. */
export class ConnectionStore {
  constructor(private readonly database: Database, private readonly mailQueue: MailQueue, private readonly call: CallProvider) {}

  async all(): Promise<ReadonlyMap<string, StoredConnection>> {
    const rows = await this.database.select().from(connections);
    return new Map(rows.map(row => [row.provider, row]));
  }

  async find(provider: string): Promise<StoredConnection | null> {
    const [row] = await this.database.select().from(connections).where(eq(connections.provider, provider));
    return row ?? null;
  }

  /** Checks a key and keeps it. The list stays selected if the account has it. Throws a `ProviderError` for a wrong key. */
  async connect(provider: ListProvider, apiKey: string): Promise<void> {
    const account = (await provider.readAccount(this.call, apiKey)).slice(0, 200);
    const before = await this.find(provider.id);
    const lists = before?.listId ? await provider.readLists(this.call, apiKey) : [];
    const kept = { ...lists.some(({ id }) => id === before?.listId) ? {} : { listId: null, listName: null } };
    await this.database.insert(connections).values({ provider: provider.id, apiKey, account })
      .onConflictDoUpdate({ target: connections.provider, set: { apiKey, account, problem: null, ...kept } });
  }

  /** The lists of a connected account; null if the provider is not connected. */
  async readLists(provider: ListProvider): Promise<MailingList[] | null> {
    const connection = await this.find(provider.id);
    return connection && provider.readLists(this.call, connection.apiKey);
  }

  /** Selects a list. False if the account has no such list. */
  async save(provider: ListProvider, { list, doubleOptIn }: ConnectionSettings): Promise<boolean> {
    const found = (await this.readLists(provider))?.find(({ id }) => id === list);
    if (!found) return false;
    await this.database.update(connections).set({ listId: found.id, listName: found.name.slice(0, 200), doubleOptIn, problem: null })
      .where(eq(connections.provider, provider.id));
    return true;
  }

  /** Forgets the key, and what was not sent yet. */
  async disconnect(provider: string): Promise<void> {
    await this.database.transaction(async transaction => {
      await transaction.delete(connections).where(eq(connections.provider, provider));
      await transaction.delete(queuedEmails).where(sql`starts_with(${queuedEmails.recipient}, ${`${connectionLane}${provider}/`})`);
    });
  }

  /** Queues a change for all selected lists, in the transaction of the subscription. `isWanted` chooses by their double opt-in. */
  async queue(transaction: Database, change: ListChange, isWanted: (doubleOptIn: boolean) => boolean = () => true): Promise<void> {
    const rows = await transaction.select().from(connections).where(isNotNull(connections.listId));
    for (const { provider, doubleOptIn } of rows) {
      if (!isWanted(doubleOptIn)) continue;
      await this.mailQueue.add(transaction, { to: `${connectionLane}${provider}/${randomUUID()}`, subject: change.act, text: JSON.stringify(change) });
    }
  }
}
