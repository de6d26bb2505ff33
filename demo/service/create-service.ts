import { join } from 'node:path';
import { Hono } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { drawTile, tileVersion } from '../tiles/tile.js';
import { addCaptcha } from './captcha/captcha-route.js';
import { type CaptchaOptions, setUpCaptchas } from './captcha/captchas.js';
import { addCensus } from './census/census-routes.js';
import { addCommerce } from './commerce/commerce-routes.js';
import { listProducts, type StoredProduct } from './commerce/list-products.js';
import type { Database } from './database/database.js';
import { openDatabase, type DatabasePlace } from './database/open-database.js';
import { addFormApi } from './forms/form-api.js';
import { limitKeys, limitTries } from './forms/limit-tries.js';
import { addPlainForm } from './forms/plain-form.js';
import { allowOrigins } from './http/allow-origins.js';
import { answerRefusal } from './http/answer-refusal.js';
import { addHealth } from './http/health.js';
import { type ChooseFault, injectFaults } from './http/inject-faults.js';
import { logRequests, type Log } from './http/log-requests.js';
import type { Rate } from './http/rate-limit.js';
import { Refusal } from './http/refusal.js';
import { remoteAddress } from './http/remote-address.js';
import { addImages } from './images/image-route.js';
import type { Picture } from './images/picture.js';
import { RenderCache } from './images/render-cache.js';
import { RenderQueue } from './images/render-queue.js';
import { addTiles, type TileDrawer } from './images/tile-route.js';
import { addOwnerAccess, type OwnerOptions } from './owner/access/owner-access.js';
import { addSubmissionsFile } from './owner/submissions-file.js';
import { addSubmissionsPage } from './owner/submissions-page.js';
import { addSubscribers } from './owner/subscribers-page.js';
import { addPlaces } from './places/places-routes.js';
import { seed } from './seed/seed.js';

export interface ServiceOptions {
  /** Where submissions and products are kept; in memory when it names nothing. */
  database?: DatabasePlace;
  /** The drawings behind `/images/:name`. */
  pictures?: Record<string, Picture>;
  tiles?: TileDrawer;
  /** Folder for rendered pictures and tiles; without one they are drawn anew after a restart. */
  dataDir?: string;
  /** Takes one entry a request; false for silence. */
  log?: Log | false;
  /** How many submissions of a form are taken from one address; 30 a minute by default, more are answered 429. Of keys ten times as many. */
  rate?: Rate;
  /** Secrets of the captchas that are set up, by name; our own needs none. */
  captchas?: CaptchaOptions;
  /** Origins of other sites whose pages may call the service, such as `https://pots.example`; none by default. */
  allowedOrigins?: readonly string[];
  /** True behind a proxy of our own, on this machine or in its network: its header `X-Forwarded-For` then says who a visitor is. */
  trustProxy?: boolean;
  /** Who may see submissions; without a password nobody. */
  owner?: OwnerOptions;
  keyLifetimeMs?: number;
  /** Tests only: obeys what requests ask for by `x-fault`, or breaks those that a function chooses. */
  faults?: boolean | ChooseFault;
  /** Adds the pages of a site to the same app, after everything of the service. */
  routes?(app: Hono): void;
}

export interface Service {
  app: Hono;
  database: Database;
  products(): Promise<StoredProduct[]>;
  /** Lets go of the database. Requests should have ended before: see `listen`. */
  close(): Promise<void>;
}

/** Puts the whole service together; nothing listens yet. */
export async function createService(options: ServiceOptions = {}): Promise<Service> {
  const { dataDir, pictures = {}, faults = false, keyLifetimeMs, trustProxy } = options;
  const log: Log = options.log || (() => {});
  const tiles = options.tiles ?? { version: tileVersion, draw: drawTile };
  const { database, close } = await openDatabase(options.database ?? {});
  await seed(database);

  const queue = new RenderQueue();
  const onTrouble = (error: unknown) => log({ time: new Date().toISOString(), trouble: 'cache', error: String(error) });
  const cacheIn = (name: string) => new RenderCache({ folder: dataDir && join(dataDir, name), queue, onTrouble });

  const app = new Hono();
  app.use(logRequests(log));
  app.use('/api/*', allowOrigins(options.allowedOrigins ?? []));
  if (faults) app.use(injectFaults(faults === true ? undefined : faults));
  const addressOf = remoteAddress({ trustProxy });
  const captchas = setUpCaptchas(options.captchas);
  const formRoutes = { database, captchas, addressOf, limit: limitTries(addressOf, options.rate), limitKey: limitKeys(addressOf, options.rate), keyLifetimeMs };
  await addOwnerAccess(app, { database, addressOf, owner: options.owner ?? {} });
  addFormApi(app, formRoutes);
  addPlainForm(app, formRoutes);
  addCaptcha(app, { captchas });
  addPlaces(app, { log });
  addCensus(app);
  addCommerce(app, { database });
  addImages(app, { pictures, cache: cacheIn('images') });
  addTiles(app, { tiles, cache: cacheIn('tiles') });
  addSubmissionsPage(app, { database });
  addSubmissionsFile(app, { database });
  addSubscribers(app, { database });
  addHealth(app, { database });
  const refuse = () => {
    throw new Refusal(404, { error: 'There is nothing at this address.' });
  };
  app.all('/api/*', refuse);
  app.notFound(refuse);
  app.onError((error, context) => {
    if (error instanceof Refusal) return answerRefusal(context, error);
    if (error instanceof HTTPException) return error.getResponse();
    // spec: commerce-forms-data §8
    return answerRefusal(context, { status: 500, body: { error: 'Internal server error. Please try again later.' } });
  });
  // Last, so that a site's pages never hide a call of the service, and may answer unknown addresses themselves.
  options.routes?.(app);
  return { app, database, products: () => listProducts(database), close };
}
