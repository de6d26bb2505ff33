import * as v from 'valibot';
import { passwordsSchema } from 'site-elements/contract/submission.schema';
import { providers } from './captcha/provider.js';
import { reservedNames } from '../../kernel/fields/reserved-names.js';
import { HttpError } from '../../kernel/http/http-error.js';
import { onlyValue } from '../../kernel/http/single-values.js';

/** Fields that the widgets of captchas add to a form. */
const captchaFields = ['altcha', ...providers.map(({ field }) => field)];

export interface PostedForm {
  key: string | undefined;
  honeypot: string | undefined;
  passwords: ReadonlySet<string>;
  question: string | undefined;
  answer: string | undefined;
  captchaKey: string | undefined;
  fields: ReadonlyMap<string, string[]>;
}

/** Separates what the service's own page, or a captcha, adds to a form from what the visitor typed. */
export function splitPosted(posted: ReadonlyMap<string, string[]>, ownFields: ReadonlySet<string>): PostedForm {
  const fields = new Map(posted);
  const take = (name: string) => {
    const values = fields.get(name);
    fields.delete(name);
    return values && onlyValue(name, values) || undefined;
  };
  const captchaKey = captchaFields.filter(name => !ownFields.has(name)).map(take).find(Boolean);
  const [key, honeypot, question, answer, names = ''] = [
    reservedNames.key,
    reservedNames.honeypot,
    reservedNames.question,
    reservedNames.answer,
    reservedNames.passwords,
  ].map(take);
  return { key, honeypot, question, answer, captchaKey, passwords: passwordNames(names), fields };
}

function passwordNames(text: string): ReadonlySet<string> {
  const { success, output } = v.safeParse(passwordsSchema, text.split(',').map(name => name.trim()).filter(Boolean));
  if (!success)
    throw new HttpError(400, {
      error: `"${reservedNames.passwords}" is wrong: expected at most ten names of inputs, parted by commas.`,
      field: reservedNames.passwords,
    });
  return new Set(output);
}
