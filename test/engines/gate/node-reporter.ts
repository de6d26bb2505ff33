import { relative, resolve } from 'node:path';
import type { TestEvent } from 'node:test/reporters';
import type { TestRecord } from '../test-record.js';

interface Details { type?: string; error?: { cause?: unknown; failureType?: string; message?: string } }

const lastLines = 30;
const figures = 'figures: ';

function describeError({ error }: Details): string {
  const cause = error?.cause as { stack?: string; message?: string } | string | undefined;
  if (typeof cause === 'object' && cause) return cause.stack ?? cause.message ?? JSON.stringify(cause);
  return String(cause ?? error?.message ?? 'It failed without an error.');
}

type Result = TestEvent['data'] & { details: Details; name: string; nesting: number; file?: string; skip?: unknown; todo?: unknown };

const noTests = 'It has no tests.';
const testFile = /\.test\.tsx?$/;

/** The result of a file: of its process, which has the file's name, or of the suite that `run-in-one-process.ts` makes of it. */
function isWholeFile(data: unknown): boolean {
  const { name, nesting } = data as { name?: string; nesting?: number };
  return nesting === 0 && name !== undefined && testFile.test(name);
}

/**
 * Node's runner reports a file as a test of its own in two cases: it could not be run, or it ended without any test in
 * it; the latter as a success. Suites pass or fail through their tests, unless a hook of theirs fails.
 */
function recordOf(hasPassed: boolean, data: Result, { stderr, isEmptySuite }: { stderr: string; isEmptySuite: boolean }): TestRecord | undefined {
  const { details, name } = data;
  const isFile = isWholeFile(data);
  const file = relative(process.cwd(), isFile ? resolve(name) : data.file ?? '');
  const failed = (error: string, at = isFile ? '(the file)' : name): TestRecord => ({ kind: 'test', file, name: at, hasPassed: false, error });
  if (isFile && details.type !== 'suite') return failed(hasPassed ? noTests : stderr || describeError(details));
  if (details.type === 'suite') {
    if (isEmptySuite) return failed(noTests);
    return hasPassed || details.error?.failureType === 'subtestsFailed' ? undefined : failed(describeError(details));
  }
  if (data.skip !== undefined || data.todo !== undefined) return failed('The test is skipped: make it run or delete it.');
  return hasPassed ? { kind: 'test', file, name, hasPassed: true } : failed(describeError(details));
}

/**
 * Writes the results of `node --test` as records, one JSON object a line. A record's file is where the test is written,
 * which is another one than the file that was run where a contract or a rule tester defines tests for it.
 */
export async function* nodeReporter(events: AsyncIterable<TestEvent>): AsyncGenerator<string> {
  const stderr = new Map<string, string[]>();
  /** How many tests have ended in the suite that is open at each depth. */
  const testsAt: number[] = [];
  for await (const { type, data } of events) {
    if (type === 'test:complete' && isWholeFile(data)) {
      const { name, details } = data as { name: string; details: { duration_ms: number } };
      yield `${JSON.stringify({ kind: 'file', file: relative(process.cwd(), resolve(name)), ms: Math.round(details.duration_ms) } satisfies TestRecord)}\n`;
    } else if (type === 'test:diagnostic' && data.message.startsWith(figures)) {
      yield `${JSON.stringify({ kind: 'figures', text: data.message.slice(figures.length) } satisfies TestRecord)}\n`;
    } else if (type === 'test:stderr') {
      stderr.set(data.file, [...(stderr.get(data.file) ?? []), data.message]);
    } else if (type === 'test:pass' || type === 'test:fail') {
      const result = data as Result;
      const isSuite = result.details.type === 'suite';
      const words = (stderr.get(result.file ?? '') ?? []).join('').trim().split('\n').slice(-lastLines).join('\n');
      // Results arrive in the order of the source: the result of a suite follows those of its tests.
      const isEmptySuite = isSuite && !testsAt[result.nesting];
      if (isSuite) testsAt[result.nesting] = 0;
      else for (let depth = 0; depth < result.nesting; depth++) testsAt[depth] = (testsAt[depth] ?? 0) + 1;
      const record = recordOf(type === 'test:pass', result, { stderr: words, isEmptySuite });
      if (record) yield `${JSON.stringify(record)}\n`;
    }
  }
  yield `${JSON.stringify({ kind: 'end' } satisfies TestRecord)}\n`;
}
