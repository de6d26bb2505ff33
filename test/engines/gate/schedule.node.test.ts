import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { runSchedule, type ScheduledStep } from './schedule.js';

const step = (name: string, cores = 1, after?: string): ScheduledStep => ({ name, cores, after, run: async () => ({ passed: 1, failures: [] }) });

/** Runs steps for one turn each, and reports what was running beside each when it started. */
async function runAll(steps: ScheduledStep[], cores: number, failing: string[] = []): Promise<string[]> {
  const told: string[] = [];
  const running = new Set<string>();
  await runSchedule({
    steps, cores,
    async run({ name }) {
      told.push([name, ...running].join(' beside '));
      running.add(name);
      await new Promise(resolve => { setImmediate(resolve); });
      running.delete(name);
      return !failing.includes(name);
    },
    giveUp: ({ name }) => { told.push(`${name} given up`); },
  });
  return told;
}

describe('the schedule of the gate', () => {
  it('runs as many steps side by side as there are cores', async () => {
    assert.deepEqual(await runAll([step('a'), step('b'), step('c')], 2), ['a', 'b beside a', 'c beside b']);
  });

  it('lets a small step pass one that has no room', async () => {
    assert.deepEqual(await runAll([step('a', 1.5), step('b'), step('c', 0.5)], 2), ['a', 'c beside a', 'b beside c']);
  });

  it('runs a step that is larger than the machine alone', async () => {
    assert.deepEqual(await runAll([step('a', 4), step('b')], 2), ['a', 'b']);
  });

  it('starts a step after the one it needs', async () => {
    assert.deepEqual(await runAll([step('tests', 1, 'build'), step('build')], 2), ['build', 'tests']);
  });

  it('does not wait for a step that is not there', async () => {
    assert.deepEqual(await runAll([step('tests', 1, 'build')], 2), ['tests']);
  });

  it('gives up what needs a step that has failed', async () => {
    const steps = [step('build'), step('tests', 1, 'build'), step('more', 1, 'tests'), step('lint')];
    assert.deepEqual(await runAll(steps, 1, ['build']), ['build', 'tests given up', 'more given up', 'lint']);
  });
});
