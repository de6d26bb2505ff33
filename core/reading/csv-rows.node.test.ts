import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { csvRows } from './csv-rows.js';

describe('rows of a table', () => {
  const tables: [text: string, rows: string[][]][] = [
    ['a,b\n1,2\r\n"x, ""y""",3\n', [['a', 'b'], ['1', '2'], ['x, "y"', '3']]],
    ['\ufeffa;b\nx;1,5', [['a', 'b'], ['x', '1,5']]],
    ['a\tb\rx\t', [['a', 'b'], ['x', '']]],
    ['"a;b;c",d\n1,2', [['a;b;c', 'd'], ['1', '2']]],
    ['"a\nb"|c\n1|2', [['a\nb', 'c'], ['1', '2']]],
    ['a,b\r1,2\r', [['a', 'b'], ['1', '2']]],
    ['a,b\r\n\r\n1,2', [['a', 'b'], [''], ['1', '2']]],
    ['sep=;\r\na,b;c', [['a,b', 'c']]],
    ['\ufeffSEP=,\na,b;c;d', [['a', 'b;c;d']]],
    ['"sep=\t"\na\tb,c,d', [['a', 'b,c,d']]],
    ['sep=;;;\na;b', [['a', 'b']]],
    ['sep=', [['sep=']]], ['', []],
  ];
  for (const [text, rows] of tables) it(`are read from ${JSON.stringify(text)}`, () => assert.deepEqual([...csvRows(text)], rows));

  it('report where a quotation mark is never closed', () => {
    const places: number[][] = [];
    assert.deepEqual([...csvRows('a,b\n\n1,"x\ny', (...place) => places.push(place))], [['a', 'b'], [''], ['1', 'x\ny']]);
    assert.deepEqual(places, [[3, 2]]);
  });
});
