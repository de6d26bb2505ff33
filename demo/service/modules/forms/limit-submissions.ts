import type { Context } from 'hono';
import type { Database } from '../../kernel/database/database.js';
import { type Rate, RateLimit } from '../../kernel/limits/rate-limit.js';
import { HttpError } from '../../kernel/http/http-error.js';
import { type GetAddress, getNetwork } from '../../kernel/http/remote-address.js';
import { fieldText } from '../../kernel/language/speech.js';

/** One try to send a form. `what` is the same when the same submission comes again. */
export interface SubmissionAttempt {
  formId: string;
  what: string;
}

/** Lets a try through or throws the 429 that says when to return. */
export type LimitSubmissions = (context: Context, attempt: SubmissionAttempt) => Promise<void>;

interface Limited { database: Database; addressOf: GetAddress; rate?: Rate }

export const rejectForMs = (waitMs: number): void => {
  if (waitMs > 0) throw new HttpError(429, { error: fieldText('rateLimited') }, { 'Retry-After': String(Math.ceil(waitMs / 1000)) });
};

/** This many submissions of each form from each visitor's network. spec: page-runtime-platform §8, status 429 */
export function limitSubmissions({ database, addressOf, rate }: Limited): LimitSubmissions {
  const limit = new RateLimit({ database, name: 'submission', rate });
  return async (context, { formId, what }) => rejectForMs(await limit.waitFor(`${getNetwork(addressOf(context))} ${formId}`, what));
}
