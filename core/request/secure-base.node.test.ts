import assert from 'node:assert/strict';
import { test } from 'node:test';
import { secureBase } from './request.js';

const rows: [base: string, pageOrigin: string, expected: string][] = [
  ['https://pots.example', 'https://www.other.example', 'https://pots.example'],
  ['http://pots.example', 'https://www.other.example', 'https://pots.example'],
  ['http://pots.example/', 'http://pots.example', 'https://pots.example'],
  ['https://pots.example', 'https://pots.example', ''],
  ['http://pots.example', 'https://pots.example', ''],
  ['https://pots.example:8443', 'https://pots.example', 'https://pots.example:8443'],
  ['https://pots.example/shop/', 'https://pots.example', 'https://pots.example/shop'],
  ['', 'https://pots.example', ''],
  ['', 'http://pots.example', 'https://pots.example'],
  ['', 'http://localhost:4173', ''],
  ['http://localhost:4173', 'https://pots.example', 'http://localhost:4173'],
  ['http://127.0.0.1:9', '', 'http://127.0.0.1:9'],
  ['http://[::1]:9', '', 'http://[::1]:9'],
  ['http://localhost.evil.example', '', 'https://localhost.evil.example'],
  ['', '', ''],
  ['not an address', 'https://pots.example', 'not an address'],
];
for (const [base, pageOrigin, expected] of rows) {
  test(`"${base}" from "${pageOrigin}" is "${expected}"`, () => assert.equal(secureBase(base, pageOrigin), expected));
}
