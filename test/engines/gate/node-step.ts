import { recordsStep } from './records-step.js';
import type { ScheduledStep } from './schedule.js';

export interface NodeStep {
  name: string;
  files: string[];
  /** The name of a step that has to pass first. */
  after?: string;
  env?: NodeJS.ProcessEnv;
  limitMs?: number;
  /** How much of a core it keeps busy. */
  cores?: number;
  /** The path of another Node; by default the running one. */
  node?: string;
}

/** Runs files of Node's own test runner, one after the other: the gate has several such steps side by side. */
export function nodeStep({ name, files, after, env = {}, limitMs = 30 * 60_000, cores = 1, node = process.execPath }: NodeStep): ScheduledStep {
  return recordsStep({
    name,
    files,
    after,
    cores,
    limitMs,
    // A test that runs a step is not the runner of the tests in it.
    env: () => ({ ...env, NODE_TEST_CONTEXT: undefined }),
    command: (records, some) => [
      node, '--import', 'tsx',
      '--test-reporter=./test/engines/gate/node-reporter.mjs', `--test-reporter-destination=${records}`,
      'test/engines/gate/run-in-one-process.ts', ...some,
    ],
  });
}
