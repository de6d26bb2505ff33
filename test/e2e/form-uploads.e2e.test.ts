import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import type { Page } from 'playwright-core';
import { paths } from '../../core/contract/paths.js';
import { openDemo, type OpenDemo } from './demo/open-demo.js';
import type { VisitOptions } from './demo/visit.js';

// Files go from a page to the running service and return to its owner; what is typed never goes into the address.

const examplePage = '/elements/site-form/examples/contact';
let demo: OpenDemo;
before(async () => { demo = await openDemo(); });
after(() => demo?.close());

/** The example page with this form in place of its own. */
const openForm = (markup: string, { context, prepare }: Pick<VisitOptions, 'context' | 'prepare'> = {}) => demo.visit(examplePage, {
  context,
  async prepare(page) {
    await page.route(`**${examplePage}`, async route => {
      const response = await route.fetch();
      await route.fulfill({ response, body: (await response.text()).replace(/<site-form[^]*<\/site-form>/, () => markup) });
    });
    await prepare?.(page);
  },
});

/** As the service's own record of `repair` has them. */
const fields = JSON.stringify([
  { id: 'email', type: 'email', title: 'Email', required: true },
  { id: 'photos', type: 'file', title: 'Photos', accept: 'image/*', maxFiles: 4, required: true },
  { id: 'receipt', type: 'file', title: 'Receipt', accept: '.pdf,.txt', maxFileBytes: 200_000 },
]);
async function openRepair() {
  const visit = await openForm(`<site-form form-id="repair" loading="eager" fields='${fields}'></site-form>`);
  await visit.page.waitForSelector('form[novalidate] [name=photos]');
  await visit.page.fill('[name=email]', 'ada@example.com');
  return visit;
}

const picture = (size: number): Buffer => Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.alloc(size, 7)]);
const give = (page: Page, field: string, name: string, mimeType: string, buffer: Buffer) => page.setInputFiles(`[name=${field}]`, { name, mimeType, buffer });
const send = (page: Page) => page.click('site-form form button');
const errorAt = async (page: Page, field: string) => page.locator(`[name=${field}]`).evaluate(control =>
  control.getAttribute('aria-describedby')!.split(' ').map(id => document.getElementById(id)!.textContent).join(' '));
const ownerLinks = async () =>
  [
    ...(await (await fetch(demo.url + paths.ownerSubmissions)).text()).matchAll(
      /<a href="(\/owner\/files\/[^"]+)" download><bdi>([^<]+)<\/bdi><\/a>/g,
    ),
  ].map(([, href, name]) => ({ href: href!, name: name! }));

describe('a file', () => {
  test('is uploaded while its progress is shown, and only the owner can download it', async () => {
    const { page, context, close } = await openRepair();
    const bytes = picture(400_000);
    await give(page, 'photos', '../../Crack <b>&.jpg', 'image/jpeg', bytes);
    const network = await context.newCDPSession(page);
    await network.send('Network.enable');
    await network.send('Network.emulateNetworkConditions', { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: 200_000 });
    const shares = page.evaluate(() => new Promise<number[]>(resolve => {
      const seen: number[] = [];
      const host = document.querySelector('site-form')!;
      new MutationObserver(() => {
        const share = /Uploading your files: (\d+)/.exec(host.querySelector('.site-form-delay')?.textContent ?? '')?.[1];
        if (share && Number(share) !== seen.at(-1)) seen.push(Number(share));
      }).observe(host, { childList: true, subtree: true, characterData: true });
      host.addEventListener('site-form-success', () => resolve(seen), { once: true });
    }));
    await send(page);
    const seen = await shares;
    assert.ok(seen.length > 1 && seen.every((share, at) => at === 0 || share > seen[at - 1]!), `shown: ${seen}`);
    await page.locator('site-form').locator('#success').waitFor();
    const [link, ...others] = await ownerLinks();
    assert.deepEqual(others, []);
    assert.equal(link!.name, 'Crack _b_&amp;.jpg'); // the last part of a path, without what means something elsewhere
    assert.deepEqual(Buffer.from(await (await fetch(demo.url + link!.href)).arrayBuffer()), bytes);
    // The same address, requested from another machine.
    assert.equal((await fetch(demo.url + link!.href, { headers: { 'x-forwarded-for': '203.0.113.9' } })).status, 403);
    // The owner's browser stores it, and never shows it.
    const [download] = await Promise.all([page.waitForEvent('download'), page.evaluate(href => { location.href = href; }, link!.href)]);
    assert.equal(download.suggestedFilename(), 'Crack _b_&.jpg');
    await close();
  });

  const hostile: [what: string, field: string, name: string, type: string, content: string, said: RegExp][] = [
    ['a page', 'photos', 'crack.html', 'text/html', '<script>ran = 1</script>', /The type of the file crack\.html is not supported/],
    [
      'a page under the name and type of a picture',
      'photos',
      'crack.jpg',
      'image/jpeg',
      '<script>ran = 1</script>',
      /The type of the file crack\.jpg is not supported/,
    ],
    [
      'a program under the name of a document',
      'receipt',
      'receipt.pdf',
      'application/pdf',
      'MZ\0\0',
      /The type of the file receipt\.pdf is not supported/,
    ],
    [
      'a picture with a script in its name, which is too short to be one',
      'photos',
      '"><img src=x onerror=ran=1>.jpg',
      'image/jpeg',
      'x',
      /type of the file .* is not supported/,
    ],
    [
      'a picture with a name that reads backwards',
      'photos',
      'crack\u202egpj.exe',
      'application/x-msdownload',
      'MZ',
      /type of the file .* is not supported/,
    ],
    [
      'a text that is too large',
      'receipt',
      'long.txt',
      'text/plain',
      'a'.repeat(200_001),
      /long\.txt is too large\. The maximum size is 195 KB/,
    ],
    ['an empty one', 'receipt', 'empty.txt', 'text/plain', '', /empty\.txt is empty/],
  ];
  for (const [what, field, name, type, content, said] of hostile) {
    test(`that is ${what} is refused at its field, nothing is stored and everything stays`, async () => {
      const before = (await ownerLinks()).length;
      const { page, close } = await openRepair();
      await give(page, 'photos', 'good.jpg', 'image/jpeg', picture(100));
      await give(page, field, name, type, Buffer.from(content));
      await send(page);
      await page.locator('site-form .site-form-error').waitFor();
      assert.match(await errorAt(page, field), said);
      assert.equal(await page.locator(`[name=${field}]`).evaluate(control => (control as HTMLInputElement).files!.length), 1);
      assert.equal(await page.inputValue('[name=email]'), 'ada@example.com');
      assert.deepEqual(
        await page.evaluate(() => [
          (globalThis as { ran?: number }).ran,
          document.querySelectorAll('site-form img, site-form script').length,
        ]),
        [undefined, 0],
      );
      assert.equal((await ownerLinks()).length, before);
      await close();
    });
  }
});

