import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { button } from './button.js';
import { css } from './css.js';
import { defaultTheme, themeProperty, themeValue } from './theme.js';
import { themeCustomProperties } from './theme-properties.js';
import { withTheme } from './with-theme.js';

const { accent, onSurface } = defaultTheme;

describe('a style sheet takes its values from the theme', () => {
  for (const [written, expected] of [
    ['var(--site-accent)', `var(--site-accent, var(--site-page-accent, light-dark(${accent.light}, ${accent.dark})))`],
    ['var(--site-on-surface)', `var(--site-on-surface, var(--site-page-on-surface, light-dark(${onSurface.light}, ${onSurface.dark})))`],
    ['var(--site-radius)', 'var(--site-radius, var(--site-page-radius, 8px))'],
    ['var(--site-button-radius)', 'var(--site-button-radius, var(--site-radius, var(--site-page-button-radius, 8px)))'],
    ['var(--site-radius, 12px)', 'var(--site-radius, var(--site-page-radius, 12px))'],
    ['var(--site-button-radius, calc(2px * 2))', 'var(--site-button-radius, var(--site-radius, var(--site-page-button-radius, calc(2px * 2))))'],
    ['var(--site-gallery-radius, var(--site-radius, 12px))', 'var(--site-gallery-radius, var(--site-radius, var(--site-page-radius, 12px)))'],
    ['var(--site-gallery-gap)', 'var(--site-gallery-gap)'],
    ['theme(accent)', themeValue(accent)],
    ['theme(accent light)', accent.light],
    ['theme(on-surface dark)', onSurface.dark],
    ['theme(radius)', '8px'],
    ['my-theme(accent) theme(nothing)', 'my-theme(accent) theme(nothing)'],
  ] as const) test(written, () => assert.equal(withTheme(written), expected));

  test('once: a sheet with values stays as it is', () => assert.equal(withTheme(withTheme('var(--site-accent)')), withTheme('var(--site-accent)')));

  test('and has shared declarations in its rules', () => {
    assert.equal(css`a { ${button} color: var(--site-accent); }`.cssText,
      `a { ${withTheme(button.cssText)} color: var(--site-accent, var(--site-page-accent, ${themeValue(accent)})); }`);
  });
});

describe('themeCustomProperties', () => {
  test('has a property for each value, and belongs to no selector', () => {
    assert.deepEqual(Object.keys(themeCustomProperties()), Object.keys(defaultTheme).map(name => themeProperty(name)));
    assert.equal(themeCustomProperties()['--site-on-accent'], themeValue(defaultTheme.onAccent));
  });

  test('of a part of a theme has that part', () => {
    assert.deepEqual(themeCustomProperties({ danger: { light: 'red', dark: 'pink' }, radius: '0' }), { '--site-danger': 'light-dark(red, pink)', '--site-radius': '0' });
  });
});
