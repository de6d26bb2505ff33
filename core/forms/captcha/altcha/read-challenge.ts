import type { CaptchaChallenge } from '../../../contract/captcha.js';

/** More would keep a phone busy for minutes: then something is wrong with the service. */
const mostNumber = 10_000_000;
const hex = /^[\da-f]{64}$/;

/** A challenge as a service has sent it; null for anything this captcha cannot work with. */
export function readChallenge(data: unknown): CaptchaChallenge | null {
  const { algorithm, challenge, maxnumber, salt, signature } = (data ?? {}) as Partial<Record<keyof CaptchaChallenge, unknown>>;
  const isGood = algorithm === 'SHA-256' && typeof challenge === 'string' && hex.test(challenge)
    && typeof maxnumber === 'number' && Number.isInteger(maxnumber) && maxnumber >= 0 && maxnumber <= mostNumber
    && typeof salt === 'string' && typeof signature === 'string';
  return isGood ? { algorithm, challenge, maxnumber, salt, signature } : null;
}

/** Shorter lifetimes are those of a wrong clock here: a browser should not solve puzzles all the time. */
const leastMs = 60_000;
/** Browsers take a longer wait for none at all. */
const mostMs = 2 ** 31 - 1;

/** How long a challenge is good for, in milliseconds; null where it does not say, or this clock is not to be trusted. */
export function lifetimeMs(salt: string, now: number): number | null {
  const seconds = /[?&]expires=(\d{1,12})(?:&|$)/.exec(salt)?.[1];
  const left = Number(seconds) * 1000 - now;
  return left > 0 ? Math.min(Math.max(left, leastMs), mostMs) : null;
}
