import assert from 'node:assert/strict';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, before, beforeEach, describe, it } from 'node:test';
import type { Submission } from '../sender.js';
import { SiteSender } from './site-sender.js';

interface Reply { readonly status: number; readonly body: string; readonly retryAfter?: string }

const submission: Submission = { formId: 'contact', values: { name: 'Ada' } };
const stored: Reply = { status: 200, body: '{"id":"s1"}' };

describe('the site\'s service', () => {
  let server: Server;
  let base: string;
  let replies: Reply[];
  let keys: string[];
  before(async () => {
    server = createServer(async (incoming, response) => {
      let body = '';
      for await (const part of incoming) body += part;
      if (incoming.url!.endsWith('/FormSubmissionKey')) return void response.end(`{"key":"k${keys.length}"}`);
      keys.push(JSON.parse(body).key);
      const { status, body: text, retryAfter } = replies.shift()!;
      response.writeHead(status, { ...retryAfter !== undefined && { 'Retry-After': retryAfter } }).end(text);
    });
    await new Promise<void>(resolve => { server.listen(0, '127.0.0.1', resolve); });
    base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  beforeEach(() => { keys = []; });
  after(() => {
    server.closeAllConnections();
    server.close();
  });

  for (const [status, body] of [
    [204, ''], [200, '{}'], [200, 'null'], [200, '[]'], [200, '""'], [200, '{"id":""}'], [200, '{"id":null}'], [200, '{"success":true}'], [200, '{"ok":true}'],
    [200, '{"success":false,"message":"No."}'], [200, '<h1>Thank you</h1>'],
  ] as const) {
    it(`is not thanked for ${status} ${body || 'without a body'}: without an id nothing is known to be stored, and the same key goes again`, async () => {
      replies = [{ status, body }, stored];
      const sender = new SiteSender();
      const outcome = await sender.send(submission, base, () => {});
      assert.equal(outcome.kind === 'failed' && outcome.explain(key => key).message, 'processing');
      assert.deepEqual(await sender.send(submission, base, () => {}), { kind: 'saved', id: 's1' });
      assert.equal(new Set(keys).size, 1);
    });
  }

  it('is thanked for an id, as text or as a number', async () => {
    replies = [stored, { status: 201, body: '{"id":7}' }];
    const sender = new SiteSender();
    assert.deepEqual(await sender.send(submission, base, () => {}), { kind: 'saved', id: 's1' });
    assert.deepEqual(await sender.send(submission, base, () => {}), { kind: 'saved', id: '7' });
    assert.equal(new Set(keys).size, 2);
  });

  it('says what it has left out, with the answer and when it is asked by the key; anything but sentences is nothing', async () => {
    replies = [
      { status: 200, body: '{"id":"s1","notStored":["Not stored: pot.exe."]}' },
      { status: 200, body: '{"id":"s2","notStored":["",7,{}]}' },
      { status: 200, body: '{"id":"s3","notStored":"pot.exe"}' },
      { status: 200, body: '{"id":"s4","notStored":["Not stored: lid.exe."]}' },
    ];
    const send = () => new SiteSender().send(submission, base, () => {});
    assert.deepEqual(
      [await send(), await send(), await send()],
      [
        { kind: 'saved', id: 's1', notStored: ['Not stored: pot.exe.'] },
        { kind: 'saved', id: 's2' },
        { kind: 'saved', id: 's3' },
      ],
    );
    assert.deepEqual(await new SiteSender({ read: () => 'k9', write() {} }).findStored(base), { kind: 'saved', id: 's4', notStored: ['Not stored: lid.exe.'] });
  });

  it('says what is wrong under `message` as well as under `error`', async () => {
    replies = [{ status: 400, body: '{"message":"We are closed."}' }];
    const outcome = await new SiteSender().send(submission, base, () => {});
    assert.equal(outcome.kind === 'failed' && outcome.explain(key => key).message, 'We are closed.');
  });

  it('is asked again, with the same key, after the short time that it names', async () => {
    replies = [{ status: 429, body: '{}', retryAfter: '1' }, { status: 503, body: '{}', retryAfter: '0' }, stored];
    const delays: string[] = [];
    assert.deepEqual(await new SiteSender().send(submission, base, delay => delays.push(delay)), { kind: 'saved', id: 's1' });
    assert.deepEqual([keys.length, new Set(keys).size, delays], [3, 1, ['retrying', 'retrying']]);
  });

  it('is left to the visitor after a long one, which stands with the failure', async () => {
    replies = [{ status: 429, body: '{}', retryAfter: '3600' }];
    const outcome = await new SiteSender().send(submission, base, () => {});
    assert.equal(outcome.kind === 'failed' && outcome.failure.retryAfterMs, 3_600_000);
    assert.equal(outcome.kind === 'failed' && outcome.explain(key => key).message, 'status429');
  });
});
