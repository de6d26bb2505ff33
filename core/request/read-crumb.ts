import { readCookie } from '../platform/cookies.js';

/** The token that a site leaves in a cookie and wants back with each request. spec: commerce-forms-data §7 */
export function readCrumb(): string | null {
  try {
    return readCookie('crumb') || null;
  } catch {
    return null; // sandboxed frames refuse cookies, Node has none
  }
}
