import assert from 'node:assert/strict';
import { describe, it, test } from 'node:test';
import { fill } from '../text/fill.js';
import { languages } from '../text/languages.js';
import { cellName, ReadingReport, shortened } from './reading-report.js';
import { noteText, readingTexts, type ReadingText, readingTranslations, reportTexts } from './reading-texts.js';

describe('a report on a foreign file', () => {
  const rows: [note: string, add: (report: ReadingReport) => void, text: string][] = [
    [
      'an understood value',
      report => report.understood({ line: 4, field: 'DTSTART', item: 'Fair' }, '20260822T1900Z', '20260822T190000Z'),
      'Line 4, DTSTART, Fair: “20260822T1900Z” was read as “20260822T190000Z”.',
    ],
    [
      'an omitted value',
      report => report.omitted({ row: 3, column: 'Price' }, 'cheap'),
      'Row 3, Price: “cheap” was not understood and was left out.',
    ],
    [
      'a value with an example',
      report => report.rejected({ row: 7, cell: 'E7', column: 'Stock', item: 'Bowl' }, '12 pcs', { example: '12' }),
      'Cell E7, Stock, Bowl: “12 pcs” was not understood. Expected a value such as “12”.',
    ],
    [
      'an ambiguous value',
      report => report.rejected({ cell: 'E7' }, '1,200', { meanings: ['1200', '1.2'] }),
      'Cell E7: “1,200” has more than one meaning: “1200” / “1.2”. Use an unambiguous value.',
    ],
    [
      'a missing value',
      report => report.omitted({ line: 1 }, '', { example: '2026-12-05' }),
      'Line 1: A required value is missing. The item was left out. Expected a value such as “2026-12-05”.',
    ],
    ['a missing value that the owner adds', report => report.rejected({ cell: 'A2' }, ''), 'Cell A2: A required value is missing.'],
    [
      'a reason of the reader',
      report => report.omitted({}, 'x', { reason: 'The file ends in the middle of a line.' }),
      'The file ends in the middle of a line.',
    ],
  ];
  for (const [note, add, text] of rows) {
    it(`describes ${note}`, () => {
      const report = new ReadingReport();
      add(report);
      assert.deepEqual(reportTexts(report), [text]);
    });
  }

  it('keeps a limited number of notes of each action, and counts all', () => {
    const report = new ReadingReport(2);
    for (let row = 2; row < 1000; row++) report.understood({ row }, '1.0', '1');
    assert.equal(report.isComplete, true);
    report.omitted({ row: 1000 }, '?');
    assert.deepEqual(report.notes.map(({ place: { row } }) => row), [2, 3, 1000]);
    assert.deepEqual([report.count('understood'), report.count('omitted'), report.count('rejected'), report.isComplete], [998, 1, 0, false]);
    assert.equal(reportTexts(report).at(-1), '996 more notes');
  });

  it('shortens what a stranger wrote to one line', () => {
    const report = new ReadingReport();
    report.omitted({ item: `x\r\n${'y'.repeat(500)}` }, '\u202ea\u0000b\n c');
    const [{ got, place }] = report.notes as [ReadingReport['notes'][number]];
    assert.deepEqual([got, place.item!.length, place.item!.startsWith('x yy')], ['a b c', 80, true]);
    assert.equal(shortened('🏺'.repeat(100)), `${'🏺'.repeat(79)}…`);
  });

  for (const [row, column, name] of [[1, 1, 'A1'], [7, 5, 'E7'], [2, 26, 'Z2'], [2, 27, 'AA2'], [9, 702, 'ZZ9'], [9, 703, 'AAA9']] as const) {
    it(`names the cell of row ${row} and column ${column} ${name}`, () => assert.equal(cellName(row, column), name));
  }
});

const placeholdersOf = (text: string) => [...new Set(text.match(/\{\w+[,}]/g))].sort();
for (const language of languages.filter(each => each !== 'en')) {
  test(`the texts of a report are complete in ${language}`, async () => {
    const { texts } = await readingTranslations(language as Exclude<typeof language, 'en'>);
    assert.deepEqual(Object.keys(texts).sort(), Object.keys(readingTexts).sort());
    for (const [key, english] of Object.entries(readingTexts)) {
      if (key !== 'readingCell') assert.notEqual(texts[key], english, key); // a cell is "Cell" in Swedish too
      if (key !== 'readingMore') assert.deepEqual(placeholdersOf(texts[key]!), placeholdersOf(english), key);
    }
    for (const count of [1, 2, 3, 5, 11, 100]) assert.doesNotMatch(fill(texts.readingMore!, { count }, language), /\{|plural/);
    const report = new ReadingReport();
    report.rejected({ cell: 'E7' }, '1,200', { meanings: ['1200', '1.2'] });
    assert.match(noteText(report.notes[0]!, (key: ReadingText, values) => fill(texts[key]!, values, language)), /E7.*1,200.*1200.*1\.2/);
  });
}
