/** Whether the browser keeps cookies for this page; a page that may not even ask keeps none. */
export function acceptsCookies(): boolean {
  try {
    return typeof document.cookie === 'string' && globalThis.navigator?.cookieEnabled !== false;
  } catch {
    return false; // sandboxed frames refuse, Node has none
  }
}
