import assert from 'node:assert/strict';
import { describe, mock, test } from 'node:test';
import { anything } from '../registry/decode.js';
import { storedKeys } from '../platform/stored-keys.js';
import { storedValue, storeValue, type ValueStorage } from './stored-value.js';

function memory(now: { ms: number }): ValueStorage & { readonly map: Map<string, string> } {
  const map = new Map<string, string>();
  const area = {
    getItem: (key: string) => map.get(key) ?? null,
    setItem: (key: string, text: string) => void map.set(key, text),
    removeItem: (key: string) => void map.delete(key),
  };
  return { map, area: () => area as unknown as Storage, now: () => now.ms };
}

describe('a stored value', () => {
  test('ends with its time, and is removed then', () => {
    const now = { ms: 1000 };
    const storage = memory(now);
    storeValue(storedKeys.account, { b: 1 }, 500, 'session', storage);
    assert.deepEqual(JSON.parse(storage.map.get(storedKeys.account)!), { value: { b: 1 }, expires: 1500 });
    for (const [ms, value] of [[1499, { b: 1 }], [1500, null]] as const) {
      now.ms = ms;
      assert.deepEqual(storedValue({ key: storedKeys.account, decode: anything, area: 'session', storage: storage }), value);
    }
    assert.equal(storage.map.has(storedKeys.account), false);
  });

  test('without an end stays', () => {
    const storage = memory({ ms: 5 });
    storeValue(storedKeys.account, 0, null, 'local', storage);
    assert.equal(storedValue({ key: storedKeys.account, decode: anything, area: 'local', storage: { ...storage, now: () => 1e15 } }), 0);
    storeValue(storedKeys.account, null, null, 'local', storage);
    assert.equal(storage.map.size, 0);
  });

  for (const text of ['5', 'null', '{"expires":1}', '{"value":1,"expires":"soon"}']) {
    test(`${text} is not a stored value`, () => {
      const storage = memory({ ms: 0 });
      storage.map.set(storedKeys.account, text);
      assert.equal(storedValue({ key: storedKeys.account, decode: anything, area: 'session', storage: storage }), null);
    });
  }

  test('that storage refuses warns, and nothing more', () => {
    const warn = mock.method(console, 'warn', () => {});
    const refused: ValueStorage = { area: () => { throw new DOMException('no', 'SecurityError'); }, now: () => 0 };
    assert.equal(storedValue({ key: storedKeys.preview, decode: anything, area: 'session', storage: refused }), null);
    storeValue(storedKeys.preview, 1, null, 'session', refused);
    assert.deepEqual(warn.mock.calls.map(({ arguments: [text] }) => text), [
      'session storage: "site:preview" could not be read (SecurityError); expected storage that the browser allows; continuing without it.',
      'session storage: "site:preview" could not be stored (SecurityError); expected storage that the browser allows; continuing without it.',
    ]);
    warn.mock.restore();
  });
});
