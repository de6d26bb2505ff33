import { sql } from 'drizzle-orm';
import type { Hono } from 'hono';
import type { OwnerOptions } from './kernel/access/owner-options.js';
import type { Database } from './kernel/database/database.js';
import { answerError } from './kernel/http/answer-error.js';
import { addFormNames } from './kernel/http/form-names.js';
import { addHealth } from './kernel/http/health.js';
import { HttpError } from './kernel/http/http-error.js';
import { type KernelOptions, openKernel } from './kernel/kernel.js';
import { t } from './kernel/language/common-texts.js';
import type { MailQueue } from './kernel/mail/mail-queue.js';
import { mountModules, type PublicQueries, type ServiceModule } from './kernel/module.js';
import { accountsModule } from './modules/accounts/module.js';
import { bookingsModule, type BookingsOptions } from './modules/bookings/module.js';
import { commentsModule } from './modules/comments/module.js';
import { connectionsModule, type ConnectionsOptions } from './modules/connections/module.js';
import { feedsModule, type FeedsOptions } from './modules/feeds/module.js';
import { filesModule } from './modules/files/module.js';
import { fontsModule, type OwnFontsOptions } from './modules/fonts/module.js';
import { formsModule, type FormsOptions } from './modules/forms/module.js';
import { mediaModule, type MediaOptions } from './modules/media/module.js';
import { movingModule, type MovingOptions } from './modules/moving/module.js';
import { newsletterModule } from './modules/newsletter/module.js';
import { placesModule, type PlacesOptions } from './modules/places/module.js';
import { searchModule, type SearchOptions } from './modules/search/module.js';
import { shopModule, type ShopOptions } from './modules/shop/module.js';
import { webhooksModule, type WebhooksOptions } from './modules/webhooks/module.js';
import { visitsModule, type VisitsOptions } from './modules/visits/module.js';
import { widgetsModule } from './modules/widgets/module.js';
import { addOwnerAccess, ownerWriteRules } from './owner-shell/owner-access.js';

type Writable<Options> = { -readonly [Name in keyof Options]: Options[Name] };
export interface ServiceOptions extends KernelOptions, Writable<FormsOptions & ShopOptions & MediaOptions & FeedsOptions & PlacesOptions & SearchOptions
  & VisitsOptions & WebhooksOptions & BookingsOptions & ConnectionsOptions & MovingOptions & OwnFontsOptions> {
  /** The owner's login. Without a password, the owner's pages are closed to everyone. */
  owner?: OwnerOptions;
  /** Adds a site's pages to the same app, after the routes of the service. */
  routes?(app: Hono): void;
}

/** The domains of the service. Their order is that of the owner's navigation. */
export const modules: readonly ServiceModule<ServiceOptions, keyof PublicQueries>[] = [
  accountsModule, visitsModule, formsModule, newsletterModule, bookingsModule, shopModule, commentsModule, placesModule, mediaModule, filesModule, fontsModule,
  widgetsModule, feedsModule, searchModule, webhooksModule, connectionsModule, movingModule,
];

/** How often strangers may call the routes that write, of all modules. */
export const writeRules = [...ownerWriteRules, ...modules.flatMap(module => module.writeRules ?? [])];

export interface Service {
  app: Hono;
  database: Database;
  mailQueue: MailQueue;
  /** The public queries of the modules, for a site's own pages. */
  queries: PublicQueries;
  /** Resolves after the first cleanup: expired rows are deleted, passwords are hashed. */
  swept: Promise<unknown>;
  /** Repeats the cleanup, as every hour: it also sends refunds again whose result is not known. */
  sweep(): Promise<unknown>;
  /** Closes the database. End requests before, see `listen`. */
  close(): Promise<void>;
}

const sweepEveryMs = 60 * 60_000;
/** Emails that another process has left behind are sent after this time. */
const checkMailEveryMs = 60_000;
/** Any number, the same in every process: processes that start at the same time take turns. */
const seedLock = 7_235_413;

/** Creates the demo's rows. Stock and what people wrote stay as they are. */
export const seed = (database: Database): Promise<void> => database.transaction(async transaction => {
  await transaction.execute(sql`select pg_advisory_xact_lock(${seedLock})`);
  for (const module of modules) await module.seed?.(transaction);
});

/** Creates the service. It does not listen on a port yet: see `listen`. */
export async function createService(options: ServiceOptions = {}): Promise<Service> {
  const { owner = {}, siteUrl, submissionsKeptDays } = options;
  const kernel = await openKernel(options, { writeRules, csrfExempt: modules.flatMap(({ csrfExempt = [] }) => csrfExempt) });
  const { app, database, devices, addressOf, mailQueue } = kernel;
  await seed(database);
  for (const { formNames = {} } of modules) addFormNames(formNames);
  await addOwnerAccess(app, {
    database,
    addressOf,
    devices,
    owner,
    siteUrl,
    pages: modules.flatMap(({ ownerPages = [] }) => ownerPages),
    ...((options.outbox ?? options.mail?.smtpUrl) && { mailQueue }),
  });
  const { queries, mounted } = await mountModules(modules, kernel, options);
  addHealth(app, { database });
  const refuse = () => {
    throw new HttpError(404, { error: t('nothingHere') });
  };
  app.all('/api/*', refuse);
  app.notFound(refuse);
  app.onError(answerError);
  // Last: a site's pages never replace routes of the service, and can respond to unknown addresses themselves.
  options.routes?.(app);
  const sweep = () =>
    Promise.all([
      mailQueue.sweep({ keptDays: submissionsKeptDays }).catch(kernel.onError('emails')),
      kernel.imports.sweep().catch(kernel.onError('imports')),
      ...mounted.map(module => module.sweep?.()),
    ]);
  let sweeping: Promise<unknown> = sweep();
  const timers = [setInterval(() => { sweeping = sweep(); }, sweepEveryMs).unref(), setInterval(() => mailQueue.flush(), checkMailEveryMs).unref()];
  return {
    app, database, mailQueue, queries, swept: sweeping, sweep,
    async close() {
      timers.forEach(clearInterval);
      kernel.stop();
      await sweeping;
      await Promise.all(mounted.map(module => module.close?.()));
      await kernel.close();
    },
  };
}
