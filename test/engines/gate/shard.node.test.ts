import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { ScheduledStep } from './schedule.js';
import { readShard, stepsOfShard } from './shard.js';

const step = (name: string, after?: string): ScheduledStep => ({ name, cores: 1, after, run: async () => ({ passed: 1, failures: [] }) });

describe('a shard of the tests', () => {
  it('is read from the command line', () => {
    assert.deepEqual(readShard(['--all', '--shard=2/3']), { index: 2, count: 3 });
    assert.equal(readShard(['--all']), undefined);
  });

  for (const text of ['0/3', '4/3', '1', '1/', '/3', '1/0', 'a/b', '1/3/5', '']) {
    it(`is refused as "${text}"`, () => {
      assert.throws(() => readShard([`--shard=${text}`]), /expected a shard such as --shard=1\/3/);
    });
  }

  it('has what its steps wait for, and each other step is in one shard', () => {
    const steps = [step('build'), step('types'), step('a', 'build'), step('b', 'build'), step('c')];
    const names = (index: number) => stepsOfShard(steps, { index, count: 3 }).map(each => each.name);
    assert.deepEqual([names(1), names(2), names(3)], [['build', 'types', 'c'], ['build', 'a'], ['build', 'b']]);
  });
});
