import type { CommerceErrorAnswer, CommerceProblemCode } from 'site-elements/contract/store-problems';
import { HttpError, type HttpErrorStatus } from '../../kernel/http/http-error.js';

/** A refusal with a code, so that pages can distinguish it from every other. */
export function refuseProblem(
  code: CommerceProblemCode,
  error: string,
  {
    status = 409,
    ...more
  }: { status?: HttpErrorStatus; headers?: Record<string, string>; cause?: unknown } & Omit<
    Partial<CommerceErrorAnswer>,
    'code' | 'error'
  > = {},
): HttpError {
  const { headers, cause, ...facts } = more;
  const body: CommerceErrorAnswer = { error, code, ...facts };
  return new HttpError(status, body, headers, { cause });
}
