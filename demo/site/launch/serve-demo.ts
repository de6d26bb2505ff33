import { readReviews } from '../../service/modules/shop/review-routes.js';
import { createService, type ServiceOptions } from '../../service/create-service.js';
import { listen } from '../../service/listen.js';
import { optionsFromEnvironment } from '../../service/options-from-environment.js';
import { siteUrlWarning } from '../../service/site-url-warning.js';
import { pictures } from '../../pictures/catalogue.js';
import { searchablePages } from '../content/searchable-pages.js';
import { mountSite } from '../mount-site.js';

/** The demo's own feed: it needs no network. */
const studio = { name: 'studio', url: '/saltmarsh/feed.xml' };

export interface DemoOptions {
  /** 0 takes any free port. */
  port?: number;
  /** Only this machine by default. */
  host?: string;
  /** Folder for the database and for drawn pictures; `DATA_DIR` or `.data` by default. */
  dataDir?: string;
  /** One entry a request; false for silence. */
  log?: ServiceOptions['log'];
  /** Where letters go: a folder in `dataDir` by default. */
  outbox?: ServiceOptions['outbox'];
  /** How many submissions of a form are taken from one address; 30 a minute by default. */
  rate?: ServiceOptions['rate'];
  /** Tests only: the service obeys what requests ask for by `x-fault`. */
  faults?: boolean;
}

export interface Demo {
  url: string;
  port: number;
  close(): Promise<void>;
}

/** Service, pages and the built elements on one port. It does not build. */
export async function serveDemo({ port = 4173, host, dataDir, log, outbox, rate, faults }: DemoOptions): Promise<Demo> {
  const environment = optionsFromEnvironment(dataDir ? { ...process.env, DATA_DIR: dataDir } : process.env);
  const warning = siteUrlWarning(environment, { host, isDemo: true });
  if (warning) console.warn(warning);
  const service = await createService({
    ...environment,
    owner: { isOpenHere: true, ...environment.owner },
    log: log ?? environment.log,
    outbox,
    rate,
    faults,
    pictures,
    fonts: { ...environment.fonts, folders: ['demo/fonts'] },
    elementsPath: '/cdn',
    pages: searchablePages,
    feeds: { sources: [...(environment.feeds?.sources.filter(({ name }) => name !== studio.name) ?? []), studio] },
  });
  mountSite(service.app, {
    products: service.queries.shop.shelf,
    product: service.queries.shop.product,
    reviews: async id => (await readReviews(service.database, id)).reviews,
  });
  try {
    const server = await listen(service.app, port, { host });
    return {
      url: server.address,
      port: server.port,
      async close() {
        await server.stop();
        await service.close();
      },
    };
  } catch (error) {
    await service.close();
    throw error;
  }
}
