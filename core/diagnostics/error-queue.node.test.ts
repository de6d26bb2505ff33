import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ErrorQueue, type CaughtError, type ErrorEntry } from './error-queue.js';

/** Time that stands still until it is moved. */
function handClock() {
  let now = 0;
  let waiting: { at: number; callback: () => void }[] = [];
  return {
    after(ms: number, callback: () => void) {
      const one = { at: now + ms, callback };
      waiting.push(one);
      return () => { waiting = waiting.filter(other => other !== one); };
    },
    move(ms: number) {
      now += ms;
      const due = waiting.filter(({ at }) => at <= now);
      waiting = waiting.filter(({ at }) => at > now);
      for (const { callback } of due) callback();
    },
  };
}

function watched() {
  const clock = handClock();
  const reports: (readonly ErrorEntry[])[] = [];
  const queue = new ErrorQueue({
    clock, now: () => 1000, facts: () => ({ websiteId: 'w', templateId: 't', url: 'https://x.example/', userAgent: 'Browser', version: '0.1.0' }),
    send: entries => reports.push(entries),
  });
  const dataOf = (entry: ErrorEntry) => JSON.parse(entry.data) as Record<string, unknown> & { custom: Record<string, unknown> };
  return { clock, queue, reports, dataOf, all: () => reports.flat().map(dataOf) };
}
const error = (message: string, more: Partial<CaughtError> = {}): CaughtError => ({
  message,
  stack: `Error: ${message}`,
  file: 'a.js',
  line: 1,
  column: 2,
  ...more,
});

test('errors wait for a second without another one, and go together', () => {
  const { clock, queue, reports } = watched();
  queue.add(error('one'));
  clock.move(999);
  queue.add(error('two'));
  clock.move(999);
  assert.equal(reports.length, 0);
  clock.move(1);
  assert.deepEqual(reports.map(({ length }) => length), [2]);
});

test('an entry has every field of the contract', () => {
  const { queue, reports, dataOf } = watched();
  queue.add(error('x'.repeat(3000), { stack: 's'.repeat(9000), element: 'site-form', settings: { label: 'Ask' } }));
  queue.leave();
  const [entry] = reports[0]!;
  assert.deepEqual([entry!.event, entry!.timestamp], ['javascript_error', 1000]);
  const data = dataOf(entry!);
  assert.deepEqual(Object.keys(data).sort(), ['app', 'column', 'custom', 'file', 'line', 'message', 'stack', 'templateId', 'url', 'userAgent', 'websiteId']);
  assert.deepEqual([String(data.stack).length, String(data.message).length], [5000, 1000]);
  assert.deepEqual(data.custom, { count: 1, version: '0.1.0', element: 'site-form', settings: '{"label":"Ask"}' });
});

test('a loop of ten thousand throws is one report, and one more with the rest when the page is left', () => {
  const { clock, queue, all } = watched();
  for (let at = 0; at < 10_000; at++) {
    queue.add(error('again'));
    if (at === 3999) clock.move(1000);
  }
  clock.move(60_000);
  queue.leave();
  queue.leave();
  assert.deepEqual(all().map(({ custom }) => custom.count), [4000, 6000]);
});

test('ten thousand different errors are at most twenty entries, ten at a time', () => {
  const { clock, queue, reports } = watched();
  for (let at = 0; at < 10_000; at++) queue.add(error(`number ${at}`));
  clock.move(1000);
  queue.leave();
  assert.deepEqual(reports.map(({ length }) => length), [10, 10]);
});

test('settings that are no JSON do not keep an error back', () => {
  const { queue, all } = watched();
  const round: Record<string, unknown> = {};
  round.self = round;
  queue.add(error('x', { element: 'site-x', settings: round }));
  queue.leave();
  assert.equal(all()[0]!.custom.settings, '');
});
