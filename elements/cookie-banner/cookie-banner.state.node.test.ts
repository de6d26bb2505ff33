import assert from 'node:assert/strict';
import { test } from 'node:test';
import { atom } from 'nanostores';
import type { Consent } from '../../core/consent/purposes.js';
import { CookieBannerState, type Phase } from './cookie-banner.state.js';

function setUp(cookie: Consent, { keepsCookies = true } = {}) {
  const current = atom<Consent>(cookie);
  let stored = cookie;
  const answer = (consent: Consent) => {
    if (keepsCookies) stored = consent;
    current.set(consent);
  };
  const state = new CookieBannerState({ stored: () => stored, current, answer });
  const mounted = new AbortController();
  state.connect(mounted.signal);
  return { state, answer, stored: () => stored };
}

const cases: [cookie: Consent, isEnabled: boolean, isForced: boolean, phase: Phase][] = [
  ['unasked', true, false, 'asking'],
  ['accepted', true, false, 'hidden'],
  ['declined', true, false, 'hidden'],
  ['unasked', false, false, 'hidden'],
  ['unasked', true, true, 'forced'],
  ['accepted', true, true, 'forced'],
  ['declined', false, true, 'forced'],
];
for (const [cookie, isEnabled, isForced, phase] of cases) {
  test(`cookie ${cookie}, ${isEnabled ? 'enabled' : 'off'}${isForced ? ', forced' : ''}: ${phase}`, () => {
    assert.equal(setUp(cookie).state.phase({ isEnabled, isForced }), phase);
  });
}

const plain = { isEnabled: true, isForced: false };

for (const consent of ['accepted', 'declined'] as const) {
  test(`${consent} is stored and closes the banner`, () => {
    const { state, stored } = setUp('unasked');
    state.give(consent, false);
    assert.deepEqual([stored(), state.phase(plain)], [consent, 'hidden']);
  });

  test(`${consent} closes the banner where cookies are blocked`, () => {
    const { state } = setUp('unasked', { keepsCookies: false });
    state.give(consent, false);
    assert.deepEqual([state.phase(plain), state.answer], ['hidden', consent]);
  });
}

test('a preview stores nothing and stays', () => {
  const { state, stored } = setUp('unasked');
  state.give('accepted', true);
  assert.equal(stored(), 'unasked');
  assert.equal(state.phase({ isEnabled: true, isForced: true }), 'forced');
  assert.equal(state.phase(plain), 'asking');
});

test('another tab\'s answer closes the banner, and its withdrawal shows it again', () => {
  const { state, answer } = setUp('unasked');
  answer('declined');
  assert.equal(state.phase(plain), 'hidden');
  answer('unasked');
  assert.equal(state.phase(plain), 'asking');
});

test('a visitor can look at the answer, keep it, repeat it or change it', () => {
  const { state, stored } = setUp('accepted');
  state.reopen();
  assert.equal(state.phase(plain), 'reopened');
  state.keep();
  assert.deepEqual([state.phase(plain), stored()], ['hidden', 'accepted']);
  state.reopen();
  state.give('accepted', false);
  assert.deepEqual([state.phase(plain), stored()], ['hidden', 'accepted']);
  state.reopen();
  state.give('declined', false);
  assert.deepEqual([state.phase(plain), stored()], ['hidden', 'declined']);
});

test('a banner on a server renders nothing, so that nothing flashes for visitors who have answered', () => {
  const state = new CookieBannerState({ stored: () => { throw new Error('no cookies on a server'); }, current: atom<Consent>('unasked'), answer() {} });
  assert.equal(state.phase({ isEnabled: true, isForced: true }), 'hidden');
});

for (const [current, phase] of [['accepted', 'hidden'], ['declined', 'asking'], ['unasked', 'asking']] as const) {
  test(`a page that has ${current} before the banner came, with a cookie that cannot be read: ${phase}`, () => {
    const state = new CookieBannerState({ stored: () => 'unasked', current: atom<Consent>(current), answer() {} });
    state.connect(new AbortController().signal);
    assert.equal(state.phase(plain), phase);
  });
}

test('a notice of scripts that still run stands until it is closed or the visitor agrees again, and gives way to the question', () => {
  const { state, answer } = setUp('declined');
  state.$notice.set(() => 'Reload');
  assert.equal(state.phase(plain), 'notice');
  assert.equal(state.phase({ isEnabled: false, isForced: false }), 'notice', 'whoever has asked');
  state.reopen();
  assert.equal(state.phase(plain), 'reopened');
  state.keep();
  assert.equal(state.phase(plain), 'notice');
  state.keep();
  assert.equal(state.phase(plain), 'hidden');
  state.$notice.set(() => 'Reload');
  answer('accepted');
  assert.equal(state.phase(plain), 'hidden');
});
