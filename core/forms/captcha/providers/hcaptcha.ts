import { hostedCaptcha } from '../hosted-captcha.js';

export const hcaptcha = hostedCaptcha({
  title: 'hCaptcha',
  fieldName: 'h-captcha-response',
  notSetUp: 'hCaptcha has not been set up!',
  destroyed: '[hCaptcha] Document was destroyed.',
  global: 'hcaptcha',
  // Without `recaptchacompat` it would stand for Google's global as well.
  scriptOf: language => `https://js.hcaptcha.com/1/api.js?render=explicit&recaptchacompat=off&hl=${encodeURIComponent(language)}`,
});
