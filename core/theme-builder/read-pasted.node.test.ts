import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { themeCustomProperties } from '../../styles/theme-properties.js';
import type { Theme } from '../../styles/theme.js';
import { writeDesignTokens } from './design-tokens.js';
import type { Draft } from './draft.js';
import { looks } from './looks.js';
import { randomDrafts } from './random-drafts.fixture.test.js';
import { largestPasteBytes, readPasted } from './read-pasted.js';
import { readRules, resolve, type SheetRule } from './read-rules.js';

const noSheet = () => { throw new Error('A style sheet was parsed; expected the text to be read without.'); };
const rule = (selector: string, values: Record<string, string>, isDark = false): SheetRule => ({ selector, isDark, values });
const both = (hex: string) => ({ light: hex, dark: hex });

describe('design tokens', () => {
  test('are read back as the same theme, for any theme', () => {
    for (const draft of randomDrafts(400, 2)) {
      const { draft: read, problems } = readPasted(writeDesignTokens(draft), noSheet);
      if (Object.keys(draft).length > 0) assert.deepEqual({ read, problems }, { read: draft, problems: [] }, writeDesignTokens(draft));
    }
  });

  test('have the types of the format', () => {
    const file = JSON.parse(writeDesignTokens({
      accent: { light: '#ff0000', dark: '#00000080' }, radius: '0.5rem', duration: '120ms', font: '"Gill Sans", serif', headingWeight: '600',
      shadow: '0 1px 2px #00000080', space: '1em', headingFont: 'inherit',
    }));
    const typeAndValue = ({ $type, $value }: { $type: string; $value: unknown }) => [$type, $value];
    assert.deepEqual(typeAndValue(file.light.accent), ['color', { colorSpace: 'srgb', components: [1, 0, 0], hex: '#ff0000' }]);
    assert.deepEqual(typeAndValue(file.dark.accent), ['color', { colorSpace: 'srgb', components: [0, 0, 0], alpha: 0.50196, hex: '#000000' }]);
    assert.deepEqual(typeAndValue(file.radius), ['dimension', { value: 0.5, unit: 'rem' }]);
    assert.deepEqual(typeAndValue(file.duration), ['duration', { value: 120, unit: 'ms' }]);
    assert.deepEqual(typeAndValue(file.font), ['fontFamily', ['Gill Sans', 'serif']]);
    assert.deepEqual(typeAndValue(file.headingWeight), ['fontWeight', 600]);
    assert.equal(file.shadow.$type, 'shadow');
    assert.deepEqual(file.shadow.$value.blur, { value: 2, unit: 'px' });
    assert.deepEqual(file.$extensions['io.github.site-elements'].css, { '--site-space': '1em', '--site-heading-font': 'inherit' });
  });

  for (const [what, file, draft, problem] of [
    ['aliases, types of groups, names with hyphens', { brand: { $type: 'color', main: { $value: '#112233' } }, site: { 'on-accent': { $value: '{brand.main}' } } }, { onAccent: both('#112233') }, /1 token has a name/],
    ['names in two parts', { button: { radius: { $type: 'dimension', $value: { value: 3, unit: 'px' } } } }, { buttonRadius: '3px' }, null],
    ['other color spaces', { accent: { $type: 'color', $value: { colorSpace: 'oklch', components: [0.6, 0.1, 200] } } }, { accent: both('#0d9298') }, null],
    ['hsl, whose shares have no sign', { accent: { $type: 'color', $value: { colorSpace: 'hsl', components: [120, 100, 25] } } }, { accent: both('#008000') }, null],
    ['one scheme over a value for both', { accent: { $type: 'color', $value: '#111111' }, dark: { accent: { $type: 'color', $value: '#eeeeee' } } }, { accent: { light: '#111111', dark: '#eeeeee' } }, null],
    ['an alias to itself', { accent: { $type: 'color', $value: '{accent}' } }, {}, /“accent” has a value/],
    ['an unknown type', { accent: { $type: 'gradient', $value: [] } }, {}, /“accent” has a value/],
    ['a wrong unit', { radius: { $type: 'dimension', $value: { value: 3, unit: 'furlong' } } }, {}, /“radius” has a value/],
    ['no token of ours', { foo: { $type: 'color', $value: '#fff' } }, {}, /None of the tokens/],
    ['keys of every object', JSON.parse('{"__proto__": {"accent": {"$type": "color", "$value": "#fff"}}, "constructor": {"$value": 1}}'), { accent: both('#ffffff') }, /1 token/],
    ['hostile CSS in our own part', { $extensions: { 'io.github.site-elements': { css: { '--site-space': '1em; } * { color: red' } } } }, {}, /“Space”/],
  ] as const) test(`are read with ${what}`, () => {
    const read = readPasted(JSON.stringify(file), noSheet);
    assert.deepEqual(read.draft, draft);
    if (problem) assert.match(read.problems.join('\n'), problem);
    else assert.deepEqual(read.problems, []);
  });

  test('nested without end, they are read as far as a person would write them', () => {
    assert.deepEqual(readPasted(`${'{"a":'.repeat(3000)}1${'}'.repeat(3000)}`, noSheet).draft, {});
  });
});

