import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { it } from 'node:test';
import { parseAst } from 'rollup/parseAst';
import { defaultTheme } from '../../../styles/theme.js';
import { leaveOutDocs, withoutDocs, withSmallTemplates } from './without-docs.js';

const cases: Readonly<Record<string, readonly [code: string, page: string]>> = {
  'the sentence of a setting is emptied': ["const a = setting.flag(false, 'Opens by itself.');", "const a = setting.flag(false, '');"],
  'that of an optional number stands first': [
    "const a = setting.optionalNumber('Height.', { min: 1 });",
    "const a = setting.optionalNumber('', { min: 1 });",
  ],
  'a row for readers alone goes, and the comma with it': ["const a = { min: 1, spec: 'x §1', max: 2 };", 'const a = { min: 1, max: 2 };'],
  'what the build alone reads goes too': [
    "table({ tag: 'x-a', preloads: { '[b]': ['c.ts'] }, settings: {} });",
    "table({ tag: 'x-a', settings: {} });",
  ],
  'options of documentation go as a whole': [
    "const a = setting.flag(false, 'Opens.', { type: 'boolean', spec: 'x §1' });",
    "const a = setting.flag(false, '');",
  ],
  'a summary is emptied, in short form too': ["const a = { summary: 'A gallery.', doc };", "const a = { summary: '', doc: '' };"],
  'the type of an event is emptied': [
    "const a = event('Sent.', { type: '{ index: number }', cancelable: true });",
    "const a = event('', { type: '', cancelable: true });",
  ],
  'texts for visitors stay': ["const a = { texts: { next: 'Next' } };", "const a = { texts: { next: 'Next' } };"],
};

for (const [name, [code, page]] of Object.entries(cases)) {
  it(`a settings module of a page: ${name}`, () => assert.equal(withoutDocs(code, parseAst(code)), page));
}

it('a sheet has the values of the theme, in few bytes, with its shared declarations', () => {
  const transform = leaveOutDocs.transform as unknown as (this: void, code: string, id: string) => { code: string };
  const code = 'export const a = css`\n  p { color: var(--site-accent); ${button} margin: 0px; }\n`;';
  const { light, dark } = defaultTheme.accent;
  assert.equal(
    transform(code, '/x/elements/site-a/a.styles.ts').code,
    `export const a = css\`p{color:var(--site-accent, var(--site-page-accent, light-dark(${light}, ${dark})));\${button}margin:0}\`;`,
  );
});

it('a template of rules is short too, and keeps the spaces that selectors and formulas need', () => {
  const code = [
    'const css = `\n/* Why. */\n${gallery} > :is(a, ${own}) ${media} {\n  inset: calc(1px + ${gap}) 0;\n  color: red;\n}\n`;',
    'const part = `:is(${of} > *)${where(`a ${b}`)}`;',
  ].join('\n');
  assert.equal(
    withSmallTemplates(code, parseAst(code)),
    ['const css = ` ${gallery} > :is(a,${own}) ${media}{inset:calc(1px + ${gap}) 0;color:red}`;', 'const part = `:is(${of} > *)${where(`a ${b}`)}`;'].join('\n'),
  );
});

it('a module of styles whose declarations name the theme has its values in what is shipped', () => {
  const shared = readdirSync('styles').filter(file => file.endsWith('.ts') && /^export const \w+ = (?:declarations|css)`/m.test(readFileSync(`styles/${file}`, 'utf8')));
  assert.ok(shared.includes('danger-text.ts') && shared.includes('field.ts'), 'the walk has found them');
  for (const file of shared) {
    const code = readFileSync(`styles/${file}`, 'utf8');
    const shipped = (leaveOutDocs.transform as (code: string, id: string) => { code: string } | null)(code.replace(/^import .*$/gm, ''), path.resolve('styles', file));
    assert.doesNotMatch((shipped?.code ?? code).replace(/\/\*[^]*?\*\//g, ''), /(?<![\w-])theme\(|var\(--site-[a-z-]+\)/, file);
  }
});
