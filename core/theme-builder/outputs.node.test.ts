import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { themeProperty, type Theme } from '../../styles/theme.js';
import { themeCustomProperties } from '../../styles/theme-properties.js';
import { themeIds, themes, type ThemeId } from '../../styles/themes/themes.js';
import { readSiteTheme } from '../look/site-theme.js';
import { draftFromAccent } from './accent-draft.js';
import { fontStacks, shadowChoices } from './font-stacks.js';
import { looks } from './looks.js';
import { judgeContrast } from './contrast-pairs.js';
import { outputs } from './outputs.js';
import { randomDrafts } from './random-drafts.fixture.test.js';
import { readPasted } from './read-pasted.js';
import { readValue } from './read-value.js';

const write = (id: string, ...given: Parameters<(typeof outputs)[number]['write']>) => outputs.find(output => output.id === id)!.write(...given);
/** The rule of an output, as a browser reads it. */
const sheetOf = (css: string) => [{
  selector: ':root', isDark: false,
  values: Object.fromEntries([...css.matchAll(/^ {2}(--[\w-]+): (.*);$/gm)].map(([, name, value]) => [name!, value!])),
}];

describe('a theme is written', () => {
  test('as CSS: a property for each value that is set', () => {
    assert.equal(write('css', { accent: { light: '#0b6b6f', dark: '#7fd1d5' }, radius: '2px' }, null),
      ':root {\n  --site-accent: light-dark(#0b6b6f, #7fd1d5);\n  --site-radius: 2px;\n}');
    assert.match(write('css', {}, null)!, /^\/\* The default theme/);
  });

  test('in formats that are read as the same theme when they are pasted', () => {
    for (const draft of randomDrafts(100, 8).filter(one => Object.keys(one).length > 0)) {
      for (const id of ['css', 'wordpress', 'theme-json', 'tokens', 'context', 'script']) assert.deepEqual(readPasted(write(id, draft, null)!, sheetOf).draft, draft, id);
    }
    const seed = { accent: '#0b6b6f', preset: 'Analogous II' } as const;
    const made = draftFromAccent({ radius: '2px' }, seed.accent, seed.preset);
    assert.deepEqual(readPasted(write('palette', made, seed)!, sheetOf).draft, made);
  });

  test('without anything that ends a rule, a style or a script, whatever is in it', () => {
    for (const draft of randomDrafts(100, 12)) {
      const css = write('css', draft, null)!;
      assert.doesNotMatch(css, /[<>@\\]|\}./);
      assert.equal(css.split('}').length - 1, Object.keys(draft).length > 0 ? 1 : 0);
    }
  });

  test('as a site context, which elements read without a warning', () => {
    for (const draft of randomDrafts(50, 33)) {
      const text = write('context', draft, null)!;
      assert.equal(text.split('</').length, 2);
      const { theme } = JSON.parse(/<script type="application\/json" data-site-context>\n([^]*)\n<\/script>$/.exec(text)![1]!);
      const warnings: string[] = [];
      const read = readSiteTheme(theme, { supports: () => true, warn: message => warnings.push(message) })!;
      assert.deepEqual(Object.fromEntries([...read.values].map(([name, value]) => [themeProperty(name), value])), themeCustomProperties(draft as Partial<Theme>));
      assert.deepEqual(warnings, []);
    }
  });

  test('as a record of a script, which writes the same properties', () => {
    for (const draft of randomDrafts(50, 21)) {
      const record = /const theme = (\{[^]*?\n?\});\n/.exec(write('script', draft, null)!)![1]!;
      assert.deepEqual(JSON.parse(record), draft);
    }
  });

  test('as a palette, as long as all colors are made from one accent', () => {
    const seed = { accent: '#0b6b6f', preset: 'Analogous II' } as const;
    const made = draftFromAccent({ radius: '2px' }, seed.accent, seed.preset);
    const tag = write('palette', made, seed)!;
    assert.match(tag, /--site-palette-accent: #0b6b6f;[^]*--site-radius: 2px;[^]*<site-palette seed="#0b6b6f" preset="analogous-ii"><\/site-palette>$/);
    assert.equal(write('palette', { ...made, accent: { light: '#000000', dark: '#ffffff' } }, seed), null);
    assert.equal(write('palette', made, null), null);
  });
});

test('every choice of fonts and shadows is a value as the builder writes it', () => {
  for (const [title, families] of fontStacks) assert.equal(readValue('font', families), families, title);
  for (const [title, shadow] of shadowChoices) assert.equal(readValue('shadow', shadow), shadow, title);
});

test('every theme of the library is a start, with all of its values', () => {
  assert.deepEqual(looks.map(({ id }) => id), ['default', ...themeIds]);
  for (const { id, draft } of looks.slice(1)) assert.deepEqual(Object.keys(draft).toSorted(), Object.keys(themes[id as ThemeId].values).toSorted(), id);
});

for (const { title, draft } of looks) {
  test(`${title}: every pair of colors can be read`, () => {
    assert.deepEqual(judgeContrast(draft).filter(({ isEnough }) => !isEnough).map(({ text, ground, scheme, ratio }) => ({ text, ground, scheme, ratio })), []);
  });
}
