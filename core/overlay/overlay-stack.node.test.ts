import assert from 'node:assert/strict';
import { test } from 'node:test';
import { closeOnEscape, OverlayStack, overlays } from './overlay-stack.js';

const named = (name: string) => ({ name, close() {} });

test('the last overlay pushed is on top', () => {
  const stack = new OverlayStack();
  assert.equal(stack.top, undefined);
  const [below, above] = [named('below'), named('above')];
  stack.push(below, new AbortController().signal);
  stack.push(above, new AbortController().signal);
  assert.equal(stack.top, above);
});

for (const [order, tops] of Object.entries({
  'a b c': ['c', 'c', undefined], 'c b a': ['b', 'a', undefined], 'b c a': ['c', 'a', undefined],
})) {
  test(`overlays that end in the order ${order} leave the right one on top`, () => {
    const stack = new OverlayStack();
    const ends = new Map(['a', 'b', 'c'].map(name => {
      const controller = new AbortController();
      stack.push(named(name), controller.signal);
      return [name, controller];
    }));
    const left = order.split(' ').map(name => {
      ends.get(name)!.abort();
      return (stack.top as { name: string } | undefined)?.name;
    });
    assert.deepEqual(left, tops);
  });
}

test('an overlay that has already ended never lies on top', () => {
  const stack = new OverlayStack();
  stack.push(named('late'), AbortSignal.abort());
  assert.equal(stack.top, undefined);
});

const press = (target: EventTarget, more: object = {}): boolean =>
  target.dispatchEvent(Object.assign(new Event('keydown', { cancelable: true }), { key: 'Escape', ...more }));

test('one Escape closes one overlay, the topmost, in any order of listeners', () => {
  const page = new EventTarget();
  const closed: string[] = [];
  for (const name of ['below', 'above']) {
    const ended = new AbortController();
    const closable = { close() { closed.push(name); ended.abort(); } };
    overlays.push(closable, ended.signal);
    closeOnEscape(page, closable, ended.signal);
  }
  assert.equal(press(page), false);
  assert.deepEqual(closed, ['above']);
  press(page);
  assert.deepEqual(closed, ['above', 'below']);
  assert.equal(press(page), true);
});

for (const more of [{ shiftKey: true }, { ctrlKey: true }, { isComposing: true }, { keyCode: 229 }, { key: 'Enter' }]) {
  test(`a click with ${JSON.stringify(more)} closes nothing`, () => {
    const page = new EventTarget();
    const ended = new AbortController();
    let isClosed = false;
    const closable = { close() { isClosed = true; } };
    overlays.push(closable, ended.signal);
    closeOnEscape(page, closable, ended.signal);
    press(page, more);
    ended.abort();
    assert.equal(isClosed, false);
  });
}
