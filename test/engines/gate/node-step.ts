import type { Step } from './outcome.js';
import { recordsStep } from './records-step.js';

/** Runs files of Node's own test runner; `parallel` files at once. */
export function nodeStep(
  { name, files, parallel = 2, env = {}, limitMs = 12 * 60_000 }:
  { name: string; files: string[]; parallel?: number; env?: NodeJS.ProcessEnv; limitMs?: number },
): Step {
  return recordsStep({
    name,
    files,
    limitMs,
    env: () => env,
    command: (records) => [
      process.execPath, '--import', 'tsx', '--test', `--test-concurrency=${parallel}`,
      '--test-reporter=./test/engines/gate/node-reporter.mjs', `--test-reporter-destination=${records}`,
      ...files,
    ],
  });
}