describe('a site context', () => {
  const inScript = (context: unknown) => `<script type="application/json" data-site-context>\n${JSON.stringify(context)}\n</script>`;
  const paper = looks.find(({ id }) => id === 'paper')!.draft;
  const rows: [what: string, text: string, draft: Draft, problems: readonly RegExp[]][] = [
    ['values', inScript({ theme: { values: { accent: both('#112233'), radius: '2px' } } }), { accent: both('#112233'), radius: '2px' }, []],
    ['no script around it', JSON.stringify({ currency: 'EUR', theme: { values: { radius: '2px' } } }), { radius: '2px' }, []],
    ['one color for light and dark', inScript({ theme: { values: { accent: 'red' } } }), { accent: both('#ff0000') }, []],
    ['the name of a theme', inScript({ locale: 'de', theme: 'paper' }), paper, []],
    ['a name and values', inScript({ theme: { name: 'paper', values: { radius: '3px' } } }), { ...paper, radius: '3px' }, []],
    ['an unknown name', inScript({ theme: { name: 'papr', values: { radius: '3px' } } }), { radius: '3px' }, [/no theme with the name papr/]],
    ['an unknown value', inScript({ theme: { values: { radius: '3px', accnt: 'red' } } }), { radius: '3px' }, [/accnt is not the name of a value/]],
    ['a value that cannot be read', inScript({ theme: { values: { radius: '3px', space: '1em; } * { color: red' } } }), { radius: '3px' }, [/--site-space/]],
  ];
  for (const [what, text, draft, problems] of rows) {
    test(`is read with ${what}`, () => {
      const read = readPasted(text, noSheet);
      assert.deepEqual(read.draft, draft);
      assert.equal(read.problems.length, problems.length, read.problems.join());
      for (const [at, problem] of problems.entries()) assert.match(read.problems[at]!, problem);
    });
  }

  test('is not what design tokens in a group "theme" are', () => {
    assert.deepEqual(readPasted(JSON.stringify({ theme: { values: { accent: { $type: 'color', $value: '#112233' } } } }), noSheet).draft, { accent: both('#112233') });
  });
});

