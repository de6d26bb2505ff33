import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ManualClock } from '../../core/platform/manual-clock.fixture.test.js';
import { getButtonStyles, buttonStyles, styleOfKind, type Answer, type DialogKind, type DialogStyle } from './button-styles.js';
import { dialogSettings } from './dialog.settings.js';
import { DialogState } from './dialog.state.js';

const rows: [kind: DialogKind, style: DialogStyle | 'by-kind', buttons: Answer[]][] = [
  ['confirm', 'by-kind', ['cancel', 'confirm']],
  ['confirm', 'confirm-or-reject', ['reject', 'confirm']],
  ['confirm', 'confirm-or-cancel', ['cancel', 'confirm']],
  ['confirm', 'confirm-only', ['confirm']],
  ['confirm', 'no-buttons', []],
  ['alert', 'by-kind', ['confirm']],
  ['alert', 'no-buttons', []],
  ['information', 'by-kind', []],
  ['information', 'confirm-or-cancel', []],
];
for (const [kind, style, buttons] of rows) {
  test(`${kind}, ${style}: ${buttons.join(' and ') || 'no buttons'}`, () => assert.deepEqual(getButtonStyles(kind, style), buttons));
}

test('the settings offer every kind and every style', () => {
  assert.deepEqual(dialogSettings.settings.kind.choices, Object.keys(styleOfKind));
  assert.deepEqual(dialogSettings.settings.dialogStyle.choices, ['by-kind', ...Object.keys(buttonStyles)]);
});

test('an information message is shown for 2000 ms', () => assert.equal(dialogSettings.settings.hideAfter.default, 2000));

function setUp({ mayOpen = () => true, mayAnswer = () => true }: { mayOpen?: () => boolean; mayAnswer?: (answer: Answer) => boolean } = {}) {
  const clock = new ManualClock();
  const events: string[] = [];
  const state = new DialogState({
    mayOpen: () => { events.push('open?'); return mayOpen(); },
    mayAnswer: answer => { events.push(`${answer}?`); return mayAnswer(answer); },
    closed: answer => events.push(`closed by ${answer}`),
  }, clock);
  state.onChange = () => events.push(state.phase);
  return { clock, events, state };
}

for (const answer of ['confirm', 'reject', 'cancel'] as const) {
  test(`${answer} hides it, once, and resolves the question`, async () => {
    const { events, state } = setUp();
    state.open(0);
    const asked = [state.nextAnswer(), state.nextAnswer()];
    state.answer(answer);
    state.answer('confirm');
    state.answer('reject');
    state.hide();
    state.hidden();
    state.hidden();
    state.answer(answer);
    assert.deepEqual(events, ['open?', 'open', `${answer}?`, 'hiding', 'closed', `closed by ${answer}`]);
    assert.deepEqual(await Promise.all(asked), [answer, answer]);
  });
}

test('hiding it requires no answer and counts as cancel', async () => {
  const { events, state } = setUp();
  state.open(0);
  const asked = state.nextAnswer();
  state.hide();
  state.hidden();
  assert.deepEqual(events, ['open?', 'open', 'hiding', 'closed', 'closed by cancel']);
  assert.equal(await asked, 'cancel');
});

test('a page that prevents the default keeps it closed, or open', async () => {
  const closed = setUp({ mayOpen: () => false });
  assert.equal(closed.state.open(0), false);
  assert.equal(closed.state.phase, 'closed');
  assert.equal(await closed.state.nextAnswer(), 'cancel');
  const open = setUp({ mayAnswer: answer => answer !== 'confirm' });
  open.state.open(0);
  open.state.answer('confirm');
  assert.equal(open.state.phase, 'open');
  open.state.answer('cancel');
  assert.equal(open.state.phase, 'hiding');
});

test('a page that hides it while it is asked has the last word', () => {
  const { events, state } = setUp({ mayAnswer: () => { state.hide(); return true; } });
  state.open(0);
  state.answer('confirm');
  state.hidden();
  assert.equal(events.at(-1), 'closed by cancel');
});

test('opened while it is closing, it is closed first: the old question is answered, the new one is not', async () => {
  const { events, state } = setUp();
  state.open(0);
  const first = state.nextAnswer();
  state.answer('reject');
  state.open(0);
  const second = state.nextAnswer();
  assert.deepEqual(events.slice(-4), ['closed', 'closed by reject', 'open?', 'open']);
  assert.equal(await first, 'reject');
  state.answer('confirm');
  state.hidden();
  assert.equal(await second, 'confirm');
});

test('opened by its own end, it is open', () => {
  const { state } = setUp();
  const again = new DialogState({ mayOpen: () => true, mayAnswer: () => true, closed: () => { again.open(0); } });
  again.open(0);
  again.hide();
  again.hidden();
  assert.equal(again.phase, 'open');
  assert.equal(state.phase, 'closed');
});

test('an information message closes automatically after its duration, counted from when it is visible', () => {
  const { clock, state } = setUp();
  state.open(2000);
  clock.pass(5000);
  state.shown();
  clock.pass(1999);
  assert.equal(state.phase, 'open');
  clock.pass(1);
  assert.equal(state.phase, 'hiding');
});

test('its time stands still while anything holds it', () => {
  const { clock, state } = setUp();
  state.open(2000);
  state.shown();
  clock.pass(1500);
  state.hold('pointer', true);
  state.hold('focus', true);
  clock.pass(9000);
  state.hold('pointer', false);
  clock.pass(9000);
  assert.equal(state.phase, 'open');
  state.hold('focus', false);
  clock.pass(499);
  assert.equal(state.phase, 'open');
  clock.pass(1);
  assert.equal(state.phase, 'hiding');
});

test('opened in a hidden tab, its duration does not start', () => {
  const { clock, state } = setUp();
  state.open(2000);
  state.hold('tab', true);
  state.shown();
  clock.pass(9000);
  assert.equal(state.phase, 'open');
  state.hold('tab', false);
  clock.pass(2000);
  assert.equal(state.phase, 'hiding');
});

test('a hold of the last opening does not last', () => {
  const { clock, state } = setUp();
  state.open(2000);
  state.shown();
  state.hold('pointer', true);
  state.hide();
  state.hidden();
  state.open(2000);
  state.shown();
  clock.pass(2000);
  assert.equal(state.phase, 'hiding');
});

test('without a time it stays', () => {
  const { clock, state } = setUp();
  state.open(0);
  state.shown();
  state.hold('pointer', true);
  state.hold('pointer', false);
  clock.pass(1e9);
  assert.equal(state.phase, 'open');
  assert.equal(clock.waiting, 0);
});
