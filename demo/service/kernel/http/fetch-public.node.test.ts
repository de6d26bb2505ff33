import assert from 'node:assert/strict';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, before, describe, it, test } from 'node:test';
import { fetchPublic } from './fetch-public.js';
import { isPublicAddress } from './public-address.js';

describe('an address of the internet', () => {
  const rows: [address: string, isPublic: boolean][] = [
    ['93.184.215.14', true],
    ['1.1.1.1', true],
    ['172.32.0.1', true],
    ['100.128.0.1', true],
    ['2606:4700::1111', true],
    ['127.0.0.1', false],
    ['10.1.2.3', false],
    ['172.16.0.1', false],
    ['172.31.255.255', false],
    ['192.168.1.1', false],
    ['169.254.169.254', false],
    ['100.64.0.1', false],
    ['0.0.0.0', false],
    ['198.18.0.1', false],
    ['224.0.0.1', false],
    ['255.255.255.255', false],
    ['::1', false],
    ['::', false],
    ['::ffff:127.0.0.1', false],
    ['::ffff:8.8.8.8', false],
    ['64:ff9b::7f00:1', false],
    ['fe80::1', false],
    ['fd00::1', false],
    ['2002:7f00:1::', false],
    ['2001:db8::1', false],
    ['ff02::1', false],
    ['localhost', false],
    ['', false],
  ];
  for (const [address, isPublic] of rows) it(`"${address}": ${isPublic}`, () => assert.equal(isPublicAddress(address), isPublic));
});

let server: Server;
let base: string;
const asked: string[] = [];
const answers: Record<string, RequestListener> = {
  '/feed': (request, response) => response.end(`hello ${request.headers['accept-encoding']}`),
  '/once': (_, response) => response.writeHead(302, { location: '/feed' }).end(),
  '/round': (_, response) => response.writeHead(301, { location: '/round' }).end(),
  '/inside': (_, response) => response.writeHead(302, { location: 'http://169.254.169.254/latest/meta-data' }).end(),
  '/file': (_, response) => response.writeHead(302, { location: 'file:///etc/passwd' }).end(),
  '/large': (_, response) => response.end('x'.repeat(2000)),
  '/never': (_, response) => { response.write('a'); },
};
before(async () => {
  server = createServer((request, response) => {
    asked.push(request.url!);
    answers[request.url!]!(request, response);
  });
  await new Promise<void>(resolve => { server.listen(0, '127.0.0.1', resolve); });
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
after(() => {
  server.closeAllConnections();
  server.close();
});
/** This test's own server, and nothing else inside. */
const here = (address: string) => address === '127.0.0.1';

test('requests uncompressed content from another host, and follows a redirect', async () => {
  const { status, body, url } = await fetchPublic(`${base}/once`, { mostBytes: 1000, isAllowed: here });
  assert.deepEqual([status, body.toString(), url], [200, 'hello identity', `${base}/feed`]);
});

const refused: [path: string, told: RegExp, timeoutMs?: number][] = [
  ['/round', /redirects more than 5 times/], ['/inside', /169\.254\.169\.254 is not a public address/], ['/file', /file: is not a supported protocol/],
  ['/large', /larger than 1000 bytes/], ['/never', /abort|timeout/i, 200],
];
for (const [path, told, timeoutMs] of refused) {
  test(`${path} is refused: ${told.source}`, () => assert.rejects(fetchPublic(base + path, { mostBytes: 1000, isAllowed: here, timeoutMs }), told));
}

test('nothing inside is asked, by whatever name', async () => {
  const before = asked.length;
  const { port } = new URL(base);
  for (const address of [
    `${base}/feed`,
    `http://localhost:${port}/feed`,
    `http://2130706433:${port}/feed`,
    `http://[::1]:${port}/feed`,
    `http://[::ffff:127.0.0.1]:${port}/feed`,
    `http://a:b@127.0.0.1:${port}/feed`,
    'file:///etc/passwd',
  ]) {
    await assert.rejects(fetchPublic(address, { mostBytes: 1000 }), /not a public address|not a supported protocol|not followed/, address);
  }
  assert.equal(asked.length, before);
});
