import { recordsStep } from './records-step.js';
import type { ScheduledStep } from './schedule.js';

export interface NodeStep {
  name: string;
  files: string[];
  /** The name of a step that has to pass first. */
  after?: string;
  env?: NodeJS.ProcessEnv;
  limitMs?: number;
}

/** Runs files of Node's own test runner, one after the other: the gate has several such steps side by side. */
export function nodeStep({ name, files, after, env = {}, limitMs = 12 * 60_000 }: NodeStep): ScheduledStep {
  return recordsStep({
    name,
    files,
    after,
    cores: 1,
    limitMs,
    env: () => env,
    command: records => [
      process.execPath, '--import', 'tsx', '--test', '--test-concurrency=1',
      '--test-reporter=./test/engines/gate/node-reporter.mjs', `--test-reporter-destination=${records}`,
      ...files,
    ],
  });
}
