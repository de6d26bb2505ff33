import type { CommerceErrorAnswer, CommerceProblemCode } from 'site-elements/contract/store-problems';
import { Refusal, type RefusalStatus } from '../../kernel/http/refusal.js';

/** A refusal that a page can tell from every other by its code. */
export function refuseProblem(
  code: CommerceProblemCode, error: string, { status = 409, ...more }: { status?: RefusalStatus; headers?: Record<string, string>; cause?: unknown } & Omit<Partial<CommerceErrorAnswer>, 'code' | 'error'> = {},
): Refusal {
  const { headers, cause, ...facts } = more;
  const body: CommerceErrorAnswer = { error, code, ...facts };
  return new Refusal(status, body, headers, { cause });
}
