import assert from 'node:assert/strict';
import { test } from 'node:test';
import { getRestriction, type Restriction } from './restrictive-mode.js';

const rows: [title: string, settings: Record<string, unknown>, restriction: Restriction | null][] = [
  ['nothing set', {}, null],
  [
    'everything allowed',
    {
      isCookieBannerEnabled: true,
      isAnalyticsCookiesDisabled: false,
      isActivityLogEnabled: true,
      isRestrictiveCookiePolicyAbsolute: false,
    },
    null,
  ],
  ['an absolute policy', { isRestrictiveCookiePolicyAbsolute: true }, 'absolute policy'],
  ['the banner off', { isCookieBannerEnabled: false }, 'banner off'],
  ['analytics off', { isAnalyticsCookiesDisabled: true }, 'analytics off'],
  ['analytics off, as the API says it', { isRestrictiveCookiePolicyEnabled: true }, 'analytics off'],
  ['both forms, of which the own one counts', { isAnalyticsCookiesDisabled: false, isRestrictiveCookiePolicyEnabled: true }, null],
  ['the activity log off', { isActivityLogEnabled: false }, 'activity log off'],
  ['the activity log off, as the API says it', { isVisitorDataRestricted: true }, 'activity log off'],
  ['the activity log on, whatever the API says', { isActivityLogEnabled: true, isVisitorDataRestricted: true }, null],
];

for (const [title, cookieSettings, restriction] of rows) {
  test(`${title}: after consent ${restriction ?? 'no restriction'}`, () => {
    assert.equal(getRestriction('accepted', { cookieSettings, isCloneable: false }), restriction);
    assert.equal(getRestriction('accepted', { cookieSettings, isCloneable: true }), 'cloneable');
    assert.equal(getRestriction('unasked', { cookieSettings, isCloneable: false }), restriction ?? 'unasked');
    assert.equal(getRestriction('declined', { cookieSettings, isCloneable: false }), restriction ?? 'declined');
  });
}
