import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as v from 'valibot';
import { pageEventFields } from '../contract/page-event-fields.js';
import { saveSubmissionSchema } from '../contract/submission.schema.js';
import { createSite } from '../stores/site.js';
import { isTrackingAllowed, pageEvents } from './page-events.js';

const context = {
  locale: 'en-IE', website: { id: 'w1' }, templateId: 't1', item: { id: 'i1', recordType: 11 }, collection: { pagePermissionTypeValue: 1 },
};
const visit = {
  url: 'https://pots.example/contact', path: '/contact', title: 'Contact', queryString: 'from=ada', referrer: 'https://search.example/', userAgent: 'Browser',
  localStorageSupported: true, screenWidth: 390, screenHeight: 844, viewportInnerWidth: 390, viewportInnerHeight: 700,
};
const now = new Date('2026-03-01T10:00:00Z');
const ofPage = ['clientDate', 'itemId', 'pagePermissionTypeValue', 'recordType', 'templateId', 'title', 'url', 'websiteId', 'website_locale'];
const known = { site: createSite(context), visit, mayTrack: true, visitorCookie: 'abc|1|2|3|4', now };

test('a visitor who may be tracked is reported with every field of the contract', () => {
  const events = pageEvents(known);
  assert.deepEqual(Object.keys(events).sort(), [...pageEventFields].sort());
  assert.equal(events.visitorCookie, 'abc|1|2|3|4');
  assert.equal(events.recordType, 11);
  assert.equal(events.clientDate, now.getTime());
});

test('of any other visitor only the page is reported', () => {
  assert.deepEqual(Object.keys(pageEvents({ ...known, mayTrack: false })).sort(), ofPage);
});

test('what is not known, empty or no plain fact is left out', () => {
  const bare = pageEvents({ ...known, site: createSite({ item: 'broken', collection: null, templateId: { a: 1 } }), visit: { ...visit, referrer: '', title: '' } });
  assert.deepEqual(Object.keys(bare).filter(name => ofPage.includes(name)).sort(), ['clientDate', 'url', 'website_locale']);
  assert.equal('referrer' in bare, false);
});

test('a visitor cookie goes along only in its own shape', () => {
  for (const [cookie, isSent] of [
    ['a|1|2|3|4', true],
    ['a|1|2|3', false],
    ['a|0|2|3|4', false],
    ['a|1|2|3|x', false],
    ['|1|2|3|4', false],
    ['', false],
    [null, false],
  ] as const) {
    assert.equal('visitorCookie' in pageEvents({ ...known, visitorCookie: cookie }), isSent, String(cookie));
  }
});

test('no field is longer than a submission may carry: the service takes it', () => {
  const events = pageEvents({ ...known, visit: { ...visit, queryString: 'q'.repeat(5000), title: 't'.repeat(5000) } });
  assert.equal(v.safeParse(saveSubmissionSchema, { key: 'k', formId: 'contact', form: '{}', ...events }).success, true);
  assert.equal(String(events.queryString).length, 2048);
});

test('visitors are tracked after their consent, where the policy lets it, and when they do not work on the site', () => {
  const table: readonly [title: string, consent: Parameters<typeof isTrackingAllowed>[0], context: Record<string, unknown>, answer: boolean][] = [
    ['unasked', 'unasked', {}, false],
    ['no', 'declined', {}, false],
    ['yes', 'accepted', {}, true],
    ['yes on a site with a banner', 'accepted', { cookieSettings: { isCookieBannerEnabled: true } }, true],
    ['banner off', 'accepted', { cookieSettings: { isCookieBannerEnabled: false } }, false],
    ['an absolute policy', 'accepted', { cookieSettings: { isRestrictiveCookiePolicyAbsolute: true } }, false],
    ['no analytics', 'accepted', { cookieSettings: { isAnalyticsCookiesDisabled: true } }, false],
    ['no activity log', 'accepted', { cookieSettings: { isActivityLogEnabled: false } }, false],
    ['a site that can be cloned', 'accepted', { website: { cloneable: true } }, false],
    ['a viewer', 'accepted', { authenticatedAccount: { id: 'a' }, websiteRoles: [10] }, true],
    ['an editor', 'accepted', { authenticatedAccount: { id: 'a' }, websiteRoles: [10, 4] }, false],
    ['a scheduler, who is no viewer', 'accepted', { authenticatedAccount: { id: 'a' }, websiteRoles: [9] }, false],
    ['an account without roles', 'accepted', { authenticatedAccount: { id: 'a' } }, false],
  ];
  for (const [title, consent, given, answer] of table) assert.equal(isTrackingAllowed(consent, createSite(given)), answer, title);
});
