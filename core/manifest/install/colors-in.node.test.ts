import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { makePalette } from '../../color/palette.js';
import { paletteRule, wholePage } from '../../color/theme.js';
import { colorsIn } from './colors-in.js';

const teal = makePalette('#0b6b6f');
describe('the colors that a markup puts in force', () => {
  const rows: [title: string, markup: string, rules: string][] = [
    ['of a part', '<site-palette seed="#0b6b6f"><p>Words</p></site-palette>', paletteRule(teal, 'site-palette[seed="#0b6b6f"]')],
    ['of the page', '<site-palette seed="#0b6b6f">\n</site-palette><h1>Pots</h1>', paletteRule(teal, wholePage)],
    ['of two parts', '<site-palette seed="#0b6b6f">a</site-palette><site-palette\n  seed="red">b</site-palette>',
      `${paletteRule(teal, 'site-palette[seed="#0b6b6f"]')}\n${paletteRule(makePalette('red'), 'site-palette[seed="red"]')}`],
    ['with a preset and colors of one\'s own', '<site-palette seed="#0b6b6f" preset="analogous-i" darkest="#111">a</site-palette>',
      paletteRule(makePalette('#0b6b6f', { preset: 'Analogous I', colors: { black: '#111' } }), 'site-palette[seed="#0b6b6f"]')],
    ['of no color', '<site-palette seed="brightish">a</site-palette>', ''],
    ['of what would end a style sheet', '<site-palette seed="red/*</style>*/">a</site-palette>', ''],
    ['of what no string of a selector can hold', '<site-palette seed="rgb(1\n2 3)">a</site-palette>', ''],
    ['of what nothing closes', '<site-palette seed="rgb(11 107 111">a</site-palette>', paletteRule(teal, 'site-palette[seed="rgb(11 107 111"]')],
    ['of a picture, which nobody has read yet', '<site-palette image="a.jpg">a</site-palette>', ''],
    ['of another element', '<site-palette-x seed="#0b6b6f">a</site-palette-x>', ''],
  ];
  for (const [title, markup, rules] of rows) it(title, () => assert.equal(colorsIn(markup), rules));

  it('of a part in its data form', () => {
    assert.equal(colorsIn('<site-palette seed="#0b6b6f">a</site-palette>', { isDataForm: true }), paletteRule(teal, ':is([data-site-palette][data-seed="#0b6b6f"], site-palette[seed="#0b6b6f"])'));
  });
});
