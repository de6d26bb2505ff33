// Runs with npm run test:all: an answer is edited in Firefox and WebKit; form-edit.e2e has it in Chromium.
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { paths } from '../../core/contract/paths.js';
import { findBrowser } from '../engines/find-browser.js';
import { firefox } from '../engines/firefox.js';
import { webkit } from '../engines/webkit.js';
import { eventually } from './demo/eventually.js';
import { openDemo, type OpenDemo } from './demo/open-demo.js';
import { fill, otherEngines, press, type OtherVisitor } from './other-engines.js';

const ownerPassword = 'correct horse battery';

/** The owner lets visitors edit what they send by this form. */
async function makeForm(demo: OpenDemo): Promise<void> {
  const { page, close } = await demo.visit(`${paths.ownerForms}/new`);
  await page.locator('#password').fill(ownerPassword);
  await page.keyboard.press('Enter');
  await page.getByLabel('Form name').fill('Kiln evening');
  await page.getByLabel('Days in which visitors can edit their answer').fill('14');
  await page.getByRole('button', { name: 'Save', exact: true }).last().click();
  await page.waitForURL(url => !url.pathname.endsWith('/new'));
  await close();
}

for (const engine of [firefox, webkit]) {
  const found = findBrowser(engine);
  if (!found) {
    test(`an edited answer in ${engine.name}: not run. ${engine.name} is not installed.`, () => {});
    continue;
  }
  describe(`an edited answer in ${engine.name}`, { timeout: 300_000 }, () => {
    let demo: OpenDemo;
    let visitor: OtherVisitor;
    before(async () => {
      demo = await openDemo({ ownerPassword });
      await makeForm(demo);
      visitor = await otherEngines[engine.name as keyof typeof otherEngines](found);
    });
    after(async () => {
      await visitor?.close();
      await demo?.close();
    });
    const isAt = (pattern: RegExp) => eventually(async () => assert.match(await visitor.evaluate<string>('location.href'), pattern));
    const value = (selector: string) => visitor.evaluate<string>(`document.querySelector(${JSON.stringify(selector)}).value`);

    test('is shown as it was sent, refused with a mistake, and stored', async () => {
      await visitor.goTo(`${demo.url}/forms/kiln-evening`);
      await fill(visitor, '[name=name]', 'Ada Lovelace');
      await fill(visitor, '[name=email]', 'ada@example.com');
      await fill(visitor, '[name=message]', 'Two places.');
      await press(visitor, 'main form button');
      await isAt(/\/thanks\?/);
      await press(visitor, 'a', 'Edit your answer');
      await isAt(/\/form\/edit\//);
      assert.deepEqual([await value('[name=message]'), await value('[name=email]')], ['Two places.', 'ada@example.com']);
      await fill(visitor, '[name=message]', ' ');
      await visitor.evaluate('document.querySelector("[name=message]").value = ""');
      await visitor.evaluate('document.querySelector("main form").noValidate = true');
      await press(visitor, 'button', 'Save changes');
      await eventually(async () => assert.equal(await visitor.evaluate('document.querySelector("[role=alert]") !== null'), true));
      await fill(visitor, '[name=message]', 'Three places.');
      await press(visitor, 'button', 'Save changes');
      await isAt(/\?saved$/);
      assert.match(await visitor.evaluate('document.querySelector(".sent-answers").innerText'), /Three places\./);
      await press(visitor, 'a', 'Edit your answer');
      await eventually(async () => assert.equal(await value('[name=message]'), 'Three places.'));
    });
  });
}
