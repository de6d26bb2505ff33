import assert from 'node:assert/strict';
import { after, before, describe, it, test } from 'node:test';
import type { PublicAnswer } from '../../../kernel/http/fetch-public.js';
import { startForTest, type TestService } from '../../../start-for-test.js';
import { sheetPolicy } from './read-sheet.js';
import { sheetFileUrl } from './sheet-address.js';
import { workbook } from './workbook-for-test.js';

describe('the file of a sheet', () => {
  const google = 'https://docs.google.com/spreadsheets';
  for (const [address, expected] of [
    [`${google}/d/e/2PACX-1vQ_a/pubhtml?gid=7&single=true`, `${google}/d/e/2PACX-1vQ_a/pub?gid=7&single=true&output=csv`],
    [`${google}/d/e/2PACX-1vQ_a/pubhtml?widget=true&headers=false`, `${google}/d/e/2PACX-1vQ_a/pub?single=true&output=csv`],
    [`${google}/d/e/2PACX-1vQ_a/pub?output=csv`, `${google}/d/e/2PACX-1vQ_a/pub?single=true&output=csv`],
    [`${google}/d/1AbC_d-9/edit?usp=sharing#gid=12`, `${google}/d/1AbC_d-9/export?format=csv&gid=12`],
    [`${google}/u/0/d/1AbC_d-9/edit`, `${google}/d/1AbC_d-9/export?format=csv`],
    ['https://docs.google.com/document/d/1AbC/edit', 'https://docs.google.com/document/d/1AbC/edit'],
    ['https://onedrive.live.com/embed?resid=A%21B&authkey=c', 'https://onedrive.live.com/download?resid=A%21B&authkey=c'],
    ['https://studio.sharepoint.com/:x:/g/EaB?e=c', 'https://studio.sharepoint.com/:x:/g/EaB?e=c&download=1'],
    ['https://1drv.ms/x/c/a/B?e=c', 'https://1drv.ms/x/c/a/B?e=c&download=1'],
    ['https://docs.google.com.evil.example/spreadsheets/d/1/edit', 'https://docs.google.com.evil.example/spreadsheets/d/1/edit'],
    ['https://data.example/visitors.csv', 'https://data.example/visitors.csv'],
    ['/visitors.csv', '/visitors.csv'],
  ] as const) it(address, () => assert.equal(sheetFileUrl(address), expected));
});

const sheet = '<row r="1"><c r="A1" t="inlineStr"><is><t>Day</t></is></c><c r="B1" t="inlineStr"><is><t>Visitors, all</t></is></c></row>'
  + '<row r="2"><c r="A2" s="1"><v>46357</v></c><c r="B2"><v>1234.5</v></c></row>'
  + '<row r="3"><c r="A3" s="1"><v>46358.5</v></c><c r="B3" t="inlineStr"><is><t>=1+1</t></is></c></row>';

describe('a workbook', () => {
  it('is read as CSV, with plain numbers and days, and nothing that a spreadsheet would run', async () => {
    assert.equal(
      await sheetPolicy.decode!(await workbook(sheet), ''),
      'Day,"Visitors, all"\r\n2026-12-01,1234.5\r\n2026-12-02T12:00:00.000Z,"\'=1+1"\r\n',
    );
  });

  it('that would fill the memory is refused with a message', async () => {
    const large = await workbook(sheet, { 'xl/large.xml': `<a>${' '.repeat(51_000_000)}</a>` });
    assert.ok(large.length < 3_000_000);
    await assert.rejects(async () => sheetPolicy.decode!(large, ''), /more than 50 MB unpacked/);
  });

  for (const [said, make] of [
    ['cut off', async () => (await workbook(sheet)).subarray(0, 900)],
    ['without a sheet', () => workbook(sheet, { 'xl/workbook.xml': '<workbook/>' })],
    ['in name only', async () => Buffer.from('PKplace,1')],
  ] as const) it(`${said} is refused with a message`, () => assert.rejects(async () => sheetPolicy.decode!(await make(), ''), /is a workbook that cannot be/));
});

const answer = (body: Buffer | string, type: string, status = 200): PublicAnswer =>
  ({ status, headers: { 'content-type': type }, body: Buffer.from(body), url: 'https://docs.example/' });
const answers: Readonly<Record<string, PublicAnswer>> = {
  plain: answer('Day,Visitors\nMonday,12\n', 'text/csv'),
  bom: answer('\uFEFFDay,Visitors\nMontag,12\n', 'text/csv; charset=utf-8'),
  old: answer(Buffer.from('Tag;Gäste\nMontag;12\n', 'latin1'), 'text/csv; charset=iso-8859-1'),
  excel: answer(await workbook(sheet), 'application/octet-stream'),
  private: answer('<!doctype html><title>Sign in</title>', 'text/html'),
  away: answer('', 'text/plain', 404),
};
let run: TestService;
before(async () => {
  run = await startForTest({
    sheets: {
      sources: Object.keys(answers).map(name => ({ name, url: `https://docs.example/${name}` })),
      ask: async ({ name }) => answers[name]!,
    },
  });
});
after(() => run.stop());

for (const [name, expected] of [
  ['plain', 'Day,Visitors\nMonday,12\n'],
  ['bom', 'Day,Visitors\nMontag,12\n'],
  ['old', 'Tag;Gäste\nMontag;12\n'],
  ['excel', 'Day,"Visitors, all"\r\n2026-12-01,1234.5\r\n2026-12-02T12:00:00.000Z,"\'=1+1"\r\n'],
] as const) {
  test(`the sheet "${name}" is answered as CSV`, async () => {
    const got = await fetch(`${run.address}/api/sheets/${name}`);
    assert.deepEqual([got.status, got.headers.get('content-type'), await got.text()], [200, 'text/csv; charset=utf-8', expected]);
  });
}

for (const [name, status] of [['none', 404], ['away', 503], ['private', 503], ['https%3A%2F%2Fevil.example', 404]] as const) {
  test(`/api/sheets/${name} is answered ${status}`, async () => assert.equal((await fetch(`${run.address}/api/sheets/${name}`)).status, status));
}
