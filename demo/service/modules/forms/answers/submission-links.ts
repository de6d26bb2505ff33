import { createHmac, timingSafeEqual } from 'node:crypto';

/** What a link opens. A link for one purpose is refused for any other. */
export type LinkPurpose = 'view' | 'edit';

/** The page of the thanks shows the answers for an hour: long enough to print them, too short to be found in a history. */
export const viewLifetimeMs = 60 * 60_000;

export interface LinkClaim {
  readonly submissionId: string;
  /** Milliseconds since 1970 at which the link ends. */
  readonly expires: number;
}

const shape = /^([\w-]{36})\.([0-9a-z]{1,9})\.([\w-]{43})$/;

/** Signs links to a submission. The token holds the submission, its end and a signature; there is nothing to guess or to store. */
export class SubmissionLinks {
  constructor(private readonly secret: string) {}

  sign(purpose: LinkPurpose, { submissionId, expires }: LinkClaim): string {
    const until = Math.floor(expires / 1000).toString(36);
    return `${submissionId}.${until}.${this.#signature(purpose, `${submissionId}.${until}`)}`;
  }

  /** The submission of a token that this service has signed for this purpose and that has not ended; null otherwise. */
  verify(purpose: LinkPurpose, token: string, now = Date.now()): string | null {
    const [, submissionId, until, signature] = shape.exec(token) ?? [];
    if (submissionId === undefined || until === undefined || signature === undefined) return null;
    const expected = this.#signature(purpose, `${submissionId}.${until}`);
    if (!timingSafeEqual(Buffer.from(signature), Buffer.from(expected))) return null;
    return parseInt(until, 36) * 1000 > now ? submissionId : null;
  }

  #signature(purpose: LinkPurpose, claim: string): string {
    return createHmac('sha256', this.secret).update(`${purpose}\n${claim}`).digest('base64url');
  }
}
