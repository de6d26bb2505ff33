import assert from 'node:assert/strict';
import { randomBytes, randomUUID } from 'node:crypto';
import { after, before, describe, test } from 'node:test';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { paths } from 'site-elements/contract/paths';
import { type SiteFile, siteFilePaths, type SiteFileUsesAnswer } from 'site-elements/contract/site-files';
import { startWithOwner } from '../../owner-shell/owner-visitor-for-test.js';
import { products } from '../shop/shop.schema.js';
import { downloadArchive, type Instance, sendArchive } from '../moving/archive-for-test.js';
import { filesVisitor, png } from './files-for-test.js';

let instance: Instance;
let visitor: ReturnType<typeof filesVisitor>;
before(async () => {
  instance = await startWithOwner();
  visitor = filesVisitor(instance.run, instance.owner);
});
after(() => instance.run.stop());

const text = (content: string) => new TextEncoder().encode(content);
const stored = async (name: string, bytes: Uint8Array, more: { folder?: string; replaces?: string } = {}): Promise<SiteFile> => {
  const { status, body } = await visitor.put(name, bytes, more);
  assert.equal(status, 200, body.error);
  return body.file!;
};

describe('a file of the site', () => {
  test('is stored with its type and size, and shown to everyone', async () => {
    const picture = await sharp({ create: { width: 30, height: 20, channels: 3, background: 'red' } }).withMetadata({ orientation: 6 }).jpeg().toBuffer();
    const file = await stored('Röd vas.jpg', picture, { folder: 'pictures' });
    assert.deepEqual([file.name, file.folder, file.type, file.size, file.width, file.height], ['Röd vas.jpg', 'pictures', 'image/jpeg', picture.length, 20, 30]);
    const answer = await visitor.open(file);
    assert.deepEqual(Buffer.from(await answer.arrayBuffer()), picture);
    assert.deepEqual(
      ['content-type', 'x-content-type-options', 'content-disposition', 'access-control-allow-origin'].map(name => answer.headers.get(name)),
      ['image/jpeg', 'nosniff', null, '*'],
    );
    assert.match(answer.headers.get('content-security-policy')!, /default-src 'none'.*sandbox/);
    assert.equal((await visitor.open(file, { 'if-none-match': answer.headers.get('etag')! })).status, 304);
  });

  test('keeps its address when it is renamed, moved and replaced', async () => {
    const file = await stored('before.png', png);
    const changed = await visitor.post<SiteFile>(visitor.path(file.id), { name: 'after', folder: 'a/b', alt: 'A vase', focalPoint: { x: 0.25, y: 1 } });
    assert.deepEqual(
      [changed.body.name, changed.body.folder, changed.body.alt, changed.body.focalPoint],
      ['after.png', 'a/b', 'A vase', { x: 0.25, y: 1 }],
    );
    const replaced = await stored('new.gif', Buffer.from('GIF89a and more', 'latin1'), { replaces: file.id });
    assert.deepEqual([replaced.id, replaced.name, replaced.type, replaced.alt], [file.id, 'after.png.gif', 'image/gif', 'A vase']);
    const answer = await visitor.open(file);
    assert.deepEqual([answer.headers.get('content-type'), await answer.text()], ['image/gif', 'GIF89a and more']);
  });

  test('is deleted with its content, once or twice', async () => {
    const file = await stored('gone.png', png);
    for (let time = 0; time < 2; time += 1) assert.equal((await visitor.post(visitor.path(file.id, siteFilePaths.removal))).status, 204);
    assert.equal((await visitor.open(file)).status, 404);
    assert.equal((await visitor.post(visitor.path(file.id), { name: 'x' })).status, 404);
    assert.equal((await visitor.put('new.png', png, { replaces: file.id })).status, 410);
  });

  test('is sent in ranges, as players need it', async () => {
    const bytes = Buffer.concat([Buffer.from('\0\0\0\x18ftypmp42', 'latin1'), randomBytes(200_000)]);
    const file = await stored('film.mp4', bytes);
    for (const [range, start, end] of [['bytes=0-9', 0, 9], ['bytes=70000-', 70_000, bytes.length - 1], ['bytes=-5', bytes.length - 5, bytes.length - 1]] as const) {
      const answer = await visitor.open(file, { range });
      assert.deepEqual([answer.status, answer.headers.get('content-range')], [206, `bytes ${start}-${end}/${bytes.length}`]);
      assert.deepEqual(Buffer.from(await answer.arrayBuffer()), bytes.subarray(start, end + 1));
    }
    assert.equal((await visitor.open(file, { range: `bytes=${bytes.length}-` })).status, 416);
  });

  test('lists where it is used', async () => {
    const file = await stored('used.png', png);
    const uses = async () => (await fetch(instance.run.address + visitor.path(file.id, siteFilePaths.uses), { headers: { cookie: instance.owner.cookie } })).json() as Promise<SiteFileUsesAnswer>;
    assert.deepEqual(await uses(), { uses: [], hasMore: false });
    await instance.run.service.database.update(products).set({ description: `See ${file.url.replace('used', 'earlier-name')}` }).where(eq(products.id, 'mug-kelp'));
    const { uses: [use] } = await uses();
    assert.equal(use!.path, `${paths.ownerProducts}/edit/mug-kelp`);
  });
});

