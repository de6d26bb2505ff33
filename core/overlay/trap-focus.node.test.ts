import assert from 'node:assert/strict';
import { test } from 'node:test';
import { getZIndex } from './overlay-stack.js';
import { trapFocus, type FocusTrap } from './trap-focus.js';

const { signal } = new AbortController();
const container = {} as HTMLElement;
const predicate = () => true;

const wrong: [what: string, trap: FocusTrap, message: RegExp][] = [
  ['neither', { signal }, /both not given; expected exactly one/],
  ['both', { container, predicate, signal }, /both given; expected exactly one/],
];
for (const [what, trap, message] of wrong) {
  test(`a trap with ${what} of container and predicate is refused`, () => {
    assert.throws(() => trapFocus(trap), { name: 'TypeError', message });
  });
}

for (const [given, trap] of Object.entries({ container: { container }, predicate: { predicate } })) {
  test(`a trap with a ${given} alone is accepted, and one that has ended touches nothing`, () => {
    assert.doesNotThrow(() => trapFocus({ ...trap, signal: AbortSignal.abort() }));
  });
}

for (const [below, index] of [[0, 30000], [1, 30010], [2, 30020], [7, 30070]]) {
  test(`an overlay over ${below} others lies at z-index ${index}`, () => assert.equal(getZIndex(below), index));
}
