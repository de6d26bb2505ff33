import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parseColor } from './parse-color.js';
import { fromHsl, fromHsv, toHsl, toHsv } from './spaces.js';
import { stringifyColor, type ColorModel } from './stringify-color.js';

const rows: readonly (readonly [text: string, model: ColorModel, written: string])[] = [
  ['#369', 'hex', '#336699'],
  ['hsl(210 50% 40%)', 'hex', '#336699'],
  ['color(srgb 1.5 -0.5 0)', 'hex', '#ff0000'],
  ['#369', 'rgb', 'rgb(51 102 153)'],
  ['rgb(51 102 153 / 0.5)', 'rgb', 'rgb(51 102 153 / 0.5)'],
  ['#00000080', 'rgb', 'rgb(0 0 0 / 0.502)'],
  ['transparent', 'rgb', 'rgb(0 0 0 / 0)'],
  ['#369', 'hsl', 'hsl(210 50% 40%)'],
  ['rgb(51 102 153 / 0.25)', 'hsl', 'hsl(210 50% 40% / 0.25)'],
  ['#369', 'hsv', 'hsv(210 66.7% 60%)'],
  ['white', 'hsl', 'hsl(0 0% 100%)'],
  ['black', 'hsv', 'hsv(0 0% 0%)'],
];
for (const [text, model, written] of rows) {
  test(`${text} as ${model} is ${written}`, () => assert.equal(stringifyColor(parseColor(text)!, model), written));
}

test('hex is written without being asked for', () => assert.equal(stringifyColor(parseColor('tomato')!), '#ff6347'));

test('hex cannot say an alpha below 1', () => {
  assert.throws(() => stringifyColor(parseColor('#3698')!, 'hex'), { name: 'RangeError', message: /hex with alpha 0\.53/ });
});

test('another model is refused', () => {
  assert.throws(() => stringifyColor(parseColor('#369')!, 'cmyk' as ColorModel), { name: 'TypeError', message: /"cmyk" is unknown/ });
});

test('a color is the same after it was written and read, in each model', () => {
  for (let at = 0; at < 0xffffff; at += 4093) {
    const text = `#${at.toString(16).padStart(6, '0')}`;
    const color = parseColor(text)!;
    for (const model of ['hex', 'rgb', 'hsl', 'hsv'] as const) {
      assert.equal(stringifyColor(parseColor(stringifyColor(color, model))!), text, model);
    }
  }
});

test('hsl and hsv take shares of 1 and of 100', () => {
  for (let hue = -360; hue <= 720; hue += 45) {
    assert.deepEqual(fromHsl({ hue, saturation: 50, lightness: 40 }), fromHsl({ hue, saturation: 0.5, lightness: 0.4 }));
    assert.deepEqual(fromHsv({ hue, saturation: 50, value: 40 }), fromHsv({ hue, saturation: 0.5, value: 0.4 }));
  }
  assert.deepEqual(fromHsl({ hue: 0, saturation: 1, lightness: 0.5 }), { red: 1, green: 0, blue: 0, alpha: 1 });
  assert.deepEqual(fromHsv({ hue: 0, saturation: 300, value: -2 }), { red: 0, green: 0, blue: 0, alpha: 1 });
});

test('a color outside the screen\'s gamut is returned as the nearest one inside', () => {
  const wide = { red: 1.4, green: 1.2, blue: -0.3, alpha: 1 };
  assert.deepEqual(toHsl(wide), { hue: 60, saturation: 1, lightness: 0.5, alpha: 1 });
  assert.deepEqual(toHsv(wide), { hue: 60, saturation: 1, value: 1, alpha: 1 });
});
