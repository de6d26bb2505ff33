import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { BodyGate } from './body-gate.js';
import { parseBody } from './parse-body.js';
import { boundBody, readBytes } from './read-body.js';

const kib = 1024;
const post = (body: BodyInit | null, headers: Record<string, string> = {}) =>
  new Request('http://site.test/', { method: 'POST', body, headers, duplex: 'half' } as RequestInit);
const streamOf = (...chunks: Uint8Array[]) =>
  new ReadableStream<Uint8Array>({
    start(controller) {
      for (const chunk of chunks) controller.enqueue(chunk);
      controller.close();
    },
  });

describe('the gate of memory', () => {
  test('holds what is read until it is answered, and no more than it may', async () => {
    const gate = new BodyGate({ all: 100 * kib, forSmall: 0, ofOne: 80 * kib });
    const enter = async (sender: string, bytes: number) => {
      const request = post(new Uint8Array(bytes), { 'content-length': String(bytes) });
      const leave = boundBody(request, { most: 256 * kib, gate, sender });
      await readBytes(request);
      return leave;
    };
    const first = await enter('a', 60 * kib);
    assert.equal(gate.held, 60 * kib);
    await assert.rejects(enter('a', 30 * kib), { status: 503, headers: { 'Retry-After': '2', 'Connection': 'close' } }, 'one sender takes not all');
    const second = await enter('b', 40 * kib);
    await assert.rejects(enter('c', 1), { status: 503 });
    first();
    first();
    assert.equal(gate.held, 40 * kib, 'given back once');
    (await enter('a', 60 * kib))();
    second();
    assert.equal(gate.held, 0);
  });

  test('keeps room for small bodies while files are sent', () => {
    const gate = new BodyGate({ all: 2048 * kib, forSmall: 512 * kib, ofOne: Infinity });
    gate.enter('a', 1536 * kib);
    assert.throws(() => gate.enter('b', 300 * kib), { status: 503 });
    gate.enter('b', 200 * kib);
  });

  test('reckons with all that a route takes where a body does not say how long it is', async () => {
    const gate = new BodyGate({ all: 100 * kib, forSmall: 0, ofOne: Infinity });
    const request = post(streamOf(new Uint8Array(10)));
    boundBody(request, { most: 64 * kib, gate, sender: 'a' });
    assert.equal((await readBytes(request)).length, 10);
    assert.equal(gate.held, 64 * kib);
  });
});

describe('a body', () => {
  const gate = new BodyGate();

  test('longer than its route needs is refused before it is read, whatever a reader would take', async () => {
    const request = post(streamOf(new Uint8Array(10)), { 'content-length': String(32 * kib * kib), 'content-type': 'multipart/form-data; boundary=x' });
    const leave = boundBody(request, { most: 8 * kib, gate, sender: 'a' });
    await assert.rejects(parseBody(request, { takesFiles: true }), { status: 413 });
    leave();
    assert.deepEqual([gate.held, request.bodyUsed], [0, false]);
  });

  test('that is longer than it says is refused as soon as it is', async () => {
    const request = post(streamOf(new Uint8Array(6 * kib), new Uint8Array(6 * kib)));
    boundBody(request, { most: 8 * kib, gate, sender: 'a' })();
    await assert.rejects(readBytes(request), { status: 413 });
  });

  test('is read once, however many readers request it', async () => {
    const request = post('a=1&b=2', { 'content-type': 'application/x-www-form-urlencoded' });
    boundBody(request, { most: 8 * kib, gate, sender: 'a' });
    const [one, other] = [await parseBody(request, { takesFiles: true }), await parseBody(request)];
    assert.deepEqual(one, other);
    assert.equal(await readBytes(request), await readBytes(request));
  });
});

describe('a text that is not valid UTF-8', () => {
  const multipart = (head: string, value: Buffer) =>
    Buffer.concat([Buffer.from(`--x\r\nContent-Disposition: form-data; ${head}\r\n\r\n`), value, Buffer.from('\r\n--x--\r\n')]);
  const form = 'application/x-www-form-urlencoded';
  const parts = 'multipart/form-data; boundary=x';
  const rows: [title: string, type: string, body: string | Buffer, isTaken: boolean][] = [
    ['an escape of half a letter', form, 'name=Caf%C3', false],
    ['an escape of latin-1', form, 'name=Caf%E9', false],
    ['an escape of it in a name', form, 'caf%E9=1', false],
    ['a byte of it', form, Buffer.from('name=Caf\xe9', 'latin1'), false],
    ['an escape of a surrogate', form, 'name=%ED%A0%80', false],
    ['an escape of good UTF-8', form, 'name=Caf%C3%A9', true],
    ['a replacement character that was typed', form, 'name=%EF%BF%BD', true],
    ['a percent sign that escapes nothing', form, 'name=100%&b=%zz', true],
    ['a part of latin-1', parts, multipart('name="name"', Buffer.from('Caf\xe9', 'latin1')), false],
    [
      'a part whose name is of latin-1',
      parts,
      Buffer.concat([Buffer.from('--x\r\nContent-Disposition: form-data; name="caf\xe9"\r\n\r\nx\r\n--x--\r\n', 'latin1')]),
      false,
    ],
    ['a part of good UTF-8', parts, multipart('name="name"', Buffer.from('Café')), true],
    ['a file of any bytes', parts, multipart('name="file"; filename="a.jpg"', Buffer.from([0xff, 0xd8, 0xff])), true],
  ];
  for (const [title, type, body, isTaken] of rows) {
    test(`${title} is ${isTaken ? 'taken' : 'refused'}`, async () => {
      const read = parseBody(post(body as BodyInit, { 'content-type': type }), { takesFiles: true });
      if (isTaken) await read;
      else await assert.rejects(read, { status: 400, message: /UTF-8/ });
    });
  }
});
