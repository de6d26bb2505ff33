import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Page } from 'playwright-core';
import { eventually } from './demo/eventually.js';
import { openDemo, type OpenDemo } from './demo/open-demo.js';
import { quiet, settle, settled } from './demo/settle.js';

// A visitor's answer holds, in every tab, for thirty days. That nothing is kept before it is asked of every page (look.ts).

const cookieName = 'ss_cookieAllowed'; // spec: page-runtime-platform §9
const countCookies = ['ss_cvr', 'ss_cvt']; // the visitor's and the session's. spec: idem §9; commerce-forms-data §9
const cookieDays = 30; // spec: idem §9
const contact = '/saltmarsh/contact';

let demo: OpenDemo;
before(async () => { demo = await openDemo(); });
after(() => demo?.close());

const banner = (page: Page) => page.getByRole('region', { name: 'Cookies' });
const bannerView = (requests: readonly string[]) => requests.filter(path => path.includes('/chunks/CookieBanner-'));

const answers = [
  { name: 'accepting', button: 'Allow', value: 'true', counted: countCookies },
  { name: 'declining', button: 'No, thank you', value: 'false', counted: [] },
];
for (const { name, button, value, counted } of answers) {
  test(`${name} is remembered for ${cookieDays} days, heard in another tab, and not asked again`, async () => {
    const { page, context, heard, close } = await demo.visit(contact);
    const other = await demo.visit('/saltmarsh', { context });
    await banner(page).waitFor();
    await banner(other.page).waitFor();
    assert.equal(bannerView(heard.requests).length, 1);

    await banner(page).getByRole('button', { name: button }).click();
    await banner(page).waitFor({ state: 'hidden' });
    await banner(other.page).waitFor({ state: 'hidden' });
    // The code that loads after consent counts it.
    await eventually(async () => assert.deepEqual((await context.cookies()).map(cookie => cookie.name).sort(), [cookieName, ...counted].sort()));
    const answer = (await context.cookies()).find(cookie => cookie.name === cookieName)!;
    assert.equal(answer.value, value);
    const daysLeft = (answer.expires * 1000 - Date.now()) / 86_400_000;
    assert.equal(Math.round(daysLeft * 100) / 100, cookieDays);

    const second = await demo.visit(contact, { context });
    await settle(second);
    assert.equal(await banner(second.page).count(), 0);
    assert.deepEqual(bannerView(second.heard.requests), []);
    assert.deepEqual([...heard.console, ...other.heard.console, ...second.heard.console], []);
    await close();
  });
}

test('a visitor who has not answered is asked again on the next page, and by the landing page too', async () => {
  const { page, context, close } = await demo.visit('/saltmarsh');
  await banner(page).waitFor();
  for (const address of [contact, '/']) {
    const next = await demo.visit(address, { context });
    await banner(next.page).waitFor();
  }
  await close();
});

test('the banner is reached and answered by keyboard', async () => {
  const visit = await demo.visit(contact);
  const { page, context } = visit;
  await banner(page).waitFor();
  await quiet(visit);
  const decline = banner(page).getByRole('button', { name: 'No, thank you' });
  const hasFocus = () => decline.evaluate(element => (element.getRootNode() as ShadowRoot).activeElement === element);
  let presses = 0;
  while (!await hasFocus()) {
    assert.ok(presses++ < 8, 'the button is not among the first places of the page that Tab leads to');
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Enter');
  await banner(page).waitFor({ state: 'hidden' });
  await eventually(async () => assert.deepEqual((await context.cookies()).map(cookie => cookie.value), ['false']));
  await visit.close();
});

test('the player of an article requires its own consent, also after the banner was accepted, and loads on request', async () => {
  const player = 'https://open.spotify.com';
  const { page, origins, heard, problems, close } = await settled(() => demo.visit('/saltmarsh/journal/seven-tools', {
    prepare: async page => {
      await page.context().addCookies([{ name: cookieName, value: 'true', url: demo.url }]);
      await page.context().route(`${player}/**`, route => route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Player</title>' }));
    },
  }));
  assert.deepEqual([...origins], [demo.url]);
  const embed = page.locator('site-embed');
  assert.ok(await embed.getByRole('link', { name: /Peaceful Piano/ }).isVisible());
  await embed.getByRole('button', { name: 'Show once' }).click();
  await eventually(() => assert.deepEqual([...origins], [demo.url, player]));
  assert.equal(await page.frameLocator('site-embed iframe').locator('html').count(), 1);
  assert.deepEqual([(await problems()).violations, heard.console], [[], []]);
  await close();
});
