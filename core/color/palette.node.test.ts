import assert from 'node:assert/strict';
import { test } from 'node:test';
import { contrastLevels, contrastRatio, isDark, isDarkByLuma } from './contrast.js';
import { makePalette, paletteIds, paletteModes, palettePresets, textPairs, type Palette, type PaletteId, type PalettePreset } from './palette.js';
import { parseColor } from './parse-color.js';
import { seedOfPixels } from './seed-of-pixels.js';
import { toHsl } from './spaces.js';
import { stringifyColor } from './stringify-color.js';
import { systemColors } from './system-colors.js';

const color = (text: string) => parseColor(text)!;

/** WCAG 2.2 by its own words, of digits alone: a second way to the same numbers. */
const luminanceOf = (digits: string): number => [1, 3, 5]
  .map(at => parseInt(digits.slice(at, at + 2), 16) / 255)
  .map(channel => (channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4))
  .reduce((sum, light, at) => sum + light * [0.2126, 0.7152, 0.0722][at]!, 0);
const luminancesOf = (palette: Palette) =>
  Object.fromEntries(paletteIds.map(id => [id, luminanceOf(stringifyColor(palette[id]))])) as Record<PaletteId, number>;
const ratioOf = (a: number, b: number): number => (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);

const contrasts: readonly (readonly [text: string, ground: string, ratio: string])[] = [
  ['#000', '#fff', '21.00'], ['#fff', '#000', '21.00'], ['#fff', '#fff', '1.00'], ['#767676', '#fff', '4.54'], ['#777', '#fff', '4.48'],
  ['#f00', '#fff', '4.00'], ['#00f', '#fff', '8.59'], ['#0f0', '#fff', '1.37'], ['#00000000', '#fff', '1.00'], ['rgb(0 0 0 / 50%)', '#fff', '3.98'],
  ['color(display-p3 0 1 0)', '#000', '15.30'],
];
for (const [text, ground, ratio] of contrasts) {
  test(`${text} on ${ground} has a contrast of ${ratio}`, () => assert.equal(contrastRatio(color(text), color(ground)).toFixed(2), ratio));
}

test('the levels are 3, 4.5 and 7', () => assert.deepEqual(contrastLevels, { large: 3, text: 4.5, enhanced: 7 }));

const darkness: readonly (readonly [text: string, dark: boolean, darkForMedia: boolean])[] = [
  ['#000', true, true], ['#7f7f7f', true, true], ['#808080', false, true], ['#a6a6a6', false, true], ['#a7a7a7', false, false], ['#fff', false, false],
  ['#00f', true, true], ['#f00', true, true], ['#0f0', false, true], ['#ff0', false, false],
];
for (const [text, dark, darkForMedia] of darkness) {
  test(`${text} is ${dark ? '' : 'not '}dark, for media ${darkForMedia ? '' : 'not '}dark`, () => {
    assert.deepEqual([isDark(color(text)), isDarkByLuma(color(text))], [dark, darkForMedia]);
  });
}

const digitsOf = (palette: Palette) => Object.fromEntries(paletteIds.map(id => [id, stringifyColor(palette[id])])) as Record<PaletteId, string>;

const presets = Object.keys(palettePresets) as PalettePreset[];
const seeds = [...Array(24).keys()].flatMap(hue => [0, 30, 65, 100].flatMap(saturation =>
  [...Array(21).keys()].map(lightness => `hsl(${hue * 15} ${saturation}% ${lightness * 5}%)`)));

for (const preset of presets) {
  test(`${preset}: each pair that ${seeds.length} seeds offer for text has its contrast as it is written, and no ground is without text`, () => {
    for (const seed of seeds) {
      const palette = makePalette(seed, { preset });
      const luminances = luminancesOf(palette);
      const pairs = textPairs(palette);
      for (const { text, ground } of pairs) assert.ok(ratioOf(luminances[text], luminances[ground]) >= 4.5, `${seed}: ${text} on ${ground}`);
      assert.equal(new Set(pairs.map(({ ground }) => ground)).size, paletteIds.length, seed);
      for (const [text, ground] of [['safeLightAccent', 'black'], ['black', 'safeLightAccent'], ['safeDarkAccent', 'white'], ['white', 'safeDarkAccent'],
        ['safeInverseAccent', 'accent'], ['safeInverseLightAccent', 'lightAccent'], ['safeInverseDarkAccent', 'darkAccent']] as const) {
        assert.ok(pairs.some(pair => pair.text === text && pair.ground === ground), `${seed}: ${text} on ${ground} is offered`);
      }
    }
  });
}

