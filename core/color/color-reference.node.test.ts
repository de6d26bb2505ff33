import assert from 'node:assert/strict';
import { test } from 'node:test';
import { resolveColor } from './color-reference.js';
import { fromPaletteColor, readPaletteColor, toPaletteColor } from './palette-color.js';
import { makePalette } from './palette.js';
import { parseColor } from './parse-color.js';
import { stringifyColor } from './stringify-color.js';
import { getPaletteId } from './system-colors.js';

const palette = makePalette('#336699');
const theme = { heading: 'rgb(51 102 153 / 0.8)', broken: 'nothing' };
const fromSite = (sitePaletteColor: unknown) => ({ type: 'SITE_PALETTE_COLOR', sitePaletteColor });

const rows: readonly (readonly [reference: unknown, written: string | null])[] = [
  [fromSite({ id: 'accent' }), 'rgb(51 102 153)'],
  [fromSite({ colorName: 'Bright' }), 'rgb(51 102 153)'],
  [fromSite({ colorName: 'lightest' }), 'rgb(255 255 255)'],
  [fromSite({ colorName: 'Safe Inverse' }), 'rgb(255 255 255)'],
  [fromSite({ id: 'accent', colorName: 'Darkest' }), 'rgb(51 102 153)'],
  [fromSite({ id: 'accent', alpha: 0.5 }), 'rgb(51 102 153 / 0.5)'],
  [fromSite({ id: 'accent', alpha: 0 }), 'rgb(51 102 153 / 0)'],
  [fromSite({ id: 'black', alphaModifier: 0.25 }), 'rgb(0 0 0 / 0.25)'],
  [fromSite({ id: 'black', alpha: 0.5, alphaModifier: 0.25 }), 'rgb(0 0 0 / 0.5)'],
  [fromSite({ id: 'black', alpha: null, alphaModifier: 0.25 }), 'rgb(0 0 0 / 0.25)'],
  [fromSite({ id: 'accent', alpha: 2 }), null],
  [fromSite({ id: 'accent', alpha: NaN }), null],
  [fromSite({ id: 'accent', alphaModifier: '0.5' }), null],
  [fromSite({ id: 'purple' }), null],
  [fromSite({ id: '__proto__' }), null],
  [fromSite({ id: '' }), null],
  [fromSite({ id: 7 }), null],
  [fromSite(null), null],
  [fromSite('accent'), null],
  [{ type: 'CUSTOM_COLOR', customColor: 'hsl(210 50% 40% / 0.5)' }, 'rgb(51 102 153 / 0.5)'],
  [{ type: 'CUSTOM_COLOR', customColor: 'nothing' }, null],
  [{ type: 'CUSTOM_COLOR' }, null],
  [{ type: 'THEME_COLOR', themeColor: 'heading' }, 'rgb(51 102 153 / 0.8)'],
  [{ type: 'THEME_COLOR', themeColor: 'broken' }, null],
  [{ type: 'THEME_COLOR', themeColor: 'toString' }, null],
  [{ type: 'THEME_COLOR' }, null],
  [{ type: 'OTHER', customColor: '#fff' }, null],
  ['CUSTOM_COLOR', null],
  [null, null],
  [undefined, null],
];
for (const [reference, written] of rows) {
  test(`${JSON.stringify(reference)} is ${written ?? 'nothing'}`, () => {
    const color = resolveColor(reference, palette, theme);
    assert.equal(color && stringifyColor(color, 'rgb'), written);
  });
}

test('an alpha modifier multiplies the alpha that the color has', () => {
  const half = { ...palette, accent: { ...palette.accent, alpha: 0.5 } };
  assert.equal(resolveColor(fromSite({ id: 'accent', alphaModifier: 0.5 }), half)?.alpha, 0.25);
  assert.equal(resolveColor(fromSite({ id: 'accent', alpha: 0.9 }), half)?.alpha, 0.9);
});

test('a name of a million letters is not a color', () => assert.equal(getPaletteId('accent'.repeat(200_000)), null));

const good = { userFormat: 'hsl', hue: 210, saturation: 50, lightness: 40 };
const kept: readonly (readonly [value: unknown, isRead: boolean])[] = [
  [good, true],
  [{ ...good, alpha: 0.5 }, true],
  [{ ...good, userFormat: 'hex' }, true],
  [{ ...good, userFormat: 'rgb' }, true],
  [{ ...good, hue: 0, saturation: 0, lightness: 0, alpha: 0 }, true],
  [{ ...good, hue: 360, saturation: 100, lightness: 100, alpha: 1 }, true],
  [{ ...good, userFormat: 'hsv' }, false],
  [{ ...good, userFormat: undefined }, false],
  [{ ...good, hue: 361 }, false],
  [{ ...good, hue: -1 }, false],
  [{ ...good, hue: '210' }, false],
  [{ ...good, saturation: 101 }, false],
  [{ ...good, lightness: NaN }, false],
  [{ ...good, lightness: undefined }, false],
  [{ ...good, alpha: 1.1 }, false],
  [{ ...good, alpha: null }, false],
  [null, false],
  ['#336699', false],
  [[], false],
];
for (const [value, isRead] of kept) {
  test(`${JSON.stringify(value)} is ${isRead ? 'a palette\'s color' : 'not read'}`, () => {
    assert.deepEqual(readPaletteColor(value), isRead ? { alpha: 1, ...value as object } : null);
  });
}

test('a kept color is the color, and is kept again as it was', () => {
  const read = readPaletteColor(good)!;
  assert.equal(stringifyColor(fromPaletteColor(read)), '#336699');
  for (const text of ['#336699', '#fedcba', '#010203', '#ffffff', '#000000', '#80808040']) {
    const color = parseColor(text)!;
    const again = fromPaletteColor(readPaletteColor(toPaletteColor(color, 'hex'))!);
    assert.equal(stringifyColor(again, 'rgb'), stringifyColor(color, 'rgb'));
  }
});

test('a lightness of 1 is one in a hundred here', () => {
  assert.equal(stringifyColor(fromPaletteColor({ userFormat: 'hsl', hue: 0, saturation: 0, lightness: 1, alpha: 1 })), '#030303');
});
