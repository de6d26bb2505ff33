import assert from 'node:assert/strict';
import { createHmac } from 'node:crypto';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, before, beforeEach, describe, test } from 'node:test';
import { queuedEmails } from '../../kernel/database/schema.js';
import { startForTest, type TestService } from '../../start-for-test.js';
import { memoryOutbox } from '../../kernel/mail/outbox.js';
import { signWebhook, webhookFromEnvironment } from '../../kernel/mail/webhook.js';

const secret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';

test('the signature is that of Standard Webhooks: its own example', () => {
  assert.equal(signWebhook(secret, 'msg_p5jXN8AQM9LWM0D4loKWxJek', 1614265330, '{"test": 2432232314}'), 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=');
});

describe('a webhook of the owner\'s', () => {
  const heard: { headers: IncomingHttpHeaders; body: string }[] = [];
  const outbox = memoryOutbox();
  let answer = 200;
  let server: Server;
  let run: TestService;
  before(async () => {
    server = createServer((request, response) => {
      let body = '';
      request.on('data', chunk => { body += String(chunk); }).on('end', () => {
        heard.push({ headers: request.headers, body });
        response.writeHead(answer, answer === 302 ? { location: '/elsewhere' } : {}).end('words');
      });
    });
    await new Promise<void>(resolve => { server.listen(0, '127.0.0.1', resolve); });
    run = await startForTest({ outbox, webhook: { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`, secret } });
  });
  after(async () => {
    await run.stop();
    server.close();
  });
  beforeEach(async () => {
    [answer, heard.length] = [200, 0];
    await run.service.database.delete(queuedEmails);
  });
  const save = async (form: object, rest: object = {}, formId = 'contact') => {
    const saved = await run.post('/api/form/SaveFormSubmission', { key: await run.key(), formId, form, ...rest });
    assert.equal(saved.status, 200, await saved.clone().text());
    await run.service.mailQueue.settled();
    return (await saved.json() as { id: string }).id;
  };
  const message = { name: 'Ada', email: 'ada@example.com', message: 'Grüße' };

  test('is called for each submission, signed, and no email is sent for it', async () => {
    const id = await save(message);
    const [{ headers, body }] = heard as [typeof heard[0]];
    const { type, data } = JSON.parse(body);
    assert.deepEqual([heard.length, type, data], [1, 'submission.created', { id, form: { id: 'contact', name: 'Contact' }, values: message }]);
    const signed = createHmac('sha256', Buffer.from(secret.slice(6), 'base64'))
      .update(`${headers['webhook-id']}.${headers['webhook-timestamp']}.${body}`)
      .digest('base64');
    assert.deepEqual([headers['webhook-signature'], headers['content-type']], [`v1,${signed}`, 'application/json']);
    assert.deepEqual(outbox.mails, []);
  });

  test('is not told of what a machine has sent', async () => {
    await save(message, { honeypot: 'x' });
    assert.deepEqual(heard, []);
  });

  for (const status of [500, 404, 302]) {
    test(`that answers ${status} is called again, with the same ID`, async () => {
      answer = status;
      await save(message);
      answer = 200;
      await run.service.mailQueue.retry();
      await run.service.mailQueue.settled();
      assert.deepEqual([heard.length, heard[0]!.headers['webhook-id'] === heard[1]!.headers['webhook-id'], heard[0]!.body === heard[1]!.body], [2, true, true]);
      assert.deepEqual(await run.service.database.select().from(queuedEmails), []);
    });
  }
});

describe('WEBHOOK_URL and WEBHOOK_SECRET', () => {
  test('are nothing where no program is to be told', () => assert.equal(webhookFromEnvironment({ WEBHOOK_SECRET: secret }), undefined));
  for (const url of ['https://pots.example/hook', 'http://localhost:9000/']) {
    test(url, () => assert.deepEqual(webhookFromEnvironment({ WEBHOOK_URL: url, WEBHOOK_SECRET: secret }), { url, secret }));
  }
  for (const url of ['http://pots.example/hook', 'ftp://pots.example', 'pots']) {
    test(`${url} is refused`, () => assert.throws(() => webhookFromEnvironment({ WEBHOOK_URL: url, WEBHOOK_SECRET: secret }), /expected an https address/));
  }
  for (const short of [undefined, '', 'whsec_', 'whsec_c2hvcnQ=', secret.slice(6)]) {
    test(`the secret ${short} is refused, and not repeated`, () => {
      assert.throws(
        () => webhookFromEnvironment({ WEBHOOK_URL: 'https://pots.example/', WEBHOOK_SECRET: short }),
        ({ message }: Error) => /missing or too short/.test(message) && (!short || short === 'whsec_' || !message.includes(short)),
      );
    });
  }
});
