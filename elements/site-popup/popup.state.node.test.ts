import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { ClosingRecord } from '../../core/overlay/closing-record.js';
import { opensAutomatically, type PageFacts, type Wishes } from './popup.state.js';

const now = 1_800_000_000_000;
const dayMs = 86_400_000;
const wished: Wishes = { overlayStyle: 'light', enabled: true, mobile: true, version: 1, displayFrequency: 7, untilSignup: false };
const page: PageFacts = { pageType: 1, collectionType: 1, isMobile: false, isScreenshot: false };

describe('an automatic popup', () => {
  const rows: [string, Partial<Wishes>, Partial<PageFacts>, ClosingRecord | null, boolean][] = [
    ['comes for the first time', {}, {}, null, true],
    ['comes where the page says nothing of itself', {}, { pageType: null, collectionType: null }, null, true],
    ['comes not with style none', { overlayStyle: 'none' }, {}, null, false],
    ['comes not when it is off', { enabled: false }, {}, null, false],
    ['comes not on a splash page', {}, { pageType: 3 }, null, false],
    ['comes not on a splash-page collection', {}, { collectionType: 8 }, null, false],
    ['comes not on a lock screen', {}, { pageType: 103 }, null, false],
    ['comes not in a screenshot', {}, { isScreenshot: true }, null, false],
    ['comes on a phone', {}, { isMobile: true }, null, true],
    ['comes not on a phone where phones are left out', { mobile: false }, { isMobile: true }, null, false],
    ['comes on a computer where phones are left out', { mobile: false }, {}, null, true],
    ['comes not the day after it was closed', {}, {}, { dateClosed: now - dayMs, version: 1, submitted: false }, false],
    ['comes a week after it was closed', {}, {}, { dateClosed: now - 7 * dayMs, version: 1, submitted: false }, true],
    ['comes in a new version', { version: 2 }, {}, { dateClosed: now, version: 1, submitted: true }, true],
    ['comes not to who has signed up', { untilSignup: true }, {}, { dateClosed: now - 99 * dayMs, version: 1, submitted: true }, false],
  ];
  for (const [title, wishes, facts, record, expected] of rows) {
    it(title, () => assert.equal(opensAutomatically({ ...wished, ...wishes }, { ...page, ...facts }, record, now), expected));
  }
});
