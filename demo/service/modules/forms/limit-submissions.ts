import type { Context } from 'hono';
import type { Database } from '../../kernel/database/database.js';
import { type Rate, RateLimit } from '../../kernel/limits/rate-limit.js';
import { HttpError } from '../../kernel/http/http-error.js';
import { type AddressOf, networkOf } from '../../kernel/http/remote-address.js';
import { fieldText } from '../../kernel/language/speech.js';

/** One try to send a form. `what` is the same when the same submission comes again. */
export interface Try {
  formId: string;
  what: string;
}

/** Lets a try through or throws the 429 that says when to come back. */
export type LimitSubmissions = (context: Context, attempt: Try) => Promise<void>;

interface Limited { database: Database; addressOf: AddressOf; rate?: Rate }

export const refuseFor = (waitMs: number): void => {
  if (waitMs > 0) throw new HttpError(429, { error: fieldText('rateLimited') }, { 'Retry-After': String(Math.ceil(waitMs / 1000)) });
};

/** So many submissions of each form from each visitor's network. spec: page-runtime-platform §8, status 429 */
export function limitSubmissions({ database, addressOf, rate }: Limited): LimitSubmissions {
  const limit = new RateLimit({ database, name: 'submission', rate });
  return async (context, { formId, what }) => refuseFor(await limit.waitFor(`${networkOf(addressOf(context))} ${formId}`, what));
}
