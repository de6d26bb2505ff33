import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { isPageView, isTrackedPage } from './tracked-page.js';
import { PerformanceRecords, type PerformanceRecord } from './performance-records.js';
import { schemaEvent, schemaEventError } from './schema-event.js';
import { trackQuery } from './track-query.js';

describe('a page', () => {
  const page = { pageType: 2, path: '/about', isSignedIn: false, isTrackingDisabled: false };
  const rows: [title: string, facts: Partial<typeof page>, isTracked: boolean][] = [
    ['is tracked', {}, true],
    ['without a type is tracked', { pageType: undefined as never }, true],
    ['that is not found is not', { pageType: 100 }, false],
    ['of a lock screen is not', { pageType: 103 }, false],
    ['that is denied is not', { pageType: 106 }, false],
    ['of a search is', { path: '/search' }, true],
    ['of the editor is not, for a viewer', { path: '/config/x', isSignedIn: true }, false],
    ['of that name is, for a visitor', { path: '/config/x' }, true],
    ['of a site without tracking is not', { isTrackingDisabled: true }, false],
  ];
  for (const [title, facts, isTracked] of rows) it(title, () => assert.equal(isTrackedPage({ ...page, ...facts }), isTracked));

  for (const [path, isCounted] of [['/', true], ['/about', true], ['/search', false], ['/search/more', false], ['/searching', true]] as const) {
    it(`at ${path} is ${isCounted ? 'a' : 'no'} page view`, () => assert.equal(isPageView(path), isCounted));
  }
});

describe('an event of a schema', () => {
  it('has its common fields apart, and drops those of a wrong type with a warning', () => {
    const warnings: string[] = [];
    const event = schemaEvent({
      analyticsId: 'a', schema: 'cart_click', warn: text => warnings.push(text),
      data: { actor: 'visitor', action: 7, event_source: 'FAX', object_type: undefined, color: 'blue', size: 3 },
    });
    assert.deepEqual(event, { analyticsId: 'a', commonData: { actor: 'visitor' }, customData: { color: 'blue', size: 3 }, customSchemaName: 'cart_click' });
    assert.deepEqual(warnings, [
      'event field action is a number; expected a text; it is left out.',
      'event field event_source is a string (FAX); expected WEB, IOS, ANDROID, SERVER; it is left out.',
    ]);
  });
  for (const [status, error] of [
    [200, null],
    [202, null],
    [204, 'Error tracking event: HTTP Status 204'],
    [500, 'Error tracking event: HTTP Status 500'],
  ] as const) {
    it(`answered ${status} is ${error ? 'told' : 'taken'}`, () => assert.equal(schemaEventError(status), error));
  }
});

describe('the track beacon', () => {
  it('says where a landing came from, and of a campaign what is known', () => {
    const visit = {
      url: 'https://x.example/',
      title: 'X',
      queryString: 'utm_source=letter&subchannel=may&q=secret',
      referrer: 'https://s.example/',
      screenWidth: 390,
      screenHeight: 844,
    };
    const query = trackQuery(visit as never, 'en-GB', 'r1');
    assert.deepEqual(Object.fromEntries(query), {
      landing: 'https://x.example/',
      refer: 'https://s.example/',
      rk: 'r1',
      lang: 'en-GB',
      screen: '390x844',
      source: 'letter',
      subchannel: 'may',
    });
  });
});

describe('performance records', () => {
  function watched() {
    const sent: (readonly PerformanceRecord[])[] = [];
    const timers: { ms: number; callback: () => void }[] = [];
    const clock = { now: () => 0, after: (ms: number, callback: () => void) => { timers.push({ ms, callback }); return () => { timers.length = 0; }; } };
    const records = new PerformanceRecords({ clock, url: 'https://x.example/', send: given => sent.push(given) });
    const lcp = (value: number) => records.add({ name: 'LCP', value, rating: 'good', element: 'site-image' });
    return { sent, timers, records, lcp, at: (ms: number) => timers.find(timer => timer.ms === ms)!.callback() };
  }

  it('go after thirty seconds and when the page is hidden, each value once', () => {
    const { sent, records, lcp, at } = watched();
    records.name('p1');
    lcp(900);
    lcp(1200);
    at(30_000);
    records.add({ name: 'CLS', value: 0.01, rating: 'good', element: '' });
    records.hide();
    lcp(5000);
    records.hide();
    assert.deepEqual(sent.map(records => records.map(({ name, value }) => [name, value])), [[['LCP', 1200]], [['CLS', 0.01]]]);
    assert.deepEqual(sent[0]![0], {
      name: 'LCP',
      value: 1200,
      rating: 'good',
      element: 'site-image',
      pageLoadId: 'p1',
      url: 'https://x.example/',
      collectorVersion: '4.3.0',
    });
  });

  it('end after a minute, and without a name nothing goes', () => {
    const { sent, records, lcp, at } = watched();
    lcp(900);
    at(30_000);
    assert.equal(sent.length, 0);
    records.name('p1');
    at(60_000);
    lcp(1000);
    records.hide();
    assert.deepEqual(sent.map(records => records.length), [1]);
  });
});
