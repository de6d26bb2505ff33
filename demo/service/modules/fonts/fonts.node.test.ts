import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { eq } from 'drizzle-orm';
import { siteFontLimits, siteFontPaths, type SiteFontUsesAnswer } from 'site-elements/contract/site-fonts';
import { startWithOwner } from '../../owner-shell/owner-visitor-for-test.js';
import { downloadArchive, type Instance, sendArchive } from '../moving/archive-for-test.js';
import { products } from '../shop/shop.schema.js';
import { catalog } from './catalog/catalog.js';
import { readFontSource } from './font-source.js';
import { fontsVisitor, makeWoff2 } from './fonts-for-test.js';
import { siteFonts } from './fonts.schema.js';
import { listFontFiles } from './list-font-files.js';

let instance: Instance;
let visitor: ReturnType<typeof fontsVisitor>;
/** A folder as `npm install` leaves it. */
let packages: string;
const inPackages = async (path: string, content: Uint8Array | string): Promise<void> => {
  const file = join(packages, path);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, content);
};
const ranges = JSON.stringify({ 'latin': 'U+0000-00FF,U+0131', 'latin-ext': 'U+0100-02BA', 'greek': 'U+0370-03FF' });
before(async () => {
  packages = await mkdtemp(join(tmpdir(), 'site-elements-test-'));
  for (const name of ['arvo', 'lato']) await inPackages(`@fontsource/${name}/unicode.json`, ranges);
  for (const weight of [400, 700]) await inPackages(`@fontsource/arvo/files/arvo-latin-${weight}-normal.woff2`, makeWoff2({ family: 'Arvo', weight }));
  await inPackages('@fontsource/lato/files/lato-latin-400-normal.woff2', makeWoff2({ family: 'Lato' }));
  await inPackages('@fontsource-variable/inter/unicode.json', ranges);
  for (const subset of ['latin', 'latin-ext', 'greek'])
    await inPackages(`@fontsource-variable/inter/files/inter-${subset}-wght-normal.woff2`, makeWoff2({ family: subset, axes: [['wght', 100, 400, 900]] }));
  instance = await startWithOwner({ fontSource: packages });
  visitor = fontsVisitor(instance.run, instance.owner);
});
after(async () => {
  await instance.run.stop();
  await rm(packages, { recursive: true });
});

const fontNamed = async (name: string) => (await visitor.get()).body.fonts.find(font => font.name === name);
const open = (path: string, headers: Record<string, string> = {}) => fetch(instance.run.address + path, { headers });

