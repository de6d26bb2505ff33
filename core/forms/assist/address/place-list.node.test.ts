import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { placeList } from './place-list.js';

describe('the place of the list', () => {
  const field = { x: 20, y: 100, width: 400, height: 48 };
  const viewport = { x: 0, y: 0, width: 800, height: 600 };
  const rows: [what: string, given: Partial<Parameters<typeof placeList>[0]>, expected: object][] = [
    ['below the field, as wide', {}, { x: 20, y: 156, width: 400, height: 240 }],
    ['above a field near the end of the window', { field: { ...field, y: 500 } }, { x: 20, y: 252, width: 400, height: 240 }],
    ['as high as there is room', { viewport: { ...viewport, height: 300 } }, { x: 20, y: 156, width: 400, height: 136 }],
    [
      'above the keyboard of a phone, or below a field at its edge',
      { field: { ...field, y: 200 }, viewport: { ...viewport, height: 300 } },
      { x: 20, y: 8, width: 400, height: 184 },
    ],
    ['wider than a narrow field', { field: { ...field, width: 120 } }, { x: 20, y: 156, width: 280, height: 240 }],
    [
      'to the other side where a page reads from the right',
      { field: { ...field, x: 300, width: 120 }, isRtl: true },
      { x: 140, y: 156, width: 280, height: 240 },
    ],
    ['not beyond the window', { field: { ...field, x: 700, width: 90 } }, { x: 512, y: 156, width: 280, height: 240 }],
    [
      'no wider than the window',
      { field: { ...field, x: 5, width: 250 }, viewport: { ...viewport, width: 256 } },
      { x: 8, y: 156, width: 240, height: 240 },
    ],
    ['where a zoomed window stands', { viewport: { x: 100, y: 80, width: 300, height: 400 } }, { x: 108, y: 156, width: 284, height: 240 }],
    [
      'with two rows at least',
      { viewport: { ...viewport, height: 180 }, field: { ...field, y: 60 } },
      { x: 20, y: 116, width: 400, height: 72 },
    ],
  ];
  for (const [what, given, expected] of rows) {
    it(`is ${what}`, () => assert.deepEqual(placeList({ field, viewport, height: 240, isRtl: false, ...given }), expected));
  }
});
