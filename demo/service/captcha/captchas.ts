import { randomBytes } from 'node:crypto';
import { type Altcha, altcha } from './altcha.js';
import type { Captcha, CaptchaSettings } from './captcha.js';
import { providerCaptcha, providers } from './provider.js';

/** Settings by the name of a captcha; one without a secret is not set up, but for our own, which makes one up. */
export type CaptchaOptions = Readonly<Record<string, CaptchaSettings | undefined>>;

export interface Captchas {
  own: Altcha;
  /** All that are set up, by name. */
  byName: ReadonlyMap<string, Captcha>;
}

export function setUpCaptchas(options: CaptchaOptions = {}): Captchas {
  // A secret of this process: puzzles handed out before a restart are refused, and a new one is asked for.
  const own = altcha({ secret: options.altcha?.secret ?? randomBytes(32).toString('hex') });
  const bought = providers.flatMap((provider): [string, Captcha][] => {
    const settings = options[provider.name];
    return settings ? [[provider.name, providerCaptcha(provider, settings)]] : [];
  });
  return { own, byName: new Map<string, Captcha>([['altcha', own], ...bought]) };
}

/** `CAPTCHA_TURNSTILE_SECRET`, `CAPTCHA_TURNSTILE_URL` and so on as options. */
export function captchasFromEnvironment(environment: NodeJS.ProcessEnv): CaptchaOptions {
  const names = ['altcha', ...providers.map(({ name }) => name)];
  return Object.fromEntries(names.map(name => {
    const read = (what: string) => environment[`CAPTCHA_${name.toUpperCase()}_${what}`] || undefined;
    const secret = read('SECRET');
    return [name, secret ? { secret, verifyUrl: read('URL') } : undefined];
  }));
}
