import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { placeCard } from './place-card.js';

const page = { width: 1000, height: 600 };
const card = { width: 300, height: 200 };
const box = (left: number, top: number) => ({ left, top, right: left + 100, bottom: top + 20 });

describe('the place of a card', () => {
  const rows: [said: string, opener: ReturnType<typeof box>, height: number, isRtl: boolean, top: number, start: number][] = [
    ['below its opener', box(100, 100), 200, false, 126, 100],
    ['above it at the end of the window', box(100, 500), 200, false, 294, 100],
    ['inside the window at its side', box(900, 100), 200, false, 126, 692],
    ['from right to left', box(800, 100), 200, true, 126, 100],
    ['inside the window where neither side has room', box(100, 300), 400, false, 192, 100],
    ['from the top where it is higher than the window', box(100, 300), 800, false, 8, 100],
    ['inside the window while its opener is scrolled away', box(-200, -500), 200, false, 8, 8],
  ];
  for (const [said, opener, height, isRtl, top, start] of rows)
    it(`is ${said}`, () => assert.deepEqual(placeCard(opener, { ...card, height }, page, isRtl), { top, start }));
});
