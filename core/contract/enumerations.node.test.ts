import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { productTypes } from './store/product-state.js';
import { measurementStandards } from '../units/units.js';
import { checkLimit, type EditorLimit, editorLimits, isWithinLimit } from './editor-limits.js';
import * as enumerations from './enumerations.js';
import { isBlockVariant, getEnumerationName } from './enumerations.js';

describe('enumerations', () => {
  // As the specification counts them, whole: what is added here has to be there.
  const codes: Readonly<Record<string, Readonly<Record<string, number>>>> = {
    pageType: {
      collection: 1, page: 2, splashPage: 3, item: 50, notFound: 100, error: 101, search: 102, lockScreen: 103, popupOverlay: 104, protectedContent: 105,
      accessDenied: 106, showCart: 200, checkout: 201, orderConfirmed: 202, donate: 203, contributionConfirmed: 204, cart: 205, subscriptionConfirmed: 206,
      orderReceived: 207, membershipConfirmed: 208, reviewsRequest: 209, digitalProductPreview: 210, orderStatus: 211, newsletterUnsubscribe: 300, commerceEmailPreview: 301,
    },
    blockType: {
      navigation: 1, html: 2, logo: 3, map: 4, image: 5, twitter: 6, journal: 7, gallery: 8, form: 9, code: 23, embed: 22, summary: 20, summaryOfCollection: 55, search: 33,
      video: 32, audio: 41, product: 43, newsletter: 51, donation: 52, button: 53, memberArea: 67, accordion: 69, marquee: 70, shape: 71,
    },
    collectionType: { generic: 1, subscription: 2, splashPage: 8, page: 10, products: 13, portfolio: 23, lessons: 24 },
    recordType: { text: 1, image: 2, quote: 4, link: 5, audio: 7, video: 8, review: 10, storeItem: 11, event: 12, gallery: 14, digitalGood: 18, lesson: 62 },
    productTypes: { physical: 1, digital: 2, service: 3, giftCard: 4, paywall: 5 },
    websiteRole: {
      admin: 1, billing: 2, reporting: 3, editor: 4, moderator: 6, commenter: 7, storeManager: 8, scheduling: 9, viewer: 10, campaignsEditor: 11, schedulingViewer: 12,
      schedulingEditor: 13, none: 14, websiteManager: 15,
    },
    websiteType: { classic: 1, coverPage: 2, parkingPage: 3, commerce: 4, enterprise: 5 },
    siteStatus: {
      expired: 1, pastDue: 2, trial: 3, beta: 4, removed: 5, internal: 6, comped: 7, paid: 8, linked: 11, activeParkingPage: 12, resold: 13, resoldGracePeriod: 14, enterprise: 15,
    },
    contentStatus: { published: 1, scheduled: 2, needsReview: 3, draft: 4, private: 5, deleted: 6 },
    popupStyle: { none: 1, light: 2, dark: 3 }, popupShowMode: { none: 1, show: 2 }, badgeType: { none: 1, black: 2, white: 3 },
    measurementStandards: { imperial: 1, metric: 2 },
    eventContext: { buttonBlock: 1, popupOverlay: 2 },
    censusEvent: { pageView: 1, siteSearch: 2, heartbeat: 10, audio: 20, video: 21 },
  };
  const lists: Readonly<Record<string, string>> = {
    itemVisibilities: 'draft published needs_review scheduled',
    itemKinds: 'album-track event-item gallery-image portfolio-item blog-post gallery-video',
    galleryMediaTypes: 'imageEmpty imageFile imageLicensed imageReused assetReused video',
    templateVersions: '7 7.1 8',
    alignments: 'left right',
    eventSources: 'WEB IOS ANDROID SERVER',
    collectionViews: 'list grid product',
    deviceViews: 'desktop phone tablet',
    positions: 'top-left top-center top-right center-left center-center center-right bottom-left bottom-center bottom-right',
    sliceNames: 'heading sub-heading body image gallery video social-icons buttons navigation custom-form newsletter album map lock password twitter logo action '
      + 'popup-overlay-action temp-lock-inject',
    slideTypes: 'cover-page lock-screen popup-overlay',
    tweakPageTypes: 'SPLASH_PAGE LOCK_SCREEN POPUP_OVERLAY CHECKOUT STYLE',
    surveyCohorts: 'A B C D E',
    layoutBreakpoints: 'mobile desktop',
    connectionStates: 'awaiting connected disconnected',
  };
  const all: Readonly<Record<string, unknown>> = { ...enumerations, productTypes, measurementStandards };
  for (const [name, expected] of Object.entries(codes)) test(`${name} has the specification's codes`, () => assert.deepEqual(all[name], expected));
  for (const [name, expected] of Object.entries(lists)) test(`${name} has the specification's words`, () => assert.deepEqual(all[name], expected.split(' ')));

  test('no code stands for two', () => {
    for (const [name, each] of Object.entries(codes)) assert.equal(new Set(Object.values(each)).size, Object.keys(each).length, name);
  });

  test('every one of them is in the tables above', () => {
    const others = ['cartPageTypes', 'blockVariants', 'isBlockVariant', 'getEnumerationName', 'nameOf'];
    assert.deepEqual(Object.keys(enumerations).filter(name => !(name in codes) && !(name in lists) && !others.includes(name)), []);
  });

  test('two page types show the cart', () => assert.deepEqual(enumerations.cartPageTypes, [200, 205]));

  for (const [code, name] of [[8, 'gallery'], [71, 'shape'], [0, undefined], ['8', undefined], [null, undefined]] as const) {
    test(`the block ${JSON.stringify(code)} is called ${name}`, () => assert.equal(getEnumerationName(enumerations.blockType, code), name));
  }

  for (const [code, expected] of [[999, false], [1000, true], [1019, true], [1020, false], [1000.5, false], ['1000', false], [null, false]] as const) {
    test(`${JSON.stringify(code)} is ${expected ? 'a' : 'no'} block variant`, () => assert.equal(isBlockVariant(code), expected));
  }
});

