import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { contrastRatio } from '../../../core/color/contrast.js';
import { parseColor } from '../../../core/color/parse-color.js';
import { datasetLimits } from '../../../core/reading/dataset-limits.js';
import { readDate } from '../../../core/reading/read-date.js';
import { readNumber } from '../../../core/reading/read-number.js';
import type { Cell } from '../../../core/reading/table-rows.js';
import { defaultTheme } from '../../../styles/theme.js';
import { isDrawable, readRows, readDataRows } from './dataset.js';
import { downsample, onePerCell } from './downsample.js';
import { detectDecimalSign, readCsv } from './read-csv.js';
import { readColors, seriesColors, wrongColor } from '../series-colors.js';

const quick = () => Promise.resolve();
const read = (rows: Iterable<readonly Cell[]>, pause = quick) => readRows(rows, { decimal: '.', pause });

describe('numbers as people write them', () => {
  const rows: [text: string, decimal: '.' | ',', number: number | null][] = [
    ['12', '.', 12], ['1,234.5', '.', 1234.5], ['1.234,5', ',', 1234.5], ['1 234,5', ',', 1234.5], ['1\u202f234', ',', 1234], ['1’234.50', '.', 1234.5],
    ['€ 12', '.', 12], ['12 €', '.', 12], ['-€5', '.', -5], ['€-5', '.', -5], ['\u22125', '.', -5], ['45 %', '.', 45], ['12,34,567', '.', 1234567], ['.5', '.', 0.5],
    ['1e3', '.', 1000], ['3 kg', '.', 3], ['٣٤٫٥', '.', 34.5], ['１２', '.', 12], ['0', '.', 0], ['-0', '.', 0], ['1,5', '.', null], ['', '.', null], ['n/a', '.', null], ['–', '.', null],
    ['2026-01-02', '.', null], ['1.2.3', '.', null], ['.', '.', null], ['1e999', '.', null], ['9'.repeat(5000), '.', 1e60], ['1,'.repeat(5000), '.', null],
    ['(500)', '.', -500], ['($1,500.50)', '.', -1500.5], ['$(500)', '.', -500], ['(5 %)', '.', -5], ['(500) €', ',', -500], ['500-', '.', -500], ['1.500,00- €', ',', -1500], ['(-500)', '.', null], ['-500-', '.', null], ['(500', '.', null], ['500)-', '.', null],
    ['1.2k', '.', 1200], ['1,2k', ',', 1200], ['$1.2K', '.', 1200], ['3M', '.', 3_000_000], ['1.1 M', '.', 1_100_000], ['(3M)', '.', -3_000_000], ['1.2k €', '.', 1200], ['2,5 Mio. €', ',', 2_500_000], ['4 bn', '.', 4e9], ['3 Mrd.', ',', 3e9], ['1.2万', '.', 12_000], ['3억', '.', 3e8],
    ['5m', '.', null], ['5 m', '.', 5], ['3B', '.', null], ['2T', '.', null], ['3 K', '.', null], ['2 billion', '.', null], ['5½', '.', null], ['5 m²', '.', 5], ['3 kWh', '.', 3], ['3kg', '.', 3], ['3 MB', '.', 3], ['20°C', '.', 20], ['500 (est.)', '.', 500],
  ];
  for (const [text, decimal, number] of rows) it(`${text.slice(0, 40)} with ${decimal}`, () => assert.deepEqual(readNumber(text, decimal), number));
});

describe('dates', () => {
  const rows: [cell: Cell, date: string | null, precision?: string][] = [
    ['2026', '2026-01-01T00:00', 'year'], [1998, '1998-01-01T00:00', 'year'], ['2026-05', '2026-05-01T00:00', 'month'], [' 2026-05-31 ', '2026-05-31T00:00', 'day'], ['0099-01-01', '0099-01-01T00:00', 'day'],
    ['2026-05-01T18:30', '2026-05-01T18:30', 'minute'], ['2026-05-01 18:30:05.123+02:00', '2026-05-01T18:30', 'minute'], ['2026-05-01T18:30Z', '2026-05-01T18:30', 'minute'], [86_400_000, '1970-01-02T00:00', 'minute'],
    ['2026-13', null], ['2026-02-30', null], ['2026-05-01T25:00', null], ['May', null], ['', null], [null, null], ['20260501', null], [Infinity, null], [1e300, null],
  ];
  for (const [cell, date, precision] of rows) {
    it(`${String(cell)} is ${date ?? 'none'}`, () => {
      const found = readDate(cell);
      assert.deepEqual(found && [new Date(found.ms).toISOString().replace(/^[+]?/, '').slice(0, 16), found.precision], date && [date, precision]);
    });
  }

  it('sort the rows, name them in words, and report a row without one', async () => {
    const sayDate = (ms: number, precision: string) => `${new Date(ms).toISOString().slice(0, 10)} ${precision}`;
    const found = await readRows([['', 'A'], ['2026-03', 3], ['soon', 9], ['2026-01-15', 1], ['2026-02', 2]], { decimal: '.', pause: quick, sayDate });
    assert.deepEqual([found.labels, found.series[0]!.values, found.isDated, found.precision, found.notices], [['2026-01-15 day', '2026-02-01 month', '2026-03-01 month', 'soon'], [1, 2, 3, 9], true, 'day', ['missing']]);
  });
});