describe('the list', () => {
  test('has folders, searches below a folder, sorts, and continues where it ended', async () => {
    const names = Array.from({ length: 60 }, (_, at) => `many ${String(at).padStart(2, '0')}.png`);
    for (const name of names) await stored(name, png, { folder: 'list/inner' });
    await stored('50%_off.png', png, { folder: 'list' });
    const top = await visitor.list({ folder: 'list' });
    assert.deepEqual([top.folders, top.files.map(({ name }) => name), top.after], [['list/inner'], ['50%_off.png'], null]);
    assert.ok((await visitor.list()).folders.includes('list'));
    const first = await visitor.list({ folder: 'list', search: 'MANY', sort: 'name' });
    const second = await visitor.list({ folder: 'list', search: 'MANY', sort: 'name', after: first.after! });
    assert.deepEqual([...first.files, ...second.files].map(({ name }) => name), names);
    assert.equal(second.after, null);
    const found = async (search: string) => (await visitor.list({ folder: 'list', search })).files.map(({ name }) => name);
    assert.deepEqual([await found('%'), await found('_off'), await found('list')], [['50%_off.png'], ['50%_off.png'], []]);
    assert.deepEqual(top.limits.maxBytes, 60_000_000);
  });
});

const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 20"><script>alert(1)</script></svg>';
const font = Buffer.from('wOF2\0\x01\0\0rest', 'latin1');
const hostile: readonly (readonly [title: string, name: string, bytes: Uint8Array, expected: readonly [status: number, name?: string, type?: string]])[] = [
  ['a path', '../../etc/passwd.png', png, [200, 'passwd.png', 'image/png']],
  ['a name that hides its end', 'photo\u202Egnp.exe', png, [200, 'photognp.exe.png', 'image/png']],
  ['a page that claims to be an image', 'photo.png', text('<!doctype html><script>alert(1)</script>'), [415]],
  ['a page', 'page.html', text('<!doctype html><p>x'), [415]],
  ['a page that claims to be a text', 'page.txt', text(' <html>'), [415]],
  ['a program', 'run.exe', Buffer.from('MZ\x90\0', 'latin1'), [415]],
  ['an image with the end of a page', 'page.html', png, [200, 'page.html.png', 'image/png']],
  ['quotes and a line break', 'a"b\r\nx: y.png', png, [200, 'a_bx_ y.png', 'image/png']],
  ['a reserved name', 'con.png', png, [200, '_con.png', 'image/png']],
  ['a name that is too long', `${'x'.repeat(900)}.png`, png, [200, `${'x'.repeat(146)}.png`, 'image/png']],
  ['an SVG with a script', 'logo.svg', text(svg), [200, 'logo.svg', 'image/svg+xml']],
  ['an SVG with entities', 'bomb.svg', text('<!DOCTYPE svg [<!ENTITY a "aa">]><svg>&a;</svg>'), [415]],
  ['a page that claims to be an SVG', 'page.svg', text('<html><svg></svg></html>'), [415]],
  ['a font', 'Own.woff2', font, [200, 'Own.woff2', 'font/woff2']],
  ['a font with the name of a style sheet', 'Own.css', font, [200, 'Own.css.woff2', 'font/woff2']],
  ['a style sheet that claims to be a font', 'Own.woff2', text('body { color: red }'), [415]],
  ['a table', 'prices.csv', text('a;b\n1;2'), [200, 'prices.csv', 'text/csv']],
  ['an empty file', 'empty.png', new Uint8Array(), [415]],
];
describe('hostile and strange files', () => {
  for (const [title, name, bytes, [status, expectedName, type]] of hostile) {
    test(title, async () => {
      const answer = await visitor.put(name, bytes);
      assert.equal(answer.status, status, answer.body.error);
      if (status !== 200) return assert.match(answer.body.error, /^The file .+ does not appear to be a supported file$/);
      const file = answer.body.file!;
      assert.deepEqual([file.name, file.type], [expectedName, type]);
      const shown = await visitor.open(file);
      assert.deepEqual([shown.status, shown.headers.get('content-type')!.split(';')[0], shown.headers.get('x-content-type-options')], [200, type, 'nosniff']);
      assert.match(shown.headers.get('content-security-policy')!, /sandbox$/);
    });
  }

  test('an SVG has the size that it says', async () => {
    const { width, height } = await stored('size.svg', text(svg));
    assert.deepEqual([width, height], [40, 20]);
  });

  test('a document is downloaded under its name', async () => {
    const file = await stored('“Übung”.pdf', text('%PDF-1.7'));
    assert.equal((await visitor.open(file)).headers.get('content-disposition'), null);
    const zip = await stored('“Übung”.zip', Buffer.from('PK\x03\x04', 'latin1'));
    assert.match((await visitor.open(zip)).headers.get('content-disposition')!, /^attachment; filename="[\w. -]+"; filename\*=UTF-8''%E2%80%9C/);
  });
});

