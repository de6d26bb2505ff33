import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { request as httpRequest } from 'node:http';
import { mkdir, mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, beforeEach, describe, test } from 'node:test';
import { TextReader, Uint8ArrayReader, Uint8ArrayWriter, ZipWriter } from '@zip.js/zip.js';
import { eq, sql } from 'drizzle-orm';
import sharp from 'sharp';
import { pendingImports } from '../../kernel/database/schema.js';
import { startWithOwner } from '../../owner-shell/owner-visitor-for-test.js';
import { submissions, uploads } from '../forms/forms.schema.js';
import { subscribers } from '../newsletter/newsletter.schema.js';
import { coupons } from '../shop/rule.schema.js';
import { productFiles } from '../shop/shop.schema.js';
import { emptyManifest, type Instance, sendArchive, zipFiles } from './archive-for-test.js';

const mib = 1024 * 1024;
const id = '8d3f0b8a-5f0e-4a51-9b8e-0a1b2c3d4e5f';
let dataDir: string;
let here: Instance;

before(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'moving-'));
  here = await startWithOwner({ dataDir, archiveBytes: 2 * mib, log: false });
});
after(async () => {
  await here.run.stop();
  await rm(dataDir, { recursive: true });
});

const manifestWith = (more: object) => JSON.stringify({ ...JSON.parse(emptyManifest) as object, ...more });
/** What uploads have left: rows, files that wait, and files that were arriving. */
const leftovers = async () => [
  (await here.run.service.database.select().from(pendingImports)).length,
  (await readdir(join(dataDir, 'uploads'))).filter(name => name.startsWith('import-')).length,
  (await readdir(join(dataDir, 'imports')).catch(() => [])).length,
];
const refused = async (bytes: Uint8Array, says: RegExp) => {
  const { status, text } = await sendArchive(here, bytes);
  assert.equal(status, 400, text);
  assert.match(text, says);
  assert.match(text, /Nothing was imported/);
  assert.deepEqual(await leftovers(), [0, 0, 0]);
};

describe('a large archive', () => {
  test('that is larger than the setting is refused with its limit, before it has arrived', async () => {
    await refused(Buffer.alloc(3 * mib), /larger than 2 MB, the limit of this service\. Whoever runs the server can raise it/);
    assert.match(await here.owner.read('/owner/moving/import'), /at most 2 MB/);
  });

  /** Posts a body of any shape, in chunks, without a length. */
  const post = (chunks: Iterable<Uint8Array | string>, cookie = here.owner.cookie) =>
    new Promise<{ status: number; text: string }>((resolve, reject) => {
      const { port } = new URL(here.run.address);
      const request = httpRequest({
        port, agent: false, method: 'POST', path: '/owner/moving/import', headers: { cookie, 'accept': 'text/html', 'content-type': 'multipart/form-data; boundary=line' },
      }, response => {
        const parts: Buffer[] = [];
        response.on('data', (part: Buffer) => parts.push(part)).on('end', () => resolve({ status: response.statusCode!, text: Buffer.concat(parts).toString() }));
      });
      request.on('error', reject);
      for (const chunk of chunks) request.write(chunk);
      request.end();
    });
  const head = (token = here.owner.csrf) =>
    `--line\r\nContent-Disposition: form-data; name="csrf"\r\n\r\n${token}\r\n--line\r\nContent-Disposition: form-data; name="file"; filename="a.zip"\r\n\r\n`;

  test('that does not announce its length is refused as soon as it is too large', async () => {
    const { status, text } = await post([head(), Buffer.alloc(mib), Buffer.alloc(mib), Buffer.alloc(mib), '\r\n--line--']);
    assert.equal(status, 400);
    assert.match(text, /larger than 2 MB/);
    assert.deepEqual(await leftovers(), [0, 0, 0]);
  });

  test('that is cut off while it is sent leaves nothing', async () => {
    const { status, text } = await post([head(), Buffer.alloc(1000)]);
    assert.deepEqual([status, /ended before the file did/.test(text)], [400, true], text);
    assert.deepEqual(await leftovers(), [0, 0, 0]);
  });

  test('with another token, or of a stranger, is refused, and nothing of it is written', async () => {
    assert.equal((await post([head('wrong'), 'zip\r\n--line--'])).status, 403);
    assert.equal((await post([`${head().slice(head().indexOf('\r\n--line') + 2)}zip\r\n--line\r\nContent-Disposition: form-data; name="csrf"\r\n\r\n${here.owner.csrf}\r\n--line--`])).status, 403, 'a token after the file');
    assert.equal((await post([head(), 'zip\r\n--line--'], '')).status, 401);
    assert.deepEqual(await leftovers(), [0, 0, 0]);
  });

  test('is refused while the disk is nearly full, in words that help', async () => {
    const full = await startWithOwner({ space: () => Promise.resolve({ free: 500 * mib, all: 100 * 1024 * mib }) });
    try {
      const { status, text } = await sendArchive(full, Buffer.alloc(1000));
      assert.deepEqual([status, /The server has too little free disk space\. Free some space/.test(text)], [400, true], text);
      assert.deepEqual(await full.run.service.database.select().from(pendingImports), []);
    } finally {
      await full.run.stop();
    }
  });
});

