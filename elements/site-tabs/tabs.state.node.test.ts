import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { TabsState, type Tab } from './tabs.state.js';

const tab = (name: string): Tab<{ name: string }> => ({ item: { name }, id: name, label: name, hasOwnHeading: true });
const [a, b, c] = ['a', 'b', 'c'].map(tab) as [ReturnType<typeof tab>, ReturnType<typeof tab>, ReturnType<typeof tab>];

function setUp(tabs = [a, b, c]) {
  const state = new TabsState<{ name: string }>();
  state.read(tabs);
  return state;
}

describe('tabs', () => {
  it('open the first', () => assert.equal(setUp().index, 0));
  it('have none open without a tab', () => assert.equal(setUp([]).index, -1));

  it('open one at a time', () => {
    const state = setUp();
    assert.deepEqual([state.select(2), state.index], [true, 2]);
    assert.deepEqual([state.select(2), state.select(3), state.select(-1), state.index], [false, false, false, 2]);
  });

  it('keep the open one when others come and go, and open another when it goes', () => {
    const state = setUp();
    state.select(1);
    state.read([tab('late'), a, b]);
    assert.equal(state.index, 2);
    state.read([a, c]);
    assert.equal(state.index, 1);
    state.read([a]);
    assert.equal(state.index, 0);
  });

  it('open what is wanted once it is there', () => {
    const state = new TabsState<{ name: string }>();
    state.want(1);
    state.read([a, b]);
    assert.equal(state.index, 1);
    state.want(9);
    assert.equal(state.index, 0);
  });

  const rows: [key: string, from: number, isRightToLeft: boolean, to: number | null][] = [
    ['ArrowRight', 0, false, 1], ['ArrowRight', 2, false, 0], ['ArrowLeft', 0, false, 2], ['ArrowLeft', 2, false, 1],
    ['ArrowLeft', 0, true, 1], ['ArrowRight', 0, true, 2], ['Home', 2, false, 0], ['End', 0, true, 2],
    ['ArrowDown', 0, false, null], ['a', 0, false, null],
  ];
  for (const [key, from, isRightToLeft, to] of rows) {
    it(`${key} leads from ${from} to ${to}${isRightToLeft ? ' from right to left' : ''}`, () =>
      assert.equal(setUp().indexForKey(key, from, isRightToLeft), to));
  }
});
