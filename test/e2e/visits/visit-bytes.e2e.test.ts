import assert from 'node:assert/strict';
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { brotliCompressSync } from 'node:zlib';
import type { Browser, Page } from 'playwright-core';
import { readTables } from '../../../core/manifest/describe/tables.js';
import { arrive } from '../critical-path-arrival.js';
import { launch } from '../chromium.js';
import { servePages, type PageServer } from '../page-server.js';
import { answerInWaves, type Waves } from './round-trips.js';
import { budgetOf, criticalBudget, editorWeights, everythingWeight, visits } from './visits.js';

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

const scripts = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(name => name.endsWith('.js')).map(name => name.replaceAll('\\', '/'));
const editors = Object.keys(editorWeights);
const isOfEditors = (script: string) => script === 'editors.js' || editors.includes(script.replace('.js', ''));

/** The scripts that these can load, with themselves. */
function findReached(names: readonly string[], reached = new Set<string>()): Set<string> {
  for (const name of names) {
    if (reached.has(name) || !scripts.includes(name)) continue;
    reached.add(name);
    const imported = readFileSync(path.join(folder, name), 'utf8').matchAll(/["'`](\.{1,2}\/[^"'`]+\.js)["'`]/g);
    findReached([...imported].map(([, address]) => path.posix.join(path.posix.dirname(name), address)), reached);
  }
  return reached;
}

const visited = findReached(scripts.filter(name => !name.includes('/') && !isOfEditors(name)));

test('everything that visitors can load keeps its budget', () => {
  keeps('everything', [...visited], everythingWeight);
});

test('each element for editors has a budget, and no visitor loads it', async () => {
  const tags = (await readTables()).filter(({ isEditor }) => isEditor).map(({ tag }) => tag);
  assert.deepEqual(editors.toSorted(), tags);
  assert.deepEqual([...visited].filter(name => isOfEditors(name) || name.includes('-editors-')), []);
});

for (const [tag, weight] of Object.entries(editorWeights)) {
  test(`${tag} keeps its budget`, () => {
    const own = [...findReached([`${tag}.js`])].filter(name => !visited.has(name) && !/(texts-|languages-)/.test(name));
    assert.ok(own.length > 1, `${tag} has a script of its own`);
    keeps(tag, own, weight);
  });
}

test('the autoloader imports nothing before it is asked to', () => {
  assert.doesNotMatch(readFileSync(path.join(folder, 'auto.js'), 'utf8'), /\bimport\s*[{"*]|\bfrom\s*"/);
});
