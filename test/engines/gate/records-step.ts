import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';
import type { TestRecord } from '../test-record.js';
import type { Outcome, Step } from './outcome.js';
import { runCommand } from './run-command.js';

const folder = '.cache/test-records';
const lastLines = 40;

function readRecords(file: string): TestRecord[] {
  if (!existsSync(file)) return [];
  const lines = readFileSync(file, 'utf8').split('\n').filter(Boolean);
  return lines.flatMap((line) => {
    try { return [JSON.parse(line) as TestRecord]; } catch { return []; } // the last line of a run that was cut off
  });
}

/** Counts records. What a runner did not write is counted too: a run without a result, a run without an end. */
export function countRecords(records: TestRecord[], { output, trouble }: { output: string; trouble?: string }): Outcome {
  const tests = records.filter((record) => record.kind === 'test');
  const failures = tests
    .filter((test) => !test.hasPassed)
    .map(({ file, name, error }) => `${file}\n${name}\n${error ?? ''}`);
  if (tests.length === 0) failures.push('No test has run.');

  const hasEnded = records.some((record) => record.kind === 'end');
  const isUnexplained = trouble !== undefined && failures.length === 0;
  if (!hasEnded || isUnexplained) failures.push(`The runner ended early. ${trouble ?? ''}`);
  // What it printed explains the failures that have no words of their own: syntax errors, browsers that do not start.
  const printed = stripVTControlCharacters(output).trim().split('\n').slice(-lastLines).join('\n');
  if (failures.length > 0 && printed) failures[failures.length - 1] += `\n--- the runner's last words\n${printed}`;
  return { passed: tests.filter((test) => test.hasPassed).length, failures };
}

export interface RunnerStep {
  name: string;
  files: string[];
  /** The command line; it is told where to write the records. */
  command(records: string): string[];
  env?(records: string): NodeJS.ProcessEnv;
  limitMs: number;
}

/** A step that is a test runner: it writes one record a test, and those are counted. */
export function recordsStep({ name, files, command, env, limitMs }: RunnerStep): Step {
  return {
    name,
    extent: `${files.length} ${files.length === 1 ? 'file' : 'files'}`,
    async run() {
      // Without files both runners would go looking for some.
      if (files.length === 0) return { passed: 0, failures: ['There are no test files.'] };
      mkdirSync(folder, { recursive: true });
      const records = `${folder}/${name.replace(/\W+/g, '-')}.${process.pid}.jsonl`;
      const result = await runCommand({ command: command(records), env: env?.(records), limitMs });
      const outcome = countRecords(readRecords(records), result);
      rmSync(records, { force: true });
      return outcome;
    },
  };
}
