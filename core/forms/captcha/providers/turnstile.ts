import { hostedCaptcha } from '../hosted-captcha.js';

/** Cloudflare Turnstile. */
export const turnstile = hostedCaptcha({
  title: 'Turnstile',
  fieldName: 'cf-turnstile-response',
  notSetUp: 'Turnstile has not been set up!',
  destroyed: '[Turnstile] Document was destroyed.',
  global: 'turnstile',
  scriptOf: () => 'https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit',
  options: language => ({ language, 'response-field': false }),
});
