import { pagePaths } from '../../../contract/paths-of-pages.js';
import { pageClock } from '../../../platform/timing.js';
import { request } from '../../../request/request.js';
import type { CaptchaStart, CaptchaWidget } from '../captcha-provider.js';
import { lifetimeMs, readChallenge } from './read-challenge.js';
import { solutionKey, solve } from './solve.js';

/** Loading a puzzle takes long on a slow network; a new one is fetched a little before the old one ends. */
const earlyMs = 30_000;

/** Fetches a puzzle and solves it; says when it has grown too old. `reset` begins with another. */
export function solvePuzzle({ base, solved, expired, failed }: Pick<CaptchaStart, 'base' | 'solved' | 'expired' | 'failed'>): CaptchaWidget {
  let current = new AbortController();
  let callOff = () => {};

  const stop = () => {
    current.abort();
    callOff();
  };
  const begin = async () => {
    const { signal } = current = new AbortController();
    const answer = await request.get<unknown>(pagePaths.captchaChallenge, { base, signal, retries: 4 });
    if (signal.aborted) return;
    const challenge = answer.kind === 'success' ? readChallenge(answer.data) : null;
    if (!challenge) return failed(answer);
    const from = performance.now();
    const number = await solve(challenge, { signal });
    if (signal.aborted) return;
    if (number === null) return failed(new Error('the puzzle has no solution'));
    const left = lifetimeMs(challenge.salt, Date.now());
    if (left !== null) callOff = pageClock.after(left - earlyMs, expired);
    solved(solutionKey(challenge, number, Math.round(performance.now() - from)));
  };
  void begin();
  return {
    reset() {
      stop();
      void begin();
    },
    remove: stop,
  };
}
