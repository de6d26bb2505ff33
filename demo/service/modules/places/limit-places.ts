import { randomUUID } from 'node:crypto';
import type { Context } from 'hono';
import type { Database } from '../../kernel/database/database.js';
import { type Rate, RateLimit, usualRate } from '../../kernel/limits/rate-limit.js';
import { HttpError } from '../../kernel/http/http-error.js';
import { getNetwork } from '../../kernel/http/remote-address.js';
import { t } from './texts.js';

/** Letters come faster than submissions. */
const questionsASubmission = 10;

/** Refuses queries that no person types: requests to a host cost money, or break its fair use policy. */
export function limitPlaces({
  database,
  addressOf,
  rate = usualRate,
}: {
  database: Database;
  addressOf(context: Context): string;
  rate?: Rate;
}): (context: Context) => Promise<void> {
  const limit = new RateLimit({ database, name: 'places', rate: { ...rate, max: rate.max * questionsASubmission } });
  return async context => {
    const waitMs = await limit.waitFor(getNetwork(addressOf(context)), randomUUID());
    if (waitMs > 0) throw new HttpError(429, { error: t('tooMuch') }, { 'Retry-After': String(Math.ceil(waitMs / 1000)) });
  };
}
