import assert from 'node:assert/strict';
import { test } from 'node:test';
import { LogBatch, type LogEntry } from './log-batch.js';

test('entries are sent together thirty seconds after the first, or immediately when the visitor leaves the page; a flood is reported, not sent', () => {
  const timers: { ms: number; callback: () => void }[] = [];
  const sent: (readonly LogEntry[])[] = [];
  const batch = new LogBatch({
    after(ms, callback) {
      const timer = { ms, callback };
      timers.push(timer);
      return () => { timers.splice(timers.indexOf(timer), 1); };
    },
  }, entries => sent.push(entries));
  const entry = (data: unknown) => ({ pageUrl: 'https://x.example/', type: 'note', data });
  batch.add(entry(1));
  batch.add(entry(2));
  assert.deepEqual(timers.map(({ ms }) => ms), [30_000]);
  timers[0]!.callback();
  assert.deepEqual(sent.map(entries => entries.map(({ data }) => data)), [[1, 2]]);
  assert.equal(timers.length, 0);
  for (let at = 0; at < 150; at++) batch.add(entry(at));
  batch.flush();
  batch.flush();
  assert.equal(sent.length, 2);
  assert.equal(sent[1]!.length, 101);
  assert.deepEqual(sent[1]!.at(-1), { pageUrl: 'https://x.example/', type: 'dropped', data: 50 });
});
