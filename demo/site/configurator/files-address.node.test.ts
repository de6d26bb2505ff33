import assert from 'node:assert/strict';
import { test } from 'node:test';
import { filesAddress } from '../../../core/manifest/install/sheet-links.js';
import { readFilesAddress } from './files-address.js';

const rows: [typed: string, address: string | null][] = [
  ['', filesAddress],
  ['  ', filesAddress],
  ['bakery.example', 'https://bakery.example/site-elements/'],
  ['https://bakery.example', 'https://bakery.example/site-elements/'],
  ['http://bakery.example/', 'http://bakery.example/site-elements/'],
  ['https://bakery.example/files', 'https://bakery.example/files/'],
  ['https://bakery.example/site-elements/auto.js', 'https://bakery.example/site-elements/'],
  ['bakery.example/site-elements/site-gallery.css?v=2', 'https://bakery.example/site-elements/'],
  ['https://bakery.example/auto.js', 'https://bakery.example/'],
  ['/assets/site-elements', '/assets/site-elements/'],
  ['/', '/site-elements/'],
  ['localhost:8080', 'https://localhost:8080/site-elements/'],
  ['http://localhost:8080/x/', 'http://localhost:8080/x/'],
  ['bäckerei.example', 'https://xn--bckerei-5wa.example/site-elements/'],
  ['javascript:alert(1)', null],
  ['mailto:ada@bakery.example', null],
  ['ftp://bakery.example', null],
  ['https://ada:secret@bakery.example', null],
  ['bakery', null],
  ['bakery.example/"><script>', null],
  ['my bakery.example', null],
  ['//bakery.example', 'https://bakery.example/site-elements/'],
];
for (const [typed, address] of rows) test(`the address of the files from "${typed}" is ${address}`, () => assert.equal(readFilesAddress(typed), address));
