/** Whether the browser keeps cookies for this page; a page that may not even ask keeps none. */
export function acceptsCookies(): boolean {
  try {
    return typeof document.cookie === 'string' && globalThis.navigator?.cookieEnabled !== false;
  } catch {
    return false; // sandboxed frames refuse, Node has none
  }
}

/** A cookie's value, or null. */
export function readCookie(name: string): string | null {
  const pair = document.cookie.split('; ').find(cookie => cookie.startsWith(`${name}=`));
  if (!pair) return null;
  const value = pair.slice(name.length + 1);
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}

/** Writes a first-party cookie for the whole site; `days` is a whole number, of which 0 removes it. */
export function writeCookie(name: string, value: string, days: number): void {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${name}=${encodeURIComponent(value)}; Path=/; Max-Age=${days * 86400}; SameSite=Lax${secure}`;
}
