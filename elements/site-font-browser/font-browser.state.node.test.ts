import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { CatalogFont } from '../../core/contract/site-fonts.js';
import { type FontBackend, FontBackendError, type FontList, type FontRecord } from './backends/font-backend.js';
import { readFonts } from './backends/read-fonts.js';
import { FontBrowserState } from './font-browser.state.js';
import type { Preview } from './previews/load-preview.js';

const lora: FontRecord = { name: 'Lora', category: 'serif', faces: [{ url: '/lora.woff2' }, { url: '/lora-bold.woff2', weight: 700 }] };
const inter: CatalogFont = {
  id: 'inter', name: 'Inter', category: 'sans-serif', license: 'OFL-1.1', subsets: ['latin', 'cyrillic'], weights: [400, 900], styles: ['normal'], axes: [],
};

interface MemoryBackend extends FontBackend { fonts: FontRecord[]; readonly calls: unknown[]; fault: Error | null }

/** Fonts in memory. With a fault, each change fails. */
function memoryBackend(...fonts: FontRecord[]): MemoryBackend {
  const run = <Result>(call: unknown, change: () => Result): Promise<Result> => {
    backend.calls.push(call);
    return backend.fault ? Promise.reject(backend.fault) : Promise.resolve(change());
  };
  const list = (): FontList => ({ fonts: backend.fonts, catalog: [inter], maxBytes: 1000 });
  const backend: MemoryBackend = {
    fonts, calls: [], fault: null,
    list: () => Promise.resolve(list()),
    put: ({ id, file }) => run(`put ${id}`, () => {
      backend.fonts = [...backend.fonts, { name: file.name.replace('.woff2', ''), faces: [{ url: `/${file.name}` }] }];
    }),
    install: wanted => run(wanted, () => {
      backend.fonts = [...backend.fonts, { name: 'Inter', category: 'sans-serif', faces: [{ url: '/inter.woff2' }] }];
      return list();
    }),
    remove: ({ name }) => run(`remove ${name}`, () => { backend.fonts = backend.fonts.filter(font => font.name !== name); }),
    findUses: () => Promise.resolve([{ title: 'Kelp mug' }]),
    getPreviewUrl: ({ id }, subset) => `/preview/${id}?${subset}`,
  };
  return backend;
}

const created = ({ value = '', backend = memoryBackend(lora), previews = [] as Preview[] } = {}) => {
  let ids = 0;
  const state = new FontBrowserState({ value, disabled: false }, false, {
    createId: () => `id${ids += 1}`, formatSize: bytes => `${bytes} B`,
    loadPreview: preview => {
      previews.push(preview);
      return preview.name === 'Broken' ? Promise.reject(new Error('404')) : Promise.resolve();
    },
  });
  state.setBackend(backend);
  return { state, backend, previews, read: () => state.$snapshot.get() };
};
const file = (name: string, size = 10) => new File([new Uint8Array(size)], name);
const names = (state: FontBrowserState) => state.found.fonts.map(({ name }) => name);

