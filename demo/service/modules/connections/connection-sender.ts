import { eq } from 'drizzle-orm';
import type { Database } from '../../kernel/database/database.js';
import { describeError } from '../../kernel/describe-error.js';
import { EmailRejection, type Outbox } from '../../kernel/mail/outbox.js';
import { connectionLane, getProviderStart, type ListChange } from './connection-store.js';
import { connections } from './connections.schema.js';
import { type CallProvider, ProviderError } from './provider.js';
import { findListProvider } from './providers/list-providers.js';

/** Stored instead of a message if the key is refused: the owner reads it in their language. */
export const refusedKey = 'key';

/** What is stored as the reason why a request failed. */
const describeProblem = (error: unknown): string =>
  (error instanceof ProviderError && error.isRefusedKey ? refusedKey : describeError(error).slice(0, 500));

/**
 * Sends changes of mailing lists that the mail queue brings, which repeats what failed for about two days. A change for a provider that was
 * disconnected meanwhile is dropped, and so is one that the provider refuses for good.
 */
export function connectionSender(database: Database, call: CallProvider): Outbox {
  return {
    async send({ to, text }) {
      const provider = findListProvider(getProviderStart(to).slice(connectionLane.length, -1));
      const [connection] = provider ? await database.select().from(connections).where(eq(connections.provider, provider.id)) : [];
      if (!provider || !connection?.listId) return;
      const { act, email } = JSON.parse(text) as ListChange;
      const note = (problem: string | null) => database.update(connections).set({ problem }).where(eq(connections.provider, provider.id));
      try {
        await provider[act](call, connection.apiKey, connection.listId, email);
      } catch (error) {
        await note(describeProblem(error));
        if (error instanceof ProviderError && error.isFinal) throw new EmailRejection(error.message, { cause: error });
        throw error;
      }
      if (connection.problem !== null) await note(null);
    },
  };
}
