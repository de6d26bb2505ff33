import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Hono } from 'hono';
import { speakLanguage, spokenLanguage } from '../http/say.js';
import { csvLine } from './csv.js';
import { sendCsv } from './send-csv.js';

const rows: [cells: (string | number)[], line: string][] = [
  [['a', 'b'], 'a,b'],
  [['', 'x', ''], ',x,'],
  [['a,b', 'say "hi"', 'two\nlines'], '"a,b","say ""hi""","two\nlines"'],
  [['=1+1'], `"'=1+1"`],
  [['=cmd|\' /C calc\'!A0'], `"'=cmd|' /C calc'!A0"`],
  [['+353 91 000'], `"'+353 91 000"`],
  [['-5', '@sum'], `"'-5","'@sum"`],
  [[-5, 0.5], '-5,0.5'],
  [['\t=1', ' =1'], `"'\t=1","' =1"`],
  [['＝1+1', '＋1', '－1', ' ＠sum'], `"'＝1+1","'＋1","'－1","' ＠sum"`],
  [['\r=1'], `"'\r=1"`],
  [['a;b', 'Grüße 🏺'], '"a;b",Grüße 🏺'],
  [['2026-11-21', 'a-b', 'a=b'], '2026-11-21,a-b,a=b'],
];
for (const [cells, line] of rows) {
  test(`${JSON.stringify(cells)} is ${JSON.stringify(line)}`, () => assert.equal(csvLine(cells), `${line}\r\n`));
}

test('a file is in the language of its request to the last line, which is made when the request has been left', async () => {
  const app = new Hono();
  app.use(speakLanguage());
  app.get('/file', context => sendCsv(context, 'file', (async function* () {
    for (let line = 0; line < 5; line += 1) yield [await Promise.resolve(spokenLanguage())];
  })()));
  const answer = await app.request('/file', { headers: { 'accept-language': 'ko' } });
  assert.deepEqual((await answer.text()).split('\r\n'), ['ko', 'ko', 'ko', 'ko', 'ko', '']);
});
