import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Arrival, type ArrivalFacts, getArrivalFacts, getDevice, getLanguagePart, readCampaign } from './visit-facts.js';

const url = 'https://pots.example/shop?utm_source=news&name=ada';
const rows: [title: string, arrival: Partial<Arrival>, facts: ArrivalFacts][] = [
  ['a typed address begins a visit', { url: 'https://pots.example/shop' }, { isEntry: true }],
  ['a link of another site begins a visit, and only its host is sent', { referrer: 'https://search.example/?q=my+name' }, { isEntry: true, referrer: 'search.example', campaign: 'news' }],
  ['an app as referrer is no host', { referrer: 'android-app:' }, { isEntry: true, campaign: 'news' }],
  ['a link of the same site continues the visit', { referrer: 'https://pots.example/about?token=1' }, { from: '/about' }],
  ['a campaign inside of a visit is not counted again', { referrer: 'https://pots.example/' }, { from: '/' }],
  ['the browser reports the page before, where the site hides its referrers', { previous: 'https://pots.example/about' }, { from: '/about' }],
  ['a page before of another site is none', { previous: 'https://other.example/' }, { isEntry: true, campaign: 'news' }],
  ['a reload continues the visit, on the same page', { type: 'reload', referrer: 'https://search.example/' }, { from: '/shop' }],
  ['going back from another site begins no visit', { type: 'back_forward', referrer: 'https://search.example/' }, {}],
  ['an address that cannot be read is nothing', { url: 'x' }, {}],
];
for (const [title, arrival, facts] of rows) {
  test(title, () => assert.deepEqual(getArrivalFacts({ url, referrer: '', type: 'navigate', previous: '', ...arrival }), facts));
}

test('a campaign is source, medium and name, as far as they are given', () => {
  for (const [query, campaign] of [
    ['', ''], ['utm_source=', ''], ['utm_source=news', 'news'], ['utm_campaign=May+%0A%20sale&utm_source=news&utm_medium=email', 'news / email / May sale'],
    [`utm_source=${'x'.repeat(300)}`, 'x'.repeat(100)], ['gclid=abc&fbclid=def', ''],
  ] as const) assert.equal(readCampaign(query), campaign);
});

test('a device is one of three classes', () => {
  for (const [isTouch, width, height, device] of [
    [true, 390, 844, 'phone'], [true, 844, 390, 'phone'], [true, 820, 1180, 'tablet'], [false, 1280, 800, 'desktop'], [false, 600, 400, 'desktop'],
  ] as const) assert.equal(getDevice({ isTouch, width, height }), device);
});

test('a language has no region', () => {
  for (const [language, part] of [['de-AT', 'de'], ['EN', 'en'], ['zh-Hant-TW', 'zh'], ['', ''], ['x', ''], ['english', '']] as const)
    assert.equal(getLanguagePart(language), part);
});
