// owner-pages.e2e has the same pages in Chromium, in the dark and from right to left.
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { paths } from '../../core/contract/paths.js';
import { findBrowser } from '../engines/find-browser.js';
import { firefox } from '../engines/firefox.js';
import { webkit } from '../engines/webkit.js';
import { axeExpression } from './demo/axe.js';
import { eventually } from './demo/eventually.js';
import { openDemo, type OpenDemo } from './demo/open-demo.js';
import { fill, otherEngines, press, type OtherVisitor } from './other-engines.js';

const ownerPassword = 'correct horse battery';

const addresses = (selector: string): string =>
  `JSON.stringify([...document.querySelectorAll(${JSON.stringify(selector)})].map(({ href }) => new URL(href).pathname))`;

for (const engine of [firefox, webkit]) {
  const found = findBrowser(engine);
  if (!found) {
    test(`every page of the owner in ${engine.name}: not run. ${engine.name} is not installed.`, () => {});
    continue;
  }
  describe(`every page of the owner in ${engine.name}`, { timeout: 900_000 }, () => {
    let demo: OpenDemo;
    let owner: OtherVisitor;
    before(async () => {
      demo = await openDemo({ ownerPassword });
      owner = await otherEngines[engine.name as keyof typeof otherEngines](found);
      await owner.goTo(demo.url + paths.ownerStore);
      await fill(owner, '#password', ownerPassword);
      await press(owner, 'main form button');
      await isAt(paths.ownerStore);
    });
    after(async () => {
      await owner?.close();
      await demo?.close();
    });
    const read = async <T>(expression: string): Promise<T> => JSON.parse(await owner.evaluate<string>(expression)) as T;
    const isAt = (path: string) => eventually(async () => assert.equal(await owner.evaluate<string>('location.pathname'), path));

    test('has no problems of accessibility and fits a phone, and so does the first record of each list', async () => {
      const listed = await read<string[]>(addresses('.owner-menu a'));
      assert.ok(listed.length >= 15, listed.join());
      const problems: Record<string, readonly string[]> = {};
      const walk = async (path: string): Promise<string[]> => {
        await owner.resize(1280, 800);
        await owner.goTo(demo.url + path);
        const found = [...(await owner.evaluate<string>('document.querySelector("h1")?.textContent || ""')) === '' ? ['no heading'] : [],
          ...await read<string[]>(axeExpression)];
        const records = await read<string[]>(addresses('main table th[scope=row] a[href^="/owner/"]'));
        await owner.resize(360, 700);
        const [wide, content] = await read<[number, number]>('JSON.stringify([document.documentElement.clientWidth, document.documentElement.scrollWidth])');
        if (content > wide) found.push(`${content} px in ${wide}`);
        if (found.length > 0) problems[path] = found;
        return records.slice(0, 1);
      };
      const records: string[] = [];
      for (const path of new Set(listed)) records.push(...await walk(path));
      for (const path of new Set(records)) await walk(path);
      assert.ok(records.length >= 5, records.join());
      assert.deepEqual(problems, {});
    });

    test('takes a coupon by its form, says what is wrong with one, and finds it in the list', async () => {
      await owner.resize(1280, 800);
      await owner.goTo(`${demo.url}${paths.ownerCoupons}/new`);
      await fill(owner, '#code', 'KILN');
      await owner.evaluate('document.querySelector("form.owner-form").noValidate = true');
      await press(owner, 'form.owner-form button:not([name])');
      await eventually(async () => assert.ok(await owner.evaluate<boolean>('!!document.querySelector("[role=alert]")'), 'the mistake is shown'));
      assert.equal(await owner.evaluate<string>('document.querySelector("#code").value'), 'KILN');
      await fill(owner, '#percent', '10');
      await press(owner, 'form.owner-form button:not([name])');
      await isAt(paths.ownerCoupons);
      assert.match(await owner.evaluate<string>('document.querySelector("main").textContent'), /KILN/);
    });
  });
}
