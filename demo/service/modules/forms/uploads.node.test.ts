import assert from 'node:assert/strict';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import sharp from 'sharp';
import { submissions, uploads } from './forms.schema.js';
import { startForTest, type TestService } from '../../start-for-test.js';
import type { FileStore } from '../../kernel/files/file-store.js';
import { folderStore } from '../../kernel/files/folder-store.js';
import { attachment, safeFileName } from '../../kernel/files/safe-name.js';
import { sniffType } from '../../kernel/files/sniff-type.js';
import { Uploads } from './uploads/uploads.js';
import { createZip } from './uploads/zip-for-test.js';

const savePath = '/api/form/SaveFormSubmission';
const image = (format: 'jpeg' | 'png' | 'gif' | 'webp' | 'avif') =>
  sharp({ create: { width: 8, height: 8, channels: 3, background: '#b65' } }).toFormat(format).toBuffer();
const jpeg = await image('jpeg');
const text = (content: string) => new TextEncoder().encode(content);
const word = '[Content_Types].xml';

describe('the type of a file', () => {
  const images = ['jpeg', 'png', 'gif', 'webp', 'avif'] as const;
  for (const format of images) test(`is found in a real ${format}, named or not`, async () => {
    const bytes = await image(format);
    assert.equal(sniffType(`a.${format}`, bytes)?.type, `image/${format}`);
    assert.equal(sniffType('blob', bytes)?.type, `image/${format}`);
  });

  const rows: [name: string, bytes: Uint8Array, type: string | undefined][] = [
    ['a.JPG', jpeg, 'image/jpeg'], ['a.png', jpeg, undefined], ['a.jpg.exe', jpeg, undefined], ['a.', jpeg, undefined], ['a.svg', text('<svg/>'), undefined],
    ['a.html', text('<p>'), undefined], ['a.txt', text('Grüße\r\n\tfrom here'), 'text/plain'], ['a.csv', text('a;b\n1;2'), 'text/csv'],
    ['a.txt', text('  <!doctype html><script>'), undefined], ['a.txt', text('\ufeff<svg onload=x>'), undefined], ['a.txt', text('#!/bin/sh'), undefined], ['a.txt', text('a\0b'), undefined],
    ['a.pdf', text('%PDF-1.7 …'), 'application/pdf'], ['a.pdf', text('<html>%PDF-1.7'), undefined], ['a.jpg', text('<svg onload=x>'), undefined],
    ['a.gif', text('GIF89a=1;alert(1)'), 'image/gif'], ['a.rtf', text('{\\rtf1 x}'), 'application/rtf'], ['a.doc', text('MZ'), undefined],
    ['a.docx', createZip({ [word]: 'x', 'word/document.xml': 'x' }), 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
    ['a.docx', createZip({ [word]: 'x', 'word/document.xml': 'x', 'word/vbaProject.bin': 'x' }), undefined],
    ['a.xlsx', createZip({ [word]: 'x', 'word/document.xml': 'x' }), undefined], ['a.docx', createZip({ 'x.js': 'x' }), undefined],
    ['a.odt', createZip({ mimetype: 'application/vnd.oasis.opendocument.text', 'content.xml': 'x' }), 'application/vnd.oasis.opendocument.text'],
    ['a.ods', createZip({ mimetype: 'application/vnd.oasis.opendocument.text', 'content.xml': 'x' }), undefined],
    ['a.docx', new Uint8Array([0x50, 0x4b, 3, 4]), undefined], ['a.exe', text('MZ'), undefined], ['', jpeg, 'image/jpeg'], ['notes', text('notes'), undefined],
  ];
  for (const [name, bytes, type] of rows) {
    test(`${name || 'no name'} with "${Buffer.from(bytes.subarray(0, 14)).toString('latin1').replace(/[^ -~]/g, '·')}" is ${type ?? 'not taken'}`, () => assert.equal(sniffType(name, bytes)?.type, type));
  }
});

for (const [given, safe] of [
  ['kiln.jpg', 'kiln.jpg'], ['../../etc/passwd.txt', 'passwd.txt'], ['C:\\Users\\ada\\kiln.jpg', 'kiln.jpg'], ['Töpfe 🏺.png', 'Töpfe 🏺.png'], ['a\u202egpj.txt', 'agpj.txt'],
  ['a"b;\r\nX: y.txt', 'a_b;X_ y.txt'], ['.htaccess.txt', 'htaccess.txt'], ['con.txt', '_con.txt'], ['', 'file.txt'], ['.txt', 'txt.txt'], [`${'x'.repeat(300)}.txt`, `${'x'.repeat(146)}.txt`], ['blob', 'blob.txt'],
]) {
  test(`a file named ${JSON.stringify(given!.slice(0, 40))} is stored as ${JSON.stringify(safe!.slice(0, 40))}`, () => assert.equal(safeFileName(given!, 'txt'), safe));
}

test('a name of any script fits into a header', () => {
  assert.equal(attachment('Töpfe (1).png'), 'attachment; filename="T_pfe _1_.png"; filename*=UTF-8\'\'T%C3%B6pfe%20%281%29.png');
});

interface Sent { name: string; bytes: Uint8Array }
const named = (name: string, bytes: Uint8Array = jpeg): Sent => ({ name, bytes });

function bodyOf(fields: Record<string, string>, files: Record<string, Sent[]>): FormData {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  for (const [part, list] of Object.entries(files)) for (const { name, bytes } of list) body.append(part, new File([bytes as BlobPart], name, { type: 'image/png' }));
  return body;
}

describe('files of a submission', () => {
  let run: TestService;
  let folder: string;
  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'site-elements-'));
    run = await startForTest({ dataDir: folder });
  });
  after(async () => {
    await run.stop();
    await rm(folder, { recursive: true });
  });

  const stored = () => readdir(join(folder, 'uploads'));
  async function save(files: Record<string, Sent[]>, key?: string, form: object = { email: 'ada@example.com' }) {
    const body = bodyOf({ key: key ?? await run.key('repair'), formId: 'repair', form: JSON.stringify(form) }, files);
    const response = await fetch(run.address + savePath, { method: 'POST', body });
    return { status: response.status, answer: await response.json() as { id?: string; error?: string; errors?: Record<string, string> } };
  }

  test('are stored with it and downloaded by the owner, byte by byte, never shown in the page', async () => {
    const { status, answer } = await save({ 'file.photos': [named('Töpfe.jpg'), named('b.jpeg')], 'file.receipt': [named('r.txt', text('12.50'))] });
    assert.equal(status, 200, JSON.stringify(answer));
    const row = (await run.service.database.select().from(submissions)).find(({ id }) => id === answer.id)!;
    const { photos, receipt } = row.values as Record<string, { id: string; name: string; type: string; size: number }[]>;
    assert.deepEqual(photos!.map(({ name, type, size }) => [name, type, size]), [['Töpfe.jpg', 'image/jpeg', jpeg.length], ['b.jpeg', 'image/jpeg', jpeg.length]]);
    assert.deepEqual((await stored()).length, 3);
    const file = await fetch(`${run.address}/owner/files/${photos![0]!.id}`);
    assert.deepEqual(Buffer.from(await file.arrayBuffer()), jpeg);
    assert.match(file.headers.get('content-disposition')!, /^attachment; .*filename\*=UTF-8''T%C3%B6pfe\.jpg$/);
    assert.deepEqual(['content-type', 'x-content-type-options', 'content-security-policy', 'cache-control'].map(name => file.headers.get(name)),
      ['image/jpeg', 'nosniff', "default-src 'none'; sandbox", 'no-store']);
    const page = await (await fetch(`${run.address}/owner/submissions`)).text();
    assert.match(page, new RegExp(`<a href="/owner/files/${receipt![0]!.id}" download><bdi>r.txt</bdi></a>`));
    assert.match(await (await fetch(`${run.address}/owner/submissions/repair/file`)).text(), /Töpfe\.jpg \(\/owner\/files\//);
  });

  test('cannot be downloaded by others: neither without a login nor by guessing', async () => {
    const [row] = await run.service.database.select().from(uploads);
    assert.equal((await fetch(`${run.address}/owner/files/${row!.id}`, { headers: { 'x-forwarded-for': '203.0.113.9' } })).status, 403);
    for (const id of ['none', '..%2f..%2fPG_VERSION', '%00', row!.id.toUpperCase()]) assert.equal((await fetch(`${run.address}/owner/files/${id}`)).status, 404, id);
  });

  test('sent again after a lost answer are stored once', async () => {
    const key = await run.key();
    const [before, files] = [await stored(), { 'file.photos': [named('again.jpg')] }];
    const answers = [...await Promise.all([save(files, key), save(files, key)]), await save(files, key)];
    assert.deepEqual(new Set(answers.map(({ answer }) => answer.id)).size, 1);
    assert.equal((await stored()).length, before.length + 1);
    const other = await save({ 'file.photos': [named('again.jpg', await image('jpeg').then(bytes => Buffer.concat([bytes, Buffer.from('x')])))] }, key);
    assert.equal(other.status, 409);
    assert.equal((await stored()).length, before.length + 1);
  });

  const large = new Uint8Array(200_001).fill(97);
  const refused: [title: string, files: Record<string, Sent[]>, status: number, said: RegExp][] = [
    ['none where one is demanded', {}, 400, /"photos":"Please choose a file\."/],
    ['an SVG', { 'file.photos': [named('a.svg', text('<svg/>'))] }, 400, /"photos":"The type of the file a\.svg is not supported/],
    ['an SVG named as a picture', { 'file.photos': [named('a.png', text('<svg/>'))] }, 400, /"photos":"The type of the file a\.png is not supported/],
    ['a page named as a text', { 'file.photos': [named('a.jpg')], 'file.receipt': [named('a.txt', text('<html>'))] }, 400, /"receipt":"The type of the file a\.txt is not supported/],
    ['a picture where a document is wanted', { 'file.photos': [named('a.jpg')], 'file.receipt': [named('a.jpg')] }, 400, /"receipt":"The type of the file a\.jpg is not supported/],
    ['too many', { 'file.photos': Array.from({ length: 5 }, () => named('a.jpg')) }, 400, /"photos":"Too many files: the maximum is 4\."/],
    ['one too large', { 'file.photos': [named('a.jpg')], 'file.receipt': [named('a.txt', large)] }, 400, /"receipt":"The file a\.txt is too large\. The maximum size is 195 KB\."/],
    ['an empty one', { 'file.photos': [named('a.jpg', new Uint8Array())] }, 400, /"photos":"The (file a\.jpg is empty|type of the file a\.jpg)/],
    ['one of a field that takes none', { 'file.email': [named('a.jpg')] }, 400, /no field \\"email\\" for files/],
    ['one of no field', { 'file.__proto__': [named('a.jpg')] }, 400, /no field/],
    ['a part of another name', { photos: [named('a.jpg')] }, 400, /expected a part named/],
    ['more than any request may carry', { 'file.photos': [named('a.jpg', new Uint8Array(33 * 1024 * 1024))] }, 413, /32 MB/],
  ];
  for (const [title, files, status, said] of refused) {
    test(`${title}: refused with a message, and nothing is left`, async () => {
      const before = [(await stored()).length, await run.stored(), (await run.service.database.select().from(uploads)).length];
      const result = await save(files);
      assert.equal(result.status, status, JSON.stringify(result.answer));
      assert.match(JSON.stringify(result.answer), said);
      assert.deepEqual([(await stored()).length, await run.stored(), (await run.service.database.select().from(uploads)).length], before);
    });
  }

  test('and wrong values are reported together', async () => {
    const { answer } = await save({}, undefined, { email: 'ada' });
    assert.deepEqual(Object.keys(answer.errors!).sort(), ['email', 'photos']);
  });

  test('texts in a body with files stay as short as in any other, and parts are counted', async () => {
    const long = bodyOf({ key: 'k', formId: 'repair', form: `"${'a'.repeat(300_000)}"` }, {});
    assert.equal((await fetch(run.address + savePath, { method: 'POST', body: long })).status, 413);
    const many = new FormData();
    for (let at = 0; at < 1500; at += 1) many.append(`f${at}`, 'x');
    assert.match(await (await fetch(run.address + savePath, { method: 'POST', body: many })).text(), /too many parts/);
  });

  test('are posted by a browser without scripts as well, empty inputs included', async () => {
    const post = (files: Record<string, Sent[]>) => fetch(`${run.address}/forms/repair`, { method: 'POST', body: bodyOf({ email: 'ada@example.com' }, files), redirect: 'manual' });
    const page = await (await fetch(`${run.address}/forms/repair`)).text();
    assert.match(page, /enctype="multipart\/form-data"/);
    assert.match(page, /<input type="file" accept="image\/\*" multiple id="photos" name="photos" required>/);
    const before = await run.stored();
    assert.equal((await post({ photos: [named('a.jpg')], receipt: [named('', new Uint8Array())] })).status, 303);
    assert.equal(await run.stored(), before + 1);
    const refusal = await post({ photos: [named('a.html', text('<p>'))] });
    assert.equal(refusal.status, 400);
    assert.match(await refusal.text(), /The type of the file a\.html is not supported/);
    const lost = await fetch(`${run.address}/forms/repair`, { method: 'POST', body: new URLSearchParams({ email: 'ada@example.com', photos: 'a.jpg' }) });
    assert.match(await lost.text(), /enctype=&quot;multipart\/form-data&quot;/);
  });

  test('that a crash has left without a submission are swept, others never', async () => {
    const kept = await stored();
    const file = { id: 'left-behind', fieldId: 'photos', name: 'a.jpg', type: 'image/jpeg', size: jpeg.length, sha256: '', bytes: jpeg };
    await run.service.queries.forms.uploads.save([file]);
    assert.equal(await run.service.queries.forms.uploads.sweep(), 0); // it may still be claimed
    assert.equal(await run.service.queries.forms.uploads.sweep(Date.now() + 2 * 60 * 60_000), 1);
    assert.deepEqual((await stored()).sort(), kept.sort());
    await assert.rejects(run.service.database.transaction(transaction => run.service.queries.forms.uploads.claim(transaction, [file], 'x')), /deleted before/);
  });

  test('of many deleted submissions go with one sweep', async () => {
    const kept = (await run.service.database.select().from(uploads)).length;
    const createdAt = new Date(Date.now() - 2 * 60 * 60_000);
    const row = { fieldId: 'photos', name: 'a.jpg', type: 'image/jpeg', size: 4, sha256: '', createdAt };
    await run.service.database.insert(uploads).values(Array.from({ length: 450 }, (_, at) => ({ id: `of-deleted-${at}`, ...row })));
    assert.equal(await run.service.queries.forms.uploads.sweep(), 450);
    assert.equal((await run.service.database.select().from(uploads)).length, kept);
  });

  test('that cannot be written are refused with a word, and leave nothing', async () => {
    const full: FileStore = { ...folderStore(join(folder, 'full')), async put() { throw new Error('ENOSPC'); } };
    const broken = new Uploads(run.service.database, full);
    const rows = (await run.service.database.select().from(uploads)).length;
    await assert.rejects(broken.save([{ id: 'x', fieldId: 'photos', name: 'a.jpg', type: 'image/jpeg', size: 1, sha256: '', bytes: jpeg }]), { status: 503 });
    assert.equal((await run.service.database.select().from(uploads)).length, rows);
  });
});
