import { createHmac, randomBytes } from 'node:crypto';
import { isSameText } from '../../kernel/access/same-text.js';

/** A banner may be in an open tab for a day. */
export const receiptTokenLifetimeMs = 24 * 60 * 60_000;
const shape = /^([\w-]{22})\.([\da-z]{8,11})\.([\w-]{1,2000})\.([\w-]{43})$/;

export interface ReceiptToken {
  /** Random id of this token, which can be used once. */
  readonly id: string;
  /** Path of the page whose banner it was given to. */
  readonly page: string;
  readonly expiresAt: Date;
}

/** Signs what a banner sends back with an answer. No cookie is set, and of a visitor who declines, only the answer is stored. */
export class ReceiptTokens {
  constructor(private readonly secret: string, private readonly now: () => number = Date.now) {}

  issue(page: string): string {
    const named = `${randomBytes(16).toString('base64url')}.${this.now().toString(36)}.${Buffer.from(page || '/').toString('base64url')}`;
    return `${named}.${this.#sign(named)}`;
  }

  /** Null for a token that is not ours, or too old. */
  read(token: string): ReceiptToken | null {
    const [, id, issued, page, signature] = shape.exec(token.slice(0, 3000)) ?? [];
    if (id === undefined || !isSameText(signature!, this.#sign(`${id}.${issued}.${page}`))) return null;
    const expires = Number.parseInt(issued!, 36) + receiptTokenLifetimeMs;
    return expires > this.now() ? { id, page: Buffer.from(page!, 'base64url').toString('utf8'), expiresAt: new Date(expires) } : null;
  }

  #sign(named: string): string {
    return createHmac('sha256', this.secret).update(`receipt\n${named}`).digest('base64url');
  }
}
