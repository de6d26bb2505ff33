import assert from 'node:assert/strict';
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { brotliCompressSync } from 'node:zlib';
import type { Browser, Page } from 'playwright-core';
import { arrive } from '../critical-path-arrival.js';
import { launch } from '../chromium.js';
import { servePages, type PageServer } from '../page-server.js';
import { answerInWaves, type Waves } from './round-trips.js';
import { budgetOf, criticalBudget, everythingWeight, visits } from './visits.js';

// Bytes are counted by visit: what a page loads of the library, not what a file weighs. `npm run bench` prints the files.

const folder = 'dist/cdn';
const weigh = (name: string) => brotliCompressSync(readFileSync(path.join(folder, name))).length;
const weighAll = (names: Iterable<string>) => [...names].reduce((sum, name) => sum + weigh(name), 0);
const critical = readFileSync(path.join(folder, 'site-elements.critical.css'), 'utf8');

let browser: Browser;
let server: PageServer;
before(async () => {
  browser = await launch();
  server = await servePages(Object.fromEntries(visits.map(({ body }, at) => [`/${at}`, {
    body: `<style>${critical}</style><h1>A page</h1>${body}<script type="module" src="/v1/auto.js"></script>`,
  }])));
});
after(async () => {
  await browser?.close();
  server?.close();
});

/** React DOM never comes to a visitor who saves bytes. */
const withoutReactDom = (page: Page) => page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));

/** Says what is over its budget, and what was loaded. */
function keeps(what: string, files: readonly string[], weight: number): void {
  const bytes = weighAll(files);
  const list = files.map(name => `  ${name} ${weigh(name)}`).join('\n');
  assert.ok(bytes <= budgetOf(weight), `${what}: ${bytes} bytes of brotli; it was ${weight}, and the budget is ${budgetOf(weight)}\n${list}`);
}

visits.forEach(({ name, answer, act, weight }, at) => {
  test(`${name} keeps its budget`, async () => {
    const { page, heard, settled, close } = await arrive(browser, `${server.url}/${at}`, { ...answer && { answer } });
    const loaded = () => [...new Set(heard.requests.filter(asked => asked.startsWith('/v1/')).map(asked => asked.slice('/v1/'.length)))];
    await settled();
    const beforehand = loaded();
    keeps('before anything is touched', beforehand, weight.before);
    if (act) {
      await act(page);
      await settled();
      if (weight.after !== undefined) keeps('after it was used', loaded(), weight.after);
    }
    await close();
  });
});

visits.forEach(({ name, answer, act, weight, requests }, at) => {
  if (weight.first === undefined) return;
  test(`${name} answers the first press before React DOM, and without it where a visitor saves bytes`, async () => {
    const { page, heard, settled, close } = await arrive(browser, `${server.url}/${at}`, {
      ...answer && { answer },
      prepare: withoutReactDom,
    });
    await settled();
    await act!(page);
    await settled();
    const loaded = [...new Set(heard.requests.filter(asked => asked.startsWith('/v1/')).map(asked => asked.slice('/v1/'.length)))];
    assert.deepEqual(loaded.filter(file => file.includes('react-dom')), []);
    keeps('until it has answered', loaded, weight.first!);
    assert.ok(loaded.length <= requests!, `${loaded.length} requests; the budget is ${requests}\n${loaded.join('\n')}`);
    await close();
  });
});

visits.forEach(({ name, answer, roundTrips }, at) => {
  if (roundTrips === undefined) return;
  test(`${name} is there after ${roundTrips} round trips`, async () => {
    let waves!: Waves;
    const { page, close } = await arrive(browser, `${server.url}/${at}`, {
      ...answer && { answer },
      prepare: async prepared => {
        await withoutReactDom(prepared);
        waves = await answerInWaves(prepared, /\/v1\//);
      },
    });
    const isThere = () => page.evaluate(() => {
      const elements = [...document.body.querySelectorAll('*')].filter(({ localName }) => localName.includes('-')) as (Element & {
        updateComplete?: Promise<unknown>;
      })[];
      const drawn = Promise.all(elements.map(element => element.updateComplete)).then(() => true);
      return (
        elements.every(element => element.matches(':defined'))
        && Promise.race([
          drawn,
          new Promise<boolean>(resolve => {
            setTimeout(() => resolve(false));
          }),
        ])
      );
    });
    const taken = await waves.until(isThere);
    assert.ok(taken <= roundTrips, `${taken} round trips`);
    await close();
  });
});

test('the critical sheet keeps its budget', () => {
  const bytes = weigh('site-elements.critical.css');
  assert.ok(bytes <= criticalBudget, `${bytes} bytes of brotli; the budget is ${criticalBudget}`);
});

test('everything together keeps its budget', () => {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(name => name.endsWith('.js')).map(name => name.replaceAll('\\', '/'));
  keeps('everything', files, everythingWeight);
});

test('the autoloader imports nothing before it is asked to', () => {
  assert.doesNotMatch(readFileSync(path.join(folder, 'auto.js'), 'utf8'), /\bimport\s*[{"*]|\bfrom\s*"/);
});
