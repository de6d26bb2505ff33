import { relative, resolve } from 'node:path';
import type { TestEvent } from 'node:test/reporters';
import type { TestRecord } from '../test-record.js';

interface Details { type?: string; error?: { cause?: unknown; failureType?: string; message?: string } }

const lastLines = 30;

function describeError({ error }: Details): string {
  const cause = error?.cause as { stack?: string; message?: string } | string | undefined;
  if (typeof cause === 'object' && cause) return cause.stack ?? cause.message ?? JSON.stringify(cause);
  return String(cause ?? error?.message ?? 'It failed without an error.');
}

type Result = TestEvent['data'] & { details: Details; name: string; nesting: number; file?: string; skip?: unknown; todo?: unknown };

const noTests = 'It has no tests.';

/**
 * Node's runner reports a file as a test of its own in two cases: it could not be run, or it ended without any test in
 * it; the latter as a success. Suites pass or fail through their tests, unless a hook of theirs fails.
 */
function recordOf(hasPassed: boolean, data: Result, { stderr, isEmptySuite }: { stderr: string; isEmptySuite: boolean }): TestRecord | undefined {
  const file = relative(process.cwd(), data.file ?? '');
  const { details, name } = data;
  const failed = (error: string, at = name): TestRecord => ({ kind: 'test', file, name: at, hasPassed: false, error });
  if (data.file !== undefined && resolve(name) === data.file) return failed(hasPassed ? noTests : stderr || describeError(details), '(the file)');
  if (details.type === 'suite') {
    if (isEmptySuite) return failed(noTests);
    return hasPassed || details.error?.failureType === 'subtestsFailed' ? undefined : failed(describeError(details));
  }
  if (data.skip !== undefined || data.todo !== undefined) return failed('The test is skipped: make it run or delete it.');
  return hasPassed ? { kind: 'test', file, name, hasPassed: true } : failed(describeError(details));
}

interface Complete { name: string; file: string; nesting: number; details: { duration_ms: number } }

/** Node tells the end of a file's process as that of a test which has the file's name. */
function isWholeFile(type: string, data: unknown): boolean {
  const { name, file, nesting } = data as Partial<Complete>;
  return type === 'test:complete' && nesting === 0 && file !== undefined && name !== undefined && resolve(name) === file;
}

/**
 * Writes the results of `node --test` as records, one JSON object a line. A record's file is where the test is written,
 * which is another one than the file that was run where a contract or a rule tester defines tests for it.
 */
export async function* nodeReporter(events: AsyncIterable<TestEvent>): AsyncGenerator<string> {
  const stderr = new Map<string, string[]>();
  let testsInSuite = 0;
  for await (const { type, data } of events) {
    if (isWholeFile(type, data)) {
      const { file, details } = data as unknown as Complete;
      yield `${JSON.stringify({ kind: 'file', file: relative(process.cwd(), file), ms: Math.round(details.duration_ms) } satisfies TestRecord)}\n`;
    } else if (type === 'test:stderr') {
      stderr.set(data.file, [...(stderr.get(data.file) ?? []), data.message]);
    } else if (type === 'test:pass' || type === 'test:fail') {
      const result = data as Result;
      const isSuite = result.details.type === 'suite';
      const words = (stderr.get(result.file ?? '') ?? []).join('').trim().split('\n').slice(-lastLines).join('\n');
      // Results come in the order of the source: a suite's follows those of everything in it.
      const isEmptySuite = isSuite && result.nesting === 0 && testsInSuite === 0;
      const record = recordOf(type === 'test:pass', result, { stderr: words, isEmptySuite });
      if (record) yield `${JSON.stringify(record)}\n`;
      testsInSuite = result.nesting === 0 ? 0 : testsInSuite + (isSuite ? 0 : 1);
    }
  }
  yield `${JSON.stringify({ kind: 'end' } satisfies TestRecord)}\n`;
}
