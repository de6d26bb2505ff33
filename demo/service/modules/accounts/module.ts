import { sql } from 'drizzle-orm';
import type { Context } from 'hono';
import { paths } from 'site-elements/contract/paths';
import type { OwnerOptions } from '../../kernel/access/owner-options.js';
import { loginBytes } from '../../kernel/limits/write-rules.js';
import type { ServiceModule } from '../../kernel/module.js';
import * as schema from './account.schema.js';
import { AccountStore } from './account-store.js';
import { sessionToken } from './account-session.js';
import { addAccounts } from './accounts.js';

declare module '../../kernel/module.js' {
  interface PublicQueries {
    accounts: {
      /** The account of a request; null for a visitor who is not logged in. */
      readonly accountOf: (context: Context) => Promise<{ readonly id: string; readonly email: string } | null>;
      /** Whether the header or the footer contains a text. */
      readonly isInDocuments: (text: string) => Promise<boolean>;
    };
  }
}

/** Accounts of the site's own people, and what only they may change. */
export const accountsModule: ServiceModule<{ readonly owner?: OwnerOptions }> = {
  name: 'accounts',
  schema,
  writeRules: [
    [
      { name: 'login', network: 2, site: 40, priority: 'order', knownBy: 'device', knownPassNetwork: true, bodyBytes: loginBytes },
      `POST ${paths.accountSession}`,
      `POST ${paths.plainLogin}`,
    ],
    [
      { name: 'account', network: 4, site: 100, priority: 'order', knownBy: 'visitor' },
      `DELETE ${paths.accountSession}`,
      `POST ${paths.ownerLogout}`,
      `POST ${paths.accountLocale}`,
      `PUT ${paths.siteHeaderFooter}`,
      `PUT ${paths.multilingualLanguages}`,
      `DELETE ${paths.multilingualConnection}`,
    ],
  ],
  async mount({ app, database, addressOf, devices }, { owner = {} }) {
    await addAccounts(app, { database, addressOf, devices, owner });
    const accounts = new AccountStore(database);
    const accountOf = (context: Context) => accounts.accountOf(sessionToken(context));
    const { siteDocuments } = schema;
    const isInDocuments = async (text: string) => {
      const hasText = sql`strpos(${siteDocuments.value}::text, ${text}) > 0`;
      return (await database.select({ name: siteDocuments.name }).from(siteDocuments).where(hasText).limit(1)).length > 0;
    };
    return { queries: { accountOf, isInDocuments }, knownClients: { visitor: async context => (await accountOf(context)) !== null } };
  },
};
