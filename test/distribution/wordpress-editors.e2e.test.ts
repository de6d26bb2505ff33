// Runs with npm run test:all: it installs WordPress.
import assert from 'node:assert/strict';
import { mkdirSync, readFileSync } from 'node:fs';
import { after, before, describe, test } from 'node:test';
import type { Browser, Page } from 'playwright-core';
import { launch } from '../e2e/chromium.js';
import { isEverything } from '../engines/everything.js';
import { blocksOf, desktop, editPost, insertBlock, openAs, openPage, phone, previewIn, publishAs, publishPost, storedContent, setClassicEditor } from './wordpress-person.js';
import { missing, startWordPress, type WordPressSite } from './wordpress-site.js';

// Each row of the table "What works where" in the docs, in a real WordPress.

declare const wp: any, tinymce: any;

const isAsked = isEverything || process.env.WORDPRESS === '1';
const shots = '.shots/wordpress';

const rows = readFileSync('docs/install/wordpress-plugin.md', 'utf8').split('## What works where')[1]!.split('\n')
  .filter(line => line.startsWith('| ')).slice(2).map(line => line.split('|')[1]!.trim());

interface Visit { readonly site: WordPressSite; readonly browser: Browser; readonly person: string }

/** Opens a page as visitors do, and closes it. */
async function visited<T>({ site, browser }: Visit, address: string, look: (page: Page) => Promise<T>, viewport = desktop): Promise<T> {
  const { page, heard } = await openPage(browser, site.url + address, viewport);
  const seen = await look(page);
  assert.deepEqual(heard.console.filter(line => line.startsWith('error')), []);
  await page.context().close();
  return seen;
}

/** Opens the editor, works in it, publishes, and answers the address and what is in the editor the next time. */
async function published({ site, browser, person }: Visit, work: (page: Page) => Promise<void>, viewport = desktop) {
  const { page } = await openAs(browser, site, person, viewport);
  await editPost(site, page);
  await work(page);
  const id = await publishPost(page);
  await editPost(site, page, id);
  const blocks = await blocksOf(page);
  assert.ok(blocks.every(({ isValid }) => isValid), 'WordPress takes the blocks for what they were saved as');
  await page.context().close();
  return { address: `/?p=${id}`, blocks };
}

const panel = (page: Page, name: string) => page.getByRole('region', { name: 'Editor settings' }).getByLabel(name, { exact: true });

async function fillEvent(page: Page, block: string): Promise<void> {
  await insertBlock(page, block);
  await page.getByRole('button', { name: 'Add event' }).click();
  await page.getByText('An event needs a title and a start.').waitFor();
  await panel(page, 'Title').fill('Cups & bowls');
  await panel(page, 'Starts').fill('2031-01-07T18:00');
  await panel(page, 'Ends').fill('2031-01-07T17:00');
  await page.getByText('The event ends before it starts.').waitFor();
  await panel(page, 'Ends').fill('2031-01-07T20:30');
  await panel(page, 'Repeats').selectOption({ label: 'Every week' });
  await panel(page, 'Venue').fill('The Net Loft, upstairs');
  await panel(page, 'Town').fill('Salthouse');
  await panel(page, 'Ticket page').fill('https://example.com/tickets');
}

/** What an event is, however it is shown. */
const factsOfEvent = (page: Page, tag: string) => page.locator(`${tag} article`).first().evaluate(node => ({
  title: node.querySelector('h3')!.textContent, rule: (node as HTMLElement).dataset.rrule, venue: node.querySelector('[data-venue]')!.textContent,
  times: [...node.querySelectorAll('time')].map(time => [time.dateTime, time.textContent]), tickets: node.querySelector<HTMLAnchorElement>('[data-tickets]')!.href,
}));

const event = {
  title: 'Cups & bowls', rule: 'FREQ=WEEKLY', venue: 'The Net Loft, upstairs', tickets: 'https://example.com/tickets',
  times: [['2031-01-07T18:00', 'January 7, 2031 6:00 pm'], ['2031-01-07T20:30', 'January 7, 2031 8:30 pm']],
};

