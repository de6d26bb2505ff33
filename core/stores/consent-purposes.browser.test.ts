import { assert, fixtureCleanup } from '@open-wc/testing';
import { readConsent, readPurposeAnswer } from '../consent/consent-cookie.js';
import { $consent, answerConsent, answerPurposes, consentFor, onDecline } from './consent.js';

/** A banner's question as core reads it: the tag alone. */
function ask(purposes: string, version = ''): void {
  const banner = document.createElement('cookie-banner');
  banner.setAttribute('purposes', purposes);
  banner.setAttribute('policy-version', version);
  document.body.append(banner);
}

const statistics = consentFor('statistics');
const marketing = consentFor('marketing');
const states = () => [$consent.get(), statistics.get(), marketing.get(), consentFor('functional').get()];

describe('consent by purpose', () => {
  afterEach(() => {
    answerConsent('unasked');
    document.querySelectorAll('cookie-banner').forEach(banner => banner.remove());
    fixtureCleanup();
  });

  it('is the simple answer where the banner asks no purposes, and stores no second cookie', () => {
    answerConsent('accepted');
    assert.deepEqual(states(), ['accepted', 'accepted', 'accepted', 'accepted']);
    assert.isNull(readPurposeAnswer());
    assert.throws(() => answerPurposes({ statistics: true }), RangeError);
    answerConsent('declined');
    assert.deepEqual(states(), ['declined', 'declined', 'declined', 'declined']);
  });

  it('allows statistics alone, and the simple cookie is false', () => {
    ask('statistics marketing', '2');
    answerPurposes({ statistics: true });
    assert.deepEqual(states(), ['declined', 'accepted', 'declined', 'declined']);
    assert.equal(readConsent(), 'declined');
    assert.deepEqual(readPurposeAnswer(), { granted: ['statistics'], declined: ['marketing'], version: '2' });
  });

  it('allows everything that was asked, and nothing else', () => {
    ask('statistics marketing', '2');
    answerConsent('accepted');
    assert.deepEqual(states(), ['accepted', 'accepted', 'accepted', 'unasked']);
    assert.equal(readConsent(), 'accepted');
    answerConsent('unasked');
    assert.deepEqual(states(), ['unasked', 'unasked', 'unasked', 'unasked']);
    assert.isNull(readPurposeAnswer());
  });

  it('notifies of one purpose once, and never of half an answer', () => {
    ask('statistics marketing');
    const seen: string[] = [];
    const stop = statistics.listen(consent => seen.push(consent));
    answerPurposes({ statistics: true });
    answerPurposes({ statistics: true, marketing: true });
    answerPurposes({ marketing: true });
    answerConsent('unasked');
    stop();
    assert.deepEqual(seen, ['accepted', 'declined', 'unasked']);
  });

  it('calls back for the purpose that was declined, and in general where less is allowed than before', () => {
    ask('statistics marketing');
    const ending = new AbortController();
    const called: string[] = [];
    onDecline(() => called.push('less'), ending.signal);
    onDecline(() => called.push('marketing'), ending.signal, 'marketing');
    onDecline(() => called.push('statistics'), ending.signal, 'statistics');
    const callsAfter = (choices: Record<string, boolean>) => {
      called.length = 0;
      answerPurposes(choices);
      return [...called];
    };
    assert.deepEqual(callsAfter({ statistics: true }), ['marketing']);
    assert.deepEqual(callsAfter({ statistics: true, marketing: true }), []);
    assert.deepEqual(callsAfter({ marketing: true }), ['less', 'statistics']);
    assert.deepEqual(callsAfter({}), ['less', 'marketing', 'statistics']);
    ending.abort();
  });
});
