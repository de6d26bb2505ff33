import type { Context } from 'hono';
import { fieldMessages } from '../../../core/contract/field-messages.js';
import { type Rate, RateLimit, usualRate } from '../http/rate-limit.js';
import { Refusal } from '../http/refusal.js';
import type { AddressOf } from '../http/remote-address.js';

/** One try to send a form. `what` is the same when the same submission comes again. */
export interface Try {
  formId: string;
  what: string;
}

/** Lets a try through or throws the 429 that says when to come back. */
export type LimitTries = (context: Context, attempt: Try) => void;

const refuseFor = (waitMs: number) => {
  if (waitMs > 0) throw new Refusal(429, { error: fieldMessages.rateLimited }, { 'Retry-After': String(Math.ceil(waitMs / 1000)) });
};

/** So many submissions of each form from each address. spec: page-runtime-platform §8, status 429 */
export function limitTries(addressOf: AddressOf, rate: Rate | undefined): LimitTries {
  const limit = new RateLimit(rate);
  return (context, { formId, what }) => refuseFor(limit.waitFor(`${addressOf(context)} ${formId}`, what));
}

/** Visitors of one house share an address, and a key that is fetched is not always used. */
const keysForOneSubmission = 10;

/** Lets a call for a key through or throws the 429 that says when to come back: ten times as many as submissions are taken. */
export function limitKeys(addressOf: AddressOf, { max, windowMs }: Rate = usualRate): (context: Context) => void {
  const limit = new RateLimit({ max: max * keysForOneSubmission, windowMs });
  let calls = 0;
  return context => refuseFor(limit.waitFor(addressOf(context), String(calls += 1)));
}
