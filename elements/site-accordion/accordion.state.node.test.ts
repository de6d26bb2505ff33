import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { ManualClock } from '../../core/platform/manual-clock.fixture.test.js';
import { AccordionState } from './accordion.state.js';

const [a, b, c] = ['a', 'b', 'c'].map(name => ({ name })) as [{ name: string }, { name: string }, { name: string }];

function setUp({ isMultiple = false, isAnimated = true, open = [] as object[] } = {}) {
  const clock = new ManualClock();
  const toggled: string[] = [];
  const state = new AccordionState<{ name: string }>({
    isAnimated: () => isAnimated,
    changed: () => {},
  }, clock);
  state.toggled = ({ name }, isOpen) => { toggled.push(`${isOpen ? '+' : '-'}${name}`); };
  state.isMultiple = isMultiple;
  state.read([a, b, c], item => open.includes(item));
  const phases = () => [a, b, c].map(item => state.phaseOf(item)).join(' ');
  return { clock, state, toggled, phases };
}

describe('an accordion', () => {
  it('has every item closed', () => assert.equal(setUp().phases(), 'closed closed closed'));

  it('opens an item in 250 ms', () => {
    const { clock, state, phases } = setUp();
    state.toggle(b);
    assert.equal(phases(), 'closed opening closed');
    clock.pass(249);
    assert.equal(phases(), 'closed opening closed');
    clock.pass(1);
    assert.equal(phases(), 'closed open closed');
  });

  it('ignores presses while an item moves', () => {
    const { clock, state, phases, toggled } = setUp();
    state.toggle(a);
    state.toggle(a);
    state.toggle(b);
    clock.pass(250);
    assert.equal(phases(), 'open closed closed');
    state.toggle(a);
    clock.pass(250);
    assert.deepEqual([phases(), toggled], ['closed closed closed', ['+a', '-a']]);
  });

  it('closes the open item when another one opens', () => {
    const { clock, state, phases, toggled } = setUp({ open: [a] });
    state.toggle(c);
    assert.equal(phases(), 'closing closed opening');
    clock.pass(250);
    assert.deepEqual([phases(), toggled], ['closed closed open', ['-a', '+c']]);
  });

  it('keeps several open where that is allowed', () => {
    const { clock, state, phases } = setUp({ isMultiple: true, open: [a, b] });
    state.toggle(c);
    clock.pass(250);
    assert.equal(phases(), 'open open open');
  });

  it('begins with one item open at most, unless several may be', () => {
    assert.equal(setUp({ open: [b, c] }).phases(), 'closed open closed');
    assert.equal(setUp({ open: [b, c], isMultiple: true }).phases(), 'closed open open');
  });

  it('opens what a link or a search has found even while another item moves', () => {
    const { clock, state, phases } = setUp();
    state.toggle(a);
    clock.pass(100);
    state.set(c, true);
    clock.pass(250);
    assert.equal(phases(), 'closed closed open');
  });

  it('does not move where motion is not welcome', () => {
    const { clock, state, phases } = setUp({ isAnimated: false });
    state.toggle(a);
    assert.deepEqual([phases(), state.isMoving, clock.waiting], ['open closed closed', false, 0]);
  });

  it('keeps what is open when items come and go', () => {
    const { state } = setUp({ open: [b] });
    const late = { name: 'late' };
    state.read([late, b, c], () => false);
    assert.deepEqual(state.items.map(item => state.phaseOf(item)), ['closed', 'open', 'closed']);
    state.set(a, true); // it has gone
    assert.deepEqual(state.items.map(item => state.phaseOf(item)), ['closed', 'open', 'closed']);
  });

  it('leaves nothing waiting when it goes', () => {
    const { clock, state, phases } = setUp();
    state.toggle(a);
    state.end();
    assert.deepEqual([phases(), clock.waiting], ['open closed closed', 0]);
  });
});
