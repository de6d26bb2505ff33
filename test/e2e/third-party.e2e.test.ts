import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import type { BrowserContext, Page } from 'playwright-core';
import { readTables } from '../../core/manifest/describe/tables.js';
import { elementTags, examplesOf } from '../../demo/site/content/examples.js';
import { eventually } from './demo/eventually.js';
import { openDemo, type OpenDemo } from './demo/open-demo.js';
import { quiet, settled } from './demo/settle.js';
import { visit, type Visit } from './demo/visit.js';
import { servePages, type PageServer } from './page-server.js';

// Third-party requests: none is sent before the visitor has given consent or pressed play.

/** The elements that can ask for the visitor's consent. */
const embeds: string[] = (await readTables()).filter(({ settings }) => 'consent' in settings).map(({ tag }) => tag);
const tiles = 'https://tiles.example';
const players = { youtube: 'https://www.youtube-nocookie.com', vimeo: 'https://player.vimeo.com' };
/**
 * Hosts of the buttons, songs, posts, maps and counts in examples of site-follow, site-embed and site-comment-count:
 * they load after consent, as maps do.
 */
const networks = [
  'https://platform.twitter.com',
  'https://assets.pinterest.com',
  'https://open.spotify.com',
  'https://www.openstreetmap.org',
  'https://www.instagram.com',
  'https://saltmarsh-pottery.disqus.com',
];

const examples = (await Promise.all((await elementTags()).map(examplesOf))).flat();
/** Tiles of another host: a map of the page's own would need no leave. */
const markup = examples.map(example => example.markup).join('\n').replaceAll('/tiles/', `${tiles}/`);

const markupOf = (tag: string, name: string) => examples.find(example => example.tag === tag && example.name === name)!.markup;
/** Under no policy: what elements ask for is requested. */
const page = (body: string) => ({
  body: `<link rel="stylesheet" href="/v1/site-elements.css"><main><h1>Elements</h1>${body}</main>
    <script type="module" src="/v1/auto.js"></script><script type="module" src="/v1/editors.js"></script>`,
});

let demo: OpenDemo;
let server: PageServer;
before(async () => {
  demo = await openDemo();
  server = await servePages({
    '/all': page(markup), '/lightbox': page(markupOf('site-lightbox', '3-video')),
    '/youtube': page(markupOf('site-video', '1-service')), '/vimeo': page(markupOf('site-video', '3-embed-code')),
  });
});
after(async () => {
  await demo?.close();
  server?.close();
});

