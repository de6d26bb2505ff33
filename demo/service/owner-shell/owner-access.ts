import type { Hono } from 'hono';
import { paths } from 'site-elements/contract/paths';
import { loginBytes, type WriteRuleRow } from '../kernel/limits/write-rules.js';
import type { Database } from '../kernel/database/database.js';
import type { OwnerOptions } from '../kernel/access/owner-options.js';
import type { OwnerPage } from '../kernel/owner/owner-frame.js';
import type { MailQueue } from '../kernel/mail/mail-queue.js';
import type { GetAddress } from '../kernel/http/remote-address.js';
import { guardOwner } from './guard-owner.js';
import { addLogin } from './login.js';
import type { KnownDevices } from '../kernel/access/known-devices.js';
import { PasswordTries } from '../kernel/access/password-tries.js';
import { hashPassword, isPasswordHash, minPasswordLength, passwordCheck } from '../kernel/access/password.js';

/** Only a session of the owner passes the guard. */
export const ownerWriteRules: readonly WriteRuleRow[] = [
  [{ name: 'login', network: 2, site: 40, priority: 'order', knownBy: 'device', knownPassNetwork: true, bodyBytes: loginBytes }, `POST ${paths.ownerLogin}`],
  [{ name: 'owner', network: 20, site: Infinity, priority: 'order' }, `POST ${paths.owner}/*`],
];

const howToHash = 'npx tsx demo/service/owner-shell/hash-password.ts';

/** The owner's password from the environment. Throws a message for people where it is missing and demanded, or no good. */
export function ownerFromEnvironment({ OWNER_PASSWORD: password, OWNER_PASSWORD_HASH: passwordHash, OWNER_EMAIL: email }: NodeJS.ProcessEnv): OwnerOptions {
  if (passwordHash && !isPasswordHash(passwordHash)) {
    throw new Error(`OWNER_PASSWORD_HASH is not a password hash. Create one with: ${howToHash}`);
  }
  if (!passwordHash && password && password.length < minPasswordLength) {
    throw new Error(`OWNER_PASSWORD is shorter than ${minPasswordLength} characters. Choose a longer one: it guards what visitors have sent.`);
  }
  return { ...passwordHash ? { passwordHash } : password ? { password } : {}, ...email && { email } };
}

/** Requires a password, for every start but the demo's. */
export function demandPassword(owner: OwnerOptions): OwnerOptions {
  if (owner.password || owner.passwordHash) return owner;
  throw new Error(
    'The owner\'s password is missing: it guards what visitors send, at /owner/submissions. '
      + `Set OWNER_PASSWORD to at least ${minPasswordLength} characters, or OWNER_PASSWORD_HASH to what ${howToHash} makes of it.`,
  );
}

export interface OwnerAccess {
  readonly database: Database;
  readonly addressOf: GetAddress;
  readonly devices: KnownDevices;
  readonly owner: OwnerOptions;
  /** The pages of all modules. */
  readonly pages: readonly OwnerPage[];
  /** Where the site stands; without it a link is written without a host, for a request may name any. */
  readonly siteUrl?: string;
  /** What sends emails; absent where no mail server is set. */
  readonly mailQueue?: MailQueue;
}

/** Guards `/owner/*`, and adds login and logout where there is a password. Before the pages of the owner are added. */
export async function addOwnerAccess(app: Hono, { database, addressOf, devices, owner, pages, siteUrl, mailQueue }: OwnerAccess): Promise<void> {
  const { password, passwordHash, email, isOpenHere = false, failures, writeLink = line => console.log(line) } = owner;
  const hash = passwordHash ?? (password ? await hashPassword(password) : null);
  app.use('/owner/*', guardOwner({ database, pages, hasPassword: hash !== null, isOpenHere }));
  if (hash === null) return;
  addLogin(app, {
    database, devices, check: passwordCheck(hash), tries: new PasswordTries({ database, name: 'owner password', devices, addressOf, failures }),
    async tell({ path, subject, text }) {
      writeLink(siteUrl === undefined
        ? `Login link for the owner, works once: open ${path} on your site.`
        : `Login link for the owner, works once: ${siteUrl}${path}`);
      if (!mailQueue || !email || siteUrl === undefined) return;
      await mailQueue.add(database, { to: email, subject, text: `${text}\n\n${siteUrl}${path}\n` });
      mailQueue.flush();
    },
  });
}
