import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Hono } from 'hono';
import { detectLanguage, currentLanguage } from '../language/speech.js';
import { csvLine } from 'site-elements/contract/csv-line';
import { sendCsv } from './send-csv.js';
import { parseCsv } from '../../modules/shop/products/parse-csv.js';

const rows: [cells: (string | number)[], line: string][] = [
  [['a', 'b'], 'a,b'],
  [['', 'x', ''], ',x,'],
  [['a,b', 'say "hi"', 'two\nlines'], '"a,b","say ""hi""","two\nlines"'],
  [['=1+1'], `"'=1+1"`],
  [['=cmd|\' /C calc\'!A0'], `"'=cmd|' /C calc'!A0"`],
  [['+353 91 000'], `"'+353 91 000"`],
  [['-5', '@sum'], `"'-5","'@sum"`],
  [[-5, 0.5], '-5,0.5'],
  [['\t=1', ' =1'], `"'\t'=1","' =1"`],
  [['＝1+1', '＋1', '－1', ' ＠sum'], `"'＝1+1","'＋1","'－1","' ＠sum"`],
  [['\r=1'], `"'\r'=1"`],
  [['a;b', 'Grüße 🏺'], '"a;b",Grüße 🏺'],
  [['a;=1', 'a; =1', 'a\t=1'], `"a;'=1","a;' =1","a\t'=1"`],
  [['a\n=1', 'a\r\n@sum', 'a\r-1'], `"a\n'=1","a\r\n'@sum","a\r'-1"`],
  [['a;"=1"', '"=1'], `"a;'""=1""","'""=1"`],
  [['a;;=1', 'a;\n=1'], `"a;;'=1","a;\n'=1"`],
  [['a\u2028=1', 'a\u0085+1', 'a\v=1'], "a\u2028'=1,a\u0085'+1,a\v'=1".split(',').map(one => `"${one}"`).join(',')],
  [['a;＝1'], `"a;'＝1"`],
  [['one - two; three, a=b'], '"one - two; three, a=b"'],
  [['2026-11-21', 'a-b', 'a=b'], '2026-11-21,a-b,a=b'],
];
for (const [cells, line] of rows) {
  test(`${JSON.stringify(cells)} is ${JSON.stringify(line)}`, () => assert.equal(csvLine(cells), `${line}\r\n`));
}

test('a text that was guarded is read as it was written', () => {
  const texts = ['=1', '\'=1', ';=1', ';\'=1', 'a;\'\'=1', '\t=1', '\n\n=1', '"=1', '\'', '\'a', 'a;\'b', ' =1', '\'"=1'];
  for (const text of [...texts, ...texts.map(one => texts.join(one))]) assert.deepEqual(parseCsv(csvLine([text, 'x'])), [[text, 'x']], JSON.stringify(text));
});

test('no text begins a formula in a spreadsheet that parts cells by semicolons, tabs or line breaks', () => {
  const pieces = ['=', '+', 'a', '"', '\'', ';', '\t', '\r', '\n', ' ', ','];
  for (let at = 0; at < pieces.length ** 4; at += 1) {
    const text = [0, 1, 2, 3].map(place => pieces[Math.floor(at / pieces.length ** place) % pieces.length]).join('');
    // Where quotation marks are not seen, they are in the cell.
    const cells = csvLine(['x', `${text}1`]).slice(2).split(/[;\t\r\n]/);
    for (const cell of cells) assert.doesNotMatch(cell, /^[\s"]*[=+]/, JSON.stringify(text));
  }
});

test('a file is in the language of its request to the last line, which is made when the request has been left', async () => {
  const app = new Hono();
  app.use(detectLanguage());
  app.get('/file', context => sendCsv(context, 'file', (async function* () {
    for (let line = 0; line < 5; line += 1) yield [await Promise.resolve(currentLanguage())];
  })()));
  const answer = await app.request('/file', { headers: { 'accept-language': 'ko' } });
  assert.deepEqual((await answer.text()).split('\r\n'), ['ko', 'ko', 'ko', 'ko', 'ko', '']);
});
