import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { describe, test } from 'node:test';
import { makeWoff2, type TestFont } from './fonts-for-test.js';
import { cleanFamilyName } from './read-font-tables.js';
import { readWoff2 } from './read-woff2.js';

test('a real font is read', async () => {
  const facts = await readWoff2(await readFile('demo/fonts/lora/lora-latin-700-normal.woff2'));
  assert.deepEqual(facts, { family: 'Lora', style: 'normal', weight: [700, 700], axes: [] });
});

describe('a font says', () => {
  const rows: readonly (readonly [title: string, font: TestFont, expected: object])[] = [
    ['its weight and style', { weight: 600, isItalic: true }, { family: 'Test Sans', style: 'italic', weight: [600, 600], axes: [] }],
    ['a weight that no font has, which is limited', { weight: 65_535 }, { family: 'Test Sans', style: 'normal', weight: [1000, 1000], axes: [] }],
    ['its axes', { axes: [['wght', 100, 400, 900], ['slnt', -10, 0, 0]] }, {
      family: 'Test Sans', style: 'normal', weight: [100, 900],
      axes: [{ tag: 'wght', min: 100, max: 900, default: 400, step: 1 }, { tag: 'slnt', min: -10, max: 0, default: 0, step: 0.1 }],
    }],
    ['nothing, and is regular', { tables: { 'name': null, 'OS/2': null } }, { family: '', style: 'normal', weight: [400, 400], axes: [] }],
  ];
  for (const [title, font, expected] of rows) test(title, async () => assert.deepEqual(await readWoff2(makeWoff2(font)), expected));
});

const good = makeWoff2();
const changed = (at: number, ...bytes: number[]): Buffer => { const copy = Buffer.from(good); copy.set(bytes, at); return copy; };
const refused: readonly (readonly [title: string, bytes: Uint8Array])[] = [
  ['nothing', new Uint8Array()],
  ['only a beginning', Buffer.from('wOF2\0\x01\0\0rest', 'latin1')],
  ['a page', Buffer.from('<!doctype html><script>alert(1)</script>')],
  ['a TrueType font', Buffer.concat([Buffer.from('\0\x01\0\0', 'latin1'), good.subarray(4)])],
  ['a collection', makeWoff2({ flavor: 'ttcf' })],
  ['a file with something behind it', Buffer.concat([good, Buffer.from('<script>')])],
  ['a file that ends early', good.subarray(0, good.length - 1)],
  ['a directory that ends early', changed(12, 0, 64)],
  ['more tables than a font has', changed(12, 255, 255)],
  ['no table', changed(12, 0, 0)],
  ['a length that is no number', changed(53, 0x80, 0x80)],
  ['more packed data than there are', changed(20, 0, 1, 0, 0)],
  ['data that are not packed', changed(good.length - 20, ...Buffer.alloc(20, 255))],
  ['tables that promise gigabytes', makeWoff2({ promised: { cmap: 2 ** 31 } })],
  ['tables that unpack to more than they promise', makeWoff2({ tables: { cmap: Buffer.alloc(40_000_000) }, promised: { cmap: 8 } })],
  ['tables that unpack to more than a font needs', makeWoff2({ tables: { cmap: Buffer.alloc(31_000_000) } })],
  ['tables that unpack to less', makeWoff2({ promised: { cmap: 9 } })],
  ['no characters', makeWoff2({ tables: { cmap: null } })],
  ['an axis from high to low', makeWoff2({ axes: [['wght', 900, 400, 100]] })],
  ['an axis twice', makeWoff2({ axes: [['wght', 100, 400, 900], ['wght', 100, 400, 900]] })],
  ['an axis whose name leaves a style sheet', makeWoff2({ axes: [['a"};', 0, 0, 1]] })],
  ['axes that are not there', makeWoff2({ tables: { fvar: Buffer.from([0, 1, 0, 0, 0, 16, 0, 2, 255, 255, 0, 20, 0, 0, 0, 0]) } })],
];
describe('not a font', () => {
  for (const [title, bytes] of refused) test(title, async () => assert.equal(await readWoff2(bytes), null));
});

test('no damage to a file is a failure', async () => {
  const real = await readFile('demo/fonts/lora/lora-latin-400-normal.woff2');
  let seed = 43;
  const chance = (below: number): number => { seed = (seed * 1_103_515_245 + 12_345) % 2 ** 31; return seed % below; };
  for (let times = 0; times < 200; times += 1) {
    const bytes = Buffer.from(times % 2 ? real : makeWoff2({ axes: [['wght', 100, 400, 900]] }));
    for (let count = 0; count < 4; count += 1) bytes[chance(Math.min(bytes.length, 200))] = chance(256);
    await readWoff2(bytes);
  }
});

test('the name of a family has nothing that leaves a style sheet or a page', () => {
  const rows: readonly (readonly [text: string, name: string])[] = [
    ['Evil"; } body { color: red } /*', 'Evil body color red'],
    ['<img src=x onerror=alert(1)>', 'img src x onerror alert 1'],
    ['  Über  Größe-3 ', 'Über Größe-3'],
    ['\u202Egnihton\0', 'gnihton'],
    ['明朝体', '明朝体'],
    ['"\'\\', ''],
    ['x'.repeat(400), 'x'.repeat(60)],
  ];
  for (const [text, name] of rows) assert.equal(cleanFamilyName(text), name);
});
