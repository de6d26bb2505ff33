import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { CatalogFont, FontAxis, SiteFont } from '../../core/contract/site-fonts.js';
import { readFonts } from './backends/read-fonts.js';
import type { FontFaceRecord, FontRecord } from './backends/font-backend.js';
import { filterFonts, type FontFilter, type ListedFont, listFonts } from './filter-fonts.js';
import { fitChoice, getStyles, hasMoreStyles } from './font-styles.js';
import { pickSubset } from './previews/pick-subset.js';

const axis = (tag: string, min: number, usual: number, max: number): FontAxis => ({ tag, min, max, default: usual, step: 1 });
const inCatalog = (name: string, category: SiteFont['category'], more: Partial<CatalogFont> = {}): CatalogFont =>
  ({ id: name.toLowerCase(), name, category, license: '', subsets: ['latin'], weights: [400], styles: ['normal'], axes: [], ...more });
const stored = (...faces: Partial<FontFaceRecord>[]): ListedFont => {
  const [font] = readFonts([{ name: 'Own', faces: faces.map((face, at) => ({ url: `/${at}.woff2`, ...face })) }]);
  return { name: 'Own', category: 'other', stored: font!, catalog: null, origin: 'site' };
};

describe('the list', () => {
  const [brand, lora] = readFonts([{ name: 'Brand' }, { name: 'Lora', category: 'serif' }]) as [SiteFont, SiteFont];
  const [proxima] = readFonts([{ name: 'proxima-nova' }]) as [SiteFont];
  const all = listFonts({ fonts: [brand, lora], catalog: [inCatalog('Inter', 'sans-serif'), inCatalog('Lora', 'serif')], kit: [proxima], used: ['lora', 'Georgia', 'inter'] });

  test('has each family once: of the site, the kit, the page and the catalog', () => {
    assert.deepEqual(all.map(({ name, origin, catalog }) => [name, origin, catalog !== null]), [
      ['Brand', 'site', false], ['Lora', 'site', true], ['proxima-nova', 'kit', false], ['Georgia', 'page', false], ['Inter', 'catalog', true],
    ]);
  });

  const rows: readonly (readonly [filter: Partial<FontFilter>, found: readonly string[]])[] = [
    [{}, ['Brand', 'Lora', 'proxima-nova', 'Georgia', 'Inter']],
    [{ search: ' LO  ra' }, ['Lora']],
    [{ search: 'nova brand' }, []],
    [{ category: 'serif' }, ['Lora']],
    [{ search: 'lora', category: 'mono' }, []],
    [{ view: 'used' }, ['Lora', 'Georgia', 'Inter']],
    [{ view: 'kit' }, ['proxima-nova']],
  ];
  for (const [filter, found] of rows) test(`shows ${found.join(', ') || 'nothing'} for ${JSON.stringify(filter)}`, () => {
    assert.deepEqual(filterFonts(all, { search: '', category: '', view: 'all', used: ['lora', 'Georgia', 'inter'], ...filter }).map(({ name }) => name), found);
  });
});

describe('fonts of a page', () => {
  const bad: readonly unknown[] = [null, 1, {}, { name: '' }, { name: '"; } body { color: red' }, { name: 'x'.repeat(61) }];
  test('that are not fonts are left out', () => assert.deepEqual(readFonts(bad as FontRecord[]), []));
  test('are bounded: addresses, weights, categories and axes that are not some', () => {
    const [font] = readFonts([{
      name: ' Own ', category: 'fat' as never, license: 5 as never,
      faces: [
        { url: 'javascript:alert(1)' }, null as never, { url: '/a.woff2', weight: 5000 },
        { url: '/b.woff2', weight: [900, 100], axes: [axis('wght', 100, 400, 900), axis('x', 0, 0, 1), axis('SOFT', 5, 5, 5)] },
      ],
    }]);
    assert.deepEqual([font!.name, font!.category, font!.license], ['Own', 'other', '']);
    assert.deepEqual(font!.faces.map(({ url, weight, axes }) => [url, weight, axes.map(({ tag }) => tag)]), [
      ['/a.woff2', [400, 400], []], ['/b.woff2', [100, 900], ['wght']],
    ]);
  });
  test('are left out if the list is not one', () => assert.deepEqual(readFonts('Lora' as never), []));
});

describe('the styles of a font', () => {
  const statics = stored({ weight: 700 }, { weight: 400 }, { weight: 300, style: 'italic' });
  const variable = stored({ weight: [200, 800], axes: [axis('wght', 200, 400, 800), axis('SOFT', 0, 0, 100)] });

  test('are those of its files', () => {
    assert.deepEqual(getStyles(statics, 'normal'), { styles: ['normal', 'italic'], weights: [400, 700], weightRange: null, axes: [] });
    assert.deepEqual(getStyles(statics, 'italic').weights, [300]);
    const { weights, weightRange, axes } = getStyles(variable, 'normal');
    assert.deepEqual([weights, weightRange, axes.map(({ tag }) => tag)], [[], [200, 800], ['SOFT']]);
  });

  const none = { weight: 400, style: 'normal', axes: {} } as const;
  const rows: readonly (readonly [name: string, font: ListedFont, wanted: Parameters<typeof fitChoice>[1], fitted: object])[] = [
    ['regular', statics, undefined, { ...none }],
    ['the nearest weight', statics, { ...none, weight: 900 }, { ...none, weight: 700 }],
    ['the only italic', statics, { ...none, style: 'italic', weight: 700 }, { ...none, style: 'italic', weight: 300 }],
    ['upright without an italic', variable, { ...none, style: 'italic' }, { ...none }],
    ['a weight within its range', variable, { ...none, weight: 950 }, { ...none, weight: 800 }],
    ['axes within their range, without defaults and unknown ones', variable, { ...none, axes: { SOFT: 500, wdth: 5 } }, { ...none, axes: { SOFT: 100 } }],
    ['no axis at its default', variable, { ...none, axes: { SOFT: 0 } }, { ...none }],
  ];
  for (const [name, font, wanted, fitted] of rows) test(`fit: ${name}`, () => assert.deepEqual(fitChoice(font, wanted), { family: 'Own', ...fitted }));

  test('of the catalog are more than those of the site, or not', () => {
    const own = stored({ weight: 400 });
    assert.equal(hasMoreStyles(own), false);
    assert.equal(hasMoreStyles({ ...own, catalog: inCatalog('Own', 'other') }), false);
    for (const more of [{ weights: [400, 700] }, { styles: ['normal', 'italic'] }, { axes: [axis('wght', 1, 400, 900)] }] as const)
      assert.equal(hasMoreStyles({ ...own, catalog: inCatalog('Own', 'other', more) }), true);
  });
});

describe('the file of a preview', () => {
  const rows: readonly (readonly [text: string, subsets: readonly string[], subset: string])[] = [
    ['Saltmarsh', ['latin', 'latin-ext'], 'latin'],
    ['Łódź', ['latin', 'latin-ext'], 'latin-ext'],
    ['Привет', ['cyrillic', 'latin'], 'cyrillic'],
    ['Привет', ['latin'], 'latin'],
    ['Ελλάδα', ['greek', 'latin'], 'greek'],
    ['', ['hebrew'], 'hebrew'],
    ['', [], 'latin'],
  ];
  for (const [text, subsets, subset] of rows) test(`of “${text}” in ${subsets.join(', ') || 'nothing'} is ${subset}`, () => assert.equal(pickSubset(text, subsets), subset));
});
