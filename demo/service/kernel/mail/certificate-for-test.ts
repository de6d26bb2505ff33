import { generateKeyPairSync, sign } from 'node:crypto';

/** One field of ASN.1, as DER has it. */
function der(tag: number, ...parts: readonly Uint8Array[]): Buffer {
  const content = Buffer.concat(parts);
  const { length } = content;
  const size = length < 128 ? [length] : length < 256 ? [0x81, length] : [0x82, length >> 8, length & 255];
  return Buffer.concat([Buffer.from([tag, ...size]), content]);
}
const sequence = (...parts: readonly Uint8Array[]) => der(0x30, ...parts);
const objectId = (hex: string) => der(0x06, Buffer.from(hex, 'hex'));
const text = (words: string) => der(0x0c, Buffer.from(words));
const bits = (content: Uint8Array) => der(0x03, Buffer.from([0]), content);
const utcTime = (moment: Date) => der(0x17, Buffer.from(`${moment.toISOString().replace(/[-:T]|\.\d{3}/g, '').slice(2, 14)}Z`));

const ecdsaWithSha256 = sequence(objectId('2a8648ce3d040302'));
const commonName = objectId('550403');
const alternativeNames = objectId('551d11');
const dayMs = 24 * 60 * 60_000;

/** A certificate of `localhost` that only this test trusts, valid for a day, and its key: the repository contains none. */
export function certificateForTest(): { cert: string; key: string } {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const name = sequence(der(0x31, sequence(commonName, text('localhost'))));
  const names = sequence(der(0x82, Buffer.from('localhost')), der(0x87, Buffer.from([127, 0, 0, 1])));
  const toSign = sequence(
    der(0xa0, der(0x02, Buffer.from([2]))), der(0x02, Buffer.from([1])), ecdsaWithSha256, name,
    sequence(utcTime(new Date(Date.now() - dayMs)), utcTime(new Date(Date.now() + dayMs))), name,
    publicKey.export({ type: 'spki', format: 'der' }),
    der(0xa3, sequence(sequence(alternativeNames, der(0x04, names)))),
  );
  const whole = sequence(toSign, ecdsaWithSha256, bits(sign('sha256', toSign, privateKey)));
  const lines = whole.toString('base64').replace(/.{64}/g, '$&\n');
  return { cert: `-----BEGIN CERTIFICATE-----\n${lines}\n-----END CERTIFICATE-----\n`, key: privateKey.export({ type: 'pkcs8', format: 'pem' }) as string };
}
