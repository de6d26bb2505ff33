import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { defaultTheme, type ThemeName } from '../../styles/theme.js';
import { readSiteTheme, siteThemeProperties } from './site-theme.js';

/** As `CSS.supports`, for the values of this file. */
const valid: Readonly<Record<string, RegExp>> = {
  'color': /^(?:#[\da-f]{3,8}|red|transparent|currentcolor|rgb\(.*\)|light-dark\(.*\)|color-mix\(.*\)|var\(--.*\))$/i,
  'padding-top': /^(?:0|[\d.]+(?:px|rem|em|%)|calc\(.*\)|var\(--.*\))$/,
  'font-family': /^[^#]+$/, 'font-weight': /^(?:\d+|bold)$/, 'box-shadow': /^(?:none|0 .*)$/, 'transition-duration': /^[\d.]+m?s$/, 'flex-grow': /^[\d.]+$/,
};
function read(given: unknown) {
  const warnings: string[] = [];
  const theme = readSiteTheme(given, { supports: (property, value) => valid[property]!.test(value), warn: message => warnings.push(message) });
  return { theme: theme && { name: theme.name, values: Object.fromEntries(theme.values) }, warnings };
}

describe('the theme of a site context', () => {
  const rows: [what: string, given: unknown, name: string | null, values: Readonly<Record<string, string>>][] = [
    ['a name', 'paper', 'paper', {}],
    ['a record with a name', { name: 'high-contrast' }, 'high-contrast', {}],
    ['one color', { values: { accent: '#0b6b6f' } }, null, { accent: '#0b6b6f' }],
    ['two colors', { values: { accent: { light: '#0b6b6f', dark: '#7fd1d5' } } }, null, { accent: 'light-dark(#0b6b6f, #7fd1d5)' }],
    ['a name and values', { name: 'paper', values: { radius: '2px', font: '"Gill Sans", sans-serif' } }, 'paper', { radius: '2px', font: '"Gill Sans", sans-serif' }],
    ['a property of the page', { values: { accent: 'var(--brand)' } }, null, { accent: 'var(--brand)' }],
    ['values of each kind', { values: { buttonWeight: '500', duration: '0.2s', density: '0.75', shadow: 'none', space: 'calc(1rem / 2)' } }, null,
      { space: 'calc(1rem / 2)', density: '0.75', buttonWeight: '500', shadow: 'none', duration: '0.2s' }],
    ['the default theme', { values: {} }, null, {}],
  ];
  for (const [what, given, name, values] of rows) test(`is ${what}`, () => assert.deepEqual(read(given), { theme: { name, values }, warnings: [] }));

  for (const given of [undefined, null, {}]) test(`is missing if it is ${JSON.stringify(given)}`, () => assert.deepEqual(read(given), { theme: null, warnings: [] }));

  test('has every value of a theme', () => {
    const { theme, warnings } = read({ values: { ...defaultTheme, muted: '#555', font: 'serif', headingFont: 'serif' } });
    assert.deepEqual([Object.keys(theme!.values), warnings], [Object.keys(defaultTheme) as ThemeName[], []]);
  });

  const reported: [what: string, given: unknown, warning: RegExp][] = [
    ['a number', 5, /^site context: theme "5" is not a theme; expected a name, or a record with name and values; using none\.$/],
    ['a list', ['paper'], /is not a theme/],
    ['an unknown name', 'papr', /^site context: theme "papr" is unknown; expected one of quiet, .*; using the default theme\.$/],
    ['a name of every object', { name: 'constructor' }, /theme "constructor" is unknown/],
    ['values beside `values`', { accent: '#fff' }, /^site context: theme has unknown names \(accent\); expected name and values; ignoring them\.$/],
    ['values that are no record', { values: 'red' }, /theme\.values "red" is not a record/],
    ['unknown names', { values: { 'accnt': '#fff', '--site-accent': '#fff', '__proto__x': 1, 'a': 1, 'b': 1, 'c': 1, 'd': 1 } },
      /^site context: theme\.values has unknown names \(accnt, --site-accent, __proto__x, a, b and 2 more\); expected names such as accent or buttonRadius; ignoring them\.$/],
    ['a text that is no color', { values: { accent: 'bluish' } }, /^site context: theme\.values\.accent "bluish" is not valid; expected a color, or a record of two colors, light and dark; using the default\.$/],
    ['only a light color', { values: { accent: { light: '#fff' } } }, /theme\.values\.accent .* is not valid/],
    ['two lengths', { values: { radius: { light: '1px', dark: '2px' } } }, /theme\.values\.radius .* expected a length such as 8px/],
    ['a number as a length', { values: { radius: 8 } }, /theme\.values\.radius "8" is not valid/],
    ['a list of colors', { values: { accent: ['#fff'] } }, /theme\.values\.accent/],
  ];
  for (const [what, given, warning] of reported) {
    test(`reports and ignores ${what}`, () => {
      const { theme, warnings } = read(given);
      assert.equal(warnings.length, 1);
      assert.match(warnings[0]!, warning);
      assert.deepEqual(theme?.values ?? {}, {});
    });
  }

  const attacks = [
    '#fff; background: red', '#fff} body { display: none', 'url(https://example.com/a)', 'var(--x, url(//example.com))', 'image-set("a.png" 1x)', '#fff/**/', 'red\\', '</style>',
    'red), var(--x', 'var(--x', 'var(--x, "a)', 'URL (a)'.replace(' ', ''), `var(--${'x'.repeat(400)})`, '@import "a"', '#fff !important', 'src("a")', 'env(x)', 'attr(title)',
  ];
  for (const value of attacks) {
    test(`never is more than a value: ${value.slice(0, 40)}`, () => {
      const any = { supports: () => true, warn: () => {} };
      for (const values of [{ accent: value }, { font: value }, { shadow: value }, { accent: { light: value, dark: '#fff' } }, { accent: { light: '#fff', dark: value } }])
        assert.equal(readSiteTheme({ values }, any)!.values.size, 0);
    });
  }

  const written: [what: string, name: 'paper' | 'quiet' | null, values: [ThemeName, string][], properties: Readonly<Record<string, string>>][] = [
    ['a color that a palette sets too', null, [['surface', '#fff']], { '--site-theme-surface': '#fff', '--site-page-field-surface': 'var(--site-page-surface)' }],
    ['the accent, which text follows', null, [['accent', 'red']], { '--site-theme-accent': 'red', '--site-page-accent-text': 'var(--site-page-accent)' }],
    ['corners, which buttons and fields follow', null, [['radius', '2px'], ['buttonRadius', '9px']],
      { '--site-page-radius': '2px', '--site-page-button-radius': '9px', '--site-page-field-radius': 'var(--site-page-radius)' }],
    ['a value beside those of a theme', 'paper', [['accent', 'red']], { '--site-theme-accent': 'red' }],
    ['nothing', 'quiet', [], {}],
  ];
  for (const [what, name, values, properties] of written) {
    test(`writes ${what}`, () => assert.deepEqual(Object.fromEntries(siteThemeProperties({ name, values: new Map(values) })), properties));
  }

  test('stops at a message a value, however many names there are', () => {
    const { warnings } = read({ values: Object.fromEntries(Array.from({ length: 10_000 }, (_, at) => [`x${at}`, 'y'.repeat(1000)])) });
    assert.equal(warnings.length, 1);
    assert.ok(warnings[0]!.length < 400);
  });
});
