import { canParseUrl } from '../links/can-parse-url.js';
import { safeUrl } from '../links/safe-url.js';
import { pageOrigin } from '../platform/page.js';

/** Where the amount of a submission is paid, and the text of the link that leads there. */
export interface PaymentLink {
  readonly url: string;
  readonly title: string;
}

const longestUrl = 2000;
const longestTitle = 200;

/**
 * The link of an answer, which may be of any service: to the origin of the page or the service, or to a provider over HTTPS. Null for
 * every other address. `base`: where the service answers; the page's origin when empty.
 */
export function readPaymentLink(given: unknown, base: string, here = pageOrigin()): PaymentLink | null {
  if (typeof given !== 'object' || given === null) return null;
  const { url, title } = given as Partial<Record<keyof PaymentLink, unknown>>;
  if (typeof url !== 'string' || url.length > longestUrl || typeof title !== 'string' || title.trim() === '') return null;
  const written = safeUrl(url);
  const service = canParseUrl(base || here) ? new URL(base || here).origin : here;
  if (!written || !canParseUrl(written, service)) return null;
  const { protocol, origin, href, username, password } = new URL(written, service);
  const isTrusted = protocol === 'https:' || (protocol === 'http:' && [here, service].includes(origin));
  return isTrusted && username === '' && password === '' ? { url: href, title: title.trim().slice(0, longestTitle) } : null;
}
