import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import { isOverTls } from '../../kernel/http/guard-csrf.js';

const cartCookie = 'cart';
export const cartLifetimeMs = 30 * 24 * 60 * 60_000;
const shape = /^([\w-]{22})\.([\w-]{43})$/;

/** Signs the IDs of carts: a cookie with an invented ID opens no cart, and no row is looked up. */
export class CartTokens {
  constructor(private readonly secret: string) {}

  newId(): string {
    return randomBytes(16).toString('base64url');
  }

  tokenOf(id: string): string {
    return `${id}.${createHmac('sha256', this.secret).update(`cart ${id}`).digest('base64url')}`;
  }

  /** The id that a token signs; null for what is not signed by us. */
  idOf(token: string | undefined): string | null {
    const [, id, signature] = shape.exec(token ?? '') ?? [];
    if (id === undefined) return null;
    return timingSafeEqual(Buffer.from(this.tokenOf(id).slice(id.length + 1)), Buffer.from(signature!)) ? id : null;
  }

  /** The cart of a visitor's cookie. */
  idFrom(context: Context): string | null {
    return this.idOf(getCookie(context, cartCookie));
  }

  /** No script needs to read it: pages get what is in the cart by its calls. */
  remember(context: Context, id: string): void {
    setCookie(context, cartCookie, this.tokenOf(id), { path: '/', httpOnly: true, sameSite: 'Lax', secure: isOverTls(context), maxAge: cartLifetimeMs / 1000 });
  }
}
