import assert from 'node:assert/strict';
import { afterEach, describe, it } from 'node:test';
import { $consent, answerConsent } from './consent.js';

describe('the consent without a page', () => {
  afterEach(() => { answerConsent('unasked'); });

  for (const consent of ['accepted', 'declined', 'unasked'] as const) {
    it(`is answered with ${consent} as in a page, for as long as the program runs`, () => {
      answerConsent(consent);
      assert.equal($consent.get(), consent);
    });
  }

  for (const wrong of ['yes', 'accept', 'Accepted', true, null, undefined, {}]) {
    it(`refuses an answer of ${JSON.stringify(wrong)}`, () => {
      answerConsent('accepted');
      assert.throws(() => answerConsent(wrong as never), RangeError);
      assert.equal($consent.get(), 'accepted');
    });
  }
});
