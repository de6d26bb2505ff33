/** All of the page's cookies; null where they may not be read: sandboxed frames refuse, Node has none. */
function cookieText(): string | null {
  try {
    return document.cookie;
  } catch {
    return null;
  }
}

/** Whether the browser keeps cookies for this page; a page that may not even ask keeps none. */
export const acceptsCookies = (): boolean => cookieText() !== null && globalThis.navigator?.cookieEnabled !== false;

/** A cookie's value, or null. */
export function readCookie(name: string): string | null {
  const pair = cookieText()?.split('; ').find(cookie => cookie.startsWith(`${name}=`));
  if (!pair) return null;
  const value = pair.slice(name.length + 1);
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}

/** Writes a first-party cookie for the whole site, where that is allowed; 0 days remove it. */
export function writeCookie(name: string, value: string, days: number): void {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  try {
    document.cookie = `${name}=${encodeURIComponent(value)}; Path=/; Max-Age=${Math.round(days * 86400)}; SameSite=Lax${secure}`;
  } catch { /* the value lives as long as the page */ }
}

/**
 * Removes a cookie of this site, where it is there: this host's own, and those that a server has set for the whole domain
 * (`Domain=example.com` seen from `www.example.com`). Nobody can ask which of them it is.
 */
export function removeCookie(name: string): void {
  if (readCookie(name) === null) return;
  writeCookie(name, '', 0);
  const labels = location.hostname.split('.');
  try {
    for (let from = 0; from < labels.length - 1 && readCookie(name) !== null; from++) {
      document.cookie = `${name}=; Path=/; Max-Age=0; Domain=${labels.slice(from).join('.')}`;
    }
  } catch { /* what may not be written could not be read either */ }
}
