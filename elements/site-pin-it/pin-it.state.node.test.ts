import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { resolveMode, PinItState } from './pin-it.state.js';

const pin = { url: '', media: '', description: '', id: '' };
const [first, second, third] = [{}, {}, {}];
const stateOf = () => Object.assign(new PinItState(), { buttons: [first, second, third].map(picture => ({ picture: picture!, pin })) });

describe('the mode', () => {
  const rows = [
    ['auto', '', 'hover'],
    ['auto', 'always', 'always'],
    ['auto', 'disabled', 'disabled'],
    ['auto', 'constructor', 'hover'],
    ['hover', 'disabled', 'hover'],
    ['disabled', 'always', 'disabled'],
  ] as const;
  for (const [mode, site, expected] of rows)
    it(`"${mode}" of the tag with "${site}" of the site is ${expected}`, () => assert.equal(resolveMode(mode, site), expected));
});

describe('the tab stop', () => {
  it('is the first button, then the active picture\'s, then the one used last', () => {
    const state = stateOf();
    assert.equal(state.stop, 0);
    state.active = second!;
    assert.equal(state.stop, 1);
    state.active = null;
    state.focus(2);
    assert.equal(state.stop, 2);
    state.buttons = state.buttons.slice(0, 2);
    assert.equal(state.stop, 0);
  });

  const keys: [from: number, key: string, isRightToLeft: boolean, to: number][] = [
    [0, 'ArrowRight', false, 1], [0, 'ArrowLeft', false, 0], [1, 'ArrowRight', true, 0], [1, 'ArrowLeft', true, 2], [1, 'ArrowDown', true, 2],
    [2, 'ArrowDown', false, 2], [0, 'End', true, 2], [2, 'Home', false, 0], [1, 'a', false, -1], [1, 'toString', false, -1],
  ];
  for (const [from, key, isRightToLeft, to] of keys)
    it(`goes from ${from} by ${key}${isRightToLeft ? ', right to left,' : ''} to ${to}`, () =>
      assert.equal(stateOf().target(from, key, isRightToLeft), to));
});
