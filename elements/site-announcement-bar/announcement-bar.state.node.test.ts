import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { ClosingRecord } from '../../core/overlay/closing-record.js';
import { shouldShow } from './announcement-bar.state.js';

const now = 1_800_000_000_000;
const dayMs = 86_400_000;
const wished = { enabled: true, dismissible: true, version: 1, displayFrequency: -1 };
const closed = (version: number, daysAgo = 1): ClosingRecord => ({ dateClosed: now - daysAgo * dayMs, version, submitted: false });

describe('an announcement', () => {
  const rows: [string, Partial<typeof wished>, boolean, ClosingRecord | null, boolean][] = [
    ['is shown', {}, false, null, true],
    ['is not shown when it is off', { enabled: false }, false, null, false],
    ['is not shown when the site disables it', {}, true, null, false],
    ['stays closed', {}, false, closed(1, 9999), false],
    ['is shown again in a new version', { version: 2 }, false, closed(1), true],
    ['is shown again after its days', { displayFrequency: 2 }, false, closed(1, 2), true],
    ['is not shown again before', { displayFrequency: 2 }, false, closed(1, 1), false],
    ['that cannot be closed is shown whatever was closed before', { dismissible: false }, false, closed(1), true],
  ];
  for (const [title, wishes, isOff, record, expected] of rows) {
    it(title, () => assert.equal(shouldShow({ ...wished, ...wishes }, isOff, record, now), expected));
  }
});
