import type { Context } from 'hono';
import { fieldMessages } from '../../../core/contract/field-messages.js';
import { type Rate, RateLimit } from '../http/rate-limit.js';
import { Refusal } from '../http/refusal.js';
import type { AddressOf } from '../http/remote-address.js';

/** One try to send a form. `what` is the same when the same submission comes again. */
export interface Try {
  formId: string;
  what: string;
}

/** Lets a try through or throws the 429 that says when to come back. */
export type LimitTries = (context: Context, attempt: Try) => void;

/** So many submissions of each form from each address. spec: page-runtime-platform §8, status 429 */
export function limitTries(addressOf: AddressOf, rate: Rate | undefined): LimitTries {
  const limit = new RateLimit(rate);
  return (context, { formId, what }) => {
    const waitMs = limit.waitFor(`${addressOf(context)} ${formId}`, what);
    if (waitMs > 0) throw new Refusal(429, { error: fieldMessages.rateLimited }, { 'Retry-After': String(Math.ceil(waitMs / 1000)) });
  };
}