describe('datasets', () => {
  it('are named by their first row and column, with gaps where there is no number', async () => {
    const { labels, series, notices, positions } = await read([['', 'A', ' '], [], ['1', '2', 'x'], [' ', ''], ['b  c', 3, null]]);
    assert.deepEqual([labels, positions, series, notices], [['1', 'b c'], [1, null], [{ name: 'A', values: [2, 3] }, { name: '', values: [null, null] }], ['missing']]);
  });

  it('name the first cell that has text and no number', async () => {
    assert.equal((await read([['', 'A'], ['x', ''], ['y', '5m'], ['z', 'n/a']])).unreadable, '5m');
    assert.equal((await read([['', 'A'], ['x', ''], ['y', '(5)']])).unreadable, '');
  });

  const empty: [rows: Cell[][], notices: string[]][] = [[[], ['noColumn', 'noRow']], [[['a', 'b']], ['noRow']], [[['a'], ['b']], ['noColumn']]];
  for (const [rows, notices] of empty) it(`without ${notices.join(' and ')}`, async () => {
    const dataset = await read(rows);
    assert.deepEqual([dataset.notices, isDrawable(dataset)], [notices, false]);
  });

  it('are cut at their limits with a report, and yield to the page in between', async () => {
    let turns = 0;
    const head = ['', ...Array.from({ length: 20 }, (_, at) => `S${at}`)];
    const rows = [head, ...Array.from({ length: datasetLimits.rows + 5 }, (_, at) => [at, ...Array.from({ length: 20 }, () => at)])];
    const { labels, series, notices } = await read(rows, async () => { turns++; });
    assert.deepEqual([labels.length, series.length, notices, turns], [10_000, 12, ['cutRows', 'cutColumns'], 200]);
  });

  const json: [data: unknown, rows: unknown][] = [
    [[['', 'A'], ['x', 1]], [['', 'A'], ['x', 1]]],
    [[{ month: 'May', bowls: 3 }, { month: 'June', mugs: 4 }], [['month', 'bowls', 'mugs'], ['May', 3, null], ['June', null, 4]]],
    [{ labels: ['x', 'y'], series: [{ name: 'A', values: [1] }, null] }, [['', 'A', null], ['x', 1, null], ['y', null, null]]],
    [[], []], [null, null], ['text', null], [3, null], [[1, 2], null], [{ labels: 'x' }, null], [[['a', {}]], [['a', null]]],
  ];
  for (const [data, rows] of json) it(`of ${JSON.stringify(data)}`, () => assert.deepEqual(readDataRows(data), rows));

  const csv: [text: string, rows: string[][], decimal: string][] = [
    ['a,b\n1,2\r\n"x, ""y""",3\n', [['a', 'b'], ['1', '2'], ['x, "y"', '3']], '.'],
    ['\ufeffa;b\nx;1,5', [['a', 'b'], ['x', '1,5']], ','],
    ['a\tb\rx\t', [['a', 'b'], ['x', '']], ','],
    ['"a,,,"|b\n"1\n2"|', [['a,,,', 'b'], ['1\n2', '']], ','],
    ['', [], '.'], ['"open', [['open']], '.'],
  ];
  for (const [text, rows, decimal] of csv) it(`of ${JSON.stringify(text)}`, () => assert.deepEqual([[...readCsv(text)], detectDecimalSign(text, ',')], [rows, decimal]));
});

describe('many points', () => {
  it('keep each peak and each gap, at four a pixel at most', () => {
    const xs = Float64Array.from({ length: 10_000 }, (_, at) => at / 20);
    const ys = Float64Array.from(xs, (_, at) => (at === 4321 ? -900 : at === 777 ? 900 : at % 3000 === 2999 ? NaN : Math.sin(at)));
    const kept = downsample(xs, ys, 500);
    assert.ok(kept.length <= 2010);
    assert.deepEqual([777, 4321, 2999, 5999].filter(at => !kept.includes(at)), []);
    assert.deepEqual(kept, kept.toSorted((a, b) => a - b));
  });

  it('are one for each place', () => assert.deepEqual(onePerCell(Float64Array.of(1, 1.1, 40, NaN), Float64Array.of(1, 1.1, 40, 3), 2), [0, 2]));
});

describe('colors of series', () => {
  for (const ground of ['#fff', '#000', defaultTheme.surface.dark, '#f3ead8', '#777', '#c4502e', 'yellow', '#00f']) {
    for (const accent of [defaultTheme.accent.light, defaultTheme.accent.dark, '#fff', '#000', '#c4502e', '#777']) it(`stand out from ${ground} beside ${accent}, and differ`, () => {
      const below = parseColor(ground)!;
      for (const own of [[], readColors('#c4502e, rgb(0 128 128 / 50%) nothing; hsl(40, 50%, 50%)')]) {
        const colors = seriesColors(12, below, parseColor(accent)!, own);
        assert.deepEqual(colors.filter(color => contrastRatio(parseColor(color)!, below) < 3), []);
        if (own.length === 0 && below.alpha === 1) assert.ok(new Set(colors).size >= 9, String(colors));
      }
    });
  }

  it('report an invalid one', () => assert.deepEqual(['', '#c4502e, rgb(0 128 128 / 50%); teal', 'teal, nothing, none'].map(wrongColor), [undefined, undefined, 'nothing']));

  for (const [text, count] of [['rgb(calc(1 + 2) calc(2 * (3 + 4)) 5), hsl(0 min(10%, 20%) 50%) teal', 3], ['rgb(0 calc(128) 128)#fff', 0], [') teal', 1], ['rgb(1 2 3', 1], [' , ; ', 0]] as const) {
    it(`are ${count} in "${text}"`, () => assert.equal(readColors(text).length, count));
  }

  it('are read one by one', () => assert.equal(readColors('#c4502e, rgb(0 128 128 / 50%) nothing; hsl(40, 50%, 50%)').length, 3));
});
