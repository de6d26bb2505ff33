import { sql } from 'drizzle-orm';
import type { Database } from '../../../kernel/database/database.js';
import { ownerText } from '../texts.js';
import { changeCurrency } from './change-currency.js';
import { newStore } from './store-settings.js';
import { settingsTable, type StoreSettings } from '../store-settings.schema.js';

/** The number that the next order gets, if it is placed now. */
export async function nextOrderNumber(database: Database): Promise<number> {
  const answer = await database.execute(sql`select last_value::int + is_called::int as next from store_orders_number_seq`);
  return (answer as unknown as { rows: [{ next: number }] }).rows[0].next;
}

/**
 * Stores the settings of the shop. `next`: the number of the next order, or null to continue as before. Resolves to why it cannot be done; then
 * nothing has changed.
 */
export async function saveSettings(database: Database, settings: StoreSettings, next: number | null): Promise<string | null> {
  return database.transaction(async transaction => {
    await transaction.insert(settingsTable).values({ value: newStore }).onConflictDoNothing();
    const [row] = await transaction.select().from(settingsTable).for('update');
    const before = { ...newStore, ...row!.value };
    const fault = before.currency === settings.currency ? null : await changeCurrency(transaction, before.currency, settings.currency);
    if (fault !== null) return fault;
    // Orders that were placed meanwhile have their numbers.
    const least = next === null ? 0 : await nextOrderNumber(transaction);
    if (next !== null && next < least) return ownerText('orderNumberUsed', { least });
    if (next !== null && next > least) await transaction.execute(sql`select setval('store_orders_number_seq', ${next}, false)`);
    await transaction.update(settingsTable).set({ value: settings, editedAt: new Date() });
    return null;
  });
}
