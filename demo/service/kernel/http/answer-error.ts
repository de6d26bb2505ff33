import type { Context } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { respondWithError } from './error-response.js';
import { isDatabaseAway } from './database-away.js';
import { HttpError } from './http-error.js';
import { inRequestLanguage } from '../language/speech.js';
import { t } from '../language/common-texts.js';

const databaseRetrySeconds = '10';

/** The response to a failed request: an `HttpError` as it says, 503 for an unavailable database, 500 for everything else. */
export const answerError = (error: unknown, context: Context): Response | Promise<Response> => inRequestLanguage(context, () => {
  if (error instanceof HttpError) return respondWithError(context, error);
  if (error instanceof HTTPException) return error.getResponse();
  if (isDatabaseAway(error))
    return respondWithError(context, { status: 503, body: { error: t('databaseAway') }, headers: { 'Retry-After': databaseRetrySeconds } });
  return respondWithError(context, { status: 500, body: { error: t('internal') } });
});