describe('fonts', () => {
  test('are listed, and those of the value selected', async () => {
    const { state, read } = created({ value: 'font-family: "Lora", serif; font-weight: 700' });
    await state.load();
    state.selectValue();
    assert.deepEqual([names(state), read().current, read().draft?.weight], [['Lora', 'Inter'], 'Lora', 700]);
  });

  test('that cannot be listed are listed when that is tried again', async () => {
    const { state, backend, read } = created();
    const { list } = backend;
    backend.list = () => Promise.reject(new DOMException('', 'NetworkError'));
    await state.load();
    assert.deepEqual([read().status, read().problem?.text], ['failed', 'offline']);
    backend.list = list;
    await state.load();
    assert.deepEqual([read().status, read().problem, names(state).length], ['ready', null, 2]);
  });

  test('of another backend take the place of those that were there', async () => {
    const { state, read } = created();
    await state.load();
    state.select('Lora');
    state.setBackend(memoryBackend({ name: 'Brand' }));
    assert.deepEqual([read().current, read().draft], [null, null]);
    assert.deepEqual(names(state), []);
    await state.load();
    assert.deepEqual(names(state), ['Brand', 'Inter']);
  });

  test('are drawn in pages', async () => {
    const { state } = created({ backend: memoryBackend(...Array.from({ length: 100 }, (_, at) => ({ name: `Font ${at}` }))) });
    await state.load();
    assert.deepEqual([state.found.fonts.length, state.found.hasMore], [60, true]);
    state.showMore();
    assert.deepEqual([state.found.fonts.length, state.found.hasMore], [101, false]);
    state.show({ search: 'font 9' });
    assert.deepEqual([state.found.fonts.length, state.found.hasMore], [19, false]);
  });

  test('are selected by keys, and end at both ends', async () => {
    const { state } = created();
    await state.load();
    assert.deepEqual([1, Infinity, 1, -1, -Infinity].map(by => state.move(by)), ['Lora', 'Inter', 'Inter', 'Lora', 'Lora']);
    state.show({ search: 'nothing' });
    assert.equal(state.move(1), null);
  });

  test('of a kit are there as long as it is allowed', async () => {
    const { state, read } = created();
    await state.load();
    state.setKit('ready', readFonts([{ name: 'proxima-nova' }]));
    state.show({ view: 'kit' });
    assert.deepEqual(names(state), ['proxima-nova']);
    state.setKit('blocked');
    assert.deepEqual([names(state), read().view], [[], 'kit']);
    state.setKit('none');
    assert.equal(read().view, 'all');
  });
});

describe('a preview', () => {
  test('is loaded once, with the files of the font or one of the catalog in the script of the text', async () => {
    const { state, previews, read } = created();
    await state.load();
    state.setText('Привет');
    await Promise.all(['Lora', 'Inter', 'Lora', 'Nothing'].map(name => state.preview(name)));
    assert.deepEqual(previews.map(({ name, faces }) => [name, faces.map(({ url, weight }) => `${url} ${weight}`)]), [
      ['Lora', ['/lora.woff2 400', '/lora-bold.woff2 700']], ['Inter', ['/preview/inter?cyrillic 400']],
    ]);
    assert.equal(read().previews.get('Inter'), 'ready');
  });

  test('of the catalog is loaded again for words in another script', async () => {
    const { state, previews, read } = created();
    await state.load();
    await state.preview('Inter');
    state.setText('Kelp');
    assert.equal(read().previews.has('Inter'), true);
    state.setText('Привет');
    assert.equal(read().previews.has('Inter'), false);
    await state.preview('Inter');
    assert.deepEqual(previews.map(({ faces }) => faces[0]!.url), ['/preview/inter?latin', '/preview/inter?cyrillic']);
  });

  test('that failed is loaded when it is visible again', async () => {
    const { state, previews, read } = created({ backend: memoryBackend({ name: 'Broken', faces: [{ url: '/x.woff2' }] }) });
    await state.load();
    await state.preview('Broken');
    assert.equal(read().previews.get('Broken'), 'failed');
    await state.preview('Broken');
    assert.equal(previews.length, 2);
  });

  test('of a family that was added is loaded from its new files', async () => {
    const { state, previews } = created();
    await state.load();
    await state.preview('Inter');
    await state.install(state.found.fonts[1]!);
    await state.preview('Inter');
    assert.deepEqual(previews.map(({ faces }) => faces[0]!.url), ['/preview/inter?latin', '/inter.woff2']);
  });
});

