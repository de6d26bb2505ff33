import type { EngineName } from '../engine.js';
import type { Outcome } from './outcome.js';
import { longestFirst } from './times.js';
import { coresOfBrowser, type ScheduledStep } from './schedule.js';
import { outcomeOf, runRecorded, type Recorded, type RunnerResult } from './records-step.js';
import type { TestRecord } from '../test-record.js';

const limitMs = 40 * 60_000;

/**
 * Messages of drivers when a browser has crashed, or was restarted while a page was open. A file that causes the crash
 * causes it in the second run too.
 */
const lostBrowser = /target (page, context or browser )?(has been )?closed|browser (has )?(been closed|disconnected)|page crashed|session closed|invalid session id|connection (closed|refused)|ECONNREFUSED|ECONNRESET|unable to create and start a test page|tests were interrupted because the page navigated/i;

/** Files without any result of their own, because the browser died before or while they ran. */
export function lostFiles(files: readonly string[], records: readonly TestRecord[]): string[] {
  return files.filter(file => {
    const results = records.filter(record => record.kind === 'test' && record.file === file);
    return results.every(record => record.kind === 'test' && !record.hasPassed && record.name === '(the file)' && lostBrowser.test(record.error ?? ''));
  });
}

/**
 * One process an engine: if a browser takes its runner down, the results of the others stand. Files that a dead browser
 * has left without a result run once more in a new one; whatever that says counts.
 */
export function browserStep(
  engine: EngineName,
  files: string[],
  { name = engine as string, cores = coresOfBrowser, env = {} as NodeJS.ProcessEnv, after = undefined as string | undefined } = {},
): ScheduledStep {
  const started: Recorded[] = [];
  const runFiles = async (some: string[]): Promise<RunnerResult> => {
    const recorded = runRecorded({
      name,
      files: longestFirst(some),
      limitMs,
      env: records => ({ ...env, ENGINES: engine, TEST_FILES: longestFirst(some).join(','), TEST_RECORDS: records }),
      command: () => [process.execPath, 'node_modules/@web/test-runner/dist/bin.js'],
    });
    started.push(recorded);
    return { records: await recorded.ended, result: await recorded.result };
  };
  return {
    name,
    cores,
    after,
    extent: `${files.length} ${files.length === 1 ? 'file' : 'files'}`,
    filesDone: () => started.reduce((sum, recorded) => sum + recorded.filesDone(), 0),
    async run(): Promise<Outcome> {
      if (files.length === 0) return { passed: 0, failures: ['There are no test files.'] };
      const first = await runFiles(files);
      const lost = lostFiles(files, first.records);
      if (lost.length === 0 || lost.length === files.length) return outcomeOf(files, first, runFiles);
      console.log(`  ${name}: the browser has died; ${lost.length} of its files run in a new one: ${lost.join(', ')}`);
      const second = await runFiles(lost);
      const kept = first.records.filter(record => record.kind !== 'end' && !lost.includes('file' in record ? record.file : ''));
      return outcomeOf(files, { records: [...kept, ...second.records], result: second.result }, runFiles);
    },
  };
}

/** Counts an engine that was asked for and cannot run. */
export function missingEngineStep(name: EngineName, remedy: string): ScheduledStep {
  return { name, cores: 0, run: async () => ({ passed: 0, failures: [`${name} is not installed. To get it: ${remedy}`] }) };
}
