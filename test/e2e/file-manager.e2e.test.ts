import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, test } from 'node:test';
import type { Page, Route } from 'playwright-core';
import { siteFilePaths, type SiteFilesAnswer } from '../../core/contract/site-files.js';
import { namedFunctions } from './chromium.js';
import { addAxe, axeProblems, axeProblemsInDark } from './demo/axe.js';
import { openDemo, type OpenDemo } from './demo/open-demo.js';

// The file manager with the reference service: uploads whose requests are lost, a large file in parts, and its looks for assistive technology.

const ownerPassword = 'correct horse battery';
const example = '/elements/site-file-manager/examples/2-manage';
const png = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64');

let demo: OpenDemo;
before(async () => { demo = await openDemo({ ownerPassword }); });
after(() => demo?.close());

/** The manager of the service's files, for the owner who is logged in. */
async function openManager(device: { width: number; height: number } = { width: 1280, height: 900 }, locale = 'en'): Promise<Page> {
  const { page } = await demo.visit('/owner/store', {
    device: { viewport: device, locale },
    async prepare(opened) {
      await addAxe(opened);
      await opened.addInitScript(namedFunctions);
    },
  });
  await page.locator('#password').fill(ownerPassword);
  await page.keyboard.press('Enter');
  await page.waitForURL(`${demo.url}/owner/store`);
  await page.goto(demo.url + example);
  await page.locator('site-file-manager .file').first().waitFor();
  await page.locator('site-file-manager').evaluate((manager, endpoint) => manager.setAttribute('endpoint', endpoint), siteFilePaths.list);
  await page.locator('site-file-manager [data-action=upload]').waitFor();
  return page;
}

const listAll = (page: Page): Promise<string[]> => page.evaluate(async list => {
  const names: string[] = [];
  for (let after: string | null = ''; after !== null;) {
    const answer: SiteFilesAnswer = await (await fetch(`${list}?${new URLSearchParams({ folder: '', ...after && { after } })}`)).json();
    names.push(...answer.files.map(({ name }) => name));
    ({ after } = answer);
  }
  return names;
}, siteFilePaths.list);

test('200 uploads whose requests and responses are lost are stored once each', { timeout: 300_000 }, async () => {
  const page = await openManager();
  let calls = 0;
  let lost = 0;
  await page.route(`**${siteFilePaths.uploads}/**`, async (route: Route) => {
    calls += 1;
    if (calls % 11 === 0) {
      lost += 1;
      return route.abort();
    }
    if (calls % 7 !== 0) return route.continue();
    lost += 1;
    await route.fetch(); // the service has stored it
    return route.abort();
  });
  const names = Array.from({ length: 200 }, (_, at) => `upload ${at}.png`);
  const files = names.map(name => ({ name, mimeType: 'image/png', buffer: Buffer.concat([png, randomBytes(300)]) }));
  await page.locator('site-file-manager input.picker').setInputFiles(files);
  await page.locator('site-file-manager .upload').first().waitFor();
  // What is stored leaves the list when all is. One that has failed six times stays until the editor presses Retry.
  await page.waitForFunction(() => {
    const root = document.querySelector('site-file-manager')!.shadowRoot!;
    for (const button of root.querySelectorAll<HTMLElement>('[data-action=retry]')) button.click();
    return !root.querySelector('.uploads');
  }, undefined, { timeout: 280_000, polling: 500 });
  assert.ok(lost > 40, `${lost} lost`);
  assert.deepEqual((await listAll(page)).sort(), names.sort());
});

test('a large file is sent in parts, and continues after a failure and a reload with the parts that are missing', { timeout: 120_000 }, async () => {
  // From the disk: the date of a file is part of what identifies it.
  const large = path.join(await mkdtemp(path.join(tmpdir(), 'site-elements-large-')), 'large.png');
  await writeFile(large, Buffer.concat([png, Buffer.alloc(11_000_000, 7)]));
  const sent: string[] = [];
  const isPart = (url: string) => url.includes('/parts/');
  let page = await openManager();
  await page.route('**/parts/2', route => route.abort());
  page.on('requestfinished', request => { if (isPart(request.url())) sent.push(request.url().slice(-1)); });
  await page.locator('site-file-manager input.picker').setInputFiles(large);
  await page.locator('site-file-manager .upload[data-phase=pausing]').waitFor();
  assert.deepEqual(sent, ['1']);
  await page.context().close();
  page = await openManager();
  page.on('requestfinished', request => { if (isPart(request.url())) sent.push(request.url().slice(-1)); });
  await page.locator('site-file-manager input.picker').setInputFiles(large);
  await page.locator('site-file-manager .upload[data-phase=done]').waitFor();
  assert.deepEqual(sent, ['1', '2', '3']);
  assert.equal((await listAll(page)).filter(name => name === 'large.png').length, 1);
  await rm(path.dirname(large), { recursive: true });
});

const looks = [['on a desktop', { width: 1280, height: 900 }, 'en'], ['on a narrow phone, from right to left', { width: 320, height: 700 }, 'ar']] as const;
for (const [title, device, locale] of looks) {
  test(`is accessible ${title}, in the dark too, and fits`, { timeout: 120_000 }, async () => {
    const page = await openManager(device, locale);
    await page.locator('site-file-manager input.picker').setInputFiles([
      { name: 'vase.png', mimeType: 'image/png', buffer: png }, { name: 'run.exe', mimeType: 'application/octet-stream', buffer: png },
    ]);
    await page.locator('site-file-manager .upload[data-phase=done]').waitFor();
    await page.locator('site-file-manager .file').first().click();
    await page.locator('site-file-manager [data-action=show-detail]').click();
    await page.locator('site-file-manager .detail').waitFor();
    assert.deepEqual(await axeProblems(page), []);
    assert.deepEqual(await axeProblemsInDark(page), []);
    assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth), 'nothing is wider than the window');
    await page.locator('site-file-manager [data-action=remove-detail]').click();
    await page.locator('site-file-manager dialog.removal[open]').waitFor();
    assert.deepEqual(await axeProblems(page), []);
  });
}
