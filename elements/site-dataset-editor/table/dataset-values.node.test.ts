import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { formatCell, getEditText } from './cell-texts.js';
import { decideReading, getReading, inferColumn, isAmbiguous, isGap, readCell, readLocalDate, type Reading } from './cell-values.js';
import { type Column, type ColumnType, emptyTable, getLacks } from './data-table.js';
import { pasteCells } from './paste-cells.js';
import { findCsvProblem, getCsvReading, makeTable, readTextRows } from './read-dataset.js';
import { writeCsv, writeCsvFile, writeTabbed } from './write-dataset.js';

const [english, german]: readonly [Reading, Reading] = [{ decimal: '.', isDayFirst: false }, { decimal: ',', isDayFirst: true }];
const columnOf = (type: ColumnType, unit = ''): Column => ({ name: '', type, unit });
const fromCsv = (csv: string, page = english) => makeTable(readTextRows(csv), getCsvReading(csv, page)).table;

describe('the reading of a language', () => {
  const rows: [language: string, reading: Reading][] = [
    ['en-US', english], ['de', german], ['en-GB', { decimal: '.', isDayFirst: true }], ['fr', german], ['ja', english],
  ];
  for (const [language, reading] of rows) it(language, () => assert.deepEqual(getReading(language), reading));
});

describe('dates as people write them', () => {
  const rows: [text: string, reading: Reading, date: string | null][] = [
    ['2026-05-01', english, '2026-05-01'], ['2026-05', english, '2026-05'], ['2026-05-01T18:30', english, '2026-05-01T18:30'],
    ['1.5.2026', english, '2026-05-01'], ['3/4/2026', english, '2026-03-04'], ['3/4/2026', german, '2026-04-03'],
    ['13/4/2026', english, '2026-04-13'], ['4/13/2026', german, '2026-04-13'], ['2026/5/1', german, '2026-05-01'],
    ['31.2.2026', english, null], ['13/13/2026', english, null], ['1.5.26', english, null], ['2026', english, null], ['May', english, null],
  ];
  for (const [text, reading, date] of rows) it(`${text} with the ${reading.isDayFirst ? 'day' : 'month'} first`, () => assert.equal(readLocalDate(text, reading), date));
});

describe('a cell', () => {
  const rows: [text: string, column: Column, reading: Reading, cell: string][] = [
    ['1.234,50', columnOf('number'), german, '1234.5'], ['1,234.50', columnOf('number'), english, '1234.5'], ['1.2k', columnOf('number'), english, '1200'],
    ['45 %', columnOf('percent'), english, '45'], ['45', columnOf('percent'), english, '45'], ['45 %', columnOf('number'), english, '45 %'],
    ['12,5 €', columnOf('currency', '€'), german, '12.5'], ['$5', columnOf('currency', '€'), english, '$5'], ['(500) €', columnOf('currency', '€'), english, '-500'],
    ['3 kg', columnOf('number', 'kg'), english, '3'], ['3 kg', columnOf('number'), english, '3 kg'],
    ['n/a', columnOf('number'), english, 'n/a'], ['007', columnOf('number'), english, '007'], ['0.5', columnOf('number'), english, '0.5'],
    ['1.5.2026', columnOf('date'), english, '2026-05-01'], ['soon', columnOf('date'), english, 'soon'],
    [' two\n lines ', columnOf('text'), english, 'two lines'], ['12', columnOf('text'), english, '12'], ['  ', columnOf('number'), english, ''],
  ];
  for (const [text, column, reading, cell] of rows)
    it(`${JSON.stringify(text)} of ${column.unit} ${column.type}`, () => assert.equal(readCell(text, column, reading), cell));
});

describe('a gap', () => {
  const rows: [cell: string, column: Column, isEmpty: boolean][] = [
    ['', columnOf('number'), true], ['n/a', columnOf('percent'), true], ['12', columnOf('number'), false], ['3 kg', columnOf('number'), false], ['', columnOf('text'), false],
  ];
  for (const [cell, column, isEmpty] of rows) it(`${JSON.stringify(cell)} of ${column.type}`, () => assert.equal(isGap(cell, column, '.'), isEmpty));
});

