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

export interface RunnerResult {
  readonly records: readonly TestRecord[];
  readonly result: CommandResult;
}

/**
 * Files with a failure, and files that were not reached. A failure that is recorded for a file outside the list may
 * belong to any of them: then all are returned.
 */
export function failedFiles(files: readonly string[], records: readonly TestRecord[]): string[] {
  const failed = new Set(records.flatMap(record => (record.kind === 'test' && !record.hasPassed ? [record.file] : [])));
  if ([...failed].some(file => !files.includes(file))) return [...files];
  const ended = new Set(records.flatMap(record => (record.kind === 'file' ? [record.file] : [])));
  return files.filter(file => failed.has(file) || !ended.has(file));
}

/** What a run of these files counts, and how to run the failed ones a second time. */
export function outcomeOf(files: readonly string[], first: RunnerResult, runAgain: (files: string[]) => Promise<RunnerResult>): Outcome {
  const outcome = countRecords(first.records, first.result);
  if (outcome.failures.length === 0) return outcome;
  const failed = failedFiles(files, first.records);
  const isRunAgain = (file: string) => failed.length === files.length || failed.includes(file);
  return {
    ...outcome,
    again: {
      files: failed,
      async run() {
        const second = await runAgain(failed);
        const held = first.records.filter(record => record.kind === 'test' && !isRunAgain(record.file)).length;
        // Tests that are written in a file which several files run are counted where they were counted first.
        const counted = second.records.filter(record => record.kind !== 'test' || !record.hasPassed || isRunAgain(record.file));
        const { passed, failures } = countRecords(counted, second.result);
        return { passed: held + passed, failures };
      },
    },
  };
}

export interface RecordedRun {
  name: string;
  files: readonly string[];
  /** The command line for some of the files; its argument is where to write the records. */
  command(records: string, files: readonly string[]): string[];
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
export function runRecorded({ name, files, command, env, limitMs }: RecordedRun): Recorded {
  mkdirSync(folder, { recursive: true });
  const place = `${folder}/${name.replace(/\W+/g, '-')}.${process.pid}.${++runs}.jsonl`;
  let all: TestRecord[] | undefined;
  const result = runCommand({ command: command(place, files), env: env?.(place), limitMs });
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
  const runFiles = async (some: readonly string[]): Promise<RunnerResult> => {
    recorded = runRecorded({ ...run, files: some });
    const records = await recorded.ended;
    for (const record of records) if (record.kind === 'figures') console.log(`  ${record.text}`);
    return { records, result: await recorded.result };
  };
  return {
    name,
    cores,
    after,
    extent: `${files.length} ${files.length === 1 ? 'file' : 'files'}`,
    filesDone: () => recorded?.filesDone() ?? 0,
    async run() {
      // Without files both runners would go looking for some.
      if (files.length === 0) return { passed: 0, failures: ['There are no test files.'] };
      return outcomeOf(files, await runFiles(files), runFiles);
    },
  };
}
