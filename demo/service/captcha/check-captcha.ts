import { fieldMessages } from '../../../core/contract/field-messages.js';
import { Refusal } from '../http/refusal.js';
import type { CaptchaVerdict } from './captcha.js';
import type { Captchas } from './captchas.js';

/** What a submission brings for the captcha its form asks for. */
export interface Answered {
  /** Name of the captcha; null when the form asks for none. */
  name: string | null;
  captchaKey?: string | null;
  address: string;
}

/** Throws unless the captcha is solved; what is returned has to be used up together with storing. */
export async function checkCaptcha({ byName }: Captchas, { name, captchaKey, address }: Answered): Promise<CaptchaVerdict['usedOnce']> {
  if (name === null) return undefined;
  const captcha = byName.get(name);
  if (!captcha) throw new Refusal(503, { error: `The captcha of this form (${name}) has not been set up.` });
  if (!captchaKey) throw unsolved();
  let verdict: CaptchaVerdict;
  try {
    verdict = await captcha.verify({ response: captchaKey, address });
  } catch {
    throw new Refusal(503, { error: 'The captcha cannot be checked right now. Please try again later.' });
  }
  if (!verdict.isPassed) throw unsolved();
  return verdict.usedOnce;
}

/** Also for one that has let another submission through: the visitor solves a new one. */
export function unsolved(): Refusal {
  return new Refusal(400, { error: fieldMessages.captcha, field: 'captchaKey' });
}
