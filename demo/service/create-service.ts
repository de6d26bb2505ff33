import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { type Context, Hono } from 'hono';
import { drawTile, tileVersion } from '../tiles/tile.js';
import { paths } from '../../core/contract/paths.js';
import { addAccounts } from './modules/accounts/accounts.js';
import { addCaptcha } from './modules/forms/captcha/captcha-route.js';
import { type CaptchaOptions, setUpCaptchas } from './modules/forms/captcha/captchas.js';
import { addAnalytics, analyticsPaths } from './modules/visits/analytics-routes.js';
import { addReceipts } from './modules/visits/receipt-routes.js';
import { VisitStore } from './modules/visits/visit-store.js';
import { addComments } from './modules/comments/comment-routes.js';
import { CommentStore } from './modules/comments/comment-store.js';
import type { Product } from '../../core/contract/product.js';
import { listShelf, readProduct, type ShelfPiece } from './modules/shop/catalogue.js';
import type { PaymentProvider } from './modules/shop/payment/provider.js';
import { usualProviders } from './modules/shop/payment/providers.js';
import { addStore } from './modules/shop/store.js';
import type { Database } from './kernel/database/database.js';
import { openDatabase, type DatabasePlace } from './kernel/database/open-database.js';
import { sharedSecret } from './kernel/database/shared-secret.js';
import { hashStoredPasswords } from './modules/forms/hash-stored-passwords.js';
import { addCalendars } from './modules/feeds/calendars/calendar-routes.js';
import { keptCalendar } from './modules/feeds/calendars/public-calendar.js';
import { FeedPictures, type AskPicture } from './modules/feeds/feed-pictures.js';
import { addFeeds } from './modules/feeds/feed-routes.js';
import type { FeedSource } from './modules/feeds/feed-settings.js';
import { type Ask, askSite, FeedStore, keptPosts } from './modules/feeds/feed-store.js';
import { fetchFonts } from './modules/media/fonts/fetch-fonts.js';
import { addFonts } from './modules/media/fonts/font-routes.js';
import { addFormApi } from './modules/forms/form-api.js';
import { addSubmissionState } from './modules/forms/submission-state.js';
import { limitTries } from './modules/forms/limit-tries.js';
import { addPlainForm } from './modules/forms/plain-form.js';
import { allowOrigins } from './kernel/http/allow-origins.js';
import { answerError } from './kernel/http/answer-error.js';
import type { ReadSpace } from './kernel/limits/disk-space.js';
import { guardCrumb } from './kernel/http/guard-crumb.js';
import { guardStrangers } from './guard-strangers.js';
import { addHealth } from './kernel/http/health.js';
import { type ChooseFault, injectFaults } from './kernel/http/inject-faults.js';
import { logRequests, type Log } from './kernel/http/log-requests.js';
import { type Rate, RateLimit } from './kernel/limits/rate-limit.js';
import { Refusal } from './kernel/http/refusal.js';
import { parseBody } from './kernel/http/parse-body.js';
import { reasonOf } from './kernel/http/reason-of.js';
import { networkOf, remoteAddress } from './kernel/http/remote-address.js';
import { say, speakLanguage } from './kernel/language/say.js';
import { addImages } from './modules/media/image-route.js';
import type { Picture } from './modules/media/picture.js';
import { RenderCache } from './kernel/files/render-cache.js';
import { RenderQueue, type RenderQueueOptions } from './kernel/files/render-queue.js';
import { addTiles, type TileDrawer } from './modules/media/tile-route.js';
import { nameSite } from './kernel/http/origin-of.js';
import { LetterQueue } from './kernel/mail/letter-queue.js';
import { memoryOutbox, type Outbox } from './kernel/mail/outbox.js';
import { type MailSettings, usualOutbox } from './kernel/mail/smtp-outbox.js';
import { type WebhookSettings, withWebhook } from './kernel/mail/webhook.js';
import { Newsletter } from './modules/newsletter/newsletter.js';
import { addNewsletterPages } from './modules/newsletter/newsletter-pages.js';
import { addOwnerAccess, type OwnerOptions } from './owner-shell/owner-access.js';
import { addCommentsPage } from './modules/comments/owner-comments-page.js';
import { addFormsPage } from './modules/forms/editor/forms-page.js';
import { addProductPictures, ProductPictures } from './modules/shop/products/product-pictures.js';
import { addProductsFile } from './modules/shop/products/products-file.js';
import { addProductsPage } from './modules/shop/products/products-page.js';
import { addRules } from './modules/shop/rules/add-rules.js';
import { addReviewsPage } from './modules/shop/reviews-page.js';
import { addOrdersPage } from './modules/shop/orders/orders-page.js';
import { addOwnerFiles } from './modules/forms/submissions/owner-files.js';
import { sweepSubmissions } from './modules/forms/submissions/change-submissions.js';
import { addSubmissionsFile } from './modules/forms/submissions/submissions-file.js';
import { addSubmissionsPage } from './modules/forms/submissions/submissions-page.js';
import { addSubscribers } from './modules/newsletter/subscribers-page.js';
import { addVisitsPage } from './modules/visits/owner/visits-page.js';
import { turnBy } from './modules/places/geocoders/ask-host.js';
import { type ChosenGeocoder, hostGeocoder } from './modules/places/geocoders/geocoders.js';
import { offlineGeocoder } from './modules/places/offline/offline.js';
import { limitPlaces } from './modules/places/limit-places.js';
import { addPlaces } from './modules/places/places-routes.js';
import { addSearch } from './modules/search/search-routes.js';
import { type SearchEntry, SearchStore } from './modules/search/search-store.js';
import { shopEntries } from './modules/search/shop-entries.js';
import { seed } from './seed.js';
import { folderStore, memoryStore } from './kernel/files/folder-store.js';
import { s3Store, type S3Settings } from './kernel/files/s3-store.js';
import { Uploads } from './modules/forms/uploads/uploads.js';
import { addWidgets } from './modules/widgets/widget-routes.js';