/** Markup that people paste, and what has to be left of it. */
const pasted: Readonly<Record<string, string>> = {
  'a tag in a line': '<p>Glazed with <site-tooltip text="Wood ash &amp; clay"><a href="#top">ash</a></site-tooltip>.</p>',
  'a tag around blocks': '<site-gallery design="grid" slides-per-row="2" lightbox="false"><figure><img src="/wp-includes/images/media/default.png" alt="A" width="48" height="64" /><figcaption>A</figcaption></figure></site-gallery>',
  'a tag of settings alone': '<site-map lat="52.95" lng="1.09" address-title="The Net Loft"></site-map>',
  'the data- form': '<div data-site-accordion="" data-multiple=""><h3>When?</h3><p>At noon.</p></div>',
  'a shortcode': '<p>[site-shape name="star" size="small"]New[/site-shape]</p>',
};

/** The elements and shortcodes in markup, ignoring everything between them. */
const elementsIn = (html: string): string[] => [...html.matchAll(/<(?:site-[\w-]+|div data-site)[^>]*>|\[site-[^\]]+\]/g)].map(([tag]) => tag.replaceAll('=""', '').replaceAll('&amp;', '&'));

async function throughClassicEditor({ site, browser, person }: Visit, view: 'html' | 'tmce'): Promise<void> {
  setClassicEditor(site, true);
  const { page } = await openAs(browser, site, person);
  try {
    for (const [title, content] of Object.entries(pasted)) {
      await page.goto(`${site.url}/wp-admin/post-new.php`);
      await page.locator('#content-html').click();
      // without leaving the field: that begins to save a draft, and meanwhile the button does nothing
      await page.locator('#title').evaluate(field => { (field as HTMLInputElement).value = 'Our pots'; });
      await page.locator('textarea#content').fill(content);
      if (view === 'tmce') {
        await page.locator('#content-tmce').click();
        await page.waitForFunction(() => tinymce.get('content')?.initialized && !tinymce.get('content').isHidden());
        await page.evaluate(() => tinymce.get('content').setDirty(true));
      }
      await page.locator('#publish:not(.disabled)').click();
      await page.locator('#message a').first().waitFor();
      const id = new URL(page.url()).searchParams.get('post')!;
      assert.deepEqual(elementsIn(storedContent(site, `/?p=${id}`)), elementsIn(content), title);
      await visited({ site, browser, person }, `/?p=${id}`, async visit => {
        const tag = /site-[\w-]+/.exec(content)![0];
        await visit.locator(`${tag}:defined`).first().waitFor({ state: 'attached' });
      });
    }
  } finally {
    await page.context().close();
    setClassicEditor(site, false);
  }
}

