import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { parseBody } from './parse-body.js';
import { allowStreaming, readStreamedForm } from './stream-upload.js';

const encoder = new TextEncoder();
const field = (name: string, value: string) => `--line\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
const fileHead = '--line\r\nContent-Disposition: form-data; name="file"; filename="a.zip"\r\nContent-Type: application/zip\r\n\r\n';

/** A request whose body arrives in chunks of this size. */
function requestFrom(text: string, chunkBytes = 1_000_000, contentType = 'multipart/form-data; boundary=line'): Request {
  const bytes = encoder.encode(text);
  let at = 0;
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      if (at >= bytes.length) return controller.close();
      controller.enqueue(bytes.slice(at, at + chunkBytes));
      at += chunkBytes;
    },
  });
  const request = new Request('http://localhost/', { method: 'POST', headers: { 'content-type': contentType }, body, duplex: 'half' } as RequestInit);
  allowStreaming(request);
  return request;
}

async function read(text: string, chunkBytes?: number): Promise<{ values: [string, string[]][]; type?: string | undefined; content: string | null }> {
  const form = (await readStreamedForm(requestFrom(text, chunkBytes)))!;
  if (!form.file) return { values: [...form.values], content: null };
  const parts: Uint8Array[] = [];
  for await (const chunk of form.file.chunks()) parts.push(chunk);
  return { values: [...form.values], type: form.file.type, content: Buffer.concat(parts).toString() };
}

describe('a streamed form', () => {
  const tricky = 'a\r\n--lin\r\n\r\n--li--line\n--line\r\r\n-';
  for (const bytes of [1, 2, 3, 7, 50, 1_000_000]) {
    test(`is the same in chunks of ${bytes} bytes`, async () => {
      const text = `${field('csrf', 'töken')}${field('empty', '')}${fileHead}${tricky}\r\n--line\r\n${field('late', 'x').slice(8)}--line--\r\n`;
      assert.deepEqual(await read(text, bytes), { values: [['csrf', ['töken']], ['empty', ['']]], type: 'application/zip', content: tricky });
    });
  }

  test('can have no file, an empty one, or none chosen', async () => {
    assert.deepEqual(await read(`${field('a', '1')}${field('a', '2')}--line--`), { values: [['a', ['1', '2']]], content: null });
    assert.equal((await read(`${fileHead}\r\n--line--`)).content, '');
    assert.equal((await read(`${fileHead.replace('a.zip', '')}\r\n--line--`)).content, null);
  });

  test('shares its fields with what reads the body before its route, and a route without streaming has none', async () => {
    const request = requestFrom(`${field('csrf', 'x')}${fileHead}zip\r\n--line--`);
    const body = await parseBody(request, { takesFiles: true });
    assert.deepEqual(body.kind === 'form' && [[...body.values], body.files.size], [[['csrf', ['x']]], 0]);
    assert.ok((await readStreamedForm(request))!.file);
    assert.equal(readStreamedForm(new Request('http://localhost/', { method: 'POST', headers: { 'content-type': 'multipart/form-data; boundary=x' }, body: '' })), undefined);
    assert.equal(readStreamedForm(requestFrom('a=b', 9, 'application/x-www-form-urlencoded')), undefined);
  });

  const refused: [title: string, text: string][] = [
    ['is empty', ''],
    ['never has its boundary', 'x'.repeat(100_000)],
    ['ends in a head', '--line\r\nContent-Disposition: form-data; name="a"'],
    ['ends in a field', '--line\r\nContent-Disposition: form-data; name="a"\r\n\r\nvalue'],
    ['ends in its file', `${fileHead}zip`],
    ['ends within the boundary', `${fileHead}zip\r\n--lin`],
    ['has a head that never ends', `--line\r\n${'x'.repeat(20_000)}`],
    ['has a field that is too long', field('a', 'x'.repeat(70_000))],
    ['has fields that are too long together', field('a', 'x'.repeat(40_000)) + field('b', 'x'.repeat(40_000))],
    ['has a part without a name', '--line\r\nContent-Disposition: form-data\r\n\r\nx\r\n--line--'],
    ['has a NUL in a field', `${field('a', 'x\0y')}--line--`],
    ['has the name of a prototype', `${field('__proto__', 'x')}--line--`],
    ['has something after the boundary', '--linen\r\n\r\n\r\n--line--'],
  ];
  for (const [title, text] of refused) {
    test(`that ${title} is refused, in any chunks`, async () => {
      for (const bytes of [11, 1_000_000]) await assert.rejects(read(text, bytes), { status: 400 });
    });
  }

  test('without a boundary is refused', async () => {
    await assert.rejects(async () => readStreamedForm(requestFrom('x', 9, 'multipart/form-data')), { status: 400 });
  });

  test('whose connection breaks is refused', async () => {
    const body = new ReadableStream<Uint8Array>({
      start(controller) { controller.enqueue(encoder.encode(`${fileHead}zip`)); },
      pull(controller) { controller.error(new Error('ECONNRESET')); },
    });
    const request = new Request('http://localhost/', {
      method: 'POST', headers: { 'content-type': 'multipart/form-data; boundary=line' }, body, duplex: 'half',
    } as RequestInit);
    allowStreaming(request);
    const form = (await readStreamedForm(request))!;
    await assert.rejects(async () => { for await (const chunk of form.file!.chunks()) assert.ok(chunk); }, { status: 400, message: /ended before the file did/ });
  });
});
