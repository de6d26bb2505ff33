import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { returnWindowMs, storedDraft, weekMs, writeDraft } from './draft.js';

const day = 24 * 60 * 60 * 1000;
const draft = { name: ['Ada'], news: [true, null], list: [['a', 'b']] };

const readDraft = (text: string | null, now: number) => storedDraft(now)(text) ?? null;

const rows: [name: string, text: string | null, read: unknown][] = [
  ['what was stored', writeDraft(draft, 0), draft],
  ['nothing', null, null],
  ['an empty text', '', null],
  ['a broken text', '{"at":', null],
  ['another record', '{"a":1}', null],
  ['a draft without a time', '{"draft":{}}', null],
  ['a value of a wrong kind', '{"at":0,"draft":{"name":[{}],"news":[true]}}', { news: [true] }],
  ['values that are no list', '{"at":0,"draft":{"name":"Ada"}}', {}],
];

describe('a stored draft', () => {
  for (const [name, text, read] of rows) it(`reads ${name}`, () => assert.deepEqual(readDraft(text, day), read));

  it('is forgotten after a week', () => {
    assert.deepEqual(readDraft(writeDraft(draft, 0), 7 * day), draft);
    assert.equal(readDraft(writeDraft(draft, 0), 7 * day + 1), null);
  });

  it('is forgotten ten minutes after the browser itself has posted the form', () => {
    const text = writeDraft(draft, 9 * day - weekMs + returnWindowMs);
    assert.equal(returnWindowMs, 10 * 60_000);
    assert.deepEqual(readDraft(text, 9 * day + returnWindowMs), draft);
    assert.equal(readDraft(text, 9 * day + returnWindowMs + 1), null);
  });

  it('without content is not stored', () => assert.equal(writeDraft({}, 0), null));
});
