import type { Context, Hono } from 'hono';
import { assets } from './assets.js';
import { docsFor } from './content/docs-for.js';
import { elementTags, examplesOf } from './content/examples.js';
import { overlayTags } from './content/overlay-tags.js';
import type { ShopProduct } from './content/products.js';
import { securityHeaders } from './layout/security-headers.js';
import { type View, readView } from './layout/view.js';
import { elementPage } from './library/element-page.js';
import { elementsIndex } from './library/elements-index.js';
import { examplePage } from './library/example-page.js';
import { frameSheet, readFrameHeights } from './library/frame-sheet.js';
import { landingPage } from './library/landing.js';
import { libraryNotFound } from './library/library-not-found.js';
import type { Html } from './markup/html.js';
import { contactPage } from './saltmarsh/contact.js';
import { homePage } from './saltmarsh/home.js';
import { saltmarshNotFound } from './saltmarsh/not-found.js';
import { privacyPage } from './saltmarsh/privacy.js';
import { shopPage } from './saltmarsh/shop.js';
import { thanksPage } from './saltmarsh/thanks.js';
import { visitPage } from './saltmarsh/visit.js';

export interface SiteOptions {
  /** What the shop sells today, in the order of its shelf. */
  products(): Promise<readonly ShopProduct[]>;
}

const policy = securityHeaders();

/** Adds every page of the demo to an app. Mount it last: it also answers for addresses that lead nowhere. */
export function mountSite(app: Hono, { products }: SiteOptions): void {
  const page = (path: string, render: (view: View) => Html | Promise<Html>) =>
    app.get(path, policy, async context => context.html((await render(viewOf(context))).text));

  page('/', async view => landingPage(view, await products()));
  page('/saltmarsh', async view => homePage(view, await products()));
  page('/saltmarsh/shop', async view => shopPage(view, await products()));
  page('/saltmarsh/contact', contactPage);
  page('/saltmarsh/visit', visitPage);
  page('/saltmarsh/thanks', thanksPage);
  page('/saltmarsh/privacy', privacyPage);
  mountElements(app, page);

  app.get('/site/*', assets('demo/site/assets', '/site/'));
  app.get('/favicon.svg', assets('demo/site/assets', '/'));
  app.get('/cdn/*', assets('dist/cdn', '/cdn/'));
  // the short addresses a one-site server would have
  for (const name of ['shop', 'contact', 'visit', 'thanks', 'privacy']) {
    app.get(`/${name}`, context => context.redirect(`/saltmarsh/${name}${new URL(context.req.url).search}`, 302));
  }
  // what belongs to the service is refused in its own words
  app.get('*', async (context, next) => {
    const view = viewOf(context);
    if (/^\/(api|cdn|commerce|forms|images|owner|site|tiles)\//.test(view.path)) return next();
    const render = view.path.startsWith('/saltmarsh/') ? saltmarshNotFound : libraryNotFound;
    return policy(context, async () => {
      context.res = await context.html(render(view).text, 404);
    });
  });
}

function mountElements(app: Hono, page: (path: string, render: (view: View) => Promise<Html>) => void): void {
  page('/elements', async view => {
    const elements = (await elementTags()).map(async tag => {
      const [{ summary }, examples] = await Promise.all([docsFor(tag), examplesOf(tag)]);
      return { tag, summary, exampleCount: examples.length };
    });
    return elementsIndex(view, await Promise.all(elements));
  });
  app.get('/elements/:tag', securityHeaders({ framesOwnPages: true }), async (context, next) => {
    const tag = context.req.param('tag');
    if (!(await elementTags()).includes(tag)) return next();
    const [docs, examples] = await Promise.all([docsFor(tag), examplesOf(tag)]);
    return context.html(elementPage({ view: viewOf(context), tag, docs, examples }).text);
  });
  app.get('/elements/:tag/frames.css', async (context, next) => {
    const tag = context.req.param('tag');
    if (!(await elementTags()).includes(tag)) return next();
    const [examples, heights, overlays] = await Promise.all([examplesOf(tag), readFrameHeights(tag), overlayTags()]);
    const sheet = frameSheet({ examples, heights, overlays });
    return context.body(sheet, 200, { 'Content-Type': 'text/css; charset=utf-8', 'Cache-Control': 'no-cache' });
  });
  app.get('/elements/:tag/examples/:name', policy, async (context, next) => {
    const { tag, name } = context.req.param();
    if (!(await elementTags()).includes(tag)) return next();
    const example = (await examplesOf(tag)).find(one => one.name === name);
    return example ? context.html(examplePage(viewOf(context), example).text) : next();
  });
}

function viewOf(context: Context): View {
  return readView(new URL(context.req.url));
}
