import assert from 'node:assert/strict';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, afterEach, before, beforeEach, describe, it } from 'node:test';
import type { RequestResult } from './request-result.js';
import { request } from './request.js';

interface Seen { method: string; url: string; headers: IncomingMessage['headers']; body: string }
type Reply = (response: ServerResponse) => void;

const json = (status: number, body: unknown): Reply => response => {
  response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
};
const drop: Reply = response => { response.destroy(); };
const breakOff: Reply = response => {
  response.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': '100' });
  response.write('{"key":', () => response.destroy());
};
const never: Reply = () => {};

/** A real server that sends the given replies in order, and repeats the last one. */
let server: Server;
let base: string;
let seen: Seen[];
let replies: Reply[];

const reasonOf = (answer: RequestResult<unknown>) => (answer.kind === 'failure' ? answer.reason : answer.kind);

before(async () => {
  server = createServer(async (incoming, response) => {
    let body = '';
    for await (const part of incoming) body += part;
    seen.push({ method: incoming.method!, url: incoming.url!, headers: incoming.headers, body });
    (replies.length > 1 ? replies.shift()! : replies[0]!)(response);
  });
  await new Promise<void>(resolve => { server.listen(0, '127.0.0.1', resolve); });
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
beforeEach(() => { seen = []; replies = [json(200, { ok: true })]; });
afterEach(() => { delete (globalThis as { document?: unknown }).document; });
after(() => {
  server.closeAllConnections();
  server.close();
});

/** Node has no cookies: a page's are stood in for. */
const cookies = (text: string) => { (globalThis as { document?: unknown }).document = { cookie: text }; };

describe('request', () => {
  for (const [verb, method] of [['get', 'GET'], ['post', 'POST'], ['put', 'PUT'], ['delete', 'DELETE']] as const) {
    it(`sends ${method}`, async () => {
      assert.deepEqual(await request[verb]('/api/x', { base }), { kind: 'success', status: 200, data: { ok: true } });
      assert.equal(seen[0]!.method, method);
      assert.equal(seen[0]!.url, '/api/x');
    });
  }

  it('sends a JSON body with its content type', async () => {
    await request.post('/api/x', { base, json: { text: 'grün' } });
    assert.equal(seen[0]!.headers['content-type'], 'application/json');
    assert.equal(seen[0]!.body, '{"text":"grün"}');
  });

  it('sends form fields encoded, without those that have no value', async () => {
    await request.post('/api/x', { base, form: { a: 'b & c', n: 0, off: false, none: null, nothing: undefined } });
    assert.match(seen[0]!.headers['content-type']!, /^application\/x-www-form-urlencoded/);
    assert.equal(seen[0]!.body, 'a=b+%26+c&n=0&off=false');
  });

  it('sends files as parts of a multipart body, whose boundary is in the content type', async () => {
    const multipart = new FormData();
    multipart.append('key', 'k');
    multipart.append('file.plan', new File(['clay'], 'plan.txt', { type: 'text/plain' }));
    await request.post('/api/x', { base, multipart });
    const [, boundary] = /^multipart\/form-data; boundary=(.+)$/.exec(seen[0]!.headers['content-type']!)!;
    assert.ok(seen[0]!.body.includes(boundary!));
    assert.match(seen[0]!.body, /name="file.plan"; filename="plan.txt"\r\nContent-Type: text\/plain\r\n\r\nclay/);
  });

  it('sends no content type without a body', async () => {
    await request.post('/api/x', { base });
    assert.equal(seen[0]!.body, '');
    assert.equal(seen[0]!.headers['content-type'], undefined);
  });

  it('joins the query with what the path has, and a base with a slash at its end', async () => {
    await request.get('/api/x?a=1', { base: `${base}/`, query: { b: 'c d' } });
    assert.equal(seen[0]!.url, '/api/x?a=1&b=c+d');
  });

  it('sends the crumb as query parameter and token header', async () => {
    cookies('other=1; crumb=Ab%2B1; last=2');
    await request.get('/api/x', { base, query: { a: 1 } });
    assert.equal(seen[0]!.url, '/api/x?a=1&crumb=Ab%2B1');
    assert.equal(seen[0]!.headers['x-csrf-token'], 'Ab+1');
  });

  it('sends neither without a crumb cookie', async () => {
    cookies('other=1');
    await request.get('/api/x', { base });
    assert.equal(seen[0]!.url, '/api/x');
    assert.equal(seen[0]!.headers['x-csrf-token'], undefined);
  });

  it('tries once more with the new crumb', async () => {
    cookies('crumb=old');
    replies = [json(400, { crumbFail: true, crumb: 'new' }), json(200, { ok: true })];
    assert.equal(reasonOf(await request.post('/api/x', { base })), 'success');
    assert.deepEqual(seen.map(({ url }) => url), ['/api/x?crumb=old', '/api/x?crumb=new']);
  });

  it('gives up when the new crumb fails as well', async () => {
    cookies('crumb=old');
    replies = [json(400, { crumbFail: true, crumb: 'new' }), json(400, { crumbFail: true, crumb: 'newer' })];
    assert.equal(reasonOf(await request.post('/api/x', { base })), 'crumb');
    assert.equal(seen.length, 2);
  });

  it('does not try again with a crumb that the browser will not keep', async () => {
    cookies('crumb=old');
    const real = Object.getOwnPropertyDescriptor(globalThis, 'navigator');
    Object.defineProperty(globalThis, 'navigator', { value: { cookieEnabled: false }, configurable: true });
    replies = [json(400, { crumbFail: true, crumb: 'new' })];
    try {
      assert.equal(reasonOf(await request.post('/api/x', { base })), 'crumb');
    } finally {
      if (real) Object.defineProperty(globalThis, 'navigator', real);
      else delete (globalThis as { navigator?: unknown }).navigator;
    }
    assert.equal(seen.length, 1);
  });

  it('does not try again when there is no other crumb', async () => {
    replies = [json(400, { crumbFail: true })];
    assert.equal(reasonOf(await request.post('/api/x', { base })), 'crumb');
    assert.equal(seen.length, 1);
  });

  it('reads 204 as empty', async () => {
    replies = [response => { response.writeHead(204).end(); }];
    assert.deepEqual(await request.delete('/api/x', { base }), { kind: 'empty', status: 204 });
  });

  it('names the address without the crumb when an answer is not JSON', async () => {
    cookies('crumb=secret');
    replies = [response => { response.end('<!doctype html>'); }];
    const answer = await request.get('/api/x', { base });
    assert.equal(reasonOf(answer), 'unreadable');
    assert.ok(answer.kind === 'failure'
      && answer.message.startsWith(`Internal Error: Unable to parse server response from (${base}/api/x) as JSON: `));
  });

  it('hands over raw text', async () => {
    replies = [response => { response.end('<svg/>'); }];
    assert.deepEqual(await request.get('/x', { base, format: 'raw' }), { kind: 'success', status: 200, data: '<svg/>' });
  });

  for (const [name, fault] of [['dropped', drop], ['broken off halfway', breakOff]] as const) {
    it(`sends again after a ${name} answer`, async () => {
      replies = [fault, fault, json(200, { ok: true })];
      assert.equal(reasonOf(await request.post('/api/x', { base, retries: 3, json: { a: 1 } })), 'success');
      assert.deepEqual(seen.map(({ body }) => body), ['{"a":1}', '{"a":1}', '{"a":1}']);
    });
  }

  it('stops after the retries it was given', async () => {
    replies = [drop];
    assert.deepEqual(await request.get('/api/x', { base, retries: 2 }), {
      kind: 'failure', reason: 'connection', status: 0, message: 'Unable to connect. Please try again', body: null,
    });
    assert.equal(seen.length, 3);
  });

  it('sends only once unless told that it may arrive twice', async () => {
    replies = [drop];
    await request.post('/api/x', { base });
    assert.equal(seen.length, 1);
  });

  it('never sends again what was answered, however badly', async () => {
    replies = [json(500, {})];
    assert.equal(reasonOf(await request.get('/api/x', { base, retries: 5 })), 'refused');
    assert.equal(seen.length, 1);
  });

  for (const status of [502, 504]) {
    it(`sends again what a machine on the way answered with ${status} and no word of the site`, async () => {
      replies = [response => { response.writeHead(status).end('<h1>Bad gateway</h1>'); }, json(200, { ok: true })];
      assert.equal(reasonOf(await request.get('/api/x', { base, retries: 1 })), 'success');
    });

    it(`takes the site's own word for a ${status}`, async () => {
      replies = [json(status, { error: 'No.' })];
      assert.equal(reasonOf(await request.get('/api/x', { base, retries: 5 })), 'refused');
      assert.equal(seen.length, 1);
    });
  }

  it('names a failure as the site\'s log does', async () => {
    replies = [response => { response.writeHead(400, { 'X-Request-Id': 'abc-1' }).end('{"error":"No."}'); }];
    const answer = await request.get('/api/x', { base });
    assert.equal(answer.kind === 'failure' && answer.errorKey, 'abc-1');
  });

  for (const [body, expected] of [['{"loginRequired":true}', ['site-login-required']], ['{"error":"No."}', []]] as const) {
    it(`dispatches ${expected[0] ?? 'nothing'} for ${body}`, async () => {
      const told: Event[] = [];
      const documentElement = new EventTarget();
      documentElement.addEventListener('site-login-required', event => told.push(event));
      (globalThis as { document?: unknown }).document = { cookie: '', documentElement };
      replies = [response => { response.writeHead(401).end(body); }];
      await request.post('/api/x', { base });
      assert.deepEqual(told.map(({ type }) => type), expected);
      for (const event of told) assert.deepEqual((event as CustomEvent).detail, { path: '/api/x', status: 401 });
    });
  }

  it('sends to a secure address on request, except on localhost', async () => {
    assert.equal(reasonOf(await request.get('/api/x', { base, secure: true })), 'success');
  });

  it('reports a host without a listener as a failed connection', async () => {
    assert.equal(reasonOf(await request.get('/api/x', { base: 'http://127.0.0.1:1' })), 'connection');
  });

  it('reports an address that cannot be one as a failed connection', async () => {
    assert.equal(reasonOf(await request.get('/api/x', { base: 'http://[' })), 'connection');
  });

  for (const [retries, tries] of [[0, 1], [1, 2], [3, 2]] as const) {
    it(`uses ${tries - 1} of ${retries} retries if no response arrives in time`, async () => {
      replies = [never];
      assert.equal(reasonOf(await request.get('/api/x', { base, timeoutMs: 30, retries })), 'timeout');
      assert.equal(seen.length, tries);
    });
  }

  it('gets its answer where only the first came too late', async () => {
    replies = [never, json(200, { ok: true })];
    assert.equal(reasonOf(await request.post('/api/x', { base, timeoutMs: 200, retries: 1, json: {} })), 'success');
  });

  it('hands a long Retry-After on to its caller', async () => {
    replies = [response => { response.writeHead(429, { 'Retry-After': '86400' }).end('{"error":"Tomorrow."}'); }];
    const answer = await request.post('/api/x', { base, retries: 3 });
    assert.deepEqual(answer.kind === 'failure' && [answer.status, answer.retryAfterMs], [429, 86_400_000]);
    assert.equal(seen.length, 1);
  });

  it('ends when its caller aborts it', async () => {
    const caller = new AbortController();
    replies = [() => caller.abort()];
    assert.equal(reasonOf(await request.get('/api/x', { base, signal: caller.signal, retries: 3 })), 'aborted');
  });

  it('ends while it waits to send again', async () => {
    const caller = new AbortController();
    replies = [response => {
      response.destroy();
      setImmediate(() => setImmediate(() => caller.abort()));
    }];
    assert.equal(reasonOf(await request.get('/api/x', { base, signal: caller.signal, retries: 10 })), 'aborted');
  });

  it('sends nothing for a caller who has already left', async () => {
    assert.equal(reasonOf(await request.get('/api/x', { base, signal: AbortSignal.abort() })), 'aborted');
    assert.equal(seen.length, 0);
  });
});
