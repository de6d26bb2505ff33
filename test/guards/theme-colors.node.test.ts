import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { defaultTheme, themeProperty } from '../../styles/theme.js';
import { trackedFiles } from './tracked-files.js';

const home = 'styles/theme.ts';
/** Written by programs from the theme, or an author's own content. */
const isGenerated = (file: string) => /(^|\/)README\.md$|^docs\/|^CHANGELOG\.md$|\/examples\/|^package-lock\.json$/.test(file);
const files = trackedFiles().filter(file => /\.(tsx?|mjs|js|css|html|php|json|svg|md)$/.test(file) && file !== home && !isGenerated(file));

/** All notations of a color: `#12ab34`, `rgb(18 171 52)`, `18, 171, 52`. */
function notations(color: string): RegExp {
  const hex = color.slice(1).replace(/^(.)(.)(.)$/, '$1$1$2$2$3$3');
  const [red, green, blue] = [0, 2, 4].map(at => parseInt(hex.slice(at, at + 2), 16));
  return new RegExp(`#${hex}\\b|(?<!\\d)${red}(?:, ?| )${green}(?:, ?| )${blue}(?!\\d)`, 'i');
}

/** Black and white are not the theme's own. */
const colors = [...new Set(Object.values(defaultTheme).flatMap(value => (typeof value === 'string' ? [value] : [value.light, value.dark])))]
  .filter(color => color.startsWith('#') && !/^#(?:fff|000)(?:fff|000)?$/.test(color));

describe(`the default theme is in ${home}`, () => {
  it('and in no other file: a change of a color is a change of that file', () => {
    assert.ok(files.length > 1500 && colors.length > 10, 'the walk has found the files and the colors');
    const patterns = colors.map(notations);
    const copies = files.flatMap(file => readFileSync(file, 'utf8').split('\n')
      .flatMap((line, at) => (patterns.some(pattern => pattern.test(line)) ? [`${file}:${at + 1}: ${line.trim().slice(0, 120)}`] : [])));
    assert.deepEqual(copies, [], 'write `var(--site-accent)` or `theme(accent light)` in a sheet, `defaultTheme.accent.light` in code');
  });

  for (const [written, isFound] of [
    ['color: #12AB34;', true], ['rgb(18 171 52 / 0.5)', true], ['rgba(18, 171, 52, 0.5)', true], ['[18,171,52]', true], ['#12ab340', false],
    ['118, 171, 52', false],
  ] as const) it(`${written} is ${isFound ? 'a copy' : 'something else'}`, () => assert.equal(notations('#12ab34').test(written), isFound));

  it('has each name that a sheet uses without a fallback of its own', () => {
    const known = new Set(Object.keys(defaultTheme).map(name => themeProperty(name).slice('--site-'.length)));
    const sheets = files.filter(file => /^(core|elements|styles)\/.*(\.styles\.ts|-css\.ts|\.css)$/.test(file) || /^demo\/service\/.*\.styles\.ts$/.test(file));
    assert.ok(sheets.length > 100, 'the walk has found the sheets');
    const unknown = sheets.flatMap(file => [...readFileSync(file, 'utf8').matchAll(/var\(--site-([\w-]+)\)|(?<![\w-])theme\(([\w-]+)[^)]*\)/g)]
      .filter(([, property, name]) => !known.has(property ?? name!)).map(([text]) => `${file}: ${text}`));
    assert.deepEqual(unknown, [], `expected one of ${[...known].join(', ')}, or a fallback`);
  });
});
