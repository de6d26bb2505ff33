import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { type Context, Hono } from 'hono';
import { KnownDevices } from './access/known-devices.js';
import type { Database } from './database/database.js';
import { type DatabasePlace, openDatabase } from './database/open-database.js';
import { sharedSecret } from './database/shared-secret.js';
import { Events } from './events.js';
import type { FileStore } from './files/file-store.js';
import { folderStore, memoryStore } from './files/folder-store.js';
import { RenderCache } from './files/render-cache.js';
import type { RenderQueue } from './files/render-queue.js';
import { s3Store, type S3Settings } from './files/s3-store.js';
import { allowOrigins } from './http/allow-origins.js';
import { guardCsrf } from './http/guard-csrf.js';
import { type ChooseFault, injectFaults } from './http/inject-faults.js';
import { logRequests, type Log, withoutTokens } from './http/log-requests.js';
import { setSiteOrigin } from './http/get-origin.js';
import { describeError } from './describe-error.js';
import { HttpError } from './http/http-error.js';
import { type GetAddress, getNetwork, remoteAddress } from './http/remote-address.js';
import { t } from './language/common-texts.js';
import { detectLanguage } from './language/speech.js';
import { BodyGate } from './http/body-gate.js';
import { PendingImports } from './imports/pending-imports.js';
import { compressText } from './http/compress-text.js';
import { DiskSpace, type ReadSpace, readFreeSpace } from './limits/disk-space.js';
import { guardWrites } from './limits/guard-writes.js';
import { KnownClients } from './limits/known-clients.js';
import { type Rate, RateLimit } from './limits/rate-limit.js';
import { retryAfter, WriteLimits } from './limits/write-limits.js';
import { type WriteRuleRow, createWriteRules } from './limits/write-rules.js';
import type { FindMentions } from './mentions.js';
import { MailQueue } from './mail/mail-queue.js';
import { memoryOutbox, type Outbox } from './mail/outbox.js';
import { type MailSettings, usualOutbox } from './mail/smtp-outbox.js';
import { webhookOutbox, type WebhookSettings } from './mail/webhook.js';

export interface KernelOptions {
  /** A PostgreSQL server, or the folder of an embedded database; in memory by default. */
  database?: DatabasePlace;
  /** Folder for rendered pictures and tiles and for uploaded files; in memory by default. */
  dataDir?: string;
  /** A bucket for uploaded files; `dataDir` by default. */
  s3?: S3Settings;
  /** Called with one entry per request; `false` for no log. */
  log?: Log | false;
  /** Submissions of a form per network; 30 a minute by default. More receive 429. Limits of other routes are multiples of it. */
  rate?: Rate;
  /** Origins of other sites whose pages may send requests, such as `https://pots.example`; none by default. */
  allowedOrigins?: readonly string[];
  /** Number of your own proxies in front of the service. Their header `X-Forwarded-For` then identifies the visitor. */
  trustedProxies?: number;
  /** Receives outgoing email instead of `mail`. */
  outbox?: Outbox;
  /** SMTP server for outgoing email; by default, emails are files in a folder of `dataDir`. */
  mail?: MailSettings;
  /** Webhook called for every submission. */
  webhook?: WebhookSettings;
  /** The site's address, such as `https://pots.example`, for links in emails and at payment providers. Without it, they use the host of the request. */
  siteUrl?: string;
  /** Tests only: free disk space; that of `dataDir` by default. */
  space?: ReadSpace;
  /** Tests only: the time of subscriptions, orders and queued emails, in milliseconds; the machine's by default. */
  clock?(): number;
  /** Tests only: injects faults as the header `x-fault` requests, or as a function chooses. */
  faults?: boolean | ChooseFault;
}

