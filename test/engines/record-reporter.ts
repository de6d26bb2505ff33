import { appendFileSync, writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import { SESSION_STATUS, type Reporter, type TestResultError, type TestSession, type TestSuiteResult } from '@web/test-runner-core';
import { pageErrorMark } from './test-page.js';
import type { TestRecord } from './test-record.js';

function* testsIn(suite: TestSuiteResult, parents: string[] = []): Generator<{ name: string; test: TestSuiteResult['tests'][number] }> {
  for (const test of suite.tests) yield { name: [...parents, test.name].join(' > '), test };
  for (const child of suite.suites) yield* testsIn(child, [...parents, child.name]);
}

/** The stack of most engines repeats the message, that of Firefox and WebKit does not. */
function describeError({ name, message = '', stack = '', expected, actual }: TestResultError): string {
  const head = stack.includes(message) ? '' : `${name ? `${name}: ` : ''}${message}\n`;
  const difference = expected === undefined ? '' : `\nexpected: ${expected}\nactual:   ${actual}`;
  return `${head}${stack}${difference}`.trim();
}

const withoutRunnerFrames = (text: string) => text.split('\n').filter(line => !line.includes('/autorun.js')).join('\n');

/** Why a file did not load is in the page's console and in what the server could not find. */
function describeLoading({ errors, logs, request404s }: TestSession): string {
  const lines = [
    ...errors.map(describeError),
    ...logs.map(log => log.map(String).join(' ')),
    ...request404s.map(address => `404 for ${address}`),
  ];
  return withoutRunnerFrames(lines.join('\n'));
}

/** What one page reported, as records. A file that fails to load, ends with an error or has no test is a failure too. */
export function sessionRecords(session: TestSession): TestRecord[] {
  const file = relative(process.cwd(), session.testFile);
  const record = (name: string, error?: string): TestRecord & { kind: 'test' } => ({ kind: 'test', file, name, hasPassed: error === undefined, error });
  const records: TestRecord[] = [];
  for (const { name, test } of session.testResults ? testsIn(session.testResults) : []) {
    const error = test.passed ? undefined : describeError(test.error ?? { message: 'It failed without an error.' });
    if (test.skipped) records.push(record(name, 'The test is skipped: make it run or delete it.'));
    else records.push({ ...record(name, error), ms: test.duration });
  }
  const hasTests = records.length > 0;
  for (const log of session.logs.filter(([first]) => String(first).includes(pageErrorMark))) {
    records.push(record('(uncaught error in the page)', withoutRunnerFrames(log.slice(1).join(' '))));
  }
  if (session.errors.length > 0) records.push(record('(the file)', describeLoading(session)));
  else if (!hasTests) records.push(record('(the file)', 'It has no tests.'));
  else if (!session.passed && records.every(one => one.kind === 'test' && one.hasPassed)) {
    records.push(record('(the file)', 'It failed without an error.'));
  }
  return records;
}

/** Writes each test file's records as soon as it has ended: a browser that dies later loses nothing. */
export function recordReporter(destination: string): Reporter {
  const write = (record: TestRecord) => appendFileSync(destination, `${JSON.stringify(record)}\n`);
  const startedAt = new Map<string, number>();
  return {
    start({ sessions }) {
      writeFileSync(destination, '');
      const firstAt = Date.now(); // the first files are loading before reporters start
      sessions.on('session-status-updated', ({ id, status, testFile }) => {
        if (status === SESSION_STATUS.INITIALIZING) startedAt.set(id, Date.now());
        if (status === SESSION_STATUS.FINISHED)
          write({ kind: 'file', file: relative(process.cwd(), testFile), ms: Date.now() - (startedAt.get(id) ?? firstAt) });
      });
    },
    reportTestFileResults: ({ sessionsForTestFile }) => sessionsForTestFile.flatMap(sessionRecords).forEach(write),
    stop: () => write({ kind: 'end' }),
  };
}
