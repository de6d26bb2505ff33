import { HTTPException } from 'hono/http-exception';
import type { ErrorAnswer } from 'site-elements/contract/answers';

export type HttpErrorStatus = 400 | 401 | 403 | 404 | 405 | 408 | 409 | 410 | 413 | 415 | 429 | 503;

/** Thrown when a request cannot be served. `app.onError` turns it into a response, as JSON or as a page. */
export class HttpError extends HTTPException {
  declare readonly status: HttpErrorStatus;

  constructor(
    status: HttpErrorStatus,
    readonly body: ErrorAnswer,
    readonly headers: Record<string, string> = {},
    { cause }: ErrorOptions = {},
  ) {
    super(status, { message: body.error, cause });
    this.name = 'HttpError';
  }
}
