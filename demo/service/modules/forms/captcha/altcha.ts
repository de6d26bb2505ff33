import { createHash, createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import * as v from 'valibot';
import type { CaptchaChallenge, CaptchaSolution } from 'site-elements/contract/captcha';
import type { Captcha } from './captcha.js';

/** About half of it is tried on average: a second on a slow phone. */
const maxNumber = 50_000;
/** Long enough to correct a form. */
const lifetimeMs = 20 * 60_000;

const hex = v.pipe(v.string(), v.regex(/^[\da-f]{64}$/));
const solutionSchema: v.GenericSchema<unknown, CaptchaSolution> = v.object({
  algorithm: v.literal('SHA-256'),
  challenge: hex,
  salt: v.pipe(v.string(), v.maxLength(200)),
  number: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1e9)),
  signature: hex,
  took: v.optional(v.number()),
});

/** Our own captcha: work instead of watching, no other host, no cookie. The public ALTCHA format, version 1. */
export interface Altcha extends Captcha {
  challenge(): CaptchaChallenge;
}

const digest = (salt: string, number: number) => createHash('sha256').update(salt + number).digest('hex');

export function altcha({ secret, now = Date.now }: { secret: string; now?: () => number }): Altcha {
  const sign = (challenge: string) => createHmac('sha256', secret).update(challenge).digest('hex');
  return {
    challenge() {
      const expires = Math.ceil((now() + lifetimeMs) / 1000);
      // The salt ends where the number begins: without an end of its own "…9" and "5" would be "…" and "95".
      const salt = `${randomBytes(12).toString('hex')}?expires=${expires}&`;
      const challenge = digest(salt, randomInt(maxNumber + 1));
      return { algorithm: 'SHA-256', challenge, maxnumber: maxNumber, salt, signature: sign(challenge) };
    },
    async verify({ response }) {
      const solution = read(response);
      const expiresMs = Number(/[?&]expires=(\d{1,12})&$/.exec(solution?.salt ?? '')?.[1]) * 1000;
      const isPassed = solution !== null
        && expiresMs > now()
        && digest(solution.salt, solution.number) === solution.challenge
        && timingSafeEqual(Buffer.from(sign(solution.challenge)), Buffer.from(solution.signature));
      return isPassed
        ? { isPassed, usedOnce: { challenge: solution.challenge, expiresAt: new Date(expiresMs) } }
        : { isPassed };
    },
  };
}

function read(response: string): CaptchaSolution | null {
  try {
    const result = v.safeParse(solutionSchema, JSON.parse(Buffer.from(response, 'base64').toString('utf8')));
    return result.success ? result.output : null;
  } catch {
    return null;
  }
}
