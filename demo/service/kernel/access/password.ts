import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';

const cost = { N: 2 ** 15, r: 8, p: 1 };
const keyBytes = 32;
const shape = /^scrypt:(\d{4,7}):(\d{1,2}):(\d{1,2}):([\w-]{16,100}):([\w-]{43})$/;
/** Each check takes about 30 MB and a tenth of a second: unlimited parallel checks would be a way to keep the service busy. */
const mostAtOnce = 2;
const mostWaiting = 20;

export const minPasswordLength = 8;

function derive(password: string, salt: Buffer, { N, r, p }: typeof cost): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    // NFKC: the same letters, however a keyboard composes them.
    scrypt(password.normalize('NFKC'), salt, keyBytes, { N, r, p, maxmem: 256 * N * r }, (error, key) => (error ? reject(error) : resolve(key)));
  });
}

/** A hash to store instead of a password: the only way back to the password is to try every one. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  return writeHash(salt, await derive(password, salt, cost));
}

const writeHash = (salt: Buffer, key: Buffer): string =>
  ['scrypt', cost.N, cost.r, cost.p, salt.toString('base64url'), key.toString('base64url')].join(':');

/** A hash that no known password has. Checking a password against it takes as long as against any other; creating it takes no time. */
export const createDecoyHash = (): string => writeHash(randomBytes(16), randomBytes(keyBytes));

export const isPasswordHash = (text: string): boolean => shape.test(text);

/** Password checks of this process that wait for their turn. */
const waiting: (() => void)[] = [];
let running = 0;

async function inTurn<Result>(work: () => Promise<Result>, isFirst = false): Promise<Result | null> {
  if (waiting.length >= mostWaiting && !isFirst) return null;
  if (running >= mostAtOnce) await new Promise<void>(resolve => { if (isFirst) waiting.unshift(resolve); else waiting.push(resolve); });
  else running += 1;
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }
}

/** The same hash for what visitors send: a few at a time. Resolves to `null` when too many are being made or checked. */
export const queuePasswordHash = (password: string): Promise<string | null> => inTurn(() => hashPassword(password));

/** Whether a text is the password. Resolves to `null` when too many are being checked; one that goes first is always checked. */
export type CheckPassword = (typed: string, options?: { readonly isFirst?: boolean }) => Promise<boolean | null>;

/** Checks passwords against the hash of the right one, a few at a time. */
export function passwordCheck(hash: string): CheckPassword {
  const [, N, r, p, salt, key] = shape.exec(hash) ?? [];
  if (!key) throw new Error('The hash of the password cannot be read.');
  const known = Buffer.from(key, 'base64url');
  const isRight = async (typed: string) =>
    timingSafeEqual(await derive(typed, Buffer.from(salt!, 'base64url'), { N: Number(N), r: Number(r), p: Number(p) }), known);
  return (typed, { isFirst } = {}) => inTurn(() => isRight(typed), isFirst);
}