describe('an archive is refused, and nothing is stored,', () => {
  /** Entries of zeros that all have the same compressed content. */
  const repeated = async (count: number, bytes: number) => {
    const one = new ZipWriter(new Uint8ArrayWriter(), { useWebWorkers: false });
    const entry = await one.add('x', new Uint8ArrayReader(new Uint8Array(bytes)));
    const all = await one.close();
    const data = all.slice(entry.offset + 30 + 1 + entry.extraFieldLength!, entry.offset + 30 + 1 + entry.extraFieldLength! + entry.compressedSize);
    const writer = new ZipWriter(new Uint8ArrayWriter(), { useWebWorkers: false });
    for (let number = 1; number <= count; number += 1) {
      await writer.add(`coupons-${number}.json`, new Uint8ArrayReader(data), {
        passThrough: true, uncompressedSize: bytes, signature: entry.signature, compressionMethod: 8, level: 9,
      } as object);
    }
    await writer.add('manifest.json', new TextReader(emptyManifest));
    return writer.close();
  };
  /** Replaces each place of some bytes. */
  const patch = (bytes: Uint8Array, from: Buffer, to: Buffer) => {
    const patched = Buffer.from(bytes);
    for (let at = patched.indexOf(from); at >= 0; at = patched.indexOf(from, at + 1)) to.copy(patched, at);
    return new Uint8Array(patched);
  };
  const int = (value: number) => { const bytes = Buffer.alloc(4); bytes.writeUInt32LE(value); return bytes; };
  const zeros = 1_234_567;
  const rows: [title: string, bytes: () => Promise<Uint8Array>, says: RegExp][] = [
    ['that is a zip bomb: 70 KB that unpack to 1.4 GB', () => repeated(24, 60 * mib), /more than this service accepts/],
    ['that says it is smaller than it is', async () => patch(await zipFiles([['coupons.json', ' '.repeat(zeros)], ['manifest.json', emptyManifest]]), int(zeros), int(10)), /not an archive|more than/],
    ['with a checksum that is wrong', async () => {
      const bytes = Buffer.from(await zipFiles([['coupons.json', '[]'], ['manifest.json', emptyManifest]]));
      const at = bytes.indexOf('PK\x01\x02', 0, 'latin1') + 16;
      const signature = bytes.subarray(at, at + 4);
      return patch(bytes, Buffer.from(signature), int(signature.readUInt32LE() ^ 1));
    }, /not an archive/],
    ['with two files of one name', () => zipFiles([['coupons.json', '[]'], ['manifest.json', emptyManifest]]).then(async () => {
      const both = await zipFiles([['coupons.json', '[]'], ['coupans.json', '[]'], ['manifest.json', emptyManifest]]);
      return patch(both, Buffer.from('coupans.json'), Buffer.from('coupons.json'));
    }), /not an archive/],
    ['with a file of a visitor whose name climbs out', () => zipFiles([['uploads/../../escape.bin', 'x'], ['manifest.json', manifestWith({ uploads: 1 })]]), /not an archive/],
    ['with a name of Windows that climbs out', () => zipFiles([['uploads\\..\\escape.bin', 'x'], ['manifest.json', manifestWith({ uploads: 1 })]]), /not an archive/],
    ['with a NUL in a name', () => zipFiles([[`uploads/${id}\0.bin`, 'x'], ['manifest.json', manifestWith({ uploads: 1 })]]), /not an archive/],
    ['that lacks files of visitors', () => zipFiles([['manifest.json', manifestWith({ uploads: 1 })]]), /not an archive/],
    ['that is cut off in the middle', async () => (await zipFiles([['coupons.json', JSON.stringify([...Array(5000).keys()])], ['manifest.json', emptyManifest]])).slice(0, 5000), /not an archive/],
    ['whose directory is longer than the archive', async () => {
      const bytes = Buffer.from(await zipFiles([['manifest.json', emptyManifest]]));
      int(0x7fffffff).copy(bytes, bytes.lastIndexOf('PK\x05\x06', undefined, 'latin1') + 12);
      return new Uint8Array(bytes);
    }, /not an archive|more than/],
    ['with a manifest that is no JSON', () => zipFiles([['manifest.json', '{']]), /not an archive/],
    ['with payments that no payment can be', () => zipFiles([['submissions.json', JSON.stringify([submission({ payment: { ...payment, refundedCents: 600 } })])], ['manifest.json', emptyManifest]]), /data of this file is damaged/],
    ['with a file whose ID is no ID', () => zipFiles([['submissions.json', JSON.stringify([submission({ uploads: [{ ...upload, id: '../x' }] })])], ['manifest.json', emptyManifest]]), /data of this file is damaged/],
    ['with a type that would end a header', () => zipFiles([['submissions.json', JSON.stringify([submission({ uploads: [{ ...upload, type: 'text/html\r\nx: y' }] })])], ['manifest.json', emptyManifest]]), /data of this file is damaged/],
  ];
  for (const [title, bytes, says] of rows) test(title, async () => refused(await bytes(), says));
});

