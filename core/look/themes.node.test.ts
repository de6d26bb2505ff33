import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { brotliCompressSync } from 'node:zlib';
import { composite, contrastLevels, contrastRatio } from '../color/contrast.js';
import { parseColor } from '../color/parse-color.js';
import { black, white } from '../color/readable.js';
import type { Color } from '../color/spaces.js';
import { minifiedCss } from '../manifest/build/without-docs.js';
import { defaultTheme, pageProperty, type Theme, type ThemeName } from '../../styles/theme.js';
import { themeIds, themes, themeSheet } from './themes.js';

const mostBytes = 1536;
const schemes = ['light', 'dark'] as const;
type Scheme = typeof schemes[number];

/** Pages that set no background of their own. */
const pages: Readonly<Record<Scheme, Color>> = { light: white, dark: parseColor(defaultTheme.surface.dark)! };

const mix = (one: Color, other: Color, share: number): Color => composite({ ...one, alpha: share }, other);

/** A color of a theme, as it is on a ground. */
function reader(values: Partial<Theme>, scheme: Scheme, ground: Color): (name: ThemeName) => Color {
  return name => {
    const value = values[name] ?? defaultTheme[name];
    const text = typeof value === 'string' ? value : value[scheme];
    const color = parseColor(text);
    assert.ok(color, `${name}: ${text} is a color`);
    return color.alpha < 1 ? composite(color, ground) : color;
  };
}

/** Every pair of text and ground, and of an edge and what it bounds; the last is what is asked of it. */
function pairs(values: Partial<Theme>, scheme: Scheme, page: Color): [string, Color, Color, 'text' | 'large'][] {
  const of = reader(values, scheme, page);
  const surface = of('surface');
  const onSurface = of('onSurface');
  const field = reader(values, scheme, surface)('fieldSurface');
  const fieldLine = reader(values, scheme, surface)('fieldLine');
  const muted = typeof values.muted === 'object' ? of('muted') : mix(onSurface, surface, 0.8);
  const accent = of('accent');
  return [
    ['text on the surface', onSurface, surface, 'text'],
    ['muted text on the surface', muted, surface, 'text'],
    ['text on a faint background', onSurface, reader(values, scheme, surface)('fill'), 'text'],
    ['accent as text on the surface', of('accentText'), surface, 'text'],
    ['accent as text on the page', of('accentText'), page, 'text'],
    ['accent as text in a field', of('accentText'), field, 'text'],
    ['text on the accent', of('onAccent'), accent, 'text'],
    ['text on the accent under the pointer', of('onAccent'), mix(accent, onSurface, 0.88), 'text'],
    ['text in a field', of('fieldText'), field, 'text'],
    ['a placeholder in a field', mix(of('fieldText'), field, 0.8), field, 'text'],
    ['text on a selected answer', onSurface, mix(accent, surface, 0.1), 'text'],
    ['errors on the surface', of('danger'), surface, 'text'],
    ['errors on the page', of('danger'), page, 'text'],
    ['errors in a field', of('danger'), field, 'text'],
    ['text on the danger color', of('onDanger'), of('danger'), 'text'],
    ['text over pictures', of('onScrim'), of('scrim'), 'text'],
    ['a tooltip', surface, onSurface, 'text'],
    ['the edge of a field on the surface', fieldLine, surface, 'large'],
    ['the edge of a field on the page', reader(values, scheme, page)('fieldLine'), page, 'large'],
    ['stars on the surface', of('star'), surface, 'large'],
    ['stars on the page', of('star'), page, 'large'],
  ];
}

/** Black and white pictures are the hardest. An icon is seen by its own color or by that of the button on the picture. */
const iconPairs = (values: Partial<Theme>, scheme: Scheme): [string, Color, Color, 'large'][] => [black, white, pages[scheme]].map(picture => {
  const of = reader(values, scheme, picture);
  return [`an icon over a picture (${Math.round(picture.red * 255)})`, of('onControl'), of('controlSurface'), 'large'];
});

describe('themes', () => {
  for (const [name, { values }] of Object.entries(themes)) {
    for (const scheme of schemes) {
      test(`${name}, ${scheme}: all pairs of text and ground are readable`, () => {
        const isStrict = name === 'high-contrast';
        // What lets the page shine through may lie on anything.
        const isGlass = parseColor((values.surface ?? defaultTheme.surface)[scheme])!.alpha < 1;
        const grounds = [pages[scheme], ...(isGlass ? [black, white] : [])];
        const faint = [...grounds.flatMap((page, at) => pairs(values, scheme, page).filter(([what]) => at === 0 || !what.endsWith('on the page'))),
          ...iconPairs(values, scheme)]
          .filter(([, text, ground, level]) => contrastRatio(text, ground) < (isStrict && level === 'text' ? contrastLevels.enhanced : contrastLevels[level]))
          .map(([what, text, ground]) => `${what}: ${contrastRatio(text, ground).toFixed(2)}`);
        assert.deepEqual(faint, []);
      });
    }

    test(`${name}: its sheet is at most 1.5 KB`, () => {
      const bytes = brotliCompressSync(minifiedCss(themeSheet(name as keyof typeof themes))).length;
      assert.ok(bytes <= mostBytes, `${bytes} bytes`);
    });

    test(`${name}: its sheet names every value, loads nothing and is written once`, () => {
      const sheet = themeSheet(name as keyof typeof themes);
      for (const value of Object.keys(defaultTheme)) assert.equal(sheet.split(`  ${pageProperty(value)}: `).length, 2, value);
      assert.doesNotMatch(sheet, /url\(|@import|@font-face|undefined/);
      assert.match(sheet, new RegExp(`^:root \\{\\n {2}--site-theme: ${name};`));
    });
  }

  test('differ from each other in their accent, corners, fonts or shadows', () => {
    const seen = themeIds.map(name => {
      const { accent, radius, buttonRadius, font, shadow, borderWidth } = { ...defaultTheme, ...themes[name].values };
      return JSON.stringify([accent, [radius, buttonRadius, font, shadow, borderWidth]]);
    });
    assert.equal(new Set(seen.map(text => JSON.parse(text)[0].light)).size, 10, 'no two have one accent');
    assert.ok(new Set(seen.map(text => JSON.stringify(JSON.parse(text)[1]))).size === 10);
  });

  test('of a part: what it names, and not in a part with another theme', () => {
    const sheet = themeSheet('editorial', '.shop');
    assert.match(sheet, /^\.shop \{\n {2}--site-theme: editorial;/);
    assert.match(sheet, /:where\(:is\(\.shop, :is\(\.shop\) \*\):not\(\[data-site-theme\]:not\(\[data-site-theme="editorial"\]\)/);
  });

  test('an unknown name throws, and the message lists the names', () => {
    assert.throws(() => themeSheet('papr' as 'paper'), /themeSheet: "papr" is unknown; expected one of quiet, bold, editorial/);
  });
});
