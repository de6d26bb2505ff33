import assert from 'node:assert/strict';
import { createServer, type Server } from 'node:http';
import { after, before, describe, test } from 'node:test';
import type { AddressInfo } from 'node:net';
import { vatRegisterFromEnvironment, viesRegister } from './vies.js';

// Answers as the public documents of VIES print them.
const answers: Readonly<Record<string, [status: number, body: string]>> = {
  valid: [200, '{"isValid":true,"requestDate":"2026-06-01T12:00:00.000Z","userError":"VALID","name":"POTS GMBH"}'],
  invalid: [200, '{"isValid":false,"userError":"INVALID"}'],
  away: [200, '{"isValid":false,"userError":"MS_UNAVAILABLE"}'],
  busy: [200, '{"isValid":false,"userError":"GLOBAL_MAX_CONCURRENT_REQ"}'],
  broken: [500, 'Internal Server Error'],
  page: [200, '<!doctype html>'],
  long: [200, `{"isValid":true,"name":"${'x'.repeat(30_000)}"}`],
};

let server: Server;
let api: string;
const asked: string[] = [];
before(async () => {
  server = createServer((request, response) => {
    asked.push(request.url!);
    const answer = answers[request.url!.split('/').at(-1)!];
    if (answer) response.writeHead(answer[0], { 'Content-Type': 'application/json' }).end(answer[1]);
    // Another request is never answered.
  });
  await new Promise<void>(resolve => { server.listen(0, '127.0.0.1', resolve); });
  api = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
after(() => {
  server.closeAllConnections();
  server.close();
});

describe('the register of the European Commission', () => {
  for (const [name, verdict] of [['valid', 'valid'], ['invalid', 'invalid'], ['away', 'unknown'], ['busy', 'unknown'], ['broken', 'unknown'],
    ['page', 'unknown'], ['long', 'unknown'], ['silent', 'unknown']] as const) {
    test(`${name}: ${verdict}`, async () => assert.equal(await viesRegister({ api, patience: 200 }).check(`DE${name}`), verdict));
  }
  test('is asked by country and number', () => assert.equal(asked[0], '/ms/DE/vat/valid'));
  test('is named by the environment', () => {
    assert.equal(vatRegisterFromEnvironment({}), null);
    assert.equal(vatRegisterFromEnvironment({ VAT_ID_CHECK: 'off' }), null);
    assert.equal(vatRegisterFromEnvironment({ VAT_ID_CHECK: 'vies' })?.name, 'vies');
    assert.throws(() => vatRegisterFromEnvironment({ VAT_ID_CHECK: 'hmrc' }), /expected vies or off/);
  });
});