describe('a style sheet', () => {
  test('that we have exported is read back as the same theme, for any theme', () => {
    for (const draft of randomDrafts(200, 4)) {
      const { draft: read, problems } = readRules([rule(':root', themeCustomProperties(draft as Partial<Theme>))]);
      if (Object.keys(draft).length > 0) assert.deepEqual({ read, problems }, { read: draft, problems: [] });
    }
  });

  for (const [what, rules, draft, note] of [
    ['dark by media query', [rule(':root', { '--site-accent': 'red' }), rule(':root', { '--site-accent': 'blue' }, true)], { accent: { light: '#ff0000', dark: '#0000ff' } }, /accent/],
    ['dark by an attribute', [rule('html', { '--site-accent': 'red' }), rule('[data-bs-theme="dark"]', { '--site-accent': 'blue' })], { accent: { light: '#ff0000', dark: '#0000ff' } }, /accent/],
    ['dark by a class', [rule(':root', { '--site-radius': '2px' }), rule(':root.dark', { '--site-accent': 'blue' })], { accent: both('#0000ff'), radius: '2px' }, /radius/],
    ['references', [rule(':root', { '--brand': 'red', '--site-accent': 'var(--brand)', '--site-radius': 'var(--none, var(--r, 3px))' })], { accent: both('#ff0000'), radius: '3px' }, /accent, radius/],
    ['what is not on the outermost element', [rule('.card', { '--site-radius': '9px' }), rule(':root', { '--site-space': '4px' })], { space: '4px' }, /space/],
  ] as const) test(`is read with ${what}`, () => {
    const read = readRules(rules);
    assert.deepEqual(read.draft, draft);
    assert.match(read.notes.join('\n'), note);
  });

  for (const [what, rules, accent, more] of [
    ['Bootstrap', [rule(':root', { '--bs-primary': '#6610f2' })], '#6610f2', {}],
    ['Ghost', [rule(':root', { '--ghost-accent-color': '#006644' })], '#006644', { onAccent: '#ffffff' }],
    ['Material', [rule(':root', { '--md-sys-color-primary': '#6750a4', '--md-sys-color-on-primary': '#fff' })], '#6750a4', { buttonRadius: '9999px' }],
    ['Pico', [rule(':root', { '--pico-primary-background': '#0172ad', '--pico-primary-inverse': '#fff', '--pico-border-radius': '.25rem' })], '#0172ad', { buttonRadius: '0.25rem' }],
    ['rules of a page', [
      rule('body', { 'background-color': 'rgb(255, 250, 240)', color: '#222', 'font-family': 'Georgia, serif' }), rule('a', { color: 'green' }),
      rule('.btn, button', { 'background-color': 'rgb(128, 0, 64)', color: 'white', 'border-radius': '3px' }),
    ], '#800040', { surface: '#fffaf0', buttonRadius: '3px', font: 'Georgia, serif' }],
  ] as const) test(`of ${what} gives an accent, and dark colors that are made from it`, () => {
    const { draft, notes } = readRules(rules);
    assert.equal((draft.accent as { light: string }).light, accent);
    for (const [name, value] of Object.entries(more)) {
      const got = draft[name as keyof typeof draft];
      assert.equal(typeof got === 'string' ? got : got?.light, value, name);
    }
    assert.match(notes.join('\n'), /are made from the accent/);
  });

  test('without anything of a theme says what to paste instead', () => {
    assert.match(readRules([rule('.x', { color: 'red' })]).problems.join(), /Paste one with custom properties/);
    assert.match(readRules([rule(':root', { '--site-nonsense': '1px', '--site-radius': 'wide' })]).problems.join(), /--site-radius has a value[^]*Not part of a theme[^]*--site-nonsense/);
  });

  test('references that lead in circles, or grow, end', () => {
    assert.equal(resolve('var(--a)', new Map([['--a', 'var(--b)'], ['--b', 'var(--a)']])), null);
    assert.equal(resolve('var(--a)', new Map([['--a', 'var(--a) var(--a)']])), null);
    assert.equal(resolve('var(--a', new Map([['--a', 'x']])), null);
  });

  for (const [text, problem] of [
    ['', /Paste a style sheet/], ['{ "accent": ', /not complete JSON/], ['[1]', /not complete JSON/], ['x'.repeat(largestPasteBytes + 1), /too long/],
  ] as const) test(`${text.slice(0, 12) || 'nothing'} is answered in words`, () => assert.match(readPasted(text, noSheet).problems.join(), problem));

  test('without a selector is what would be in a rule', () => {
    let parsed = '';
    readPasted('--site-radius: 2px;', css => { parsed = css; return []; });
    assert.equal(parsed, ':root { --site-radius: 2px; }');
  });
});