/** Notes every address of other hosts that anything in a context asks for, and answers in their place. */
async function noteOthers(context: BrowserContext, own: string): Promise<{ address: string; referrer: string | undefined }[]> {
  const asked: { address: string; referrer: string | undefined }[] = [];
  const isOther = ({ origin, protocol }: URL) => protocol.startsWith('http') && origin !== own;
  context.on('request', request => {
    if (isOther(new URL(request.url()))) asked.push({ address: request.url(), referrer: request.headers().referer });
  });
  await context.route(isOther, route => (route.request().resourceType() === 'document'
    ? route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Player</title>' })
    : route.fulfill({ contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' })));
  return asked;
}

async function open(url: string): Promise<Visit & { asked: Awaited<ReturnType<typeof noteOthers>> }> {
  let asked!: Awaited<ReturnType<typeof noteOthers>>;
  const visited = await settled(() => visit(demo.browser, url, {
    async prepare(page) { asked = await noteOthers(page.context(), new URL(url).origin); },
  }));
  return { ...visited, asked };
}

/** What a visitor does who has not decided: rests on everything that could be pressed, and goes through it with the keyboard. */
async function lingers(page: Page): Promise<void> {
  for (const one of await page.locator(embeds.join()).all()) await one.hover({ force: true });
  for (const one of await page.locator('site-video .play').all()) await one.focus();
}

/** Links that connect to another host before any request. */
const warmed = (page: Page) => page.locator('link[rel~="preconnect"], link[rel~="dns-prefetch"], link[rel~="preload"], link[rel~="prefetch"]')
  .evaluateAll((links, own) => links.map(link => (link as HTMLLinkElement).href).filter(href => new URL(href).origin !== own), new URL(page.url()).origin);

/** Pictures of other hosts, thumbnails among them, in the page or in any shadow root. */
const pictures = (page: Page) => page.locator('img, video[poster]').evaluateAll((all, own) => all
  .map(one => (one as HTMLImageElement).currentSrc || (one as HTMLVideoElement).poster)
  .filter(address => /^https?:/.test(address) && new URL(address).origin !== own), new URL(page.url()).origin);

describe('no third party is requested before the visitor\'s click by', { concurrency: 2 }, () => {
  for (const { tag, name } of examples.filter(example => embeds.includes(example.tag))) {
    test(`the example ${tag}/${name}`, async () => {
      const { page: opened, asked, close, ...visited } = await open(`${demo.url}/elements/${tag}/examples/${name}`);
      await lingers(opened);
      await quiet({ page: opened, ...visited });
      assert.deepEqual({ asked, warmed: await warmed(opened), pictures: await pictures(opened) }, { asked: [], warmed: [], pictures: [] });
      assert.deepEqual((await visited.problems()).violations, []);
      await close();
    });
  }

  test('all elements together, with a map of another host', async () => {
    const visited = await open(`${server.url}/all`);
    const { page: opened, asked, close } = visited;
    assert.ok(await opened.locator('site-video .terms').count() > 0, 'videos of others are there');
    assert.ok(await opened.locator('site-map').count() > 0, 'maps are there');
    await lingers(opened);
    await quiet(visited);
    assert.deepEqual({ asked, warmed: await warmed(opened), pictures: await pictures(opened) }, { asked: [], warmed: [], pictures: [] });
    await close();
  });

  test('a video in the lightbox', async () => {
    const visited = await open(`${server.url}/lightbox`);
    const { page: opened, asked, close } = visited;
    await opened.click('site-lightbox a[href*="youtube"]');
    await opened.waitForSelector('site-lightbox .video .terms');
    await quiet(visited);
    assert.deepEqual(asked, []);
    await opened.click('site-lightbox .video .play');
    await eventually(() => assert.deepEqual(asked.map(({ address }) => new URL(address).origin), [players.youtube]));
    await close();
  });
});

describe('after the click the player is requested, and no other third party:', () => {
  const videos = [
    ['youtube', /^https:\/\/www\.youtube-nocookie\.com\/embed\/aqz-KE-bpKQ\?/],
    ['vimeo', /^https:\/\/player\.vimeo\.com\/video\/76979871\?.*\bdnt=1/],
  ] as const;
  for (const [name, expected] of videos) {
    test(name, async () => {
      const visited = await open(`${server.url}/${name}`);
      const { page: opened, asked, context, close } = visited;
      await opened.click('site-video .play');
      await opened.frameLocator('site-video iframe.player').locator('html').waitFor({ state: 'attached' });
      await quiet(visited);
      assert.equal(asked.length, 1);
      assert.match(asked[0]!.address, expected);
      assert.equal(asked[0]!.referrer, `${server.url}/`, 'the host learns from which site, not from which page');
      assert.deepEqual(await context.cookies(), []);
      await close();
    });
  }

  test('a visitor who accepts in the banner lets the map, embeds and follow buttons come, and no video', async () => {
    const visited = await open(`${server.url}/all`);
    const { page: opened, asked, close } = visited;
    const strangers = () => [...new Set(asked.map(({ address }) => new URL(address).origin))].filter(origin => !networks.includes(origin));
    // Banners that are forced are previews: their answers are not kept.
    await opened.locator('cookie-banner:not([forced])').getByRole('button').first().press('Enter');
    await opened.locator('site-map').first().scrollIntoViewIfNeeded(); // far down the page it would not come yet
    await eventually(() => assert.ok(asked.length > 0, 'somebody is asked'));
    await quiet(visited);
    assert.deepEqual(strangers(), [tiles]);
    await lingers(opened);
    await quiet(visited);
    assert.deepEqual(strangers(), [tiles]);
    assert.equal(await opened.locator('site-video .terms').count(), 0, 'the question is answered');
    // Overlays that open after consent are closed: the page below them receives no clicks.
    await opened.evaluate(() => { for (const popup of document.querySelectorAll('site-popup')) popup.remove(); });
    await opened.locator('site-video:has(a[href*="youtube"]) .play').first().press('Enter');
    await eventually(() => assert.ok(asked.some(({ address }) => address.startsWith(`${players.youtube}/embed/`)), 'the video comes'));
    assert.ok(!asked.some(({ address }) => address.startsWith(players.vimeo)));
    await close();
  });
});
