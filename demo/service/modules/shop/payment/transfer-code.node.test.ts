import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { renderUnicodeCompact } from 'uqr';
import { qrCode } from '../../../kernel/http/qr-code.js';
import { type Transfer, writeTransferCode } from './transfer-code.js';

const transfer: Transfer = { holder: 'Wells Pottery', account: 'DE89 3704 0044 0532 0130 00', bic: 'cobadeffxxx', cents: 3100, currency: 'EUR', reference: 'SM-5001' };
const lines = (change: Partial<Transfer> = {}) => writeTransferCode({ ...transfer, ...change })?.split('\n') ?? null;

describe('the code of a transfer', () => {
  test('has the lines of EPC069-12, version 2', () => {
    assert.deepEqual(lines(), ['BCD', '002', '1', 'SCT', 'COBADEFFXXX', 'Wells Pottery', 'DE89370400440532013000', 'EUR31.00', '', '', 'SM-5001']);
  });

  const rows: [change: Partial<Transfer>, line: number, expected: string][] = [
    [{ bic: '' }, 4, ''], [{ bic: 'my bank' }, 4, ''],
    [{ holder: ' Bäckerei\r\nMüller ' }, 5, 'Bäckerei Müller'], [{ holder: 'x'.repeat(90) }, 5, 'x'.repeat(70)],
    [{ account: 'fr14 2004 1010 0505 0001 3m02 606' }, 6, 'FR1420041010050500013M02606'],
    [{ cents: 1 }, 7, 'EUR0.01'], [{ cents: 99_999_999_999 }, 7, 'EUR999999999.99'],
    [{ reference: 'SM-1\nEUR9' }, 10, 'SM-1 EUR9'],
  ];
  for (const [change, line, expected] of rows) test(`writes ${JSON.stringify(change).slice(0, 60)}`, () => assert.equal(lines(change)![line], expected));

  const refused: Partial<Transfer>[] = [
    { currency: 'CHF' }, { currency: 'eur' }, { account: '12-34-56 12345678' }, { account: 'DE88370400440532013000' }, { cents: 0 }, { cents: 100_000_000_000 },
    { account: 'BR1800360305000010009795493C1' }, // an IBAN outside of SEPA
    { holder: '陶'.repeat(70), reference: '器'.repeat(140) },
  ];
  for (const change of refused) test(`is null for ${JSON.stringify(change).slice(0, 60)}`, () => assert.equal(writeTransferCode({ ...transfer, ...change }), null));
});

test('a QR code is an image with a name, and markup in its text stays text', () => {
  const svg = String(qrCode(writeTransferCode(transfer)!, 'Code "of" <transfer>'));
  assert.match(svg, /^<svg class="qr-code" role="img" aria-label="Code &quot;of&quot; &lt;transfer&gt;" viewBox="0 0 (\d+) \1"/);
  const dark = new Set([...svg.matchAll(/M(\d+) (\d+)h1v1h-1z/g)].map(([, x, y]) => `${x} ${y}`));
  const drawn = renderUnicodeCompact(writeTransferCode(transfer)!, { ecc: 'M', border: 4 }).split('\n');
  const size = Number(/viewBox="0 0 (\d+)/.exec(svg)![1]);
  for (let y = 0; y < size; y += 1) {
    for (let x = 0; x < size; x += 1) {
      const sign = drawn[y >> 1]![x]!;
      const isLight = sign === '█' || sign === (y % 2 === 0 ? '▀' : '▄');
      assert.equal(dark.has(`${x} ${y}`), !isLight, `${x} ${y}`);
    }
  }
});