describe('a family of the catalog', () => {
  test('is added, and stays selected', async () => {
    const { state, backend, read } = created();
    await state.load();
    state.select('Inter');
    assert.equal(await state.install(state.currentFont!), true);
    assert.deepEqual([state.currentFont?.origin, read().draft?.family, read().adding, read().notice?.values], ['site', 'Inter', null, { fontName: 'Inter' }]);
    await state.installAll(state.currentFont!);
    assert.deepEqual(backend.calls, [{ family: 'inter' }, { family: 'inter', weights: [400, 900], styles: ['normal'], allAxes: true }]);
  });

  test('that could not be added stays as it was, with the message of the backend', async () => {
    const { state, backend, read } = created();
    await state.load();
    state.select('Inter');
    backend.fault = new FontBackendError('Set FONT_SOURCE.');
    assert.equal(await state.install(state.currentFont!), false);
    assert.deepEqual([read().failure, read().adding, state.currentFont?.stored], [
      { text: 'addFailed', values: { fontName: 'Inter' }, message: 'Set FONT_SOURCE.' }, null, null,
    ]);
  });
});

describe('an upload', () => {
  test('adds a font and selects it', async () => {
    const { state, read } = created();
    await state.load();
    await state.upload([file('Brand.woff2')]);
    assert.deepEqual([names(state), read().current, read().transfers], [['Lora', 'Brand', 'Inter'], 'Brand', []]);
  });

  const rows: readonly (readonly [name: string, size: number, text: string])[] = [
    ['brand.ttf', 10, 'unsupported'], ['brand.woff2', 0, 'unsupported'], ['<b>.woff2.svg', 10, 'unsupported'], ['brand.woff2', 1001, 'tooLarge'],
  ];
  for (const [name, size, text] of rows) test(`of ${name} with ${size} bytes is not sent: ${text}`, async () => {
    const { state, backend, read } = created();
    await state.load();
    await state.upload([file(name, size)]);
    assert.deepEqual([read().transfers.map(({ problem }) => problem?.text), backend.calls], [[text], []]);
    state.dismiss(read().transfers[0]!.id);
    assert.deepEqual(read().transfers, []);
  });

  test('that failed is sent again under the same id, and the others arrive', async () => {
    const { state, backend, read } = created();
    await state.load();
    backend.fault = new DOMException('', 'TimeoutError');
    await state.upload([file('One.woff2'), file('Two.woff2')]);
    assert.deepEqual(read().transfers.map(({ problem }) => problem?.text), ['offline', 'offline']);
    backend.fault = null;
    await state.retry('id1');
    assert.deepEqual([read().transfers.map(({ id }) => id), names(state)], [['id2'], ['Lora', 'One', 'Inter']]);
    assert.deepEqual(backend.calls, ['put id1', 'put id2', 'put id1']);
  });
});

describe('a deletion', () => {
  test('shows where the font is used, and can be canceled', async () => {
    const { state, backend, read } = created();
    await state.load();
    await state.askToRemove(state.found.fonts[0]!.stored!);
    assert.deepEqual(read().removal?.uses, [{ title: 'Kelp mug' }]);
    state.cancelRemoval();
    assert.deepEqual([read().removal, backend.calls], [null, []]);
  });

  test('removes the font', async () => {
    const { state, read } = created();
    await state.load();
    state.select('Lora');
    await state.askToRemove(state.currentFont!.stored!);
    await state.remove();
    assert.deepEqual([names(state), read().current, read().notice?.text], [['Inter'], null, 'removed']);
  });

  test('that failed leaves everything as it was', async () => {
    const { state, backend, read } = created();
    await state.load();
    backend.findUses = () => Promise.reject(new Error('no'));
    await state.askToRemove(state.found.fonts[0]!.stored!);
    assert.deepEqual([read().removal?.uses, read().removal?.areUsesKnown], [[], false]);
    backend.fault = new Error('no');
    await state.remove();
    assert.deepEqual([names(state), read().removal, read().failure?.text], [['Lora', 'Inter'], null, 'removeFailed']);
  });
});

describe('a choice', () => {
  test('keeps to what the font has', async () => {
    const { state, read } = created();
    await state.load();
    state.select('Lora');
    state.change({ weight: 900 });
    state.change({ style: 'italic' });
    state.changeAxis('SOFT', 5);
    state.changeAxis('SOFT', Number.NaN);
    assert.deepEqual(read().draft, { family: 'Lora', weight: 700, style: 'normal', axes: {} });
  });
});
