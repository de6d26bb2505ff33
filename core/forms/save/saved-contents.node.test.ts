import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { readResumeLink, resumeMark, writeResumeLink } from '../../contract/saved-drafts/resume-link.js';
import { readContents, withoutPrefill, writeContents } from './saved-contents.js';

const draft = { name: ['Ada'], news: [true, null], list: [['a', 'b']] };
const rows: [name: string, text: string, read: unknown][] = [
  ['a form of one page', writeContents({ draft, steps: null }), { draft, steps: null }],
  ['a form with steps', writeContents({ draft, steps: { current: '1', completed: ['0'] } }), { draft, steps: { current: '1', completed: ['0'] } }],
  ['a broken text', '{"draft":', null],
  ['nothing', '', null],
  ['a list', '[]', null],
  ['no draft', '{"steps":null}', null],
  ['steps of a wrong kind', '{"draft":{},"steps":7}', null],
  ['a value of a wrong kind', '{"draft":{"name":[{}],"news":[true]},"steps":null}', { draft: { news: [true] }, steps: null }],
];

describe('the contents of a saved draft', () => {
  for (const [name, text, read] of rows) it(`are read: ${name}`, () => assert.deepEqual(readContents(text), read));
});

const [id, key] = ['A_-'.padEnd(22, 'x'), 'B_-'.padEnd(43, 'y')];
const links: [name: string, fragment: string, read: unknown][] = [
  ['a link', `${resumeMark}order.${id}.${key}`, { formId: 'order', id, key }],
  ['a form with dots in its ID', `${resumeMark}or.der-2.${id}.${key}`, { formId: 'or.der-2', id, key }],
  ['no fragment', '', null],
  ['another fragment', '#order', null],
  ['a route', '#/order', null],
  ['nothing after the mark', resumeMark, 'damaged'],
  ['a key that is cut off', `${resumeMark}order.${id}.${key.slice(0, -1)}`, 'damaged'],
  ['a key that is too long', `${resumeMark}order.${id}.${key}z`, 'damaged'],
  ['an ID that is cut off', `${resumeMark}order.${id.slice(1)}.${key}`, 'damaged'],
  ['markup', `${resumeMark}<b>.${id}.${key}`, 'damaged'],
  ['no form', `${resumeMark}.${id}.${key}`, 'damaged'],
  ['encoded dots', `${resumeMark}order%2E${id}%2E${key}`, 'damaged'],
  ['a very long fragment', `${resumeMark}${'x'.repeat(1_000_000)}`, 'damaged'],
];

describe('the fragment of a page', () => {
  for (const [name, fragment, read] of links) it(`is read: ${name}`, () => assert.deepEqual(readResumeLink(fragment), read));

  it('is read as it was written', () => assert.deepEqual(readResumeLink(writeResumeLink({ formId: 'a.b', id, key })), { formId: 'a.b', id, key }));
});

const pages: [address: string, saved: string][] = [
  ['https://pots.example/apply', 'https://pots.example/apply'],
  ['https://pots.example/?p=12#form', 'https://pots.example/?p=12'],
  ['https://pots.example/apply?email=ada@example.com&p=1&field.name=Ada&name.first=Ada', 'https://pots.example/apply?p=1'],
  ['https://pots.example/apply?q=a%20b&x', 'https://pots.example/apply?q=a%20b&x'],
];

describe('the address of the page that is stored with a draft', () => {
  for (const [address, saved] of pages)
    it(`of ${address} has no values of fields`, () => assert.equal(withoutPrefill(address, new Set(['email', 'name.first'])), saved));
});
