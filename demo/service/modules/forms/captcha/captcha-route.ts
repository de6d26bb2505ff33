import type { Hono } from 'hono';
import type { CaptchaChallenge } from '../../../../../core/contract/captcha.js';
import { paths } from '../../../../../core/contract/paths.js';
import type { Captchas } from './captchas.js';

/** Hands out puzzles of our own captcha. */
export function addCaptcha(app: Hono, { captchas }: { captchas: Captchas }): void {
  app.get(paths.captchaChallenge, context => {
    context.header('Cache-Control', 'no-store');
    return context.json<CaptchaChallenge>(captchas.own.challenge());
  });
}
