import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { getMediaUrl, pinLink, publicAddress } from './pin-link.js';

const base = 'https://pots.example/journal/';
const sources = { given: '', dataSrc: '', srcset: '', shown: '' };

describe('the link of a Save button', () => {
  it('names page, picture and description, whatever letters they have', () => {
    const link = new URL(pinLink({ url: `${base}?a=1&b=2`, media: 'https://pots.example/ü.jpg', description: 'Bowl & "lid" #3', id: '' }));
    assert.equal(link.origin + link.pathname, 'https://www.pinterest.com/pin/create/button/');
    assert.deepEqual(Object.fromEntries(link.searchParams), { url: `${base}?a=1&b=2`, media: 'https://pots.example/ü.jpg', description: 'Bowl & "lid" #3' });
  });

  it('leaves an empty description out, and cuts a long one between letters', () => {
    const described = (description: string) => new URL(pinLink({ url: base, media: base, description, id: '' })).searchParams.get('description');
    assert.equal(described(''), null);
    assert.equal(described(`${'a'.repeat(499)}🏺🏺`), `${'a'.repeat(499)}🏺`);
  });

  const ids: [id: string, isPin: boolean][] = [['99360735500167749', true], ['../../evil', false], ['', false], ['12a', false]];
  for (const [id, isPin] of ids) {
    it(`saves an existing pin by the id "${id}": ${isPin}`, () =>
      assert.equal(pinLink({ url: base, media: base, description: '', id }).includes('/repin/'), isPin));
  }
});

describe('the address of a picture', () => {
  const addresses: [written: string, expected: string | null][] = [
    ['/a.jpg', 'https://pots.example/a.jpg'],
    ['b.jpg', 'https://pots.example/journal/b.jpg'],
    ['//cdn.example/c.jpg', 'https://cdn.example/c.jpg'],
    ['data:image/png;base64,AA', null],
    ['blob:https://pots.example/1', null],
    ['javascript:alert(1)', null],
    ['mailto:a@b.example', null],
    ['https://', null],
    ['', null],
  ];
  for (const [written, expected] of addresses) it(`of "${written}" is ${expected}`, () => assert.equal(publicAddress(written, base), expected));

  const files: [what: string, given: Partial<typeof sources>, expected: string | null][] = [
    ['the one that the author names', { given: '/pin.jpg', srcset: '/l.jpg 2000w', shown: '/s.jpg' }, 'https://pots.example/pin.jpg'],
    ['the largest of a list', { srcset: '/s.jpg 300w, /l.jpg 2000w, /m.jpg 700w', shown: '/s.jpg' }, 'https://pots.example/l.jpg'],
    ['the one to come of a late picture', { dataSrc: '/late.jpg', shown: 'data:image/gif;base64,AA' }, 'https://pots.example/late.jpg'],
    ['the one that is shown', { shown: '/s.jpg' }, 'https://pots.example/s.jpg'],
    ['none where nobody else can see it', { shown: 'data:image/gif;base64,AA' }, null],
  ];
  for (const [what, given, expected] of files) it(`is ${what}`, () => assert.equal(getMediaUrl({ ...sources, ...given }, base), expected));
});
