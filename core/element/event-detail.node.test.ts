import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Host } from './host.js';
import { event, table } from '../settings/table.js';

// The type checker runs this file too: a line marked as an error that compiles fails there.

const bell = table({
  tag: 'x-bell',
  summary: 'A bell.',
  settings: {},
  events: {
    'x-bell-ring': event('The bell rang.'),
    'x-bell-stop': event('The bell is about to stop.', { cancelable: true }),
    'x-bell-tune': event<{ tone: number }>('The bell has another tone.', { type: '{ tone: number }' }),
    'x-bell-fall': event('The bell fell.', { type: '{ floor: number }' }),
  },
});

const sent: unknown[][] = [];
const host = { emit: (...all: unknown[]) => { sent.push(all); return true; } } as unknown as Host<typeof bell.settings, typeof bell.events, typeof bell.texts>;

test('an event has a detail only where its row has the type of it', () => {
  host.emit('x-bell-ring');
  host.emit('x-bell-stop');
  host.emit('x-bell-tune', { tone: 2 });
  // @ts-expect-error -- its row has no type
  host.emit('x-bell-ring', { tone: 2 });
  // @ts-expect-error -- its row has no type, but another option
  host.emit('x-bell-stop', { tone: 2 });
  // @ts-expect-error -- its row has a type for readers only
  host.emit('x-bell-fall', { floor: 2 });
  // @ts-expect-error -- a detail of another type
  host.emit('x-bell-tune', { tone: 'A' });
  // @ts-expect-error -- without its detail
  host.emit('x-bell-tune');
  // @ts-expect-error -- a type for the checker only, which documentation does not have
  event<{ tone: number }>('The bell has another tone.');
  assert.equal(sent.length, 8);
  assert.deepEqual(bell.events['x-bell-tune'], { doc: 'The bell has another tone.', type: '{ tone: number }' });
});
