import type { CaptchaChallenge, CaptchaSolution } from '../../../contract/captcha.js';
import { pageClock } from '../../../platform/timing.js';
import { writeJson } from '../../../registry/write-json.js';
import { toHex, sha256 } from './sha256.js';

/** A click or a key is answered in between: half a frame of work at a time. */
const sliceMs = 8;

export interface PuzzleTask {
  readonly signal: AbortSignal;
  /** Lets the page do something else. */
  rest?(): Promise<void>;
  /** Milliseconds since some moment. */
  now?(): number;
}

const aMoment = () => new Promise<void>(resolve => { pageClock.after(0, resolve); });

/** The number that solves a challenge, tried one by one in slices; null if no number solves it, or the signal was aborted. */
export async function solve(
  { salt, challenge, maxnumber }: CaptchaChallenge, { signal, rest = aMoment, now = () => performance.now() }: PuzzleTask,
): Promise<number | null> {
  const first = parseInt(challenge.slice(0, 8), 16) | 0;
  let until = now() + sliceMs;
  for (let number = 0; number <= maxnumber; number++) {
    const digest = sha256(salt + number);
    if (digest[0] === first && toHex(digest) === challenge) return number;
    if (number % 64 > 0 || now() < until) continue;
    await rest();
    if (signal.aborted) return null;
    until = now() + sliceMs;
  }
  return null;
}

/** A solution as the `captchaKey` of a submission carries it. */
export function solutionKey({ algorithm, challenge, salt, signature }: CaptchaChallenge, number: number, took: number): string {
  const solution: CaptchaSolution = { algorithm, challenge, number, salt, signature, took };
  return btoa(writeJson(solution));
}