for (const least of Object.values(contrastLevels)) {
  test(`pairs of ${least} are all that reach it, and no other`, () => {
    for (const seed of seeds.filter((_, at) => at % 97 === 0)) {
      const palette = makePalette(seed);
      const luminances = luminancesOf(palette);
      const expected = paletteIds.flatMap(ground =>
        paletteIds.filter(text => ratioOf(luminances[text], luminances[ground]) >= least).map(text => `${text} on ${ground}`),
      );
      assert.deepEqual(textPairs(palette, least).map(({ text, ground }) => `${text} on ${ground}`), expected);
    }
  });
}

test('a palette of one accent', () => {
  assert.deepEqual(digitsOf(makePalette('#c4502e')), {
    white: '#ffffff', black: '#000000', accent: '#c4502e', lightAccent: '#db8167', darkAccent: '#893820', safeLightAccent: '#db8167', safeDarkAccent: '#893820',
    safeInverseAccent: '#000000', safeInverseLightAccent: '#000000', safeInverseDarkAccent: '#ffffff',
  });
});

for (const seed of ['', 'no color', 'var(--accent)', '#ggg', 'x'.repeat(1000)]) {
  test(`the seed ${JSON.stringify(seed.slice(0, 20))} gives the palette of #FFAABB`, () => assert.deepEqual(makePalette(seed), makePalette('#FFAABB')));
}

test('the seed is seen whole: what lets the ground through, or no screen has, is made a usual color', () => {
  assert.equal(stringifyColor(makePalette('rgb(51 102 153 / 10%)').accent), '#336699');
  assert.equal(stringifyColor(makePalette('color(display-p3 0 1 0)').accent), '#00ff00');
});

test('presets turn the hues of the other accents', () => {
  const hues = presets.map(preset => {
    const { lightAccent, darkAccent } = makePalette('hsl(100 60% 50%)', { preset });
    return [preset, ...[lightAccent, darkAccent].map(accent => Math.round(toHsl(accent).hue))];
  });
  assert.deepEqual(hues, [['Monochrome', 100, 100], ['Complementary', 100, 280], ['Analogous I', 130, 70], ['Analogous II', 70, 130]]);
  assert.deepEqual(makePalette('red', { preset: 'constructor' as PalettePreset }), makePalette('red'));
});

test('an owner\'s colors are kept; the safe ones are derived from them, and an invalid color is ignored', () => {
  const palette = makePalette('#336699', { colors: { white: '#f4efe6', black: '#1a1a2e', lightAccent: 'nothing', darkAccent: '#402060' } });
  const digits = digitsOf(palette);
  assert.deepEqual([digits.white, digits.black, digits.darkAccent, digits.safeInverseDarkAccent], ['#f4efe6', '#1a1a2e', '#402060', '#f4efe6']);
  assert.equal(digits.lightAccent, digitsOf(makePalette('#336699')).lightAccent);
  assert.ok(contrastRatio(palette.safeDarkAccent, palette.white) >= 4.5);
});

test('an owner\'s ends that cannot be read on an accent are not its safe inverse', () => {
  const palette = makePalette('#808080', { colors: { white: '#8a8a8a', black: '#777777' } });
  assert.ok(contrastRatio(palette.safeInverseAccent, palette.accent) >= 4.5);
  assert.deepEqual(textPairs(palette).filter(({ text, ground }) => [text, ground].every(id => id === 'white' || id === 'black')), []);
});

test('five system colors are seen from the lightest, the accent alone is changed, and every id has a name', () => {
  assert.deepEqual(systemColors.filter(({ userVisible }) => userVisible).map(({ name }) => name), ['Lightest', 'Light', 'Bright', 'Dark', 'Darkest']);
  assert.deepEqual(systemColors.filter(({ readonly }) => !readonly).map(({ id }) => id), ['accent']);
  assert.deepEqual(systemColors.map(({ id }) => id).sort(), [...paletteIds].sort());
  assert.deepEqual(systemColors.map(({ order }) => order), [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
  assert.ok(systemColors.every(({ userVisible, hideInSelector }) => userVisible !== hideInSelector));
  assert.deepEqual(paletteModes, ['Presets', 'Custom Colors', 'From Image', 'From Color']);
});

test('the accent of a picture is its most of color, not its most of ground', () => {
  const pixels = (...runs: [count: number, ...rgba: number[]][]) =>
    Uint8ClampedArray.from(runs.flatMap(([count, ...rgba]) => Array<number[]>(count).fill(rgba).flat()));
  const hex = (...runs: [count: number, ...rgba: number[]][]) => { const seed = seedOfPixels(pixels(...runs)); return seed && stringifyColor(seed); };
  assert.equal(hex([900, 250, 250, 250, 255], [60, 200, 80, 40, 255], [20, 30, 80, 200, 255]), '#c85028');
  assert.equal(hex([100, 255, 0, 0, 0], [10, 0, 0, 255, 255]), '#0000ff');
  assert.equal(hex([100, 128, 128, 128, 255]), null);
  assert.equal(hex(), null);
  assert.equal(hex([200_000, 0, 128, 0, 255]), '#008000');
});
