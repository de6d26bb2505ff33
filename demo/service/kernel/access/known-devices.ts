import { createHmac, randomBytes } from 'node:crypto';
import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import { isOverTls } from '../http/guard-csrf.js';
import { isSameText } from './same-text.js';

/** As long as browsers keep a cookie. */
const lifetimeSeconds = 400 * 24 * 60 * 60;
const cookieName = 'known_device';
const shape = /^([\w-]{22})\.([\w-]{43})$/;

/**
 * Remembers browsers that have logged in. Wrong passwords from other browsers never count against them, so an attacker cannot
 * lock a user out; each browser has a few tries of its own. The cookie does not log in: it only permits a try.
 */
export class KnownDevices {
  constructor(private readonly secret: string) {}

  /** The device of a request; null for one that has never logged in, here or as this account. Without an account: of any. */
  idFrom(context: Context, account?: string): string | null {
    for (const one of (getCookie(context, cookieName) ?? '').split('~', 5)) {
      const [, id, signature] = shape.exec(one.slice(one.indexOf('!') + 1)) ?? [];
      const named = Buffer.from(one.slice(0, Math.max(0, one.indexOf('!'))), 'base64url').toString();
      if (id !== undefined && (account === undefined || named === account) && isSameText(signature!, this.#sign(id, named))) return `${named} ${id}`;
    }
    return null;
  }

  /** After a login. */
  remember(context: Context, account: string): void {
    if (this.idFrom(context, account) !== null) return;
    const id = randomBytes(16).toString('base64url');
    const mine = `${Buffer.from(account).toString('base64url')}!${id}.${this.#sign(id, account)}`;
    const others = (getCookie(context, cookieName) ?? '').split('~').filter(Boolean).slice(-3);
    setCookie(context, cookieName, [...others, mine].join('~'), {
      path: '/',
      httpOnly: true,
      sameSite: 'Strict',
      secure: isOverTls(context),
      maxAge: lifetimeSeconds,
    });
  }

  #sign(id: string, account: string): string {
    return createHmac('sha256', this.secret).update(`device\n${account}\n${id}`).digest('base64url');
  }
}
