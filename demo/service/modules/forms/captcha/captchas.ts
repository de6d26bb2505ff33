import { type Altcha, altcha } from './altcha.js';
import type { Captcha, CaptchaSettings } from './captcha.js';
import { type CaptchaBox, providerCaptcha, providers } from './provider.js';
import { type Questions, questions } from './question.js';

/** Settings by the name of a captcha; one without a secret is not set up, but for our own, which makes one up. */
export type CaptchaOptions = Readonly<Record<string, CaptchaSettings | undefined>>;

export interface Captchas {
  own: Altcha;
  /** Our own for visitors without scripts. */
  questions: Questions;
  /** Boxes of captchas of other hosts whose site key is set, for pages of the service. */
  boxes: ReadonlyMap<string, CaptchaBox>;
  /** All that are set up, by name. */
  byName: ReadonlyMap<string, Captcha>;
}

/** `secret`: signs our own puzzles where the options name none; the same in all processes of a site. */
export function setUpCaptchas(options: CaptchaOptions, secret: string): Captchas {
  const own = altcha({ secret: options.altcha?.secret ?? secret });
  const bought = providers.flatMap((provider): [string, Captcha][] => {
    const settings = options[provider.name];
    return settings ? [[provider.name, providerCaptcha(provider, settings)]] : [];
  });
  const boxes = providers.flatMap((provider): [string, CaptchaBox][] => {
    const siteKey = options[provider.name]?.siteKey;
    return siteKey ? [[provider.name, { ...provider, siteKey }]] : [];
  });
  return {
    own,
    questions: questions({ secret: options.altcha?.secret ?? secret }),
    boxes: new Map(boxes),
    byName: new Map<string, Captcha>([['altcha', own], ...bought]),
  };
}

/** `CAPTCHA_TURNSTILE_SECRET`, `CAPTCHA_TURNSTILE_URL` and so on as options. */
export function captchasFromEnvironment(environment: NodeJS.ProcessEnv): CaptchaOptions {
  const names = ['altcha', ...providers.map(({ name }) => name)];
  return Object.fromEntries(names.map(name => {
    const read = (what: string) => environment[`CAPTCHA_${name.toUpperCase()}_${what}`] || undefined;
    const secret = read('SECRET');
    return [name, secret ? { secret, verifyUrl: read('URL'), siteKey: read('SITE_KEY') } : undefined];
  }));
}
