import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { makeLook, type Look } from './make-look.js';
import { readHex } from './read-color.js';
import type { Signs } from './signs.js';

const ground = (surface: string, text: string) => ({ surface: readHex(surface), text: readHex(text) });
const day = ground('#ffffff', '#222222');
const night = ground('#111111', '#eeeeee');
const accent = readHex('#7d2a5b');

/** What a page shows, and values that follow from it. */
const rows: [what: string, signs: Signs, on: typeof day, look: Look][] = [
  ['fields that the page does not have look like what is behind them', {}, night, { fieldSurface: 'rgb(17 17 17)', fieldText: 'rgb(238 238 238)' }],
  ['fields have the corners of buttons where the page has none', { buttonRadius: 3 }, day, { radius: '3px', buttonRadius: '3px', fieldRadius: '3px' }],
  ['fields and cards are no pills where buttons are', { buttonRadius: 999 }, day, { radius: '16px', buttonRadius: '999px', fieldRadius: '16px' }],
  ['buttons have the corners of fields where the page has none', { fieldRadius: 5 }, day, { radius: '5px', buttonRadius: '5px', fieldRadius: '5px' }],
  ['the text on the color of links is white', { accent }, day, { accent: 'rgb(125 42 91)', onAccent: 'rgb(255 255 255)' }],
  ['it is white on one that needs to be a little darker for it', { accent: readHex('#b5651d') }, day, { accent: 'rgb(176 98 28)', onAccent: 'rgb(255 255 255)' }],
  ['it is black on a light one', { accent: readHex('#ffcc00') }, day, { accent: 'rgb(255 204 0)', onAccent: 'rgb(0 0 0)' }],
  [
    'a black button in a black part of a page is the other way round', { accent: readHex('#151515'), onAccent: readHex('#ffffff') }, night,
    { accent: 'rgb(255 255 255)', onAccent: 'rgb(21 21 21)' },
  ],
  [
    'a yellow one on white stays', { accent: readHex('#ffff00'), onAccent: readHex('#000000') }, day,
    { accent: 'rgb(255 255 0)', onAccent: 'rgb(0 0 0)' },
  ],
];

describe('values that a page does not show', () => {
  for (const [what, signs, on, expected] of rows) {
    test(what, () => {
      const look = makeLook(signs, on, () => {});
      assert.deepEqual(Object.fromEntries(Object.keys(expected).map(name => [name, look[name as keyof Look]])), expected);
    });
  }
});
