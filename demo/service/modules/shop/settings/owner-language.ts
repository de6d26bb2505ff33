import type { Hono } from 'hono';
import type { Language } from 'site-elements/contract/language';
import { paths } from 'site-elements/contract/paths';
import type { Database } from '../../../kernel/database/database.js';
import { currentLanguage } from '../../../kernel/language/speech.js';
import { settingsTable } from '../store-settings.schema.js';
import { newStore } from './store-settings.js';

/** The language in which the owner has last used the pages of the shop: emails to the owner are written in it. */
export async function readOwnerLanguage(database: Database): Promise<Language> {
  const [row] = await database.select({ language: settingsTable.ownerLanguage }).from(settingsTable);
  return row?.language ?? 'en';
}

/** Remembers it with each page that the owner has opened. */
export function rememberOwnerLanguage(app: Hono, database: Database): void {
  for (const path of [paths.ownerOrders, paths.ownerSubscriptions, paths.ownerStore, paths.ownerProducts, paths.ownerTaxReport, paths.ownerFigures]) {
    for (const own of [path, `${path}/*`]) {
      app.use(own, async (context, next) => {
        await next();
        const ownerLanguage = currentLanguage();
        // A page that was not answered is not the owner's.
        if (context.req.method !== 'GET' || context.res.status !== 200 || (await readOwnerLanguage(database)) === ownerLanguage) return;
        await database.insert(settingsTable).values({ value: newStore, ownerLanguage })
          .onConflictDoUpdate({ target: settingsTable.id, set: { ownerLanguage } });
      });
    }
  }
}