/** What shows that a row of the table holds. */
const proofs: Readonly<Record<string, (visit: Visit) => Promise<void>>> = {
  'Block editor': async visit => {
    const { address, blocks } = await published(visit, async page => {
      const types = await page.evaluate(() => wp.blocks.getBlockTypes().filter(({ name }: any) => name.startsWith('site-elements/'))
        .map(({ category, icon }: any) => ({ category, path: icon.src.props.children.props.d })));
      assert.ok(types.length >= 50 && types.every(({ category }: any) => category === 'site-elements'));
      assert.equal(new Set(types.map(({ path }: any) => path)).size, types.length, 'each block has an icon of its own');
      assert.equal(await page.evaluate(() => wp.blocks.getCategories().find(({ slug }: any) => slug === 'site-elements')?.title), 'Site Elements');
      await insertBlock(page, 'map');
      await panel(page, 'Name of the place').fill('Cups & bowls');
      await panel(page, 'Latitude').fill('52.95');
      await panel(page, 'Longitude').fill('1.09');
      const map = (await previewIn(page)).locator('site-map:defined[lat="52.95"][lng="1.09"]');
      await map.waitFor(); // the preview follows the panel, with nothing inside the block
      assert.ok((await map.boundingBox())!.height > 100);
      const isOwner = visit.person !== 'author';
      await page.getByRole('button', { name: 'Advanced' }).click();
      await panel(page, 'Latitude of the marker').waitFor();
      assert.equal(await panel(page, 'Address search service').count(), isOwner ? 1 : 0);
      await panel(page, 'GeoJSON').fill('{ "type": ');
      await page.getByText('This is not JSON, so the page does not use it yet.').waitFor();
      await panel(page, 'GeoJSON').fill('');
      mkdirSync(shots, { recursive: true });
      await page.screenshot({ path: `${shots}/panel-${visit.person}.png` });
    });
    assert.equal(blocks[0]!.attributes['address-title'], 'Cups & bowls');
    assert.equal(await visited(visit, address, page => page.locator('site-map:defined').getAttribute('address-title')), 'Cups & bowls');
  },

  'Block editor with its canvas in a frame': async visit => {
    await published(visit, async page => {
      await insertBlock(page, 'shape', { name: 'star', size: 'large' });
      await page.evaluate(() => {
        const { dispatch } = wp.data;
        (dispatch('core/editor').setDeviceType ?? dispatch('core/edit-post').__experimentalSetPreviewDeviceType)('Mobile');
      });
      await page.locator('iframe[name="editor-canvas"]').waitFor();
      await (await previewIn(page)).locator('site-shape:defined[name="star"]').waitFor();
      await page.evaluate(() => {
        const [{ clientId }] = wp.data.select('core/block-editor').getBlocks();
        wp.data.dispatch('core/block-editor').updateBlockAttributes(clientId, { name: 'heart' });
      });
      await (await previewIn(page)).locator('site-shape:defined[name="heart"]').waitFor();
    });
  },

  'Block editor on a phone': async visit => {
    const { address } = await published(visit, async page => {
      await insertBlock(page, 'shape');
      await panel(page, 'Shape').selectOption({ label: 'Heart' });
      const box = (await panel(page, 'Shape').boundingBox())!;
      assert.ok(box.x >= 0 && box.x + box.width <= phone.width, JSON.stringify(box));
      await page.screenshot({ path: `${shots}/phone-panel-${visit.person}.png` });
      await page.getByRole('button', { name: /^Close (?:settings|plugin)/i }).first().click();
      await (await previewIn(page)).locator('site-shape:defined[name="heart"]').waitFor();
    }, phone);
    const box = await visited(visit, address, async page => (await page.locator('site-shape:defined').boundingBox())!, phone);
    assert.ok(box.x >= 0 && box.x + box.width <= phone.width, JSON.stringify(box));
  },

  'Calendar, Events, Tour dates, Product': async visit => {
    for (const tag of ['site-events', 'site-calendar', 'site-tour-dates']) {
      const { address, blocks } = await published(visit, async page => {
        await fillEvent(page, tag.replace('site-', ''));
        await (await previewIn(page)).locator(`${tag}:defined`).getByText('Cups & bowls').first().waitFor({ state: 'attached' });
      });
      assert.equal(blocks[0]!.attributes.entries[0].venue, 'The Net Loft, upstairs');
      assert.deepEqual(await visited(visit, address, async page => (await page.locator(`${tag}:defined`).waitFor(), factsOfEvent(page, tag))), event);
      assert.doesNotMatch(storedContent(visit.site, address), /"(?:events|title)":|application\/json/);
    }
    const { address, blocks } = await published(visit, async page => {
      await insertBlock(page, 'product');
      await panel(page, 'Name').first().fill('Mug & saucer');
      await panel(page, 'Price (USD)').first().fill('28.5');
      for (const [at, name] of ['Small', 'Large'].entries()) {
        await page.getByRole('button', { name: 'Add choice' }).click();
        const choice = page.getByRole('group', { name: `Choice ${at + 1}` });
        await choice.getByLabel('Name', { exact: true }).fill(name);
        await choice.getByLabel('SKU', { exact: true }).fill(`mug-${at}`);
        if (at > 0) await choice.getByLabel('Price (USD)', { exact: true }).fill('34');
      }
      await page.getByRole('group', { name: 'Choice 2' }).getByRole('button', { name: 'Move up' }).click();
      await (await previewIn(page)).locator('site-product:defined').getByText('$34.00').waitFor();
    });
    assert.deepEqual(blocks[0]!.attributes.entries.map(({ title, price, sku }: any) => [title, price, sku]), [['Large', '3400', 'mug-1'], ['Small', undefined, 'mug-0']]);
    await visited(visit, address, async page => {
      const product = page.locator('site-product:defined');
      await product.locator('[data-product="price"]', { hasText: '$34.00' }).waitFor();
      await product.getByLabel('Choice').selectOption('Small');
      await product.locator('[data-product="price"]', { hasText: '$28.50' }).waitFor();
      await product.getByRole('button', { name: 'Add to cart' }).click();
      assert.match(await page.evaluate(() => localStorage.getItem('site:cart') ?? ''), /mug-0/);
    });
  },

  'Custom HTML block': async visit => {
    const content = Object.values(pasted).join('\n');
    const address = publishAs(visit.site, `<!-- wp:html -->\n${content}\n<site-form><form><input name="a"></form></site-form>\n<!-- /wp:html -->`, visit.person);
    assert.deepEqual(elementsIn(storedContent(visit.site, address)), [...elementsIn(content), '<site-form>']);
    assert.equal(storedContent(visit.site, address).includes('<input'), visit.person !== 'author');
  },

  'Classic editor, text view': visit => throughClassicEditor(visit, 'html'),
  'Classic editor, visual view': visit => throughClassicEditor(visit, 'tmce'),

  'Shortcode': async visit => {
    const address = publishAs(visit.site, '[site-shape name="star" size="small"]New[/site-shape]\n\n[site-map lat="52.95" lng="1.09" address-title="The Net Loft"]', visit.person);
    await visited(visit, address, async page => {
      await page.locator('site-shape:defined[name="star"]').getByText('New').waitFor();
      await page.locator('site-map:defined[lat="52.95"]').waitFor();
    });
  },

  'A page without scripts': async visit => {
    const { address } = await published(visit, async page => {
      await fillEvent(page, 'events');
      await insertBlock(page, 'product', { name: 'Mug', 'price-cents': 2800, priceText: '28.00 USD', entries: [{ title: 'Large', sku: 'mug-l', price: '3400', priceText: '34.00 USD' }] });
    });
    const page = await (await visit.browser.newContext({ javaScriptEnabled: false })).newPage();
    await page.goto(visit.site.url + address);
    for (const text of ['Cups & bowls', 'January 7, 2031 6:00 pm', 'Mug', '28.00 USD', 'Large', '34.00 USD']) await page.locator('.entry-content').getByText(text, { exact: true }).first().waitFor();
    assert.equal(await page.getByRole('button', { name: 'Add to cart' }).count(), 0, 'nothing pretends to work');
    await page.context().close();
  },
};

