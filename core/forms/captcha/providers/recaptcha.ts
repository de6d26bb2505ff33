import { hostedCaptcha } from '../hosted-captcha.js';

/** Google reCAPTCHA, version 2, the box to tick. spec: page-runtime-platform §4, §8 */
export const recaptcha = hostedCaptcha({
  title: 'reCAPTCHA',
  fieldName: 'g-recaptcha-response',
  notSetUp: 'ReCaptcha has not been set up!',
  destroyed: '[GoogleReCaptchaAPI] Document was destroyed.',
  global: 'grecaptcha',
  scriptOf: language => `https://www.google.com/recaptcha/api.js?render=explicit&hl=${encodeURIComponent(language)}`,
});
