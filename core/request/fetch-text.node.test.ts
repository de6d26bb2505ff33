import assert from 'node:assert/strict';
import { after, describe, it, mock } from 'node:test';
import { fetchText } from './fetch-text.js';

const utf8 = (text: string) => new TextEncoder().encode(text);
const bytesOf = (text: string) => Uint8Array.from(text, character => character.charCodeAt(0));
const pieces = (bytes: Uint8Array, size: number) => new ReadableStream<Uint8Array>({
  start(controller) {
    for (let at = 0; at < bytes.length; at += size) controller.enqueue(bytes.subarray(at, at + size));
    controller.close();
  },
});

describe('the text of an address', () => {
  after(() => mock.restoreAll());
  const read = (bytes: Uint8Array, { type = 'text/html', status = 200, maxBytes = 10_000, size = 7 } = {}) => {
    mock.restoreAll(); // a mock of a mock would be what is left of them
    mock.method(globalThis, 'fetch', async () => new Response(pieces(bytes, size), { status, headers: { 'Content-Type': type } }));
    return fetchText('https://example.com/', { maxBytes, timeoutMs: 60_000, types: ['text/html', 'text/css'], signal: new AbortController().signal });
  };

  const rows: [name: string, bytes: Uint8Array, type: string, text: string][] = [
    ['UTF-8', utf8('Café “q”'), 'text/html', 'Café “q”'],
    ['UTF-8 under a wrong header', utf8('Café'), 'text/html; charset=ISO-8859-1', 'Café'],
    ['UTF-16 with a mark', bytesOf('\xff\xfeC\0a\0f\0\xe9\0'), 'text/html', 'Café'],
    ['windows-1251 by its header', bytesOf('\xcf\xf0\xe8'), 'text/html; charset=windows-1251', 'При'],
    ['windows-1251 by its meta', bytesOf('<meta charset="windows-1251">\xcf\xf0\xe8'), 'text/html', '<meta charset="windows-1251">При'],
    [
      'Shift JIS by the older meta',
      bytesOf('<meta http-equiv="Content-Type" content="text/html; charset=Shift_JIS">\x83J'),
      'text/html',
      '<meta http-equiv="Content-Type" content="text/html; charset=Shift_JIS">カ',
    ],
    [
      'its header before its meta',
      bytesOf('<meta charset="windows-1251">\xe9'),
      'text/html; charset=windows-1252',
      '<meta charset="windows-1251">é',
    ],
    ['a style sheet by its first rule', bytesOf('@charset "iso-8859-2"; /* \xb1 */'), 'text/css', '@charset "iso-8859-2"; /* ą */'],
    ['no declaration at all', bytesOf('Caf\xe9'), 'text/html', 'Café'],
  ];
  for (const [name, bytes, type, text] of rows) it(`is decoded: ${name}`, async () => assert.equal(await read(bytes, { type }), text));

  it('ends where no more of it is allowed, without half a character', async () => {
    // A complete last character is left out as well: it cannot be distinguished from an incomplete one.
    const ends: Record<number, string> = { 1: '', 2: '', 3: 'é', 4: 'é', 5: 'é', 6: 'é€', 8: 'é€', 9: 'é€', 10: 'é€😀x' };
    for (const [maxBytes, text] of Object.entries(ends)) assert.equal(await read(utf8('é€😀x'), { maxBytes: Number(maxBytes), size: 3 }), text, maxBytes);
    assert.equal(await read(utf8('a'.repeat(50)), { maxBytes: 20 }), 'a'.repeat(20));
  });

  it('is null for another type or status', async () => {
    assert.equal(await read(utf8('{}'), { type: 'application/json' }), null);
    assert.equal(await read(utf8('x'), { status: 404 }), null);
  });
});
