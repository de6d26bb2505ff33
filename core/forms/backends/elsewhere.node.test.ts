import assert from 'node:assert/strict';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, before, describe, it } from 'node:test';
import type { Submission } from '../sender.js';
import { ExternalSender, postedBody } from './external-sender.js';
import { fieldErrors } from './field-errors.js';
import { clockTime } from './explain-failure.js';
import { findFormHost } from './hosts.js';

const pairs: [string, string][] = [['phone.number', '007'], ['glazes', 'Ash'], ['glazes', 'Salt'], ['text', 'two\nlines & ü'], ['empty', '']];
const formOf = (entries: readonly (readonly [string, string | File])[]) => {
  const form = new FormData();
  for (const [name, value] of entries) form.append(name, value);
  return form;
};
const values = { phone: { number: '007' }, glazes: ['Ash', 'Salt'], text: 'two\nlines & ü' };
const submission: Submission = { formId: '', values, posted: formOf(pairs) };

describe('what is posted elsewhere', () => {
  it('is what the browser would post: every name and text as in the form', () => {
    assert.equal(String(postedBody(formOf(pairs))), 'phone.number=007&glazes=Ash&glazes=Salt&text=two%0D%0Alines+%26+%C3%BC&empty=');
  });

  it('is multipart if the form requests it, or has a file', () => {
    assert.ok(postedBody(formOf(pairs), true) instanceof FormData);
    assert.ok(postedBody(formOf([['plan', new File(['clay'], 'plan.txt')]])) instanceof FormData);
    assert.equal(String(postedBody(formOf([['plan', new File([], '')]]))), 'plan=');
  });
});

const hosts: [address: string, isReadable: boolean | undefined][] = [
  ['https://formspree.io/f/abc', true],
  ['https://api.web3forms.com/submit', true],
  ['https://usebasin.com/f/abc', true],
  ['https://formsubmit.co/ajax/a@b.ie', true],
  ['https://formsubmit.co/a@b.ie', false],
  ['https://x.us1.list-manage.com/subscribe/post?u=1&id=2', false],
  ['https://docs.google.com/forms/d/e/1/formResponse', false],
  ['https://example.com/', undefined],
  ['https://notformspree.io/f/abc', undefined],
];
for (const [address, isReadable] of hosts) {
  it(`of ${address} is known whether its responses can be read: ${isReadable}`, () => assert.equal(findFormHost(address)?.isReadable, isReadable));
}

it('shows the time of day, with the date if it is on another day', () => {
  const noon = new Date(2026, 0, 5, 12, 0, 1).getTime();
  assert.match(clockTime(60_000, noon), /12:02|٠?12.02/);
  assert.match(clockTime(24 * 3_600_000, noon), /6/);
});

const shapes: [name: string, errors: unknown, read: Record<string, string>][] = [
  ['a map', { email: 'Odd.' }, { email: 'Odd.' }],
  ['a map of lists', { email: ['Odd.', 'Long.'], name: [] }, { email: 'Odd.' }],
  ['a list that names fields', [{ field: 'email', message: 'Odd.', code: 'X' }, { message: 'All.' }], { email: 'Odd.' }],
  ['a list with other names', [{ path: 'email', msg: 'Odd.' }], { email: 'Odd.' }],
  ['a map of records', { email: { message: 'Odd.' } }, { email: 'Odd.' }],
  ['no text', { email: 3, name: null }, {}],
  ['nothing', undefined, {}],
];

describe('fieldErrors', () => {
  for (const [name, errors, read] of shapes) it(`reads ${name}`, () => assert.deepEqual(fieldErrors(errors), read));
});

