import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { describe, it } from 'node:test';
import { decryptText, encryptText, joinKeys } from './encryption.js';

/** As the service does it. */
function splitKey(key: string): { linkKey: string; mask: string } {
  const mask = randomBytes(32);
  return { linkKey: Buffer.from(Buffer.from(key, 'base64url').map((byte, at) => byte ^ mask[at]!)).toString('base64url'), mask: mask.toString('base64url') };
}

const texts = ['Ada', '', 'Größe 木 🏺 \u0000 \ud83d', 'x'.repeat(100_000), '{"a":"\\"<b>"}'];

describe('an encrypted text', () => {
  for (const text of texts) {
    it(`is the same after decryption: ${JSON.stringify(text.slice(0, 20))}`, async () => {
      const encrypted = await encryptText(text, 'order');
      assert.match(encrypted.data + encrypted.key, /^[\w-]+$/);
      assert.match(encrypted.key, /^[\w-]{42}[AEIMQUYcgkosw048]$/);
      assert.equal(await decryptText(encrypted, 'order'), text.replace(/\ud83d(?![\udc00-\udfff])/, '\ufffd'));
    });
  }

  it('has a key and an IV of its own each time', async () => {
    const many = await Promise.all(Array.from({ length: 100 }, () => encryptText('Ada', 'order')));
    assert.equal(new Set(many.map(({ key }) => key)).size, 100);
    assert.equal(new Set(many.map(({ data }) => data.slice(0, 16))).size, 100);
  });

  it('is opened with both parts of a key that the service has split', async () => {
    const { data, key } = await encryptText('Ada', 'order');
    const { linkKey, mask } = splitKey(key);
    assert.equal(joinKeys(linkKey, mask), key);
    assert.equal(await decryptText({ data, key: joinKeys(linkKey, mask)! }, 'order'), 'Ada');
    assert.deepEqual([await decryptText({ data, key: linkKey }, 'order'), await decryptText({ data, key: mask }, 'order')], [null, null]);
  });

  const flip = (text: string, at: number) => text.slice(0, at) + (text[at] === 'A' ? 'B' : 'A') + text.slice(at + 1);
  const damages: [name: string, damage: (sent: { data: string; key: string }) => { data: string; key: string }][] = [
    ['another key', sent => ({ ...sent, key: flip(sent.key, 3) })],
    ['a short key', sent => ({ ...sent, key: sent.key.slice(0, 20) })],
    ['a key that is not base64url', sent => ({ ...sent, key: '!'.repeat(43) })],
    ['changed data', sent => ({ ...sent, data: flip(sent.data, 30) })],
    ['another IV', sent => ({ ...sent, data: flip(sent.data, 1) })],
    ['data that is cut off', sent => ({ ...sent, data: sent.data.slice(0, -4) })],
    ['an IV alone', sent => ({ ...sent, data: sent.data.slice(0, 16) })],
    ['no data', sent => ({ ...sent, data: '' })],
    ['data that is not base64url', sent => ({ ...sent, data: 'ä'.repeat(50) })],
  ];
  for (const [name, damage] of damages)
    it(`is not decrypted with ${name}`, async () => assert.equal(await decryptText(damage(await encryptText('Ada Lovelace', 'order')), 'order'), null));

  it('is not decrypted as that of another form', async () => assert.equal(await decryptText(await encryptText('Ada', 'order'), 'other'), null));

  it('parts of a key that are no keys are not joined', () => {
    for (const [one, other] of [['', ''], ['AAAA', 'AAAA'], ['A'.repeat(43), 'x'], ['ü', 'ü']] as const) assert.equal(joinKeys(one, other), null);
  });
});