const payment = { state: 'paid', cents: 500, currency: 'EUR', refundedCents: 0, origin: null, orderNumber: null, provider: null, reference: null, paidAt: null };
const createdAt = '2026-01-02T03:04:05.000Z';
const gif = Buffer.from('GIF89a, and the rest of it', 'latin1');
const upload = {
  id, fieldId: 'photos', name: 'a.gif', type: 'image/gif', size: gif.length, sha256: createHash('sha256').update(gif).digest('hex'), createdAt,
};
const submission = (more: object) => ({
  id: 'sent', formId: 'repair', values: { email: 'ada@example.com' }, context: {}, suspicion: null, isSpam: false, readAt: null, editedAt: null, createdAt, ...more,
});
const store = async (file: string) => {
  const answer = await here.owner.post('/owner/moving/import/store', { file });
  return { status: answer.status, text: await answer.text() };
};

describe('files of visitors', () => {
  const archive = (content: Uint8Array, more: object = {}) => zipFiles([
    ['submissions.json', JSON.stringify([submission({ uploads: [{ ...upload, ...more }] })])], [`uploads/${id}.bin`, content], ['manifest.json', manifestWith({ uploads: 1 })],
  ]);
  beforeEach(async () => {
    const { database } = here.run.service;
    await database.delete(uploads);
    await database.delete(submissions);
    await rm(join(dataDir, 'uploads', id), { force: true });
  });

  test('are not stored if their content is not what their row says, and the page shows how many', async () => {
    const { file } = await sendArchive(here, await archive(Buffer.from('something else')));
    const { status, text } = await store(file);
    assert.deepEqual([status, /Files of visitors: 1 not imported, because the content is damaged/.test(text)], [200, true], text);
    assert.equal((await fetch(`${here.run.address}/owner/files/${id}`, { headers: { cookie: here.owner.cookie } })).status, 404);
  });

  test('never replace a file of the service that has the same ID', async () => {
    const webp = await sharp({ create: { width: 4, height: 4, channels: 3, background: 'blue' } }).webp().toBuffer();
    await writeFile(join(dataDir, 'uploads', id), webp);
    await here.run.service.database.insert(productFiles).values({ id, type: 'image/webp', size: webp.length });
    const { file } = await sendArchive(here, await archive(gif));
    await store(file);
    assert.deepEqual(await readFile(join(dataDir, 'uploads', id)), webp);
    await here.run.service.database.delete(productFiles).where(eq(productFiles.id, id));
  });

  test('keep no path in their names', async () => {
    const { file } = await sendArchive(here, await archive(gif, { name: '../../etc/pass"wd.gif' }));
    await store(file);
    const answer = await fetch(`${here.run.address}/owner/files/${id}`, { headers: { cookie: here.owner.cookie } });
    assert.equal(answer.headers.get('content-disposition'), 'attachment; filename="pass_wd.gif"; filename*=UTF-8\'\'pass_wd.gif');
    assert.deepEqual(Buffer.from(await answer.arrayBuffer()), gif);
  });
});