describe('limits of an editor', () => {
  test('are the specification\'s', () => assert.deepEqual(editorLimits, {
    tagLength: 50, categoryLength: 25, blocksPerLayout: 60, tracksPerAlbum: 60, orderedItems: 250, productsPerCollection: 200, nestedCategories: 10_000,
    connectedGalleries: 20, connectedGalleryPictures: 50,
  }));

  const words: Readonly<Record<EditorLimit, string>> = {
    tagLength: '51 characters in a tag; expected 50 at most', categoryLength: '26 characters in the name of a category; expected 25 at most',
    blocksPerLayout: '61 blocks in a layout; expected 60 at most', tracksPerAlbum: '61 tracks in an album; expected 60 at most',
    orderedItems: '251 items in a collection with an order of its own; expected 250 at most', productsPerCollection: '201 products in a collection; expected 200 at most',
    nestedCategories: '10001 nested categories; expected 10000 at most', connectedGalleries: '21 connected galleries; expected 20 at most',
    connectedGalleryPictures: '51 pictures in a connected gallery; expected 50 at most',
  };
  for (const [limit, message] of Object.entries(words) as [EditorLimit, string][]) {
    test(`${limit} is reported when it is exceeded, by a number, a text or a list`, () => {
      const most = editorLimits[limit];
      for (const size of [0, 1, most]) assert.equal(checkLimit(limit, size), null);
      for (const given of [most + 1, 'x'.repeat(most + 1), Array(most + 1).fill(0)]) assert.deepEqual(checkLimit(limit, given), { limit, got: most + 1, most, message });
      assert.equal(checkLimit(limit, Infinity)?.got, Infinity);
    });
  }

  for (const given of [undefined, null, NaN, -1, {}, true, () => 1]) {
    test(`${typeof given === 'object' ? JSON.stringify(given) : String(given)} has no size and is reported`, () => {
      for (const check of [checkLimit, isWithinLimit]) assert.throws(() => check('tagLength', given as number), { name: 'TypeError', message: /^checkLimit: got .+; expected a number from 0, a text or a list\.$/ });
    });
  }

  for (const limit of ['pages', '', 'toString', undefined]) {
    test(`a limit "${limit}" is unknown and is reported with the known ones`, () =>
      assert.throws(() => checkLimit(limit as EditorLimit, 1), { name: 'TypeError', message: /^checkLimit: limit ".*" is unknown; expected tagLength, categoryLength, .*connectedGalleryPictures\.$/ }));
  }

  for (const [limit, given, expected] of [
    ['tagLength', 'x'.repeat(50), true], ['tagLength', 'x'.repeat(51), false], ['categoryLength', '🏺'.repeat(25), true], ['categoryLength', '🏺'.repeat(26), false],
    ['blocksPerLayout', Array(60).fill(0), true], ['blocksPerLayout', Array(61).fill(0), false], ['nestedCategories', 10_000, true], ['nestedCategories', 10_001, false],
  ] as const) {
    test(`${limit} ${expected ? 'takes' : 'refuses'} ${typeof given === 'number' ? given : given.length}`, () => assert.equal(isWithinLimit(limit, given), expected));
  }
});