describe('a form without action and method', () => {
  const form = (attributes: string) => `<site-form ${attributes} loading="interaction"><form>
    <p><label>Name <input name="name"></label></p><p><label>Email <input name="email" type="email"></label></p>
    <p><label>Message <textarea name="message"></textarea></label></p><p><button>Send</button></p></form></site-form>`;
  const fill = async (page: Page, message: string) => {
    await page.fill('[name=name]', 'Ada');
    await page.fill('[name=email]', 'ada@example.com');
    await page.fill('[name=message]', message);
  };
  const rows = async (message: string) => (await (await fetch(demo.url + paths.ownerSubmissions)).text()).split(message).length - 1;

  test('that is pressed before its script is there waits for it, and is sent once', async () => {
    let letCome = () => {};
    const held = new Promise<void>(resolve => { letCome = resolve; });
    const context = await demo.browser.newContext();
    const { page, close } = await openForm(form('form-id="contact"'), {
      context,
      async prepare(opened) {
        await opened.route('**/site-form.js*', async route => {
          await held;
          await route.continue();
        });
      },
    });
    await fill(page, 'before-its-script');
    await page.click('form button');
    await page.press('[name=email]', 'Enter');
    assert.equal(new URL(page.url()).search, '');
    letCome();
    await page.locator('site-form').locator('#success').waitFor();
    assert.equal(new URL(page.url()).search, '');
    assert.equal(await rows('before-its-script'), 1);
    await close();
    await context.close();
  });

  test('that no handler submits is not posted with its input in the address, and shows a message', async () => {
    const { page, heard, close } = await openForm(form(''));
    await fill(page, 'taken-by-nobody');
    await page.waitForSelector('form[novalidate]');
    await send(page);
    await page.locator('.site-form-summary').first().waitFor();
    assert.equal(new URL(page.url()).search, '');
    assert.equal(await page.inputValue('[name=message]'), 'taken-by-nobody');
    assert.ok(heard.console.some(line => line.includes('neither an action nor a method')), heard.console.join());
    await close();
  });

  test('that the site\'s service takes is sent without its address changing, connection or not', async () => {
    const { page, context, close } = await openForm(form('form-id="contact"'));
    await fill(page, 'into-no-address');
    await page.waitForSelector('form[novalidate]');
    await context.setOffline(true);
    await send(page);
    await page.locator('.site-form-delay').waitFor();
    assert.equal(new URL(page.url()).search, '');
    await context.setOffline(false);
    await page.locator('site-form').locator('#success').waitFor();
    assert.equal(new URL(page.url()).search, '');
    assert.equal(await rows('into-no-address'), 1);
    await close();
  });
});
