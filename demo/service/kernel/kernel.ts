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
import { logRequests, type Log } from './http/log-requests.js';
import { setSiteOrigin } from './http/origin-of.js';
import { reasonOf } from './reason-of.js';
import { HttpError } from './http/http-error.js';
import { type AddressOf, networkOf, remoteAddress } from './http/remote-address.js';
import { t } from './language/common-texts.js';
import { detectLanguage } from './language/speech.js';
import { BodyGate } from './http/body-gate.js';
import { DiskSpace, type ReadSpace, spaceOf } from './limits/disk-space.js';
import { guardWrites } from './limits/guard-writes.js';
import { KnownClients } from './limits/known-clients.js';
import { type Rate, RateLimit } from './limits/rate-limit.js';
import { retryAfter, WriteLimits } from './limits/write-limits.js';
import { type WriteRuleRow, writeRulesOf } from './limits/write-rules.js';
import { MailQueue } from './mail/mail-queue.js';
import { memoryOutbox, type Outbox } from './mail/outbox.js';
import { type MailSettings, usualOutbox } from './mail/smtp-outbox.js';
import { type WebhookSettings, withWebhook } from './mail/webhook.js';

export interface KernelOptions {
  /** Where submissions and products are kept; in memory when it names nothing. */
  database?: DatabasePlace;
  /** Folder for rendered pictures and tiles, and for files that visitors send; without one all is in memory. */
  dataDir?: string;
  /** A bucket for files that visitors send; without one they stand in `dataDir`. */
  s3?: S3Settings;
  /** Takes one entry a request; false for silence. */
  log?: Log | false;
  /** How many submissions of a form are taken from one address; 30 a minute by default, more are answered 429. Of keys ten times as many. */
  rate?: Rate;
  /** Origins of other sites whose pages may call the service, such as `https://pots.example`; none by default. */
  allowedOrigins?: readonly string[];
  /** How many proxies of our own stand before the service, on this machine or in its network: their header `X-Forwarded-For` then says who a visitor is. */
  trustedProxies?: number;
  /** Where letters go, in place of what `mail` says. */
  outbox?: Outbox;
  /** The mail server that letters are handed to: without one they are written into a folder in `dataDir`. */
  mail?: MailSettings;
  /** A program of the owner's that is told of each submission. */
  webhook?: WebhookSettings;
  /** Where the site stands, such as `https://pots.example`: letters and payment hosts lead there, whatever host a request names. */
  siteUrl?: string;
  /** Tests only: how much room there is for what strangers send; that of the disk of `dataDir` by default. */
  space?: ReadSpace;
  /** Tests only: obeys what requests ask for by `x-fault`, or breaks those that a function chooses. */
  faults?: boolean | ChooseFault;
}

/** What all modules share. */
export interface Kernel {
  readonly app: Hono;
  readonly database: Database;
  readonly log: Log;
  readonly addressOf: AddressOf;
  readonly devices: KnownDevices;
  readonly events: Events;
  /** Files of visitors and of the owner. */
  readonly files: FileStore;
  readonly known: KnownClients;
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
  const { dataDir, faults = false, rate, siteUrl, allowedOrigins = [], space = dataDir ? spaceOf(dataDir) : () => Promise.resolve(null) } = options;
  const log: Log = options.log || (() => {});
  const { database, close } = await openDatabase(options.database ?? {});
  const onError = (warning: string) => (error: unknown) => { log({ time: new Date().toISOString(), warning, error: reasonOf(error) }); };
  const secret = (name: string) => sharedSecret(database, name);
  const mailbox = options.outbox ?? (dataDir ? usualOutbox(options.mail ?? {}, join(dataDir, 'outbox')) : memoryOutbox());
  const mailQueue = new MailQueue({ database, outbox: options.webhook ? withWebhook(options.webhook, mailbox) : mailbox, onError: onError('letters') });
  const addressOf = remoteAddress({ trustedProxies: options.trustedProxies });
  const [known, limits, closing] = [new KnownClients(), new WriteLimits({ database, addressOf, rate }), new AbortController()];
  const devices = new KnownDevices(await secret('device'));
  known.add({ device: async context => devices.idFrom(context) !== null });

  const app = new Hono();
  app.use(logRequests(log));
  app.use(detectLanguage());
  app.use(setSiteOrigin(siteUrl));
  app.use('/api/*', allowOrigins(allowedOrigins));
  if (faults) app.use(injectFaults(faults === true ? undefined : faults));
  app.use('/api/*', guardCsrf({ secret: await secret('crumb'), except: csrfExempt, allowedOrigins: [...allowedOrigins, ...siteUrl ? [siteUrl] : []] }));
  app.use(guardWrites({ rules: writeRulesOf(writeRules), limits, gate: new BodyGate(), disk: new DiskSpace(space), addressOf, isKnown: name => known.isKnown(name) }));

  return {
    app, database, log, addressOf, devices, known, mailQueue, limits, onError, secret,
    events: new Events(), closing: closing.signal,
    files: options.s3 ? s3Store(options.s3) : dataDir ? folderStore(join(dataDir, 'uploads')) : memoryStore(),
    cache: (name, queue) => new RenderCache({ folder: dataDir && join(dataDir, name), queue, onError: onError('cache') }),
    limitNetwork(name) {
      const limit = new RateLimit({ database, name, rate });
      return async (context, what = randomUUID()) => {
        const waitMs = await limit.waitFor(networkOf(addressOf(context)), what);
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
