import type { CaptchaProvider } from '../captcha-provider.js';
import { altcha } from './altcha.js';
import { hcaptcha } from './hcaptcha.js';
import { recaptcha } from './recaptcha.js';
import { turnstile } from './turnstile.js';

/** Every captcha by the name the setting has for it. */
export const captchaProviders = { altcha, recaptcha, turnstile, hcaptcha } satisfies Record<string, CaptchaProvider>;

export type CaptchaName = keyof typeof captchaProviders;
