import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ManualClock } from '../../core/platform/manual-clock.fixture.test.js';
import { tooltipSettings } from './tooltip.settings.js';
import { TooltipState } from './tooltip.state.js';

interface Options { mayShow?: () => boolean; isWarm?: () => boolean; showDelayMs?: number }

function setUp({ mayShow = () => true, isWarm = () => false, showDelayMs = tooltipSettings.settings.showDelay.default }: Options = {}) {
  const clock = new ManualClock();
  const heard: string[] = [];
  const state = new TooltipState({
    showDelayMs: () => showDelayMs,
    isWarm,
    mayShow,
    changed: () => heard.push(state.isOpen ? 'open' : 'closed'),
  }, clock);
  return { clock, heard, state };
}

test('a pointer waits for 1200 ms', () => {
  const { clock, state } = setUp();
  state.enter();
  clock.pass(1199);
  assert.equal(state.isOpen, false);
  clock.pass(1);
  assert.deepEqual([state.isOpen, state.reason], [true, 'pointer']);
});

test('a pointer that goes before is not followed by a tip', () => {
  const { clock, state } = setUp();
  state.enter();
  clock.pass(1199);
  state.leave();
  clock.pass(9000);
  assert.deepEqual([state.isOpen, clock.waiting], [false, 0]);
});

for (const [what, options] of Object.entries({
  'after another tip': { isWarm: () => true }, 'where the author wants no delay': { showDelayMs: 0 },
})) {
  test(`it shows immediately ${what}`, () => {
    const { clock, state } = setUp(options);
    state.enter();
    clock.pass(1);
    assert.equal(state.isOpen, true);
  });
}

test('a pointer may go to the tip, and the tip stays as long as it is there', () => {
  const { clock, state, heard } = setUp();
  state.enter();
  clock.pass(1200);
  state.leave();
  clock.pass(299);
  state.enter();
  clock.pass(60_000);
  assert.equal(state.isOpen, true);
  state.leave();
  clock.pass(300);
  assert.deepEqual([state.isOpen, heard], [false, ['open', 'closed']]);
});

test('shows immediately on focus and hides immediately on blur', () => {
  const { clock, state } = setUp();
  state.show('focus');
  assert.deepEqual([state.isOpen, state.reason], [true, 'focus']);
  clock.pass(60_000);
  assert.equal(state.isOpen, true);
  state.blur();
  assert.equal(state.isOpen, false);
});

test('it stays while either pointer or focus keeps it', () => {
  const { clock, state, heard } = setUp();
  state.show('focus');
  state.enter();
  state.blur();
  clock.pass(9000);
  assert.equal(state.isOpen, true);
  state.show('focus');
  state.leave();
  clock.pass(9000);
  assert.equal(state.isOpen, true);
  state.blur();
  assert.deepEqual([state.isOpen, heard], [false, ['open', 'closed']]);
});

test('a finger has to rest for half a second; what it shows stays when it goes', () => {
  const { clock, state } = setUp();
  state.press();
  clock.pass(499);
  assert.equal(state.isOpen, false);
  clock.pass(1);
  assert.deepEqual([state.isOpen, state.reason], [true, 'touch']);
  state.release();
  clock.pass(60_000);
  assert.equal(state.isOpen, true);
  state.dismiss();
  assert.equal(state.isOpen, false);
});

test('a finger that taps or moves shows nothing', () => {
  const { clock, state } = setUp();
  state.press();
  clock.pass(200);
  state.release();
  clock.pass(9000);
  assert.equal(state.isOpen, false);
});

test('dismissed, it stays hidden until it is requested again', () => {
  const { clock, state } = setUp();
  state.enter();
  clock.pass(1200);
  state.dismiss();
  clock.pass(9000);
  assert.equal(state.isOpen, false);
  state.leave();
  state.enter();
  clock.pass(1200);
  assert.equal(state.isOpen, true);
});

test('dismissed while the pointer waits, it does not show', () => {
  const { clock, state } = setUp();
  state.enter();
  clock.pass(600);
  state.dismiss();
  clock.pass(9000);
  assert.equal(state.isOpen, false);
});

test('focus during the wait of a pointer shows it once', () => {
  const { clock, state, heard } = setUp();
  state.enter();
  clock.pass(600);
  state.show('focus');
  clock.pass(9000);
  assert.deepEqual(heard, ['open']);
});

test('a page that cancels the event keeps it hidden', () => {
  const { clock, state, heard } = setUp({ mayShow: () => false });
  state.enter();
  clock.pass(1200);
  state.show('focus');
  assert.deepEqual([state.isOpen, heard], [false, []]);
});
