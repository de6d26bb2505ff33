import type { EngineName } from '../engine.js';
import type { Step } from './outcome.js';
import { recordsStep } from './records-step.js';

/** One process an engine: if a browser takes its runner down, the results of the others stand. */
export function browserStep(engine: EngineName, files: string[]): Step {
  return recordsStep({
    name: engine,
    files,
    limitMs: 20 * 60_000,
    env: (records) => ({ ENGINES: engine, TEST_FILES: files.join(','), TEST_RECORDS: records }),
    command: () => [process.execPath, 'node_modules/@web/test-runner/dist/bin.js'],
  });
}

/** Counts an engine that was asked for and cannot run. */
export function missingEngineStep(name: EngineName, remedy: string): Step {
  return { name, run: async () => ({ passed: 0, failures: [`${name} is not installed. To get it: ${remedy}`] }) };
}
