import assert from 'node:assert/strict';
import { after, describe, test } from 'node:test';
import type { Page } from 'playwright-core';
import { addAxe, axeProblems } from './demo/axe.js';
import { isEverything } from '../engines/everything.js';
import { crawl, isPage } from './demo/crawl.js';
import { look, lookAtParts, lookFromRight, wellFromRight, wellLooking, wellMade, wide } from './demo/look.js';
import { openDemo } from './demo/open-demo.js';
import { pagesToLookAt } from './demo/page-kinds.js';
import { lookWhenSettled } from './demo/settle.js';

// Every page that links lead to, and those that only a form or a person who knows leads to.
// PART=2/5 looks at every fifth page, from the second on; links are followed in the first part.

const [part, parts] = (process.env.PART ?? '1/1').split('/').map(Number);

const unlinked = ['/saltmarsh/thanks', '/forms/contact/thanks', '/owner/submissions'];
const demo = await openDemo();
after(() => demo.close());
/** Examples are opened by a file of their own and pictures have to be drawn: `npm run test:all` follows the links to them too. */
const isFollowed = (address: string) => isEverything || !/^\/(images|elements\/[^/]+\/examples)\//.test(address);
const crawled = await crawl(demo.browser, demo.url, ['/', ...unlinked], isFollowed);
/** A visitor without a cart gets a page that explains it: see below. */
const refusedWithAPage = '/commerce/goto-checkout';
/** The examples are looked at by a file of their own. */
const documents = crawled.filter(page => isPage(page) && page.address !== refusedWithAPage && !page.address.includes('/examples/'));
const looked = pagesToLookAt(documents.map(({ address }) => address));
const pages = documents.filter(({ address }) => looked.includes(address)).filter((_, at) => at % parts === part - 1);

/** Reads a page whose frames stay empty: what is in them is a page of its own and looked at as one, in `examples.e2e`; in frames, in `demo-frames.e2e`. */
async function addAxeWithoutFrames(page: Page): Promise<void> {
  await addAxe(page);
  await page.route('**/examples/**', route => route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Empty</title>' }));
}

const inView = (address: string, query: string) => address + (address.includes('?') ? '&' : '?') + query;

if (part === 1) test('every link leads to a page, and every fragment to a place on it', () => {
  const byAddress = new Map(crawled.map(page => [page.address, page]));
  const broken = crawled.flatMap(({ address: from, links }) => links.filter(({ address }) => isFollowed(address)).flatMap(({ address, fragment }) => {
    const target = byAddress.get(byAddress.get(address)!.arrivedAt) ?? byAddress.get(address)!;
    if (target.status !== (address === refusedWithAPage ? 400 : 200)) return [`${from} → ${address}: ${target.status}`];
    return fragment && fragment !== 'top' && !target.ids.includes(fragment) ? [`${from} → ${address}#${fragment}: no such place`] : [];
  }));
  assert.deepEqual([...new Set(broken)], []);
});

for (const [address, status] of [['/no-such-page', 404], ['/saltmarsh/no-such-page', 404], [refusedWithAPage, 400]] as const) {
  if (part === 1) test(`${address} is answered ${status} with a page that reads well`, async () => {
    await lookWhenSettled(() => demo.visit(address, { prepare: addAxe }), async ({ page, response }) => {
      assert.equal(response!.status(), status);
      assert.equal(await page.locator('h1').count(), 1);
      assert.ok(await page.locator('main a').first().isVisible());
      assert.deepEqual(await axeProblems(page), []);
    });
  });
}

describe('every page', { concurrency: 2 }, () => {
  for (const { address, status } of pages) {
    test(`${address} is complete, logs nothing, stores nothing, requests no third party, and is accessible`, async () => {
      assert.equal(status, 200);
      await lookWhenSettled(() => demo.visit(address, { device: wide, prepare: addAxeWithoutFrames }), async visit => {
        assert.deepEqual(await look(visit), wellLooking);
        assert.deepEqual(await lookAtParts(visit.page), wellMade);
      });
    });

    test(`${address} reads from right to left, and is dark on request`, async () => {
      await lookWhenSettled(() => demo.visit(inView(address, 'dir=rtl&theme=dark'), { device: wide, prepare: addAxeWithoutFrames }), async visit => {
        assert.deepEqual(await lookFromRight(visit), wellFromRight);
      });
    });
  }
});