describe('what can be read in two ways', () => {
  const rows: [text: string, isIt: boolean][] = [
    ['1.234', true], ['1,234', true], ['1.5', false], ['1.234,5', false], ['1,234,567', false], ['12', false], ['3/4/2026', true], ['3/3/2026', false], ['3.4.2026', false], ['13/4/2026', false],
  ];
  for (const [text, isIt] of rows) it(text, () => assert.equal(isAmbiguous(text), isIt));

  const columns: [texts: string[], page: Reading, decimal: '.' | ',', ambiguous: string][] = [
    [['1.234', '5'], english, '.', '1.234'],
    [['1.234', '12.5'], english, '.', ''],
    [['1.234', '12,5'], english, ',', ''],
    [['1.234,50'], english, ',', ''],
    [['1,234'], german, ',', '1,234'],
    [['3/4/2026', '12,5'], english, ',', '3/4/2026'],
    [['a', ''], english, '.', ''],
  ];
  for (const [texts, page, decimal, ambiguous] of columns) {
    it(`${texts.join(' and ')} beside each other on a page with ${page.decimal}`, () => {
      const decided = decideReading(texts, page);
      assert.deepEqual([decided.reading.decimal, decided.ambiguous], [decimal, ambiguous]);
    });
  }
});

describe('the type of a column', () => {
  const rows: [texts: string[], isLabels: boolean, type: ColumnType, unit: string][] = [
    [['1', '', '2,000'], false, 'number', ''], [['1', 'n/a', '3'], false, 'number', ''], [['1', 'a', 'b'], false, 'text', ''], [['', ''], false, 'number', ''], [['', ''], true, 'text', ''],
    [['45%', '(5%)'], false, 'percent', ''], [['€ 5', '12 €'], false, 'currency', '€'], [['5 EUR'], false, 'currency', 'EUR'], [['3 kg'], false, 'number', 'kg'],
    [['2026-05-01', '2026-06'], true, 'date', ''], [['2026', '2027'], true, 'number', ''], [['2026', 'later'], true, 'text', ''], [['007', '008'], true, 'text', ''],
    [['Jan', 'Feb'], true, 'text', ''],
  ];
  for (const [texts, isLabels, type, unit] of rows)
    it(`${texts.join(', ')}${isLabels ? ' as labels' : ''}`, () => assert.deepEqual(inferColumn('', texts, isLabels, english), { name: '', type, unit }));
});

describe('a cell as it is shown', () => {
  const rows: [cell: string, column: Column, language: string, text: string, edited: string][] = [
    ['1234.5', columnOf('number'), 'en', '1,234.5', '1234.5'], ['1234.5', columnOf('number'), 'de', '1.234,5', '1234,5'],
    ['45', columnOf('percent'), 'en', '45%', '45'], ['45', columnOf('percent'), 'de', '45\u00a0%', '45'],
    ['12.5', columnOf('currency', '€'), 'de', '12,50\u00a0€', '12,5'], ['12', columnOf('currency', '$'), 'en', '$12', '12'], ['3', columnOf('number', 'kg'), 'en', '3\u00a0kg', '3'],
    ['2026-05-01', columnOf('date'), 'en', 'May 1, 2026', '2026-05-01'], ['2026-05', columnOf('date'), 'en', 'May 2026', '2026-05'],
    ['n/a', columnOf('number'), 'de', 'n/a', 'n/a'], ['1e+21', columnOf('number'), 'en', '1,000,000,000,000,000,000,000', '1000000000000000000000'],
  ];
  for (const [cell, column, language, text, edited] of rows) {
    it(`${cell} in ${language}`, () => {
      assert.equal(formatCell(cell, column, language), text);
      assert.equal(getEditText(cell, column, language), edited);
    });
  }

  it('is not grouped as a label: it may be a year', () => assert.equal(formatCell('2026', columnOf('number'), 'en', true), '2026'));
});

