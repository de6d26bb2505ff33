import assert from 'node:assert/strict';
import { Agent, get, type IncomingMessage } from 'node:http';
import { test } from 'node:test';
import { Hono } from 'hono';
import { keepAliveMs, listen } from './listen.js';

const app = new Hono().get('/', context => context.text('here'));
const ask = (address: string, agent: Agent) => new Promise<IncomingMessage>((resolve, reject) => {
  get(address, { agent }, response => {
    response.resume();
    response.on('end', () => resolve(response));
  }).on('error', reject);
});

test('a connection stays open longer than proxies keep it, and does not hold a stop back', async () => {
  const server = await listen(app, 0);
  const agent = new Agent({ keepAlive: true });
  const { headers } = await ask(server.address, agent);
  assert.equal(headers['keep-alive'], `timeout=${keepAliveMs / 1000}`);
  assert.equal(Object.keys(agent.freeSockets).length, 1, 'the connection is open');
  await server.stop();
  agent.destroy();
});
