import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { captionShare } from './captions.controller.js';

describe('a caption over an image', () => {
  for (const [captionPx, slidePx, share] of [
    [0, 400, null], [100, 400, null], [359, 400, null], [360, 400, null], [361, 400, 0.4], [4000, 400, 0.4], [10, 0, null],
  ] as const) {
    it(`of ${captionPx} in ${slidePx} px ${share === null ? 'is shown whole' : `covers ${share * 100} %`}`, () => {
      assert.equal(captionShare(captionPx, slidePx), share);
    });
  }
});
