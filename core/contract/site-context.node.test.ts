import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { isAdmin, isNonViewerOwner, isViewerOnly } from './roles.js';
import { parseSiteContext } from './site-context.js';

const start = parseSiteContext({});
const whole = {
  website: {
    id: 'w',
    identifier: 'pots',
    baseUrl: 'https://pots.example',
    typekitId: 'kit',
    websiteType: 4,
    developerMode: true,
    cloneable: true,
  },
  websiteSettings: {
    disqusShortname: 'pots',
    commentsEnabled: true,
    popupOverlaySettings: { style: 2 },
    pinterestOverlayOptions: { mode: 'hover' },
    mobileInfoBarSettings: { a: 1 },
    cookieSettings: { isCookieBannerEnabled: true },
    useEscapeKeyToLogin: true,
  },
  websiteRoles: [1, 10],
  accessPermissions: [17, 'admin'],
  pageType: 205,
  collection: { id: 'c', type: 13, fullUrl: '/shop' },
  item: { id: 'i', recordType: 11 },
  googleFonts: ['Inter'],
  typekitFonts: ['Museo'],
  templateVersion: 7.1,
  templateId: 't',
  templateWebsiteId: 'tw',
  authenticatedAccount: { id: 'a' },
  showAnnouncementBar: false,
  selectedCurrency: 'EUR',
  captchaSettings: { siteKey: 'k' },
  siteStatus: 6,
  featureFlags: [1, 70],
  variants: { checkout: 'b' },
  appDomain: 'builder.example',
  isEditing: true,
};

describe('a site context', () => {
  test('is read field by field', () => {
    const said: string[] = [];
    const { website: { websiteType: type, ...website }, templateVersion, ...others } = whole;
    assert.deepEqual(parseSiteContext(whole, path => said.push(path)), { ...others, website: { ...website, type }, templateVersion: String(templateVersion) });
    assert.deepEqual(said, []);
  });

  const wrong: [title: string, given: unknown, path: string][] = [
    ['a site that is a text', { website: 'w' }, 'website'],
    ['an id that is a number', { website: { id: 7 } }, 'website.id'],
    ['a list where a site is', { website: [] }, 'website'],
    ['an unknown type of site', { website: { websiteType: 9 } }, 'website.websiteType'],
    ['a flag as a text', { website: { cloneable: 'true' } }, 'website.cloneable'],
    ['roles that are no list', { websiteRoles: 1 }, 'websiteRoles'],
    ['an invalid role', { websiteRoles: [5] }, 'websiteRoles[0]'],
    ['an unknown permission', { accessPermissions: ['everything'] }, 'accessPermissions[0]'],
    ['a page of no type', { pageType: 4 }, 'pageType'],
    ['a page type as a text', { pageType: '1' }, 'pageType'],
    ['a status of none', { siteStatus: 9 }, 'siteStatus'],
    ['a flag beyond the last', { featureFlags: [71] }, 'featureFlags[0]'],
    ['fonts that are numbers', { googleFonts: [1] }, 'googleFonts[0]'],
    ['an account that is a text', { authenticatedAccount: 'me' }, 'authenticatedAccount'],
    ['an account without an id', { authenticatedAccount: { id: 5 } }, 'authenticatedAccount.id'],
    ['a captcha that is a text', { captchaSettings: 'k' }, 'captchaSettings'],
    ['settings of settings', { websiteSettings: { pinterestOverlayOptions: { mode: 1 } } }, 'websiteSettings.pinterestOverlayOptions.mode'],
  ];
  for (const [title, given, path] of wrong) {
    test(`with ${title} uses the default and reports it`, () => {
      const said: string[] = [];
      assert.deepEqual(parseSiteContext(given, at => said.push(at)), start);
      assert.deepEqual(said, [path]);
    });
  }

  for (const nothing of [null, undefined, 'text', 5, [], Object.create({ website: { id: 'inherited' } })]) {
    test(`of ${JSON.stringify(nothing)} is that of a site without one`, () => assert.deepEqual(parseSiteContext(nothing, assert.fail), start));
  }

  test('knows nothing that every object has', () => {
    assert.equal(parseSiteContext(JSON.parse('{"__proto__": {"pageType": 1}}')).pageType, null);
    assert.deepEqual(parseSiteContext({ website: Object.create({ cloneable: true }) }).website, start.website);
  });

  test('keeps the other good ones of a list', () => assert.deepEqual(parseSiteContext({ websiteRoles: [1, 'x', 10, null] }).websiteRoles, [1, 10]));
});

describe('roles', () => {
  const rows: [roles: number[], viewer: boolean, owner: boolean, admin: boolean][] = [
    [[], false, false, false], [[10], true, false, false], [[14], false, false, false], [[10, 14], false, false, false],
    [[10, 4], false, true, false], [[1], false, true, true], [[15], false, true, false], [[12], false, true, false],
  ];
  for (const [roles, viewer, owner, admin] of rows) {
    test(`[${roles}]: viewer only ${viewer}, owner ${owner}, admin ${admin}`, () => {
      assert.deepEqual([isViewerOnly(roles), isNonViewerOwner(roles), isAdmin({ websiteRoles: roles, accessPermissions: [] })], [viewer, owner, admin]);
    });
  }
  test('the admin permission is sufficient on its own', () => assert.ok(isAdmin({ websiteRoles: [4], accessPermissions: ['admin'] })));
});