test('an import that stops says what is stored, and continues without doubles', async () => {
  const { database } = here.run.service;
  const files: [string, string][] = [
    ['coupons.json', JSON.stringify([{ code: 'STOPS', percent: 10 }])],
    ['unsubscribed.json', JSON.stringify([])],
    ['subscribers.json', JSON.stringify([{ email: 'ada@example.com', source: 'list', language: 'en', confirmedAt: createdAt, createdAt }])],
  ];
  const { file, text: preview } = await sendArchive(here, await zipFiles([...files, ['manifest.json', emptyManifest]]));
  assert.match(preview, /Nothing has been stored yet/);
  // A disk that is full while the subscribers are stored.
  await database.execute(sql`create function full_disk() returns trigger language plpgsql as $$ begin raise exception 'full' using errcode = '53100'; end $$`);
  await database.execute(sql`create trigger full_disk before insert on subscribers for each row execute function full_disk()`);
  const stopped = await store(file);
  assert.equal(stopped.status, 503);
  assert.match(stopped.text, /The import stopped before it was complete\. The server has too little free disk space[^]*Already imported:[^]*Coupons, New: 1<[^]*Continue the import/);
  assert.doesNotMatch(stopped.text, /Subscribers, /);
  assert.deepEqual([(await database.select().from(subscribers)).length, (await database.select().from(coupons).where(eq(coupons.code, 'STOPS'))).length], [0, 1]);

  await database.execute(sql`drop trigger full_disk on subscribers`);
  const continued = await store(file);
  assert.match(continued.text, /The file was imported[^]*Coupons, Already here, unchanged: 1<[^]*Subscribers, New: 1</);
  assert.deepEqual([(await database.select().from(subscribers)).length, (await database.select().from(coupons).where(eq(coupons.code, 'STOPS'))).length], [1, 1]);
  assert.deepEqual(await leftovers(), [0, 0, 0]);
  assert.match((await store(file)).text, /This preview has expired/);
});

test('what a process that has ended left behind is deleted after a day', async () => {
  const path = join(dataDir, 'imports', 'left');
  await mkdir(join(dataDir, 'imports'), { recursive: true });
  await writeFile(path, 'personal data');
  await here.run.service.sweep();
  assert.deepEqual(await readdir(join(dataDir, 'imports')), ['left']);
  const yesterday = new Date(Date.now() - 25 * 3_600_000);
  await utimes(path, yesterday, yesterday);
  await here.run.service.sweep();
  assert.deepEqual(await readdir(join(dataDir, 'imports')), []);
});
