import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';
import type { TestRecord } from '../test-record.js';
import type { Outcome } from './outcome.js';
import { runCommand, type CommandResult } from './run-command.js';
import type { ScheduledStep } from './schedule.js';
import { keepTimes } from './times.js';

const folder = '.cache/test-records';
const lastLines = 40;
let runs = 0;

function readRecords(file: string): TestRecord[] {
  if (!existsSync(file)) return [];
  const lines = readFileSync(file, 'utf8').split('\n').filter(Boolean);
  return lines.flatMap(line => {
    try { return [JSON.parse(line) as TestRecord]; } catch { return []; } // the last line of a run that was cut off
  });
}

/** Counts records. What a runner did not write is counted too: a run without a result, a run without an end. */
export function countRecords(records: readonly TestRecord[], { output, error }: CommandResult): Outcome {
  const tests = records.filter(record => record.kind === 'test');
  const failures = tests
    .filter(test => !test.hasPassed)
    .map(({ file, name, error }) => `${file}\n${name}\n${error ?? ''}`);
  if (tests.length === 0) failures.push('No test has run.');

  const hasEnded = records.some(record => record.kind === 'end');
  const isUnexplained = error !== undefined && failures.length === 0;
  if (!hasEnded || isUnexplained) failures.push(`The runner ended early. ${error ?? ''}`);
  // What it printed explains the failures that have no words of their own: syntax errors, browsers that do not start.
  const printed = stripVTControlCharacters(output).trim().split('\n').slice(-lastLines).join('\n');
  if (failures.length > 0 && printed) failures[failures.length - 1] += `\n--- the runner's last words\n${printed}`;
  return { passed: tests.filter(test => test.hasPassed).length, failures };
}

export interface RecordedRun {
  name: string;
  files: readonly string[];
  /** The command line; it is told where to write the records. */
  command(records: string): string[];
  env?(records: string): NodeJS.ProcessEnv;
  limitMs: number;
}

export interface Recorded {
  readonly result: Promise<CommandResult>;
  /** All records, when it has ended. */
  readonly ended: Promise<TestRecord[]>;
  /** How many files have ended so far. */
  filesDone(): number;
}

const filesIn = (records: readonly TestRecord[]) => records.filter(record => record.kind === 'file');

/** Runs a test runner that writes one record a test, and keeps how long its files took. */
export function runRecorded({ name, command, env, limitMs }: RecordedRun): Recorded {
  mkdirSync(folder, { recursive: true });
  const place = `${folder}/${name.replace(/\W+/g, '-')}.${process.pid}.${++runs}.jsonl`;
  let all: TestRecord[] | undefined;
  const result = runCommand({ command: command(place), env: env?.(place), limitMs });
  const ended = result.then(() => {
    all = readRecords(place);
    rmSync(place, { force: true });
    keepTimes(Object.fromEntries(filesIn(all).map(({ file, ms }) => [file, ms])));
    return all;
  });
  return { result, ended, filesDone: () => filesIn(all ?? readRecords(place)).length };
}

/** A step that is a test runner: it writes one record a test, and those are counted. */
export function recordsStep({ cores, after, ...run }: RecordedRun & { cores: number; after?: string }): ScheduledStep {
  const { name, files } = run;
  let recorded: Recorded | undefined;
  return {
    name,
    cores,
    after,
    extent: `${files.length} ${files.length === 1 ? 'file' : 'files'}`,
    filesDone: () => recorded?.filesDone() ?? 0,
    async run() {
      // Without files both runners would go looking for some.
      if (files.length === 0) return { passed: 0, failures: ['There are no test files.'] };
      recorded = runRecorded(run);
      const records = await recorded.ended;
      for (const record of records) if (record.kind === 'figures') console.log(`  ${record.text}`);
      return countRecords(records, await recorded.result);
    },
  };
}
