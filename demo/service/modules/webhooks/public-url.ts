import { isIP } from 'node:net';
import { canParseUrl } from 'site-elements/contract/can-parse-url';
import { isPublicAddress } from '../../kernel/http/public-address.js';

export const urlLength = 2000;

/** Https to a host of the internet. Names are looked up when an event is sent, and never connected to at a private address. */
export function isPublicUrl(text: string, isAllowed?: (address: string) => boolean): boolean {
  if (!canParseUrl(text) || text.length > urlLength) return false;
  const { protocol, hostname, username, password } = new URL(text);
  const host = hostname.replace(/^\[|\]$/g, '');
  const isTest = isAllowed !== undefined && protocol === 'http:';
  if ((protocol !== 'https:' && !isTest) || username || password || host === 'localhost' || host.endsWith('.localhost')) return false;
  return isIP(host) === 0 || (isAllowed ?? isPublicAddress)(host);
}
