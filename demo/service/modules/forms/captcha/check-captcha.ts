import { HttpError } from '../../../kernel/http/http-error.js';
import { fieldText } from '../../../kernel/language/speech.js';
import type { CaptchaVerdict } from './captcha.js';
import type { Captchas } from './captchas.js';
import { t } from '../texts.js';

/** What a submission brings for the captcha its form asks for. */
export interface CaptchaResponse {
  /** Name of the captcha; null when the form asks for none. */
  name: string | null;
  captchaKey?: string | null;
  address: string;
}

/** Throws unless the captcha is solved; what is returned has to be used up together with storing. */
export async function checkCaptcha({ byName }: Captchas, { name, captchaKey, address }: CaptchaResponse): Promise<CaptchaVerdict['usedOnce']> {
  if (name === null) return undefined;
  const captcha = byName.get(name);
  if (!captcha) throw new HttpError(503, { error: t('captchaMissing', { name }) });
  if (!captchaKey) throw captchaRequired();
  let verdict: CaptchaVerdict;
  try {
    verdict = await captcha.verify({ response: captchaKey, address });
  } catch {
    throw new HttpError(503, { error: t('captchaUnchecked') });
  }
  if (!verdict.isPassed) throw captchaRequired();
  return verdict.usedOnce;
}

/** What a plain post brings: the response of a widget, or the answer to our own question. */
export interface PlainCaptchaResponse extends CaptchaResponse {
  question?: string;
  answer?: string;
}

/** The same for a form that was posted plainly. Without scripts our own captcha is a question in words. */
export async function checkPlainCaptcha(captchas: Captchas, { question, answer, ...rest }: PlainCaptchaResponse): Promise<CaptchaVerdict['usedOnce']> {
  if (rest.name !== 'altcha' || !question || !answer) return checkCaptcha(captchas, rest);
  const verdict = captchas.questions.judge(question, answer);
  if (!verdict.isPassed) throw captchaRequired();
  return verdict.usedOnce;
}

/** Also for one that has let another submission through: the visitor solves a new one. */
export function captchaRequired(): HttpError {
  return new HttpError(400, { error: fieldText('captcha'), field: 'captchaKey' });
}
