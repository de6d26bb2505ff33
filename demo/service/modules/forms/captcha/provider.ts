import * as v from 'valibot';
import type { Captcha, CaptchaSettings } from './captcha.js';

const patienceMs = 5000;
const answerSchema = v.object({ success: v.boolean() });

/** The three big ones are asked in the same way: secret, response and address in, `success` out. */
export interface Provider {
  name: string;
  /** Public address; a site may name its own, such as one in another region. */
  verifyUrl: string;
  /** Its script, which looks for elements of a class and adds a field with the response to their form. */
  script: string;
  className: string;
  field: string;
}

/** A provider with the key of a site. */
export interface CaptchaBox extends Provider { siteKey: string }

export const providers: readonly Provider[] = [
  {
    name: 'recaptcha',
    verifyUrl: 'https://www.google.com/recaptcha/api/siteverify',
    script: 'https://www.google.com/recaptcha/api.js',
    className: 'g-recaptcha',
    field: 'g-recaptcha-response',
  },
  {
    name: 'turnstile',
    verifyUrl: 'https://challenges.cloudflare.com/turnstile/v0/siteverify',
    script: 'https://challenges.cloudflare.com/turnstile/v0/api.js',
    className: 'cf-turnstile',
    field: 'cf-turnstile-response',
  },
  {
    name: 'hcaptcha',
    verifyUrl: 'https://api.hcaptcha.com/siteverify',
    script: 'https://js.hcaptcha.com/1/api.js',
    className: 'h-captcha',
    field: 'h-captcha-response',
  },
];

/** Asks a provider. Throws when it does not answer, or not as agreed: the visitor is not to blame then. */
export function providerCaptcha(provider: Provider, { secret, verifyUrl = provider.verifyUrl }: CaptchaSettings): Captcha {
  return {
    async verify({ response, address }) {
      const answer = await fetch(verifyUrl, {
        method: 'POST',
        body: new URLSearchParams({ secret, response, remoteip: address }),
        signal: AbortSignal.timeout(patienceMs),
      });
      const { success } = v.parse(answerSchema, await answer.json());
      return { isPassed: success };
    },
  };
}
