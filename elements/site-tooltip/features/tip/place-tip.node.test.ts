import assert from 'node:assert/strict';
import { test } from 'node:test';
import { placeTip, type Placement } from './place-tip.js';

const viewport = { width: 1000, height: 800 };
const tip = { width: 250, height: 60 };
const control = { x: 400, y: 300, width: 100, height: 40 };
const placed = (more: Partial<Placement>) => placeTip({ control, tip, viewport, side: 'below', isRtl: false, ...more });

const rows: [what: string, placing: Partial<Placement>, x: number, y: number][] = [
  ['beside the pointer, 15 px after it and below', { pointer: { x: 420, y: 310 } }, 435, 325],
  ['above the pointer where that is wished', { pointer: { x: 420, y: 310 }, side: 'above' }, 435, 235],
  ['before the pointer, from right to left', { pointer: { x: 420, y: 310 }, isRtl: true }, 155, 325],
  ['before the pointer at the end of the line', { pointer: { x: 900, y: 310 } }, 635, 325],
  ['after the pointer at the end of the line, from right to left', { pointer: { x: 100, y: 310 }, isRtl: true }, 115, 325],
  ['above the pointer at the bottom', { pointer: { x: 420, y: 770 } }, 435, 695],
  ['below the pointer at the top, though above is wished', { pointer: { x: 420, y: 30 }, side: 'above' }, 435, 45],
  ['exactly at the edge\'s margin', { pointer: { x: 715, y: 705 } }, 730, 720],
  ['on the other side one pixel further', { pointer: { x: 716, y: 706 } }, 451, 631],
  ['below the control, at its middle, without a pointer', {}, 325, 348],
  ['above the control where that is wished', { side: 'above' }, 325, 232],
  ['above a control at the bottom', { control: { ...control, y: 740 } }, 325, 672],
  ['below a control at the top, though above is wished', { control: { ...control, y: 30 }, side: 'above' }, 325, 78],
  ['no nearer than 20 px to the left edge', { control: { ...control, x: 5 } }, 20, 348],
  ['no nearer than 20 px to the right edge', { control: { ...control, x: 895 } }, 730, 348],
  ['where there is more room, if there is too little on both sides', { control: { ...control, y: 100 }, tip: { width: 250, height: 700 } }, 325, 80],
  ['at the upper margin, if it is higher than the window', { tip: { width: 250, height: 900 } }, 325, 20],
  ['at the left margin, if it is wider than the window', { tip: { width: 1200, height: 60 } }, 20, 348],
  ['in a window of next to no size', { viewport: { width: 30, height: 30 }, pointer: { x: 10, y: 10 } }, 20, 20],
];
for (const [what, placing, x, y] of rows) {
  test(`a tip stands ${what}`, () => assert.deepEqual(placed(placing), { x, y }));
}

test('wherever the pointer is, a tip stays in the window and off the pointer', () => {
  for (let x = 0; x <= viewport.width; x += 10) {
    for (let y = 0; y <= viewport.height; y += 10) {
      for (const isRtl of [false, true]) {
        const at = placed({ pointer: { x, y }, isRtl });
        const end = { x: at.x + tip.width, y: at.y + tip.height };
        assert.ok(at.x >= 20 && at.y >= 20 && end.x <= 980 && end.y <= 780, `out at ${x} ${y}`);
        assert.ok(x < at.x || x > end.x || y < at.y || y > end.y, `on the pointer at ${x} ${y}`);
      }
    }
  }
});