describe('a request that is refused', () => {
  const refused: readonly (readonly [title: string, send: () => Promise<{ status: number; body: { error: string } }>, status: number, error: RegExp])[] = [
    ['an upload that is too large', () => visitor.post(siteFilePaths.uploads, { id: randomUUID(), name: 'film.mp4', size: 60_000_001 }), 413,
      /^The file film\.mp4 is too large\. The maximum allowed file size is 60 MB\.$/],
    ['an upload without a name', () => visitor.post(siteFilePaths.uploads, { id: randomUUID(), name: ' ', size: 1 }), 400, /^Please enter a file name$/],
    ['an id that is none', () => visitor.post(siteFilePaths.uploads, { id: '../x', name: 'a.png', size: 1 }), 400, /Something in what was sent/],
    ['a folder that leaves', () => visitor.post(siteFilePaths.uploads, { id: randomUUID(), name: 'a.png', size: 1, folder: 'a/../b' }), 400, /Something in what was sent/],
    ['a part of an unknown upload', () => visitor.putPart(randomUUID(), 1, png), 404, /canceled or has expired/],
    ['an upload that is complete too early', async () => {
      const id = randomUUID();
      await visitor.post(siteFilePaths.uploads, { id, name: 'a.png', size: 10 });
      return visitor.post(`${visitor.uploadPath(id)}/complete`);
    }, 409, /^File upload failed to complete$/],
    ['more than was announced', () => visitor.send(`${visitor.uploadPath(randomUUID())}?name=a.png&size=3`, png), 400, /^File upload failed to complete$/],
  ];
  for (const [title, send, status, error] of refused) {
    test(title, async () => {
      const answer = await send();
      assert.equal(answer.status, status);
      assert.match(answer.body.error, error);
    });
  }

  test('is that of a stranger, and one without the token', async () => {
    const { address } = instance.run;
    assert.equal((await fetch(address + siteFilePaths.list)).status, 401);
    const file = await stored('kept.png', png);
    const remove = (headers: Record<string, string>) => fetch(address + visitor.path(file.id, siteFilePaths.removal), { method: 'POST', headers });
    const { cookie, csrf } = instance.owner;
    assert.deepEqual([(await remove({})).status, (await remove({ cookie })).status], [401, 403]);
    assert.equal((await remove({ cookie, 'x-csrf-token': csrf, 'sec-fetch-site': 'cross-site' })).status, 403);
    assert.equal((await visitor.list()).csrf, csrf);
  });
});