describe('CSV', () => {
  const round = [
    'Month,Bowls,Mugs\nJan,64,120.5\nFeb,58,-3',
    'Workshop,Price,Taken\nA,85 €,92%\nB,(64.5 €),(5%)',
    'Day,Visits\n2026-05-01,12\n2026-05-02,n/a',
    'Name,Weight\n"Smith, John",3 kg\n"""quoted""",4 kg',
    'Year,Sum\n2025,1\n2026,2',
    'Label,Value\n"\'=cmd()",1',
  ];
  for (const csv of round) it(`round trip of ${JSON.stringify(csv.slice(0, 40))}`, () => assert.equal(writeCsv(fromCsv(csv)), csv));

  it('keeps the types through a round trip', () => {
    const { columns } = fromCsv(writeCsv(fromCsv('Day;Price;Taken;Weight\n1.5.2026;12,5 €;45 %;3 kg', german)), german);
    assert.deepEqual(columns.map(({ type, unit }) => [type, unit]), [['date', ''], ['currency', '€'], ['percent', ''], ['number', 'kg']]);
  });

  it('leaves empty rows out, and is empty for an empty dataset', () => {
    assert.equal(writeCsv(fromCsv('a,b\n\n,\n1,2\n')), 'a,b\n1,2');
    assert.equal(writeCsv(emptyTable), '');
  });

  it('as a file has a byte order mark and ends of lines that spreadsheets expect', () => assert.equal(writeCsvFile(fromCsv('a,b\n1,2')), '\ufeffa,b\r\n1,2\r\n'));

  it('is cut to the limits, which is reported', () => {
    const long = makeTable([['l', 'v'], ...Array.from({ length: 10_002 }, (_, at) => [String(at), '1'])], english);
    assert.deepEqual([long.table.rows.length, long.cuts], [10_000, ['cutRows']]);
    const wide = makeTable([Array.from({ length: 15 }, () => 'n'), Array.from({ length: 15 }, () => '1')], english);
    assert.deepEqual([wide.table.columns.length, wide.cuts], [13, ['cutColumns']]);
    const full = makeTable([['l', 'v'], ['x'.repeat(300), '1']], english);
    assert.deepEqual([full.table.rows[0]![0]!.length, full.cuts], [200, ['cutTexts']]);
  });

  const problems: [csv: string, problem: string | null][] = [
    ['a,b\n1,2', null], ['a,b', 'noRow'], ['a,b\n\n,', 'noRow'], ['a\n1', 'noColumn'], ['', 'noColumn'],
  ];
  for (const [csv, problem] of problems) it(`${JSON.stringify(csv)} lacks ${problem ?? 'nothing'}`, () => assert.equal(findCsvProblem(csv), problem));

  it('lacks what its table lacks', () => {
    assert.deepEqual(getLacks(emptyTable), ['noRow']);
    assert.deepEqual(getLacks({ columns: [columnOf('text')], rows: [['']] }), ['noColumn', 'noRow']);
  });
});

describe('cells for the clipboard', () => {
  it('are parted by tabs, as they are shown, and are never formulas', () => {
    const table = fromCsv('Name,Sum\n"\'=1+1",-1234.5');
    const text = writeTabbed(table, { top: -1, left: 0, bottom: 0, right: 1 }, (cell, column) => formatCell(cell, column, 'de', true));
    assert.equal(text, 'Name\tSum\r\n\'=1+1\t-1234,5');
  });
});

describe('pasted cells', () => {
  const table = fromCsv('Month,Bowls\nJan,1\nFeb,2');
  const at = (row: number, column: number) => ({ top: row, left: column, bottom: row, right: column });

  it('are written from the selected cell on, and add rows and columns with types', () => {
    const { table: { columns, rows }, range, cuts } = pasteCells(table, at(1, 1), [['5', '10%'], ['6', '20%']], { page: english });
    assert.deepEqual(rows, [['Jan', '1', ''], ['Feb', '5', '10'], ['', '6', '20']]);
    assert.deepEqual([columns[2]!.type, range, cuts], ['percent', { top: 1, left: 1, bottom: 2, right: 2 }, []]);
  });

  it('of one text fill the selection', () => {
    const { table: { rows } } = pasteCells(table, { top: 0, left: 1, bottom: 1, right: 1 }, [['7']], { page: english });
    assert.deepEqual(rows, [['Jan', '7'], ['Feb', '7']]);
  });

  it('become the dataset of an empty one', () => {
    const { table: { columns, rows } } = pasteCells(emptyTable, at(2, 1), [['Tag', 'Preis'], ['1.5.2026', '1.234,5 €']], { page: german });
    assert.deepEqual([columns, rows], [[{ name: 'Tag', type: 'date', unit: '' }, { name: 'Preis', type: 'currency', unit: '€' }], [['2026-05-01', '1234.5']]]);
  });

  it('that can be read in two ways are read as the page writes, and the other way on request', () => {
    const pasted = pasteCells(table, at(0, 1), [['1.234']], { page: english });
    assert.deepEqual([pasted.table.rows[0], pasted.ambiguous, pasted.values], [['Jan', '1.234'], '1.234', ['1.234', '1234']]);
    assert.deepEqual(pasteCells(table, at(0, 1), [['1.234']], { page: english, isOther: true }).table.rows[0], ['Jan', '1234']);
    assert.deepEqual(pasteCells(table, at(0, 0), [['3/4/2026']], { page: english }).values, ['2026-03-04', '2026-04-03']);
  });

  it('that do not fit are cut, which is reported', () => {
    const long = pasteCells(table, at(9_999, 1), [['1'], ['2']], { page: english });
    assert.deepEqual([long.table.rows.length, long.cuts], [10_000, ['cutRows']]);
    assert.deepEqual(pasteCells(table, at(0, 12), [['1', '2']], { page: english }).cuts, ['cutColumns']);
  });
});
