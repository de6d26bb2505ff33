import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Example } from '../content/examples.js';
import { frameSheet, frameWidths } from './frame-sheet.js';

const example = (name: string, markup = ''): Example => ({ tag: 'x-y', name, title: '', sentence: '', markup });
const overlays = ['x-dialog'];

/** What the sheet reserves in a frame of this width, as `library.css` works it out. */
function reserved(sheet: string, width: number): number {
  const isInForce = (rule: string) => !rule.includes(':has(') && width >= Number(/width >= (\d+)px/.exec(rule)?.[1] ?? 0);
  const rule = sheet.split('\n').filter(Boolean).findLast(isInForce)!;
  const [slope, base, least, most] = ['slope', 'base', 'least', 'most'].map(name => parseFloat(rule.split(`--frame-${name}: `)[1]!));
  return Math.min(Math.max(base! + slope! * width, least!), most!);
}

test('a frame is as high as it was measured, and between the widths as a straight line says', () => {
  const sheet = frameSheet({ examples: [example('1-slides')], heights: { '1-slides': [264, 564, 500] }, overlays });
  assert.match(sheet, /^\[id="1-slides"\] iframe/);
  assert.deepEqual(frameWidths.map(width => Math.round(reserved(sheet, width))), [264, 564, 500]);
  assert.equal(Math.round(reserved(sheet, (frameWidths[0] + frameWidths[1]) / 2)), 414);
  assert.equal(reserved(sheet, 200), 264);
  assert.equal(reserved(sheet, 2000), 500);
});

test('a phone shown on a wide page is as high as a phone', () => {
  const sheet = frameSheet({ examples: [example('a')], heights: { a: [264, 564, 500] }, overlays });
  const [narrow, , phone] = sheet.trim().split('\n');
  assert.equal(phone, narrow!.replace(' iframe', ':has([value="phone"]:checked) iframe'));
});

test('an example that has not been measured has no rule', () => {
  assert.equal(frameSheet({ examples: [example('new')], heights: { a: [1, 2, 3] }, overlays }), '');
});

test('what opens over the page has room to do so', () => {
  const examples = [example('dialog', '<p>…</p><x-dialog>'), example('words', '<x-y>')];
  assert.equal(frameSheet({ examples, heights: {}, overlays }), '[id="dialog"] iframe { --frame-room: 520px; }\n');
});
