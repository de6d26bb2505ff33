import { anything, text, type Decoder } from '../registry/decode.js';
import { cookieDays, type CookieName } from './cookie-names.js';
import { pageDocument } from './page-document.js';

/** All of the page's cookies; null where they may not be read: sandboxed frames refuse, Node has none. */
function cookieText(): string | null {
  try {
    return pageDocument.cookie;
  } catch {
    return null;
  }
}

/** Whether the browser keeps cookies for this page; a page that may not even ask keeps none. */
export const acceptsCookies = (): boolean => cookieText() !== null && globalThis.navigator?.cookieEnabled !== false;

/** What the header of a request may carry; anything else would make `fetch()` throw. */
export const headerText: Decoder<string> = text({ pattern: /^[\x20-\x7e]*$/, expected: 'a text of ASCII characters' });

/** A cookie's value, checked by its shape; null if the cookie is missing or invalid. Any page of the domain may have written it. */
export function readCookie(name: string): string | null;
export function readCookie<T>(name: string, decode: Decoder<T>): T | null;
export function readCookie(name: string, decode: Decoder<unknown> = text()): unknown {
  const pair = cookieText()?.split('; ').find(cookie => cookie.startsWith(`${name}=`));
  return pair === undefined ? null : decode(unescaped(pair.slice(name.length + 1))) ?? null;
}

function unescaped(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}

/** True if there is a cookie of that name, with any value. */
export const hasCookie = (name: string): boolean => readCookie(name, anything) !== null;

/**
 * Writes a first-party cookie for the whole site, where that is allowed, for as long as its table says; null removes it.
 * Only cookies of that table can be written.
 */
export const writeCookie = (name: CookieName, value: string | null, days = cookieDays[name]): void => write(name, value ?? '', value === null ? 0 : days);

function write(name: string, value: string, days: number): void {
  try {
    const secure = location.protocol === 'https:' ? '; Secure' : '';
    pageDocument.cookie = `${name}=${encodeURIComponent(value)}; Path=/; Max-Age=${Math.round(days * 86400)}; SameSite=Lax${secure}`;
  } catch { /* the value lasts as long as the page, or as the process on a server */ }
}

/**
 * Removes a cookie of this site, where it is there: this host's own, and those that a server has set for the whole domain
 * (`Domain=example.com` seen from `www.example.com`). Scripts cannot find out which of them it is.
 */
export function removeCookie(name: string): void {
  if (!hasCookie(name)) return;
  write(name, '', 0);
  const labels = location.hostname.split('.');
  try {
    for (let from = 0; from < labels.length - 1 && hasCookie(name); from++) {
      pageDocument.cookie = `${name}=; Path=/; Max-Age=0; Domain=${labels.slice(from).join('.')}`;
    }
  } catch { /* what may not be written could not be read either */ }
}
