import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { Context } from 'hono';
import { readProxies } from '../../options-from-environment.js';
import { getNetwork, remoteAddress } from './remote-address.js';

const from = (connected: string, forwarded?: string) => ({
  env: { incoming: { socket: { remoteAddress: connected } } },
  req: { header: (name: string) => (name === 'x-forwarded-for' ? forwarded : undefined) },
}) as unknown as Context;

describe('who a visitor is', () => {
  const rows: [title: string, trustedProxies: number, connected: string, forwarded: string | undefined, address: string][] = [
    ['the connection', 0, '203.0.113.9', undefined, '203.0.113.9'],
    ['the connection, whatever a visitor claims', 0, '203.0.113.9', '127.0.0.1', '203.0.113.9'],
    ['the last that our proxy wrote down, whatever a visitor claims before', 1, '127.0.0.1', '127.0.0.1, 203.0.113.9', '203.0.113.9'],
    ['the last that a proxy in our network wrote down', 1, '::ffff:172.18.0.2', '203.0.113.9', '203.0.113.9'],
    ['the connection of whoever reaches the service past the proxy', 1, '203.0.113.9', '127.0.0.1', '203.0.113.9'],
    ['the last but one behind two proxies', 2, '127.0.0.1', '198.51.100.7, 203.0.113.9, 10.0.0.2', '203.0.113.9'],
    ['the only one that was written, where one of two proxies was passed by', 2, '127.0.0.1', '203.0.113.9', '203.0.113.9'],
    ['the proxy, where it writes nothing', 1, '127.0.0.1', undefined, '127.0.0.1'],
    ['the proxy, where it writes blanks', 1, '127.0.0.1', ' , ', '127.0.0.1'],
    ['without its port', 1, '10.0.0.1', '203.0.113.9:4711', '203.0.113.9'],
    ['without its port, of six parts', 1, 'fd00::1', '[2001:db8::1]:443', '2001:db8::1'],
    ['IPv4 as itself', 0, '::ffff:203.0.113.9', undefined, '203.0.113.9'],
  ];
  for (const [title, trustedProxies, connected, forwarded, address] of rows) {
    test(title, () => assert.equal(remoteAddress({ trustedProxies })(from(connected, forwarded)), address));
  }
});

for (const [address, network] of [
  ['203.0.113.9', '203.0.113.9'], ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'], ['2001:db8:1:2::9', '2001:db8:1:2'], ['2001:db8::1', '2001:db8:0:0'],
  ['2001:0DB8::', '2001:db8:0:0'], ['::1', '0:0:0:0'], ['fe80::1%eth0', 'fe80:0:0:0'], ['unknown', 'unknown'],
]) {
  test(`${address} is counted as ${network}`, () => assert.equal(getNetwork(address!), network));
}

for (const [text, proxies] of [[undefined, 0], ['', 0], ['0', 0], ['false', 0], ['1', 1], ['true', 1], ['3', 3]] as const) {
  test(`TRUST_PROXY=${text} is ${proxies} proxies`, () => assert.equal(readProxies(text), proxies));
}
for (const text of ['many', '-1', '10.0.0.0/8', '1.5'])
  test(`TRUST_PROXY=${text} is rejected`, () => assert.throws(() => readProxies(text), /how many proxies/));