const sweepEveryMs = 60 * 60_000;
/** Letters that another process has left behind are found as soon. */
const lookForLettersEveryMs = 60_000;

export interface ServiceOptions {
  /** Where submissions and products are kept; in memory when it names nothing. */
  database?: DatabasePlace;
  /** The drawings behind `/images/:name`. */
  pictures?: Record<string, Picture>;
  tiles?: TileDrawer;
  /** Folders of fonts, one folder a family; and families to take over from Google Fonts into `dataDir` when the service starts. */
  fonts?: { folders?: readonly string[]; families?: readonly string[] };
  /** Feeds whose posts pages may show: `studio` at an address, or at a path of this site. `ask…`: tests only. */
  feeds?: { sources: readonly FeedSource[]; ask?: Ask; askPicture?: AskPicture };
  /** iCalendar files whose events pages may show, named like feeds. */
  calendars?: { sources: readonly FeedSource[]; ask?: Ask };
  /** How many pictures and tiles are drawn at once, and how many may wait; more are answered 503. */
  rendering?: RenderQueueOptions;
  /** Folder for rendered pictures and tiles, and for files that visitors send; without one all is in memory. */
  dataDir?: string;
  /** A bucket for files that visitors send; without one they stand in `dataDir`. */
  s3?: S3Settings;
  /** Bytes of files that visitors may send in a day; 4 GB by default. A form takes half of it, a network a sixteenth. */
  uploadsADay?: number;
  /** Takes one entry a request; false for silence. */
  log?: Log | false;
  /** How many submissions of a form are taken from one address; 30 a minute by default, more are answered 429. Of keys ten times as many. */
  rate?: Rate;
  /** A host that finds addresses; without one a list of streets and of the towns of the world. */
  geocoder?: ChosenGeocoder;
  /** Secrets of the captchas that are set up, by name; our own needs none. */
  captchas?: CaptchaOptions;
  /** Origins of other sites whose pages may call the service, such as `https://pots.example`; none by default. */
  allowedOrigins?: readonly string[];
  /** How many proxies of our own stand before the service, on this machine or in its network: their header `X-Forwarded-For` then says who a visitor is. */
  trustedProxies?: number;
  /** Who may see submissions; without a password nobody. */
  owner?: OwnerOptions;
  keyLifetimeMs?: number;
  /** Submissions that are older are deleted, with their files and letters; without it they stay until the owner deletes them. */
  submissionsKeptDays?: number;
  /** Who takes money; without any the demo, which marks orders as paid. */
  providers?: readonly PaymentProvider[];
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
  /** The site's own pages, as the search finds them; what is sold is found besides. */
  pages?: readonly SearchEntry[];
  /** Adds the pages of a site to the same app, after everything of the service. */
  routes?(app: Hono): void;
}

export interface Service {
  app: Hono;
  database: Database;
  uploads: Uploads;
  letters: LetterQueue;
  search: SearchStore;
  /** What a page with plain buttons sells, in the order of the shop. */
  products(): Promise<ShelfPiece[]>;
  /** One of all products, by its id or a SKU; null for none, and for what is given rather than sold. */
  product(id: string): Promise<Product | null>;
  /** Ends with the first look through what is stored: old rows are gone, passwords are hashes. */
  swept: Promise<unknown>;
  /** Lets go of the database. Requests should have ended before: see `listen`. */
  close(): Promise<void>;
}

