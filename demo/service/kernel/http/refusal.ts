import type { ErrorAnswer } from 'site-elements/contract/answers';

export type RefusalStatus = 400 | 401 | 403 | 404 | 405 | 408 | 409 | 410 | 413 | 415 | 429 | 503;

/** Thrown where a request cannot be served; becomes an answer at the border, never a 500. */
export class Refusal extends Error {
  constructor(
    readonly status: RefusalStatus,
    readonly body: ErrorAnswer,
    readonly headers: Record<string, string> = {},
    options: ErrorOptions = {},
  ) {
    super(body.error, options);
    this.name = 'Refusal';
  }
}
