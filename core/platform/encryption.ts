/** AES-GCM has an IV of 96 bits. */
const ivBytes = 12;
const keyBytes = 32;
const algorithm = 'AES-GCM';

type Bytes = Uint8Array<ArrayBuffer>;

/** Browsers encrypt only on pages that came over HTTPS, or from the own machine. */
export const canEncrypt = (): boolean => typeof crypto !== 'undefined' && !!(crypto as Partial<Crypto>).subtle;

const toBase64Url = (bytes: Bytes): string =>
  btoa([...bytes].map(byte => String.fromCharCode(byte)).join('')).replace(/[+/=]/g, sign => ({ '+': '-', '/': '_' })[sign] ?? '');

/** Null for text that is not base64url. */
function fromBase64Url(text: string): Bytes | null {
  try {
    return Uint8Array.from(atob(text.replace(/-/g, '+').replace(/_/g, '/')), sign => sign.charCodeAt(0));
  } catch {
    return null;
  }
}

const importKey = (key: Bytes, use: 'encrypt' | 'decrypt'): Promise<CryptoKey> => crypto.subtle.importKey('raw', key, algorithm, false, [use]);
const parametersOf = (iv: Bytes, about: string): AesGcmParams => ({ name: algorithm, iv, additionalData: new TextEncoder().encode(about) });

export interface EncryptedText {
  /** IV and encrypted text, in base64url. */
  readonly data: string;
  /** 32 bytes in base64url. */
  readonly key: string;
}

/** Encrypts a text with a key of its own (AES-GCM, 256 bits). `about`: it can only be decrypted with the same. */
export async function encryptText(text: string, about: string): Promise<EncryptedText> {
  const key = crypto.getRandomValues(new Uint8Array(keyBytes));
  const iv = crypto.getRandomValues(new Uint8Array(ivBytes));
  const content = new Uint8Array(await crypto.subtle.encrypt(parametersOf(iv, about), await importKey(key, 'encrypt'), new TextEncoder().encode(text)));
  const data = new Uint8Array(ivBytes + content.length);
  data.set(iv);
  data.set(content, ivBytes);
  return { data: toBase64Url(data), key: toBase64Url(key) };
}

/** Both parts of a key that was split in two. Null if they are not 32 bytes each. */
export function joinKeys(one: string, other: string): string | null {
  const [bytes, mask] = [fromBase64Url(one), fromBase64Url(other)];
  if (bytes?.length !== keyBytes || mask?.length !== keyBytes) return null;
  return toBase64Url(bytes.map((byte, at) => byte ^ mask[at]!));
}

/** The text; null if the key is another one, or the data was changed or cut off. */
export async function decryptText({ data, key }: EncryptedText, about: string): Promise<string | null> {
  const [bytes, secret] = [fromBase64Url(data), fromBase64Url(key)];
  if (!bytes || bytes.length <= ivBytes || secret?.length !== keyBytes) return null;
  try {
    const parameters = parametersOf(bytes.slice(0, ivBytes), about);
    const content = await crypto.subtle.decrypt(parameters, await importKey(secret, 'decrypt'), bytes.slice(ivBytes));
    return new TextDecoder('utf-8', { fatal: true }).decode(content);
  } catch {
    return null;
  }
}