describe('a form sent elsewhere', () => {
  let server: Server;
  let action: string;
  let answer: { status: number; body: string; retryAfter?: string };
  let got: { headers: IncomingHttpHeaders; body: string }[] = [];
  before(async () => {
    server = createServer(async (incoming, response) => {
      let body = '';
      for await (const part of incoming) body += part;
      got.push({ headers: incoming.headers, body });
      if (answer.status === 0) return void response.destroy();
      response.writeHead(answer.status, { ...answer.retryAfter !== undefined && { 'Retry-After': answer.retryAfter } }).end(answer.body);
    });
    await new Promise<void>(resolve => { server.listen(0, '127.0.0.1', resolve); });
    action = `http://127.0.0.1:${(server.address() as AddressInfo).port}/f/1`;
  });
  after(() => {
    server.closeAllConnections();
    server.close();
  });

  const send = (encoding: 'form' | 'json', status: number, body: string) => {
    answer = { status, body };
    got = [];
    return new ExternalSender(action, encoding).send(submission, '', () => {});
  };

  it('is form-encoded, or JSON', async () => {
    await send('form', 200, '{}');
    assert.equal(got[0]!.body, String(postedBody(formOf(pairs))));
    assert.match(got[0]!.headers['content-type']!, /^application\/x-www-form-urlencoded/);
    await send('json', 200, '{}');
    assert.deepEqual(JSON.parse(got[0]!.body), values);
    assert.equal(got[0]!.headers.accept, 'application/json');
  });

  const saved: [status: number, body: string, id: string | null][] = [
    [200, '{"ok":true,"id":"7"}', '7'], [201, '<h1>Thank you</h1>', null], [204, '', null], [200, '{}', null], [200, 'null', null], [200, '[]', null],
    [200, '{"success":"true","errors":[]}', null], [200, '{"result":"success","msg":"Almost finished…"}', null], [200, '{"status":200}', null],
    [200, '{"success":true,"errors":{"note":"Long."}}', null], [200, '{"message":"Thanks."}', null],
  ];
  for (const [status, body, id] of saved) {
    it(`is stored after ${status} ${body}`, async () => {
      assert.deepEqual(await send('form', status, body), { kind: 'saved', id });
    });
  }

  it('has failed after an error, whose words and fields are kept', async () => {
    const outcome = await send('json', 422, '{"error":"Check.","errors":[{"field":"email","message":"Odd."}]}');
    assert.equal(outcome.kind, 'failed');
    assert.deepEqual(outcome.kind === 'failed' && [outcome.stage, outcome.failure.status, outcome.failure.body],
      ['elsewhere', 422, { error: 'Check.', errors: { email: 'Odd.' } }]);
  });

  it('has failed after a good status with an error field', async () => {
    assert.equal((await send('form', 200, '{"error":"No."}')).kind, 'failed');
  });

  // Good statuses that are no thanks: what the host says is what the visitor reads.
  const refused: [body: string, message: string][] = [
    ['{"success":false,"message":"The key is wrong."}', 'The key is wrong.'],
    ['{"success":"false","message":"This form needs activation."}', 'This form needs activation.'],
    ['{"ok":false,"error":""}', 'unknown'],
    ['{"ok":0}', 'unknown'],
    ['{"result":"error","msg":"Too many tries."}', 'Too many tries.'],
    ['{"status":"failed","message":"Full."}', 'Full.'],
    ['{"status":422,"message":"Odd."}', 'Odd.'],
    ['{"success":false,"body":{"message":"Wrapped."}}', 'Wrapped.'],
    ['{"error":"No."}', 'No.'],
    ['{"error":{"code":3},"message":"In words."}', 'In words.'],
    ['{"errors":["One is missing."]}', 'unknown'],
    ['{"errors":[{"field":"email","message":"Odd."}]}', 'someInvalid'],
    ['false', 'unknown'],
  ];
  for (const [body, message] of refused) {
    it(`has failed after 200 ${body}, which says ${message}`, async () => {
      for (const encoding of ['form', 'json'] as const) {
        const outcome = await send(encoding, 200, body);
        assert.equal(outcome.kind === 'failed' && outcome.explain(key => key).message, message);
      }
    });
  }

  for (const [status, message] of [[401, 'Wrong key.'], [404, 'Wrong key.'], [422, 'Wrong key.'], [429, 'Wrong key.'], [503, 'Wrong key.']] as const) {
    it(`shows what a host says beside ${status}`, async () => {
      const outcome = await send('form', status, '{"message":"Wrong key."}');
      assert.equal(outcome.kind === 'failed' && outcome.explain(key => key).message, message);
    });
  }

  it('is sent again when a host that is busy names a short time, and no sooner', async () => {
    const delays: string[] = [];
    const started = performance.now();
    answer = { status: 429, body: '{}', retryAfter: '1' };
    got = [];
    const sending = new ExternalSender(action, 'form').send(submission, '', delay => {
      delays.push(delay);
      answer = { status: 200, body: '{"ok":true}' };
    });
    assert.equal((await sending).kind, 'saved');
    assert.deepEqual([got.length, delays], [2, ['retrying']]);
    assert.ok(performance.now() - started >= 990);
  });

  it('is left to the visitor when a host names a long time, or does not stop', async () => {
    for (const [status, retryAfter, times] of [
      [429, '60', 1],
      [503, new Date(Date.now() + 3_600_000).toUTCString(), 1],
      [429, '0', 3],
      [500, '0', 1],
      [429, 'soon', 1],
    ] as const) {
      answer = { status, body: '{}', retryAfter };
      got = [];
      assert.equal((await new ExternalSender(action, 'form').send(submission, '', () => {})).kind, 'failed');
      assert.equal(got.length, times, `${status} ${retryAfter}`);
    }
  });

  it('is asked once, for a repeat could be stored twice', async () => {
    const outcome = await send('form', 0, '');
    assert.deepEqual(outcome.kind === 'failed' && outcome.failure.reason, 'connection');
    assert.equal(got.length, 1);
  });
});
