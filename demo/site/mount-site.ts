import { existsSync } from 'node:fs';
import type { Context, Hono } from 'hono';
import { etag, RETAINED_304_HEADERS } from 'hono/etag';
import { readTables } from '../../core/manifest/describe/tables.js';
import { textPaths } from '../../core/manifest/products/text-index.js';
import { assets } from './assets.js';
import { clientScript, clientScripts } from './client-script.js';
import { settingNames } from './configurator/setting-names.js';
import { docsFor } from './content/docs-for.js';
import { elementTags, examplesOf } from './content/examples.js';
import { readGuides } from './content/guides.js';
import type { Product } from '../../core/contract/product.js';
import type { ProductReview } from '../../core/contract/product-review.js';
import { journal } from './content/journal.js';
import type { ShopProduct } from './content/products.js';
import { repository } from './content/repository.js';
import { searchGroups } from './content/search-entries.js';
import { shownFirst } from './content/shown-first.js';
import { rulesAt } from './layout/page-rules.js';
import { framedByExamples, securityHeaders } from './layout/security-headers.js';
import { type View, readView } from './layout/view.js';
import { elementPage } from './library/element-page.js';
import { elementsIndex } from './library/elements-index.js';
import { examplePage } from './library/example-page.js';
import { frameSheet, readFrameHeights } from './library/frame-sheet.js';
import { guidePage } from './library/guide-page.js';
import { guidesIndex } from './library/guides-index.js';
import { landingPage } from './library/landing.js';
import { libraryNotFound } from './library/library-not-found.js';
import { searchPage } from './library/search-page.js';
import { themeBuilderPage } from './library/theme-builder-page.js';
import { themePreview } from './library/theme-preview.js';
import { themesPage } from './library/themes-page.js';
import { themesPreview } from './library/themes-preview.js';
import type { Html } from './markup/html.js';
import { accountPage } from './saltmarsh/account.js';
import { cartPage } from './saltmarsh/cart.js';
import { contactPage } from './saltmarsh/contact.js';
import { homePage } from './saltmarsh/home.js';
import { articlePage, journalPage } from './saltmarsh/journal.js';
import { saltmarshNotFound } from './saltmarsh/not-found.js';
import { privacyPage } from './saltmarsh/privacy.js';
import { productPage } from './saltmarsh/product.js';
import { siteSearchPage } from './saltmarsh/search.js';
import { shopPage } from './saltmarsh/shop.js';
import { thanksPage } from './saltmarsh/thanks.js';
import { visitPage } from './saltmarsh/visit.js';
import { visitPageInDutch, visitPageInGerman } from './saltmarsh/visit-abroad.js';
import { whatsOnPage } from './saltmarsh/whats-on.js';
import { workshopsPage } from './saltmarsh/workshops.js';
import { studioFeed } from './content/studio-feed.js';
import { sitemap } from './sitemap.js';

export interface SiteOptions {
  /** What the shop sells today, in the order of its shelf. */
  products(): Promise<readonly ShopProduct[]>;
  /** One of everything that the shop sells, by its id; null for what it does not. */
  product(id: string): Promise<Product | null>;
  /** What people say of a product, the newest first. */
  reviews(productId: string): Promise<readonly ProductReview[]>;
}

const policy = securityHeaders();
const framing = securityHeaders({ frames: framedByExamples });
/** Articles may have a player in them, which comes once a reader has asked for it. */
const articlePolicy = securityHeaders({ frames: 'https://open.spotify.com' });
/** The small business site, as far as it is to be found. */
const saltmarshPaths = [
  '/saltmarsh',
  '/saltmarsh/shop',
  '/saltmarsh/workshops',
  '/saltmarsh/visit',
  '/saltmarsh/whats-on',
  '/saltmarsh/journal',
  ...journal.map(({ slug }) => `/saltmarsh/journal/${slug}`),
  '/saltmarsh/contact',
  '/saltmarsh/privacy',
];