/** What all modules share. */
export interface Kernel {
  readonly app: Hono;
  readonly database: Database;
  readonly log: Log;
  /** The current time, in milliseconds. */
  readonly clock: () => number;
  readonly addressOf: GetAddress;
  readonly devices: KnownDevices;
  readonly events: Events;
  /** Files of visitors and of the owner. */
  readonly files: FileStore;
  /** Files that the owner is about to import. */
  readonly imports: PendingImports;
  readonly known: KnownClients;
  /** Those of all modules, complete when all are mounted. */
  readonly mentions: FindMentions[];
  readonly mailQueue: MailQueue;
  readonly limits: WriteLimits;
  /** Aborted when the service closes. */
  readonly closing: AbortSignal;
  /** A cache of files in a folder of `dataDir`. */
  cache(name: string, queue: RenderQueue): RenderCache;
  /** Throws 429 when a network uses what `name` stands for too often; the same `what` again counts once. */
  limitNetwork(name: string): (context: Context, what?: string) => Promise<void>;
  /** Logs errors of background work. */
  onError(warning: string): (error: unknown) => void;
  /** A secret that all processes of a site share. */
  secret(name: string): Promise<string>;
  /** Ends background work early. */
  stop(): void;
  /** Closes the database, after all else. */
  close(): Promise<void>;
}

interface Rules { readonly csrfExempt: readonly string[]; readonly writeRules: readonly WriteRuleRow[] }

/** Opens the database and adds the guards that stand before all routes. */
export async function openKernel(options: KernelOptions, { csrfExempt, writeRules }: Rules): Promise<Kernel> {
  const { dataDir, faults = false, rate, siteUrl, allowedOrigins = [], clock = Date.now } = options;
  const { space = dataDir ? readFreeSpace(dataDir) : () => Promise.resolve(null) } = options;
  const log: Log = options.log ? withoutTokens(options.log) : () => {};
  const { database, close } = await openDatabase(options.database ?? {});
  const onError = (warning: string) => (error: unknown) => { log({ time: new Date().toISOString(), warning, error: describeError(error) }); };
  const secret = (name: string) => sharedSecret(database, name);
  const mailbox = options.outbox ?? (dataDir ? usualOutbox(options.mail ?? {}, join(dataDir, 'outbox')) : memoryOutbox());
  const mailQueue = new MailQueue({ database, outbox: mailbox, onError: onError('emails'), now: clock });
  if (options.webhook) mailQueue.addLane({ start: options.webhook.url, outbox: webhookOutbox(options.webhook), isCounted: true });
  const addressOf = remoteAddress({ trustedProxies: options.trustedProxies });
  const [known, limits, closing] = [new KnownClients(), new WriteLimits({ database, addressOf, rate }), new AbortController()];
  const devices = new KnownDevices(await secret('device'));
  known.add({ device: async context => devices.idFrom(context) !== null });

  const disk = new DiskSpace(space);
  const app = new Hono();
  app.use(logRequests(log));
  app.use(compressText());
  app.use(detectLanguage());
  app.use(setSiteOrigin(siteUrl));
  app.use('/api/*', allowOrigins(allowedOrigins));
  if (faults) app.use(injectFaults(faults === true ? undefined : faults));
  app.use('/api/*', guardCsrf({ secret: await secret('crumb'), except: csrfExempt, allowedOrigins: [...allowedOrigins, ...siteUrl ? [siteUrl] : []] }));
  app.use(
    guardWrites({
      rules: createWriteRules(writeRules),
      limits,
      gate: new BodyGate(),
      disk,
      addressOf,
      isKnown: name => known.isKnown(name),
    }),
  );

  const files = options.s3 ? s3Store(options.s3) : dataDir ? folderStore(join(dataDir, 'uploads')) : memoryStore();

  return {
    app, database, log, clock, addressOf, devices, known, mentions: [], mailQueue, limits, onError, secret, files,
    events: new Events(), closing: closing.signal, imports: new PendingImports({ database, files, disk, folder: dataDir && join(dataDir, 'imports') }),
    cache: (name, queue) => new RenderCache({ folder: dataDir && join(dataDir, name), queue, onError: onError('cache') }),
    limitNetwork(name) {
      const limit = new RateLimit({ database, name, rate });
      return async (context, what = randomUUID()) => {
        const waitMs = await limit.waitFor(getNetwork(addressOf(context)), what);
        if (waitMs > 0) throw new HttpError(429, { error: t('tooMuch') }, retryAfter(waitMs));
      };
    },
    stop: () => closing.abort(),
    async close() {
      await mailQueue.close();
      await close();
    },
  };
}
