import type { Hono } from 'hono';
import type { CaptchaChallenge } from 'site-elements/contract/captcha';
import { paths } from 'site-elements/contract/paths';
import type { Captchas } from './captchas.js';

/** Hands out puzzles of our own captcha. */
export function addCaptcha(app: Hono, { captchas }: { captchas: Captchas }): void {
  app.get(paths.captchaChallenge, context => {
    context.header('Cache-Control', 'no-store');
    return context.json<CaptchaChallenge>(captchas.own.challenge());
  });
}
