import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { type Step, StepsState } from './steps.state.js';

const four = ['a', 'b', 'c', 'd'].map(id => ({ id, name: id.toUpperCase() }));
const without = (...skipped: string[]): Step[] => four.map(step => ({ ...step, isSkipped: skipped.includes(step.id) }));
type Act = (state: StepsState) => void;
const next: Act = state => state.next();
const back: Act = state => state.back();
const visit = (id: string): Act => state => state.visit(id);
const follow = (id: string): Act => state => state.follow(id);
const skip = (...ids: string[]): Act => state => state.setSteps(without(...ids));

/** Steps as a visitor sees them: `A` current, `a` completed, `(a)` not to be reached. */
const seen = (state: StepsState) => state.$snapshot.get().steps.map(({ id, isCurrent, isCompleted, isOpen }) =>
  `${isOpen ? '' : '('}${isCurrent ? id.toUpperCase() : id}${isCompleted ? '+' : ''}${isOpen ? '' : ')'}`).join(' ');

const rows: readonly [what: string, acts: readonly Act[], expected: string][] = [
  ['begins with the first', [], 'A (b) (c) (d)'],
  ['goes on', [next], 'a+ B (c) (d)'],
  ['goes back without losing what was completed', [next, next, back], 'a+ B+ c (d)'],
  ['goes no further back than the first', [back, back], 'A (b) (c) (d)'],
  ['stays at the last', [next, next, next, next, next], 'a+ b+ c+ D+'],
  ['goes on one by one after Back', [next, next, next, back, back, next], 'a+ b+ C+ d'],
  ['continues after a change where the visitor was', [next, next, next, visit('a'), next], 'a+ b+ c+ D'],
  ['does not count a step as completed while it is changed', [next, next, visit('a')], 'A (b+) (c) (d)'],
  ['continues after a change with a step that is asked for by it', [skip('b'), next, next, visit('a'), skip(), next], 'a+ B (c+) (d)'],
  ['goes on one by one once the visitor has gone elsewhere', [next, next, next, visit('a'), follow('a'), next], 'a+ B+ c+ d'],
  ['follows to a completed step', [next, next, follow('a')], 'A+ b+ c (d)'],
  ['follows to the first that is not completed otherwise', [next, follow('d')], 'a+ B (c) (d)'],
  ['leaves out what is skipped', [skip('b', 'c'), next], 'a+ D'],
  ['leaves a step that is skipped while it is shown for the one before', [next, next, skip('c')], 'a+ B+ d'],
  ['leaves a first step that is skipped for the next', [skip('a')], 'B (c) (d)'],
  ['leaves for the first where all before are skipped', [next, skip('a', 'b')], 'C (d)'],
  ['starts again', [next, next, state => state.reset()], 'A (b) (c) (d)'],
  ['is nowhere without steps', [next, state => state.setSteps([])], ''],
  ['restores a position', [state => state.restore({ current: 'c', completed: ['a', 'b'] })], 'a+ b+ C (d)'],
  ['restores no position behind a step that was not completed', [state => state.restore({ current: 'd', completed: ['a'] })], 'a+ B (c) (d)'],
  ['restores no step that is gone', [state => state.restore({ current: 'x', completed: ['a', 'y'] })], 'a+ B (c) (d)'],
];

describe('the steps of a form', () => {
  for (const [what, acts, expected] of rows) {
    test(what, () => {
      const state = new StepsState();
      state.setSteps(four);
      for (const act of acts) act(state);
      assert.equal(seen(state), expected);
    });
  }

  test('random walks: one step is current, and its conditions are met; no step before it is skipped without being seen', () => {
    let seed = 7;
    const random = (most: number) => (seed = (seed * 1103515245 + 12345) % 2147483648) % most;
    for (let walk = 0; walk < 1000; walk++) {
      const state = new StepsState();
      state.setSteps(four);
      for (let at = 0; at < 20; at++) {
        const id = four[random(4)]!.id;
        const acts = [next, next, back, follow(id), skip(...four.filter(() => random(3) === 0).map(step => step.id)), skip()];
        acts[random(acts.length)]!(state);
        const { steps, index } = state.$snapshot.get();
        assert.deepEqual(steps.map(step => step.isCurrent), steps.map((_, place) => place === index));
        assert.equal(state.isLast, index === steps.length - 1);
        for (const step of steps.filter(({ isOpen }) => !isOpen)) assert.ok(steps.slice(0, steps.indexOf(step)).some(({ isCompleted }) => !isCompleted));
      }
    }
  });
});