describe('a font of the owner', () => {
  test('is stored by what is in its file, and shown to everyone without end', async () => {
    const bytes = await readFile('demo/fonts/lora/lora-latin-700-normal.woff2');
    const { status, body } = await visitor.put('whatever.bin', bytes);
    assert.equal(status, 200, body.error);
    const font = body.fonts.find(({ name }) => name === 'Lora')!;
    assert.deepEqual([font.category, font.faces.map(({ weight, style, size }) => [weight, style, size])], ['serif', [[[700, 700], 'normal', bytes.length]]]);
    const answer = await open(font.faces[0]!.url);
    assert.deepEqual(Buffer.from(await answer.arrayBuffer()), bytes);
    assert.deepEqual(
      ['content-type', 'cache-control', 'x-content-type-options', 'access-control-allow-origin'].map(name => answer.headers.get(name)),
      ['font/woff2', 'public, max-age=31536000, immutable', 'nosniff', '*'],
    );
    assert.equal((await open(font.faces[0]!.url, { 'if-none-match': answer.headers.get('etag')! })).status, 304);
    assert.match(await visitor.sheet(), /@font-face \{\n {2}font-family: "Lora";\n {2}font-style: normal;\n {2}font-weight: 700;\n {2}font-display: swap;/);
  });

  test('that is variable has its weights, width and axes', async () => {
    await visitor.put('own.woff2', makeWoff2({ family: 'Own Variable', axes: [['wght', 200, 400, 800], ['wdth', 75, 100, 125], ['SOFT', 0, 0, 100]] }));
    const font = await fontNamed('Own Variable');
    assert.deepEqual([font!.category, font!.faces[0]!.weight, font!.faces[0]!.axes.map(({ tag }) => tag)], ['other', [200, 800], ['wght', 'wdth', 'SOFT']]);
    assert.match(await visitor.sheet(), /"Own Variable";\n.*\n {2}font-weight: 200 800;\n {2}font-stretch: 75% 125%;/);
  });

  test('is stored once, whether its request or its content is sent again', async () => {
    const id = randomUUID();
    const bytes = makeWoff2({ family: 'Once' });
    for (const one of [id, id, randomUUID()]) assert.equal((await visitor.put('once.woff2', bytes, one)).status, 200);
    assert.equal((await fontNamed('Once'))!.faces.length, 1);
    assert.equal((await visitor.put('other.woff2', makeWoff2({ family: 'Other' }), id)).status, 409);
  });

  test('has the name of its file if it has none, and never one that leaves the style sheet', async () => {
    await visitor.put('../Brand Sans.woff2', makeWoff2({ tables: { name: null } }));
    assert.equal((await fontNamed('Brand Sans'))?.faces.length, 1);
    await visitor.put('x.woff2', makeWoff2({ family: 'Evil"; } body { display: none } /*' }));
    const sheet = await visitor.sheet();
    assert.match(sheet, /font-family: "Evil body display none";/);
    assert.doesNotMatch(sheet, /body \{/);
  });

  test('is refused if it is not WOFF2, and leaves nothing', async () => {
    const before = (await visitor.get()).body.fonts.length;
    for (const bytes of [Buffer.from('body { color: red }'), Buffer.from('wOF2\0\x01\0\0rest', 'latin1'), makeWoff2({ tables: { cmap: Buffer.alloc(40_000_000) }, promised: { cmap: 8 } })]) {
      const { status, body } = await visitor.put('<b>x</b>.woff2', bytes);
      assert.deepEqual([status, body.error], [415, 'The file b>.woff2 does not appear to be a supported file'.replace('b>', 'b_')]);
    }
    assert.equal((await visitor.put('large.woff2', Buffer.alloc(siteFontLimits.maxBytes + 1))).status, 413);
    assert.equal((await visitor.get()).body.fonts.length, before);
  });
});

describe('a font of the catalog', () => {
  test('is loaded with the scripts, weights and characters that it is used for, once', async () => {
    for (let time = 0; time < 2; time += 1) {
      const { status, body } = await visitor.post(siteFontPaths.installation, { family: 'arvo' });
      assert.equal(status, 200, body.error);
    }
    const font = (await fontNamed('Arvo'))!;
    assert.deepEqual([font.category, font.license, font.faces.map(({ weight: [from], subset, unicodeRange }) => [from, subset, unicodeRange])], [
      'slab-serif', 'OFL-1.1', [[400, 'latin', 'U+0000-00FF,U+0131'], [700, 'latin', 'U+0000-00FF,U+0131']],
    ]);
    assert.match(await visitor.sheet(), /\/\* Arvo: OFL-1\.1 \*\/[^]*unicode-range: U\+0000-00FF,U\+0131;/);
  });

  test('gets more scripts later', async () => {
    await visitor.post(siteFontPaths.installation, { family: 'inter' });
    await visitor.post(siteFontPaths.installation, { family: 'inter', subsets: ['greek'] });
    const { faces } = (await fontNamed('Inter'))!;
    assert.deepEqual(faces.map(({ subset }) => subset).sort(), ['greek', 'latin', 'latin-ext']);
    assert.deepEqual(faces[0]!.weight, [100, 900]);
  });

  test('is loaded whole or not at all', async () => {
    const { status, body } = await visitor.post(siteFontPaths.installation, { family: 'lato' });
    assert.deepEqual([status, body.error], [503, 'Unable to load Lato. Please try again.']);
    assert.equal(await fontNamed('Lato'), undefined);
  });

  test('whose package is hostile is refused', async () => {
    await inPackages('@fontsource/anton/unicode.json', JSON.stringify({ latin: 'U+0; } body { color: red } x {' }));
    await inPackages('@fontsource/anton/files/anton-latin-400-normal.woff2', makeWoff2());
    await inPackages('@fontsource/pacifico/unicode.json', ranges);
    await inPackages('@fontsource/pacifico/files/pacifico-latin-400-normal.woff2', '<!doctype html>');
    for (const family of ['anton', 'pacifico']) assert.equal((await visitor.post(siteFontPaths.installation, { family })).status, 503, family);
    assert.doesNotMatch(await visitor.sheet(), /Anton|Pacifico|red/);
  });

  test('can be looked at before', async () => {
    const preview = (family: string) => open(siteFontPaths.preview.replace(':family', family), { cookie: instance.owner.cookie });
    const answer = await preview('inter');
    assert.deepEqual([answer.status, answer.headers.get('content-type')], [200, 'font/woff2']);
    const missing = await preview('karla');
    assert.deepEqual([missing.status, (await missing.json() as { error: string }).error], [503, 'Unable to load preview for Karla']);
    assert.equal((await preview('..%2f..%2fetc')).status, 404);
  });

  test('needs a place to load from', async () => {
    const other = await startWithOwner();
    try {
      const there = fontsVisitor(other.run, other.owner);
      assert.equal((await there.get()).body.canInstall, false);
      assert.equal((await there.post(siteFontPaths.installation, { family: 'arvo' })).status, 409);
      assert.equal(await there.sheet(), '\n');
    } finally {
      await other.run.stop();
    }
  });
});

test('the catalog is that of the packages: their names lead to their files', () => {
  const fileNames = (id: string, more = {}) => listFontFiles(catalog.find(one => one.id === id)!, more).map(one => `${one.package}/${one.file}`);
  assert.deepEqual(fileNames('zilla-slab', { weights: [700], subsets: ['latin'], styles: ['italic'] }), ['@fontsource/zilla-slab/files/zilla-slab-latin-700-italic.woff2']);
  const axes = (id: string) => fileNames(id, { allAxes: true, subsets: ['latin'] })[0]!.split('latin-')[1];
  assert.deepEqual(['lora', 'inter', 'roboto-flex'].map(axes), ['wght-normal.woff2', 'standard-normal.woff2', 'full-normal.woff2']);
  assert.ok(catalog.every(({ id, weights, styles, subsets }) => /^[a-z\d-]+$/.test(id) && weights.length > 0 && styles.includes('normal') && subsets.includes('latin')));
});

describe('a request that is refused', () => {
  const bodies: readonly (readonly [path: string, body: unknown])[] = [
    [siteFontPaths.installation, null], [siteFontPaths.installation, { family: '../x' }], [siteFontPaths.installation, { family: 'arvo', subsets: ['../../x'] }],
    [siteFontPaths.installation, { family: 'arvo', weights: [1.5] }], [siteFontPaths.removal, { family: '"; }' }], [siteFontPaths.removal, []],
  ];
  for (const [path, body] of bodies)
    test(`${path} ${JSON.stringify(body)}`, async () => assert.equal((await visitor.post(path, body)).status, 400));

  test('is one for a font that the catalog does not have', async () => {
    assert.equal((await visitor.post(siteFontPaths.installation, { family: 'no-such-font' })).status, 404);
  });

  test('is that of a stranger, and one without the token', async () => {
    const { address } = instance.run;
    const { cookie, csrf } = instance.owner;
    assert.equal((await fetch(address + siteFontPaths.list)).status, 401);
    const remove = (headers: Record<string, string>) =>
      fetch(address + siteFontPaths.removal, { method: 'POST', headers: { 'content-type': 'application/json', ...headers }, body: '{"family":"Once"}' });
    assert.deepEqual([(await remove({})).status, (await remove({ cookie })).status], [401, 403]);
    assert.equal((await remove({ cookie, 'x-csrf-token': csrf, 'sec-fetch-site': 'cross-site' })).status, 403);
    assert.equal((await visitor.get()).body.csrf, csrf);
    for (const path of ['/font-files/x', '/font-files/..%2fx.woff2', `/font-files/${randomUUID()}.woff2`]) assert.equal((await open(path)).status, 404, path);
  });
});

test('a font is deleted with its files, once or twice, and texts with its name are listed before', async () => {
  await visitor.put('gone.woff2', makeWoff2({ family: 'Gone Soon' }));
  const { url } = (await fontNamed('Gone Soon'))!.faces[0]!;
  const uses = async () => (await visitor.get<SiteFontUsesAnswer>(`${siteFontPaths.uses}?family=Gone+Soon`)).body;
  assert.deepEqual(await uses(), { uses: [], hasMore: false });
  await instance.run.service.database.update(products).set({ description: 'Set in “Gone Soon”.' }).where(eq(products.id, 'mug-kelp'));
  assert.match((await uses()).uses[0]!.path!, /mug-kelp$/);
  for (let time = 0; time < 2; time += 1) assert.equal((await visitor.post(siteFontPaths.removal, { family: 'Gone Soon' })).status, 200);
  assert.equal((await open(url)).status, 404);
  assert.doesNotMatch(await visitor.sheet(), /Gone Soon/);
});

test('a file whose content never arrived is not shown, and is deleted after a day', async () => {
  const { database } = instance.run.service;
  const id = randomUUID();
  const row = { id, family: 'Half', category: 'other', style: 'normal', weightFrom: 400, weightTo: 400, axes: [], size: 1, sha256: 'x' } as const;
  await database.insert(siteFonts).values({ ...row, createdAt: new Date(Date.now() - 25 * 60 * 60_000) });
  assert.equal(await fontNamed('Half'), undefined);
  await instance.run.service.sweep();
  assert.deepEqual(await database.select().from(siteFonts).where(eq(siteFonts.id, id)), []);
});

test('of 60 uploads whose requests fail before, during and after, nothing is lost and nothing is stored twice', async () => {
  const faults = ['', 'drop', 'drop-answer', '500', ''];
  let at = 0;
  const faulty = await startWithOwner({ faults: ({ req }) => (req.path.startsWith('/owner/fonts/files/') ? faults[at++ % faults.length]! : '') });
  try {
    const there = fontsVisitor(faulty.run, faulty.owner);
    for (let number = 0; number < 60; number += 1) {
      const id = randomUUID();
      const bytes = makeWoff2({ family: `Family ${number}` });
      let status = 0;
      for (let tries = 0; status !== 200 && tries < 20; tries += 1) status = (await there.put('font.woff2', bytes, id).catch(() => ({ status: 0 }))).status;
      assert.equal(status, 200);
    }
    assert.ok(at > 90, `${at} requests`);
    const { fonts } = (await there.get()).body;
    assert.deepEqual(fonts.map(({ name, faces }) => `${name}: ${faces.length}`).sort(), Array.from({ length: 60 }, (_, number) => `Family ${number}: 1`).sort());
  } finally {
    await faulty.run.stop();
  }
});

test('fonts move to another server with their files, once', async () => {
  const other = await startWithOwner();
  try {
    const archive = await downloadArchive(instance);
    const { file } = await sendArchive(other, archive);
    assert.equal((await other.owner.post('/owner/moving/import/store', { file })).status, 200);
    assert.deepEqual((await fontsVisitor(other.run, other.owner).get()).body.fonts, (await visitor.get()).body.fonts);
    const { url } = (await fontNamed('Lora'))!.faces[0]!;
    const bytes = Buffer.from(await (await fetch(other.run.address + url)).arrayBuffer());
    assert.deepEqual(bytes, await readFile('demo/fonts/lora/lora-latin-700-normal.woff2'));
    assert.doesNotMatch((await sendArchive(other, archive)).text, /Fonts, New/);
  } finally {
    await other.run.stop();
  }
});

describe('the owner’s page of fonts', () => {
  test('adds, shows and deletes fonts without scripts', async () => {
    const { owner } = instance;
    const body = new FormData();
    body.append('csrf', owner.csrf);
    body.append('file', new Blob([makeWoff2({ family: 'From Form' }) as BlobPart]), 'form.woff2');
    const sent = await fetch(instance.run.address + siteFontPaths.plainUpload, { method: 'POST', redirect: 'manual', headers: { cookie: owner.cookie, accept: 'text/html' }, body });
    assert.equal(sent.status, 303);
    const page = await owner.read(siteFontPaths.list);
    assert.match(page, /<bdi>From Form<\/bdi>/);
    assert.match(page, /&lt;link rel="stylesheet" href="\/fonts\.css"&gt;/);
    assert.match(page, /<option value="inter">Inter<\/option>/);
    assert.match(page, /<site-font-browser mode="manage" endpoint="\/owner\/fonts">/);
    assert.doesNotMatch(page, /editors\.js/);
    const installed = await owner.post(siteFontPaths.installation, { family: 'arvo' });
    assert.equal(installed.status, 303, await installed.text());
    const removal = await owner.read(`${siteFontPaths.uses}?family=From+Form`);
    assert.match(removal, /<h1>Delete From Form\?<\/h1>[^]*knows no product/);
    assert.equal((await owner.post(siteFontPaths.removal, { family: 'From Form' })).status, 303);
    assert.doesNotMatch(await owner.read(siteFontPaths.list), /From Form/);
  });

  test('asks for a file, and for the login first', async () => {
    const { owner } = instance;
    assert.equal((await owner.post(siteFontPaths.plainUpload)).status, 400);
    assert.equal((await fetch(instance.run.address + siteFontPaths.list, { redirect: 'manual', headers: { accept: 'text/html' } })).status, 303);
  });
});

test('FONT_SOURCE is the address of a host or the full path of a folder', () => {
  assert.deepEqual(['', ' ', 'https://packages.example/npm/', '/srv/node_modules'].map(readFontSource), [undefined, undefined, 'https://packages.example/npm', '/srv/node_modules']);
  for (const text of ['node_modules', 'ftp://x.example', 'https://user:secret@x.example', 'https://x.example/?a=1']) assert.throws(() => readFontSource(text), /FONT_SOURCE is/);
});
