import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { Context } from 'hono';
import { networkOf, remoteAddress } from './remote-address.js';

const from = (connected: string, forwarded?: string) => ({
  env: { incoming: { socket: { remoteAddress: connected } } },
  req: { header: (name: string) => (name === 'x-forwarded-for' ? forwarded : undefined) },
}) as unknown as Context;

describe('who a visitor is', () => {
  const rows: [title: string, trustProxy: boolean, connected: string, forwarded: string | undefined, address: string][] = [
    ['the connection', false, '203.0.113.9', undefined, '203.0.113.9'],
    ['the connection, whatever a visitor claims', false, '203.0.113.9', '127.0.0.1', '203.0.113.9'],
    ['the last that our proxy wrote down, whatever a visitor claims before', true, '127.0.0.1', '127.0.0.1, 203.0.113.9', '203.0.113.9'],
    ['the last that a proxy in our network wrote down', true, '::ffff:172.18.0.2', '203.0.113.9', '203.0.113.9'],
    ['the connection of whoever reaches the service past the proxy', true, '203.0.113.9', '127.0.0.1', '203.0.113.9'],
    ['without its port', true, '10.0.0.1', '203.0.113.9:4711', '203.0.113.9'],
    ['without its port, of six parts', true, 'fd00::1', '[2001:db8::1]:443', '2001:db8::1'],
    ['IPv4 as itself', false, '::ffff:203.0.113.9', undefined, '203.0.113.9'],
  ];
  for (const [title, trustProxy, connected, forwarded, address] of rows) {
    test(title, () => assert.equal(remoteAddress({ trustProxy })(from(connected, forwarded)), address));
  }
});

for (const [address, network] of [
  ['203.0.113.9', '203.0.113.9'], ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'], ['2001:db8:1:2::9', '2001:db8:1:2'], ['2001:db8::1', '2001:db8:0:0'],
  ['2001:0DB8::', '2001:db8:0:0'], ['::1', '0:0:0:0'], ['fe80::1%eth0', 'fe80:0:0:0'], ['unknown', 'unknown'],
]) {
  test(`${address} is counted as ${network}`, () => assert.equal(networkOf(address!), network));
}
