import { isIPv6 } from 'node:net';
import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';

/** The address a request came from. */
export type GetAddress = (context: Context) => string;

/** This machine, and private networks: where a site's own proxy runs. */
const near = /^(127\.|10\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.|169\.254\.|::1$|f[cd][\da-f]{2}:|fe80:)/i;
/** Without a port, and IPv4 as itself. */
const plain = (address: string): string => (address.startsWith('[') ? address.slice(1, address.indexOf(']')) : address)
  .replace(/^::ffff:(?=\d{1,3}\.)/i, '').replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1');

/**
 * The address of the client. Behind the site's own proxies, each proxy appends its client's address to a header, so the visitor is
 * as many places from the end as there are proxies. Earlier entries are a claim of the visitor. The header is ignored for clients
 * that bypass the proxies. For counting only; an address never grants access.
 */
export function remoteAddress({ trustedProxies = 0 }: { trustedProxies?: number } = {}): GetAddress {
  return context => {
    // Called without a server, as tests do, there is no connection to ask.
    const connected = plain(context.env?.incoming ? (getConnInfo(context).remote.address ?? '') : '127.0.0.1');
    if (trustedProxies < 1 || !near.test(connected)) return connected;
    const written = (context.req.header('x-forwarded-for') ?? '').split(',').map(address => plain(address.trim())).filter(Boolean);
    return written.at(-trustedProxies) ?? written[0] ?? connected;
  };
}

/** Eight groups of an IPv6 address, each without leading zeros. */
function groupsOf(address: string): string[] {
  const [head = '', tail] = address.replace(/%.*/, '').split('::');
  const before = head === '' ? [] : head.split(':');
  const missing = tail === undefined ? 0 : 8 - before.length - (tail === '' ? 0 : tail.split(':').length);
  const groups = [...before, ...Array<string>(Math.max(0, missing)).fill('0'), ...(tail ? tail.split(':') : [])];
  return groups.map(group => Number.parseInt(group, 16).toString(16));
}

/** IPv4 inside of IPv6: many networks in one block of addresses. */
const isMapped = (groups: readonly string[]): boolean => groups.slice(0, 5).every(group => group === '0') && groups[5] === 'ffff';

/** The network of an address, as far as it belongs to one visitor: of IPv6 they have 64 bits to choose from. */
export const getNetwork = (address: string): string => getNetworks(address)[0]!;

/** The networks that an address is counted in, the smallest first: of IPv6 the 64 bits of a network, and the 48 bits of a site, which has 65,536 of them. */
export function getNetworks(address: string): readonly string[] {
  if (!isIPv6(address)) return [address];
  const groups = groupsOf(address);
  if (isMapped(groups)) return [groups.slice(6).flatMap(group => [Number.parseInt(group, 16) >> 8, Number.parseInt(group, 16) & 255]).join('.')];
  return [groups.slice(0, 4).join(':'), `${groups.slice(0, 3).join(':')}/48`];
}