test('each row of the table "What works where" has a proof', () => {
  assert.deepEqual(Object.keys(proofs).sort(), [...rows].sort());
});

if (isAsked && missing().length === 0) {
  describe('what the docs say works in WordPress', { timeout: 900_000 }, () => {
    let site: WordPressSite;
    let browser: Browser;
    before(async () => {
      site = await startWordPress('dist/wordpress/site-elements');
      browser = await launch();
    });
    after(async () => {
      await browser?.close();
      await site?.stop();
    });

    for (const [row, holds] of Object.entries(proofs)) {
      for (const person of ['author', 'editor']) test(`${row}, as ${person}`, () => holds({ site, browser, person }));
    }

    test('a product of an earlier version keeps its name, which is plain markup from then on', async () => {
      const address = publishAs(site, '<!-- wp:site-elements/product {"name":"Mug","sku":"mug","price-cents":2800} /-->');
      const { page } = await openAs(browser, site, 'administrator');
      await editPost(site, page, address.replace(/\D/g, ''));
      const [block] = await blocksOf(page);
      assert.deepEqual([block!.isValid, block!.attributes.name, block!.attributes['price-cents']], [true, 'Mug', 2800]);
      await page.evaluate(() => wp.data.dispatch('core/block-editor').updateBlockAttributes(wp.data.select('core/block-editor').getBlocks()[0].clientId, { stock: 3 }));
      await publishPost(page);
      assert.match(storedContent(site, address), /<h3 data-product="title">Mug<\/h3>/);
      await page.context().close();
    });

    test('logs no warning', () => {
      assert.doesNotMatch(site.warnings(), /plugins\/site-elements|site_elements_/);
    });
  });
}
