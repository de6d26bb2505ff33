import type { Context } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { answerRefusal } from './answer-refusal.js';
import { isDatabaseAway } from './database-away.js';
import { Refusal } from './refusal.js';
import { inItsLanguage } from '../language/speech.js';
import { t } from '../language/common-texts.js';

const databaseRetrySeconds = '10';

/** What a request is answered that has failed: a refusal as it says, a database that is away as such, and everything else as a failure of ours. */
export const answerError = (error: unknown, context: Context): Response | Promise<Response> => inItsLanguage(context, () => {
  if (error instanceof Refusal) return answerRefusal(context, error);
  if (error instanceof HTTPException) return error.getResponse();
  if (isDatabaseAway(error)) return answerRefusal(context, { status: 503, body: { error: t('databaseAway') }, headers: { 'Retry-After': databaseRetrySeconds } });
  return answerRefusal(context, { status: 500, body: { error: t('internal') } });
});
