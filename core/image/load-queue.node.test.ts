import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { concurrency, mobileConcurrency, LoadQueue } from './load-queue.js';

/** Lets everything that waits for a promise continue. */
const settled = () => new Promise<void>(resolve => { setImmediate(resolve); });

/** A queue with tasks that run until the test ends them. */
function visited(limit: number, count: number) {
  const queue = new LoadQueue(() => limit);
  const inside: number[] = [];
  const leaves: (() => void)[] = [];
  for (let at = 0; at < count; at++) {
    void queue.enter().then(leave => {
      inside.push(at);
      leaves[at] = () => {
        leave();
        inside.splice(inside.indexOf(at), 1);
      };
    });
  }
  return { inside, leaves };
}

describe('the loading queue', () => {
  it('has room for sixteen, for one on a phone', () => assert.deepEqual([concurrency, mobileConcurrency], [16, 1]));

  it('lets in as many as there is room for, in their order', async () => {
    const { inside, leaves } = visited(2, 5);
    await settled();
    assert.deepEqual(inside, [0, 1]);
    leaves[1]!();
    await settled();
    assert.deepEqual(inside, [0, 2]);
    leaves[0]!();
    leaves[2]!();
    await settled();
    assert.deepEqual(inside, [3, 4]);
  });

  it('frees a slot once, however often it is released', async () => {
    const queue = new LoadQueue(() => 1);
    const leave = await queue.enter();
    const entered: string[] = [];
    void queue.enter().then(() => entered.push('second'));
    void queue.enter().then(() => entered.push('third'));
    leave();
    leave();
    await settled();
    assert.deepEqual(entered, ['second']);
  });

  it('has room again when all have left', async () => {
    const queue = new LoadQueue(() => 1);
    for (let time = 0; time < 3; time++) (await queue.enter())();
    let isInside = false;
    void queue.enter().then(() => { isInside = true; });
    await settled();
    assert.equal(isInside, true);
  });
});
