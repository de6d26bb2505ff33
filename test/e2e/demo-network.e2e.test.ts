import assert from 'node:assert/strict';
import { after, describe, test } from 'node:test';
import { paths } from '../../core/contract/paths.js';
import { analyticsPaths } from '../../demo/service/modules/visits/analytics-routes.js';
import { crawl, isPage } from './demo/crawl.js';
import { eventually } from './demo/eventually.js';
import { openDemo } from './demo/open-demo.js';
import { pagesToLookAt } from './demo/page-kinds.js';
import { settled } from './demo/settle.js';

// The network and cookie log of the business pages, the first of each kind (all with test:all): before an answer, after consent, after refusal.
// Requests of each element to hosts that its owner has named are the subject of third-party.e2e.

const [consentCookie, visitorCookie, sessionCookie] = ['ss_cookieAllowed', 'ss_cvr', 'ss_cvt']; // spec: page-runtime-platform §9

const demo = await openDemo();
after(() => demo.close());
const isOfBusiness = (address: string) => address === '/' || address.startsWith('/saltmarsh');
const crawled = await crawl(demo.browser, demo.url, ['/saltmarsh', '/saltmarsh/thanks', '/saltmarsh/no-such-page'], isOfBusiness);
const pages = pagesToLookAt(crawled.filter(isPage).map(({ address }) => address));

/**
 * Requests that report a visit; errors and receipts identify no visitor. A form view is reported only after consent,
 * with `<site-analytics>` or without.
 */
const telling = new Set(
  [...analyticsPaths, paths.track, paths.performanceSettings].filter(
    path => path !== paths.javascriptErrors && path !== paths.consentReceipts && path !== paths.consentReceiptToken,
  ),
);
const counts = new Set<string>([visitorCookie, sessionCookie]);

interface Case { readonly name: string; readonly answer: 'true' | 'false' | null; readonly cookies: readonly string[] }
const cases: readonly Case[] = [
  { name: 'before an answer', answer: null, cookies: [] },
  { name: 'after a no', answer: 'false', cookies: [consentCookie] },
  { name: 'after a yes', answer: 'true', cookies: [consentCookie, visitorCookie, sessionCookie] },
];

test('the pages of the business are found', () => {
  for (const address of ['/', '/saltmarsh', '/saltmarsh/shop', '/saltmarsh/visit', '/saltmarsh/contact', '/saltmarsh/privacy'])
    assert.ok(pages.includes(address), address);
});

for (const { name, answer, cookies } of cases) {
  describe(`${name}, no third party is requested and only accepted cookies are stored:`, () => {
    for (const address of pages) {
      test(address, async () => {
        const visit = await settled(() => demo.visit(address, {
          prepare: async page => {
            if (answer) await page.context().addCookies([{ name: consentCookie, value: answer, url: demo.url }]);
          },
        }));
        const told = () => visit.heard.requests.filter(path => telling.has(path) && !(answer === 'true' && path === paths.censusFormRender));
        const kept = async () => (await visit.context.cookies()).map(cookie => cookie.name).sort();
        const isCounted = answer === 'true' && visit.response!.status() === 200 && await visit.page.locator('site-analytics').count() > 0;
        const expected = cookies.filter(cookie => isCounted || !counts.has(cookie)).toSorted();
        if (isCounted) await eventually(() => assert.ok(told().includes(paths.censusRecordHit), 'the visit is counted'));
        else assert.deepEqual(told(), []);
        await eventually(async () => assert.deepEqual(await kept(), expected));
        assert.deepEqual([...visit.origins], [demo.url]);
        assert.deepEqual(visit.heard.console.filter(line => !line.includes(' 404 ')), []);
        await visit.close();
      });
    }
  });
}
