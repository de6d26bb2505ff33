import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { ManualClock } from './manual-clock.fixture.test.js';
import { waitForExistence } from './wait-for-existence.js';

/** A parent that has the element from this many looks on. */
function parentWith(found: object | null, fromLook = 0) {
  const asked: string[] = [];
  const parent = { querySelector: (selector: string) => { asked.push(selector); return asked.length > fromLook ? found : null; } } as unknown as ParentNode;
  return { parent, asked };
}
const element = {} as Element;

describe('waitForExistence', () => {
  test('returns an existing value immediately', async () => {
    const { parent, asked } = parentWith(element);
    assert.equal(await waitForExistence(parent, '.a'), element);
    assert.deepEqual(asked, ['.a']);
  });

  test('gives what comes later, and looks no more', async () => {
    const clock = new ManualClock();
    const { parent, asked } = parentWith(element, 3);
    const found = waitForExistence(parent, '.a', { clock, delayMs: 100 });
    clock.pass(299);
    assert.equal(asked.length, 3);
    clock.pass(1);
    assert.equal(await found, element);
    assert.deepEqual([asked.length, clock.waiting], [4, 0]);
  });

  test('rejects when the retries run out', async () => {
    const clock = new ManualClock();
    const { parent, asked } = parentWith(null);
    const found = waitForExistence(parent, '#late', { clock, retries: 2, delayMs: 10 });
    clock.pass(1000);
    await assert.rejects(found, { name: 'NotFoundError', path: '#late' });
    assert.equal(asked.length, 3);
  });

  for (const parent of [null, undefined]) {
    test(`rejects where the parent is ${String(parent)}`, () =>
      assert.rejects(waitForExistence(parent, '.a'), { name: 'TypeError', message: /parent is .*; expected an element/ }));
  }
  test('rejects where the selector is missing', () =>
    assert.rejects(waitForExistence(parentWith(element).parent, ''), { name: 'TypeError', message: /selector is ""; expected one of CSS/ }));

  test('rejects with what a wrong selector throws', async () => {
    const wrong = new SyntaxError('no selector');
    await assert.rejects(waitForExistence({ querySelector: () => { throw wrong; } } as unknown as ParentNode, '..'), wrong);
  });

  test('ends with its signal, and waits for nothing then', async () => {
    const clock = new ManualClock();
    const ended = new AbortController();
    const found = waitForExistence(parentWith(null).parent, '.a', { clock, signal: ended.signal });
    ended.abort(new Error('gone'));
    await assert.rejects(found, /gone/);
    assert.equal(clock.waiting, 0);
    await assert.rejects(waitForExistence(parentWith(element).parent, '.a', { signal: ended.signal }), /gone/);
  });
});