/** Adds every page of the demo to an app. Mount it last: it also answers for addresses that lead nowhere. */
export function mountSite(app: Hono, { products, product, reviews }: SiteOptions): void {
  const page = (path: string, render: (view: View) => Html | Promise<Html>) =>
    app.get(path, policy, async context => context.html((await render(viewOf(context))).text));
  /** Pages that there may or may not be, such as those of products. */
  const pages = (path: string, render: (view: View, name: string) => Html | null | Promise<Html | null>, headers = policy) =>
    app.get(`${path}/:name`, headers, async (context, next) => {
      const found = await render(viewOf(context), context.req.param('name'));
      return found ? context.html(found.text) : next();
    });

  page('/', async view => landingPage(view, await products()));
  page('/saltmarsh', async view => homePage(view, await products()));
  page('/saltmarsh/shop', async view => shopPage(view, await products()));
  pages('/saltmarsh/shop', async (view, id) => {
    const found = await product(id);
    return found && productPage(view, found, await reviews(found.id));
  });
  page('/saltmarsh/cart', cartPage);
  page('/saltmarsh/journal', journalPage);
  pages('/saltmarsh/journal', articlePage, articlePolicy);
  page('/saltmarsh/contact', contactPage);
  page('/saltmarsh/visit', visitPage);
  page('/saltmarsh/visit/de', visitPageInGerman);
  page('/saltmarsh/visit/nl', visitPageInDutch);
  page('/saltmarsh/whats-on', whatsOnPage);
  page('/saltmarsh/workshops', workshopsPage);
  page('/saltmarsh/search', siteSearchPage);
  page('/saltmarsh/account', accountPage);
  page('/saltmarsh/thanks', thanksPage);
  page('/saltmarsh/privacy', privacyPage);
  mountElements(app, page);
  mountDocs(app, page);

  app.get('/sitemap.xml', async context => {
    const addresses = [
      '/',
      ...saltmarshPaths,
      '/elements',
      ...(await elementTags()).map(tag => `/elements/${tag}`),
      '/docs',
      '/docs/themes',
      '/docs/theming',
      ...(await readGuides()).map(({ path }) => `/docs/${path}`),
    ];
    return context.body(sitemap(new URL(context.req.url).origin, addresses), 200, {
      'Content-Type': 'application/xml; charset=utf-8',
      'Cache-Control': 'no-cache',
    });
  });
  app.get('/saltmarsh/feed.xml', context =>
    context.body(studioFeed(new URL(context.req.url).origin), 200, {
      'Content-Type': 'application/rss+xml; charset=utf-8',
      'Cache-Control': 'no-cache',
    }),
  );
  // A file that has not changed is not sent again.
  for (const folder of ['/site/*', '/cdn/*']) app.use(folder, etag({ retainedHeaders: [...RETAINED_304_HEADERS, 'Access-Control-Allow-Origin'] }));
  for (const name of clientScripts) app.get(`/site/${name}.js`, async context => context.body(await clientScript(name), 200, {
    'Content-Type': 'text/javascript; charset=utf-8', 'Cache-Control': 'no-cache', 'X-Content-Type-Options': 'nosniff',
  }));
  app.get('/site/rules/:name', async (context, next) => {
    const rules = rulesAt(context.req.path);
    return rules === undefined ? next() : context.body(rules, 200, { 'Content-Type': 'text/css; charset=utf-8', 'Cache-Control': 'no-cache', 'X-Content-Type-Options': 'nosniff' });
  });
  app.get('/site/*', assets('demo/site/assets', '/site/'));
  app.get('/favicon.svg', assets('demo/site/assets', '/'));
  app.get('/cdn/*', assets('dist/cdn', '/cdn/'));
  for (const name of textPaths) app.get(name.includes('.') ? `/${name}` : `/${name}/*`, assets('dist/npm', '/'));
  // the short addresses a one-site server would have
  for (const name of ['shop', 'cart', 'contact', 'journal', 'visit', 'whats-on', 'workshops', 'thanks', 'privacy']) {
    app.get(`/${name}`, context => context.redirect(`/saltmarsh/${name}${new URL(context.req.url).search}`, 302));
  }
  // what belongs to the service is refused in its own words
  app.get('*', async (context, next) => {
    const view = viewOf(context);
    if (/^\/(api|cdn|checkout|commerce|fonts|forms|images|owner|site|tiles)\//.test(view.path)) return next();
    const render = view.path.startsWith('/saltmarsh/') ? saltmarshNotFound : libraryNotFound;
    return policy(context, async () => {
      context.res = await context.html(render(view).text, 404);
    });
  });
}

function mountElements(app: Hono, page: (path: string, render: (view: View) => Promise<Html>) => void): void {
  page('/elements', async view => {
    const elements = (await readTables()).map(async ({ tag, summary, docs: { group } }) => {
      const examples = await examplesOf(tag);
      return { tag, summary, group, exampleCount: examples.length, hasPicture: existsSync(`${repository}elements/${tag}/examples/picture-light.webp`) };
    });
    return elementsIndex(view, await Promise.all(elements));
  });
  app.get('/elements/:tag', framing, async (context, next) => {
    const tag = context.req.param('tag');
    if (!(await elementTags()).includes(tag)) return next();
    const [docs, examples, tables] = await Promise.all([docsFor(tag), examplesOf(tag), readTables()]);
    return context.html(elementPage({ view: viewOf(context), tag, docs, examples, names: settingNames(tables) }).text);
  });
  app.get('/elements/:tag/frames.css', async (context, next) => {
    const tag = context.req.param('tag');
    if (!(await elementTags()).includes(tag)) return next();
    const [examples, heights, overlays] = await Promise.all([examplesOf(tag), readFrameHeights(tag), overlayTags()]);
    const sheet = frameSheet({ examples, heights, overlays, configured: shownFirst(tag, examples).name });
    return context.body(sheet, 200, { 'Content-Type': 'text/css; charset=utf-8', 'Cache-Control': 'no-cache' });
  });
  app.get('/elements/:tag/:picture{picture-(?:light|dark)\\.webp}', (context, next) => {
    const { tag } = context.req.param();
    return assets(`elements/${tag}/examples`, `/elements/${tag}/`)(context, next);
  });
  app.get('/elements/:tag/examples/:name', policy, async (context, next) => {
    const { tag, name } = context.req.param();
    if (!(await elementTags()).includes(tag)) return next();
    const example = (await examplesOf(tag)).find(one => one.name === name);
    return example ? context.html(examplePage(viewOf(context), example).text) : next();
  });
}

function mountDocs(app: Hono, page: (path: string, render: (view: View) => Html | Promise<Html>) => void): void {
  page('/docs', async view => guidesIndex(view, await readGuides()));
  page('/docs/themes/preview', view => themesPreview(view));
  app.get('/docs/themes', framing, context => context.html(themesPage(viewOf(context)).text));
  page('/docs/theming/preview', themePreview);
  app.get('/docs/theming', framing, context => context.html(themeBuilderPage(viewOf(context)).text));
  app.get('/docs/search', policy, async context => {
    const query = context.req.query('q') ?? '';
    return context.html(searchPage({ view: viewOf(context), groups: await searchGroups(), query }).text);
  });
  app.get('/docs/*', policy, async (context, next) => {
    const guide = (await readGuides()).find(({ path }) => `/docs/${path}` === context.req.path);
    return guide ? context.html((await guidePage(viewOf(context), guide)).text) : assets('docs', '/docs/')(context, next);
  });
}

function viewOf(context: Context): View {
  return readView(new URL(context.req.url));
}

/** The elements that open something over the page: in a low frame it would have no room. */
async function overlayTags(): Promise<string[]> {
  return (await readTables()).filter(({ docs }) => docs.methods?.open).map(({ tag }) => tag);
}