/** Puts the whole service together; nothing listens yet. */
export async function createService(options: ServiceOptions = {}): Promise<Service> {
  const { dataDir, pictures = {}, faults = false, keyLifetimeMs, trustedProxies } = options;
  const log: Log = options.log || (() => {});
  const tiles = options.tiles ?? { version: tileVersion, draw: drawTile };
  const { database, close } = await openDatabase(options.database ?? {});
  await seed(database);

  const queue = new RenderQueue(options.rendering);
  const onError = (warning: string) => (error: unknown) => { log({ time: new Date().toISOString(), warning, error: reasonOf(error) }); };
  const cacheIn = (name: string) => new RenderCache({ folder: dataDir && join(dataDir, name), queue, onError: onError('cache') });
  const mailbox = options.outbox ?? (dataDir ? usualOutbox(options.mail ?? {}, join(dataDir, 'outbox')) : memoryOutbox());
  const outbox = options.webhook ? withWebhook(options.webhook, mailbox) : mailbox;
  const letters = new LetterQueue({ database, outbox, onError: onError('letters') });

  const app = new Hono();
  app.use(logRequests(log));
  app.use(speakLanguage());
  app.use(nameSite(options.siteUrl));
  app.use('/api/*', allowOrigins(options.allowedOrigins ?? []));
  if (faults) app.use(injectFaults(faults === true ? undefined : faults));
  app.use('/api/*', guardCrumb({ secret: await sharedSecret(database, 'crumb'), except: [...analyticsPaths, paths.paymentWebhook, paths.widgetRendering], allowedOrigins: [...options.allowedOrigins ?? [], ...options.siteUrl ? [options.siteUrl] : []] }));
  const addressOf = remoteAddress({ trustedProxies });
  const captchas = setUpCaptchas(options.captchas ?? {}, await sharedSecret(database, 'altcha'));
  const uploads = new Uploads(database, options.s3 ? s3Store(options.s3) : dataDir ? folderStore(join(dataDir, 'uploads')) : memoryStore());
  const newsletter = new Newsletter({ database, letters, secret: await sharedSecret(database, 'newsletter') });
  const { limits, uploadQuota, receiptTokens, devices } = await guardStrangers(app, { database, addressOf, newsletter, options });
  const formRoutes = { database, uploads, letters, newsletter, siteUrl: options.siteUrl, webhook: options.webhook, readSubmission: ({ req }: Context) => parseBody(req.raw, { takesFiles: true }), captchas, addressOf, uploadQuota, limit: limitTries({ database, addressOf, rate: options.rate }), keyLifetimeMs };
  await addOwnerAccess(app, { database, addressOf, devices, owner: options.owner ?? {}, siteUrl: options.siteUrl, ...(options.outbox ?? options.mail?.smtpUrl) && { letters } });
  await addAccounts(app, { database, addressOf, devices, owner: options.owner ?? {} });
  addFormApi(app, formRoutes);
  addSubmissionState(app, formRoutes);
  addPlainForm(app, formRoutes);
  addNewsletterPages(app, { newsletter });
  addCaptcha(app, { captchas });
  const offline = offlineGeocoder({ onError: onError('places') });
  if (options.geocoder) {
    const { record } = options.geocoder;
    const turns = new RateLimit({ database, name: 'geocoder', rate: { max: 1, windowMs: record.everyMs } });
    const geocoder = hostGeocoder(options.geocoder, offline, { turn: turnBy((sender, what) => turns.waitFor(sender, what)), onError: onError('places') });
    addPlaces(app, { log, geocoder, limit: limitPlaces({ database, addressOf, rate: options.rate }) });
  } else {
    addPlaces(app, { log, geocoder: offline });
  }
  const visits = new VisitStore(database);
  addAnalytics(app, { visits, limits });
  addReceipts(app, { visits, tokens: receiptTokens, allowedOrigins: options.allowedOrigins ?? [] });
  const limitStore = new RateLimit({ database, name: 'store', rate: options.rate });
  const store = await addStore(app, {
    database, providers: options.providers ?? usualProviders, letters, limits, onError: onError('store'),
    async limit(context) {
      const waitMs = await limitStore.waitFor(networkOf(addressOf(context)), randomUUID());
      if (waitMs > 0) throw new Refusal(429, { error: say('tooMuch') }, { 'Retry-After': String(Math.ceil(waitMs / 1000)) });
    },
  });
  addProductPictures(app, { database, store: uploads.store });
  addImages(app, { pictures, cache: cacheIn('images') });
  addTiles(app, { tiles, cache: cacheIn('tiles') });
  const fontsFolder = dataDir ? [join(dataDir, 'fonts')] : [];
  addFonts(app, { folders: [...fontsFolder, ...options.fonts?.folders ?? []] });
  const fetched = fontsFolder.map(folder => fetchFonts(options.fonts?.families ?? [], folder).catch(onError('fonts')));
  addWidgets(app, { database });
  // A queue of their own: a host that is slow with its pictures holds up none of ours.
  const feedQueue = new RenderQueue({ atOnce: 4, waiting: 100 });
  const feeds = new FeedStore({ keeping: keptPosts, sources: options.feeds?.sources ?? [], folder: dataDir && join(dataDir, 'feeds'), onError: onError('feeds'), ask: askSite(app, { siteUrl: options.siteUrl, others: options.feeds?.ask }) });
  addFeeds(app, { store: feeds, pictures: new FeedPictures(new RenderCache({ folder: dataDir && join(dataDir, 'feed-pictures'), queue: feedQueue, onError: onError('cache') }), onError('feeds'), options.feeds?.askPicture) });
  const calendars = new FeedStore({ keeping: keptCalendar, sources: options.calendars?.sources ?? [], folder: dataDir && join(dataDir, 'calendars'), onError: onError('calendars'), ask: askSite(app, { siteUrl: options.siteUrl, others: options.calendars?.ask }) });
  addCalendars(app, calendars);
  const comments = new CommentStore(database);
  const limitComments = new RateLimit({ database, name: 'comment', rate: options.rate });
  addComments(app, {
    store: comments,
    async limit(context, what) {
      const waitMs = await limitComments.waitFor(networkOf(addressOf(context)), what);
      if (waitMs > 0) throw new Refusal(429, { error: say('tooMuch') }, { 'Retry-After': String(Math.ceil(waitMs / 1000)) });
    },
  });
  const search = new SearchStore(database);
  const index = () => search.replace(async change => [...options.pages ?? [], ...await shopEntries(change)]).catch(onError('search'));
  await index();
  // A category of another name alone changes what is found, too.
  for (const changing of [paths.ownerProducts, paths.ownerCategories]) {
    app.use(`${changing}/*`, async (context, next) => {
      await next();
      // What was refused has changed nothing.
      if (context.req.method !== 'GET' && context.res.status < 400) await index();
    });
  }
  addSearch(app, { store: search, limits });
  addVisitsPage(app, { database });
  // A field that has become a password: what it holds is hashed at once.
  addFormsPage(app, { database, captchas, letters, onSaved: () => { sweeping = Promise.all([sweeping, hashPasswords()]); } });
  addProductsFile(app, database);
  addProductsPage(app, { database, pictures: new ProductPictures(database, uploads.store) });
  addOrdersPage(app, { desk: store.desk });
  addRules(app, { database });
  addReviewsPage(app, { database });
  addCommentsPage(app, { store: comments });
  addSubmissionsPage(app, { database, newsletter, letters });
  addSubmissionsFile(app, { database });
  addSubscribers(app, { database, newsletter });
  addOwnerFiles(app, { database, store: uploads.store });
  addHealth(app, { database });
  const refuse = () => {
    throw new Refusal(404, { error: say('nothingHere') });
  };
  app.all('/api/*', refuse);
  app.notFound(refuse);
  app.onError(answerError);
  // Last, so that a site's pages never hide a call of the service, and may answer unknown addresses themselves.
  options.routes?.(app);
  const closing = new AbortController();
  const hashPasswords = () => hashStoredPasswords(database, { signal: closing.signal }).catch(onError('passwords'));
  const sweep = () => Promise.all([uploads.sweep(Date.now(), closing.signal).catch(onError('uploads')), store.sweep().catch(onError('store')), visits.sweep().catch(onError('visits')), letters.sweep({ keptDays: options.submissionsKeptDays }).catch(onError('letters')), newsletter.sweep().catch(onError('newsletter')),
    sweepSubmissions(database, { keptDays: options.submissionsKeptDays }).catch(onError('submissions')), hashPasswords()]);
  let sweeping: Promise<unknown> = sweep();
  const sweeper = setInterval(() => { sweeping = sweep(); }, sweepEveryMs).unref();
  const postman = setInterval(() => letters.kick(), lookForLettersEveryMs).unref();
  return {
    app, database, uploads, search, letters, swept: sweeping, products: () => listShelf(database), product: id => readProduct(database, id),
    async close() {
      clearInterval(sweeper);
      closing.abort();
      clearInterval(postman);
      await sweeping;
      await Promise.all(fetched);
      await Promise.all([feeds.close(), calendars.close()]);
      await letters.close();
      await close();
    },
  };
}