test('an upload that is canceled leaves nothing, and one that is stored stays', async () => {
  const id = randomUUID();
  await visitor.post(siteFilePaths.uploads, { id, name: 'a.png', size: png.length });
  await visitor.putPart(id, 1, png);
  assert.equal((await visitor.post(`${visitor.uploadPath(id)}/cancel`)).status, 204);
  assert.equal((await visitor.post(`${visitor.uploadPath(id)}/complete`)).status, 404);
  const file = await stored('stays.png', png);
  assert.equal((await visitor.post(`${visitor.uploadPath(file.id)}/cancel`)).body.file!.id, file.id);
});

test('files move to another server with all that is known of them, once', async () => {
  const file = await stored('moved.png', png, { folder: 'old/place' });
  await visitor.post(visitor.path(file.id), { alt: 'One pixel', focalPoint: { x: 0.5, y: 0.25 } });
  const { body: { file: changed } } = await visitor.put('moved.png', png, { replaces: file.id });
  const other = await startWithOwner();
  try {
    const archive = await downloadArchive(instance);
    const { file: pending } = await sendArchive(other, archive);
    assert.equal((await other.owner.post('/owner/moving/import/store', { file: pending })).status, 200);
    const there = await filesVisitor(other.run, other.owner).list({ folder: 'old/place' });
    assert.deepEqual(there.files, [changed]);
    assert.deepEqual(Buffer.from(await (await fetch(other.run.address + file.url)).arrayBuffer()), png);
    assert.doesNotMatch((await sendArchive(other, archive)).text, /Site files, New/);
  } finally {
    await other.run.stop();
  }
});

describe('the owner’s page of files', () => {
  test('lists all of them without scripts, finds them by words, and writes their names as text', async () => {
    const name = '"><img src=x onerror=alert(1)>.txt';
    const file = await stored(name, text('words'), { folder: 'notes/2026' });
    const page = await instance.owner.read(siteFilePaths.list);
    assert.match(page, /<site-file-manager mode="manage" endpoint="\/owner\/site-files">/);
    assert.ok(page.includes(`href="${file.url}"`));
    assert.match(page, /notes\/2026/);
    assert.doesNotMatch(page, /<img/);
    assert.doesNotMatch(page, /editors\.js/);
    assert.match(await instance.owner.read(`${siteFilePaths.list}?search=onerror`), /notes\/2026/);
    assert.doesNotMatch(await instance.owner.read(`${siteFilePaths.list}?search=nothing-of-this`), /notes\/2026/);
  });

  test('asks for the login first', async () => {
    const answer = await fetch(instance.run.address + siteFilePaths.list, { redirect: 'manual', headers: { accept: 'text/html' } });
    assert.equal(answer.status, 303);
    assert.equal((await fetch(instance.run.address + siteFilePaths.list)).status, 401);
  });
});
