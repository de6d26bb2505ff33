import { writeJson } from '../registry/write-json.js';

/** Where random bytes come from: `crypto` of browsers, of Node and of workers. */
export type RandomSource = Pick<Crypto, 'getRandomValues'>;

const byteCount = 16;
const form = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i;

/** Whether a text is a UUID, in either case. */
export const isUuid = (text: unknown): text is string => typeof text === 'string' && text.length === 36 && form.test(text);

/** The sixteen bytes of a UUID. Throws for another text. Source: page-runtime-platform §8. */
export function parseUuid(text: string): Uint8Array {
  if (!isUuid(text))
    throw new TypeError(
      `Invalid UUID string: ${writeJson(String(text).slice(0, 60))}; expected one such as "123e4567-e89b-42d3-a456-426614174000".`,
    );
  return Uint8Array.from(text.replaceAll('-', '').match(/../g)!, pair => parseInt(pair, 16));
}

/** Sixteen bytes as the text of a UUID. */
export function stringifyUuid(bytes: Uint8Array): string {
  const got = ArrayBuffer.isView(bytes) || Array.isArray(bytes) ? bytes.length : typeof bytes;
  if (got !== byteCount) throw new TypeError(`Invalid UUID bytes: got ${got}; expected ${byteCount}.`);
  const digits = [...bytes].map(byte => byte.toString(16).padStart(2, '0')).join('');
  return [digits.slice(0, 8), digits.slice(8, 12), digits.slice(12, 16), digits.slice(16, 20), digits.slice(20)].join('-');
}

/** A random UUID of version 4, on pages without HTTPS too. Throws where there is no source of random bytes. Source: page-runtime-platform §8. */
export function createUuid(source: RandomSource | undefined = globalThis.crypto): string {
  if (typeof source?.getRandomValues !== 'function') throw new Error('Unsupported crypto random source: expected crypto.getRandomValues.');
  const bytes = source.getRandomValues(new Uint8Array(byteCount));
  bytes[6] = (bytes[6]! & 0x0f) | 0x40;
  bytes[8] = (bytes[8]! & 0x3f) | 0x80;
  return stringifyUuid(bytes);
}
