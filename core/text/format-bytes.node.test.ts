import assert from 'node:assert/strict';
import { test } from 'node:test';
import { bytesPerMegabyte, formatBytes } from './format-bytes.js';

const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ');
const rows: readonly (readonly [bytes: number, language: string, said: string])[] = [
  [0, 'en', '0 bytes'], [1, 'en', '1 byte'], [1023, 'en', '1,023 bytes'], [1023.7, 'en', '1 kB'], [1024, 'en', '1 kB'], [1536, 'en', '1.5 kB'],
  [1024 ** 2 - 1, 'en', '1 MB'], [1024 ** 2 * 1.5, 'en', '1.5 MB'], [1_000_000, 'en', '976.6 kB'], [1024 ** 3 * 20, 'en', '20 GB'],
  [1024 ** 4, 'en', '1 TB'], [1024 ** 5, 'en', '1 PB'], [1024 ** 6, 'en', '1,024 PB'], [1024 ** 2 * 1.5, 'fr', '1,5 Mo'], [1024 ** 2 * 1.5, 'de', '1,5 MB'],
];
for (const [bytes, language, said] of rows) test(`${bytes} in ${language} is ${said}`, () => assert.equal(plain(formatBytes(bytes, language)), said));

for (const bytes of [-1, NaN, Infinity, '7' as unknown as number]) {
  test(`${bytes} is not a size`, () => assert.throws(() => formatBytes(bytes), { name: 'RangeError', message: /expected a number of 0 or more/ }));
}

test('limits are given in decimal units', () => assert.equal(bytesPerMegabyte, 1_000_000));
