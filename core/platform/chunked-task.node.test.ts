import assert from 'node:assert/strict';
import { it } from 'node:test';
import { ManualClock } from './manual-clock.fixture.test.js';
import { ChunkedTask } from './chunked-task.js';

/** Work of 3 ms an item. */
function slow() {
  const clock = new ManualClock();
  const done: number[] = [];
  /** What had been read when each change was made. */
  const changed: number[][] = [];
  const end = new AbortController();
  const work = new ChunkedTask<number>(item => {
    done.push(item);
    clock.pass(3);
    return () => { changed.push([...done]); };
  }, end.signal, clock);
  return { changed, clock, done, end, work };
}

it('few items are done in the same task, however they come', async () => {
  const { done, work } = slow();
  work.add([1]);
  work.add([2]);
  await Promise.resolve();
  assert.deepEqual(done, [1, 2]);
});

it('many items are done in slices, each once and in their order, later ones too', async () => {
  const { clock, done, work } = slow();
  work.add([1, 2, 3, 4, 5, 6, 7]);
  await Promise.resolve();
  assert.deepEqual(done, [1, 2, 3]);
  work.add([7, 8]);
  assert.deepEqual(done, [1, 2, 3], 'a slice is planned');
  clock.pass(0);
  assert.deepEqual(done, [1, 2, 3, 4, 5, 6]);
  clock.pass(0);
  assert.deepEqual(done, [1, 2, 3, 4, 5, 6, 7, 8]);
});

it('a slice is read before it changes anything', async () => {
  const { changed, clock, work } = slow();
  work.add([1, 2, 3, 4]);
  await Promise.resolve();
  assert.deepEqual(changed, [[1, 2, 3], [1, 2, 3], [1, 2, 3]]);
  clock.pass(0);
  assert.deepEqual(changed.at(-1), [1, 2, 3, 4]);
});

it('what is taken back, or comes after the end, is not done', async () => {
  const { clock, done, end, work } = slow();
  work.add([1, 2, 3, 4, 5]);
  await Promise.resolve();
  work.remove(4);
  clock.pass(0);
  assert.deepEqual(done, [1, 2, 3, 5]);
  work.add([6, 7, 8, 9]);
  await Promise.resolve();
  end.abort();
  clock.pass(0);
  assert.deepEqual(done, [1, 2, 3, 5, 6, 7, 8]);
});
