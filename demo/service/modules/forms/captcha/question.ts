import { createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import type { CaptchaVerdict } from './captcha.js';
import { t } from '../texts.js';

/** Long enough to correct a form. */
const lifetimeMs = 20 * 60_000;
const places = ['askFirst', 'askSecond', 'askThird', 'askFourth', 'askLast'] as const;
/** As it is signed, however it is typed. */
const folded = (word: string): string => word.normalize('NFKC').trim().toLowerCase();
const shape = /^([\w-]{16})\.(\d{13})\.([\w-]{43})$/;

/** What our own captcha asks of a visitor without scripts: to read. */
export interface Question {
  text: string;
  /** Is in the form and returns with the answer. */
  token: string;
}

export interface Questions {
  ask(): Question;
  judge(token: string, answer: string): CaptchaVerdict;
}

/** A question in words, good for one submission. The answer stands nowhere but in a signature. */
export function questions({ secret, now = Date.now }: { secret: string; now?: () => number }): Questions {
  const sign = (id: string, expires: string, answer: string) => createHmac('sha256', secret).update(`question ${id} ${expires} ${answer}`).digest('base64url');
  return {
    ask() {
      const words = t('askWords').split(', ');
      const shown = new Set<string>();
      while (shown.size < places.length) shown.add(words[randomInt(words.length)]!);
      const place = randomInt(places.length);
      const [id, expires] = [randomBytes(12).toString('base64url'), String(now() + lifetimeMs)];
      return {
        text: t(places[place]!, { words: [...shown].join(', ') }),
        token: `${id}.${expires}.${sign(id, expires, folded([...shown][place]!))}`,
      };
    },
    judge(token, answer) {
      const [, id, expires, signature] = shape.exec(token) ?? [];
      if (!id || Number(expires) <= now()) return { isPassed: false };
      const right = sign(id, expires!, folded(answer.slice(0, 100)));
      const isPassed = timingSafeEqual(Buffer.from(right), Buffer.from(signature!));
      return isPassed ? { isPassed, usedOnce: { challenge: `question ${id}`, expiresAt: new Date(Number(expires)) } } : { isPassed };
    },
  };
}
