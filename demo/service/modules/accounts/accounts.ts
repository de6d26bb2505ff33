import type { Hono } from 'hono';
import { websiteRole } from 'site-elements/contract/enumerations';
import type { Database } from '../../kernel/database/database.js';
import type { GetAddress } from '../../kernel/http/remote-address.js';
import type { OwnerOptions } from '../../kernel/access/owner-options.js';
import type { KnownDevices } from '../../kernel/access/known-devices.js';
import { hashPassword } from '../../kernel/access/password.js';
import { PasswordTries } from '../../kernel/access/password-tries.js';
import { AccountStore } from './account-store.js';
import { demoAccount } from './demo-account.js';
import { addLoginRoutes } from './login-routes.js';
import { addSiteDocuments } from './site-documents.js';

interface Options { readonly database: Database; readonly addressOf: GetAddress; readonly devices: KnownDevices; readonly owner: OwnerOptions }

/** Hashed once: its password is public. */
let demoHash: Promise<string> | undefined;

/** Accounts of the site: login, logout, and what only its own people may change. */
export async function addAccounts(app: Hono, { database, addressOf, devices, owner }: Options): Promise<void> {
  const store = new AccountStore(database);
  const { email, password, passwordHash = password && await hashPassword(password), isOpenHere, failures } = owner;
  if (email && passwordHash) await store.put({ email, passwordHash, roles: [websiteRole.admin] });
  if (isOpenHere) await store.put({ email: demoAccount.email, passwordHash: await (demoHash ??= hashPassword(demoAccount.password)), roles: [] });
  addLoginRoutes(app, { store, tries: new PasswordTries({ database, name: 'account password', devices, addressOf, failures }) });
  addSiteDocuments(app, { database, store });
}
