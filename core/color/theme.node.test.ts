import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { contrastRatio } from './contrast.js';
import { makePalette } from './palette.js';
import { fromHsl } from './spaces.js';
import { stringifyColor } from './stringify-color.js';
import { makeTheme, paletteRule, themeProperties, themeRule, type ThemeColors } from './theme.js';

const textContrast = 4.5;

function lowest({ accent, onAccent, surface, onSurface, muted, danger }: ThemeColors): number {
  return Math.min(contrastRatio(onAccent, accent), ...[accent, onSurface, muted, danger].map(text => contrastRatio(text, surface)));
}

describe('a theme', () => {
  it('has text that can be read, light and dark, for accents of every hue, saturation and lightness', () => {
    const failing: string[] = [];
    for (let hue = 0; hue < 360; hue += 15) {
      for (const saturation of [0, 0.3, 0.6, 1]) {
        for (let lightness = 0; lightness <= 1; lightness += 0.1) {
          const seed = stringifyColor(fromHsl({ hue, saturation, lightness }));
          const { light, dark } = makeTheme(makePalette(seed));
          if (lowest(light) < textContrast || lowest(dark) < textContrast) failing.push(seed);
        }
      }
    }
    assert.deepEqual(failing, []);
  });

  it('has readable text on any surface color of an owner', () => {
    for (const ground of ['#fff', '#fdf6e3', '#808080', '#757575', '#123456', '#000', '#ffde00']) {
      const { light, dark } = makeTheme(makePalette('#c4502e', { colors: { white: ground, black: ground } }));
      for (const colors of [light, dark]) assert.ok(lowest(colors) >= textContrast, `${ground}: ${lowest(colors)}`);
    }
  });

  it('leaves an accent alone that can be read as it is', () => {
    const { light } = makeTheme(makePalette('#0b6b6f'));
    assert.equal(stringifyColor(light.accent), '#0b6b6f');
  });

  it('is light on light pages and dark on dark ones, tinted by the accent', () => {
    const { light, dark } = makeTheme(makePalette('#0b6b6f'));
    assert.equal(stringifyColor(light.surface), '#ffffff');
    assert.equal(stringifyColor(dark.surface), '#161d1d');
  });

  it('is written as custom properties that follow the color scheme', () => {
    const properties = themeProperties(makePalette('#0b6b6f'));
    assert.equal(properties['--site-palette-safe-inverse-accent'], '#ffffff');
    assert.match(properties['--site-on-surface']!, /^light-dark\(#[0-9a-f]{6}, #[0-9a-f]{6}\)$/);
    assert.equal(Object.keys(properties).length, 17);
  });

  it('is written as a rule', () => {
    const rule = themeRule(makePalette('#0b6b6f'), '.part');
    assert.match(rule, /^\.part \{\n {2}--site-palette-white: #ffffff;\n/);
    assert.match(rule, /;\n\}$/);
  });
});

it('the rule of a palette gives way to a theme in the same place, color by color', () => {
  const palette = makePalette('#0b6b6f');
  const properties = themeProperties(palette);
  assert.equal(paletteRule(palette, ':host').split('\n')[0], ':host {');
  for (const role of ['accent', 'on-accent', 'surface', 'on-surface', 'muted', 'line', 'danger']) {
    assert.ok(paletteRule(palette, ':host').includes(`  --site-${role}: var(--site-theme-${role}, ${properties[`--site-${role}`]});`), role);
  }
  assert.ok(paletteRule(palette, ':host').includes(`  --site-palette-accent: ${properties['--site-palette-accent']};`), 'the palette itself stays');
});
