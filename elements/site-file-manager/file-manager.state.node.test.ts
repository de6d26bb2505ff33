import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { ManualClock } from '../../core/platform/manual-clock.fixture.test.js';
import { FileBackendError, type FileBackend, type ManagedFile } from './backends/file-backend.js';
import { listFiles } from './backends/list-files.js';
import { FileManagerState } from './file-manager.state.js';

const values = { value: '', folder: '', sort: 'name', layout: 'grid', accept: '', maxSize: 0, disabled: false } as const;
const settled = () => new Promise<void>(resolve => { setImmediate(resolve); });
const named = (...names: string[]): ManagedFile[] => names.map(name => ({ id: name, url: `/files/${name}`, name }));

/** A backend in memory; `fail` makes the next call reject. */
function start(names = ['a.png', 'b.png', 'c.pdf'], more: { readonly maxSize?: number } = {}) {
  let files = named(...names);
  let failure: Error | null = null;
  const call = <Result>(work: () => Result): Promise<Result> => {
    const error = failure;
    failure = null;
    return error ? Promise.reject(error) : Promise.resolve(work());
  };
  const changed = (file: ManagedFile, change: Partial<ManagedFile>) => call(() => {
    const next = { ...files.find(({ id }) => id === file.id)!, ...change };
    files = files.map(one => (one.id === file.id ? next : one));
    return next;
  });
  const backend: FileBackend = {
    list: query => call(() => ({ ...listFiles(files, query), limits: { maxBytes: 100, types: '.png,.pdf' } })),
    put: ({ file }) => call(() => {
      const stored = { id: file.name, url: `/files/${file.name}`, name: file.name };
      files = [...files, stored];
      return stored;
    }),
    rename: (file, name) => changed(file, { name }),
    describe: changed,
    remove: file => call(() => { files = files.filter(({ id }) => id !== file.id); }),
    findUses: ({ name }) => call(() => (name === 'a.png' ? [{ title: 'Kelp mug' }] : [])),
  };
  const clock = new ManualClock();
  let ids = 0;
  const state = new FileManagerState({ ...values, ...more }, false, { clock, createId: () => `id${(ids += 1)}`, formatSize: bytes => `${bytes} bytes` });
  state.setBackend(backend);
  const snapshot = () => state.$snapshot.get();
  return { state, snapshot, shown: () => snapshot().files.map(({ name }) => name).join(' '), fail: (error: Error) => { failure = error; }, stored: () => files };
}
const upload = (name: string, size = 3) => new File(['x'.repeat(size)], name);

describe('the list of files', () => {
  test('loads, searches and shows folders', async () => {
    const { state, snapshot, shown } = start();
    await state.load();
    assert.deepEqual([shown(), snapshot().status, snapshot().current], ['a.png b.png c.pdf', 'ready', 'a.png']);
    state.search('B');
    await settled();
    assert.equal(shown(), 'b.png');
    state.search('nothing');
    await settled();
    assert.deepEqual([shown(), snapshot().status], ['', 'ready']);
  });

  test('continues, and keeps what is there when that fails', async () => {
    const names = Array.from({ length: 60 }, (_, at) => `${String(at).padStart(2, '0')}.png`);
    const { state, snapshot, fail } = start(names);
    await state.load();
    assert.deepEqual([snapshot().files.length, snapshot().after], [48, '48']);
    fail(new FileBackendError('offline'));
    await state.loadMore();
    assert.deepEqual([snapshot().files.length, snapshot().problem, snapshot().status], [48, { text: 'offline' }, 'ready']);
    await state.loadMore();
    assert.deepEqual([snapshot().files.length, snapshot().after, snapshot().problem], [60, null, null]);
  });

  test('shows why it could not be loaded', async () => {
    const { state, snapshot, fail } = start();
    fail(new FileBackendError('refused', 'Log in first.', { isForPeople: true }));
    await state.load();
    assert.deepEqual([snapshot().status, snapshot().problem], ['failed', { text: 'resultsFailed', message: 'Log in first.' }]);
  });
});

describe('the selection', () => {
  const rows: readonly (readonly [title: string, steps: (state: FileManagerState) => void, selected: string, current: string])[] = [
    ['one', state => state.select('b.png', 'only'), 'b.png', 'b.png'],
    ['another instead', state => { state.select('a.png', 'only'); state.select('b.png', 'only'); }, 'b.png', 'b.png'],
    ['two', state => { state.select('a.png', 'only'); state.select('c.pdf', 'toggle'); }, 'a.png c.pdf', 'c.pdf'],
    ['none again', state => { state.select('a.png', 'toggle'); state.select('a.png', 'toggle'); }, '', 'a.png'],
    ['a range backward', state => { state.select('c.pdf', 'only'); state.select('a.png', 'range'); }, 'a.png b.png c.pdf', 'a.png'],
    ['a range by keys', state => { state.select('a.png', 'only'); state.move(1, true); state.move(1, true); state.move(-1, true); }, 'a.png b.png', 'b.png'],
    ['all', state => state.selectAll(), 'a.png b.png c.pdf', 'a.png'],
    ['beyond the end', state => { state.move(99, false); }, '', 'c.pdf'],
  ];
  for (const [title, steps, selected, current] of rows) {
    test(title, async () => {
      const { state, snapshot } = start();
      await state.load();
      steps(state);
      assert.deepEqual([[...snapshot().selected].sort().join(' '), snapshot().current], [selected, current]);
    });
  }
});

describe('changes', () => {
  test('rename a file, and back', async () => {
    const { state, snapshot, shown } = start();
    await state.load();
    const [file] = snapshot().files;
    state.showDetail(file!);
    assert.equal(await state.rename(file!, ' z.png '), true);
    assert.deepEqual([shown(), snapshot().detail!.name, snapshot().notice], ['z.png b.png c.pdf', 'z.png', { text: 'saved', canUndo: true }]);
    await state.undo();
    assert.deepEqual([shown(), snapshot().notice], ['a.png b.png c.pdf', null]);
  });

  test('report an empty name and a failure, and change nothing', async () => {
    const { state, snapshot, shown, fail } = start();
    await state.load();
    const [file] = snapshot().files;
    assert.equal(await state.rename(file!, '  '), false);
    assert.deepEqual(snapshot().failure, { text: 'nameMissing' });
    fail(new Error('x'));
    assert.equal(await state.rename(file!, 'new'), false);
    assert.deepEqual([shown(), snapshot().failure], ['a.png b.png c.pdf', { text: 'renameFailed', message: undefined, title: 'renameTitle' }]);
  });

  test('move the focal point, store it once, and take it back', async () => {
    const { state, snapshot, stored } = start();
    await state.load();
    state.showDetail(snapshot().files[0]!);
    state.moveFocalPoint({ x: 2, y: 0.1234 });
    assert.deepEqual([state.focalPoint, stored()[0]!.focalPoint], [{ x: 1, y: 0.123 }, undefined]);
    await state.commitFocalPoint();
    assert.deepEqual([stored()[0]!.focalPoint, snapshot().focalDraft], [{ x: 1, y: 0.123 }, null]);
    await state.undo();
    assert.equal(stored()[0]!.focalPoint, null);
  });

  test('delete after a question that lists where files are used', async () => {
    const { state, snapshot, shown } = start();
    await state.load();
    state.selectAll();
    const asked = state.askToRemove(state.selectedFiles.slice(0, 2));
    assert.equal(snapshot().removal!.uses, null);
    await asked;
    assert.deepEqual(snapshot().removal!.uses, [{ title: 'Kelp mug' }]);
    state.cancelRemoval();
    assert.equal(shown(), 'a.png b.png c.pdf');
    await state.askToRemove(state.selectedFiles.slice(0, 2));
    await state.remove();
    assert.deepEqual([shown(), snapshot().notice, snapshot().current], ['c.pdf', { text: 'removed', values: { count: 2 }, canUndo: false }, 'c.pdf']);
  });

  test('keep a file that could not be deleted', async () => {
    const { state, snapshot, shown, fail } = start();
    await state.load();
    await state.askToRemove(snapshot().files.slice(0, 2));
    fail(new FileBackendError('offline'));
    await state.remove();
    assert.deepEqual([shown(), snapshot().failure, snapshot().removal], ['a.png b.png c.pdf', { text: 'offline' }, null]);
  });
});

describe('an upload', () => {
  test('is checked by its type and size before it is sent', async () => {
    const { state } = start([], { maxSize: 50 });
    await state.load();
    const problem = (file: File) => state.findUploadProblem(file);
    assert.equal(problem(upload('ok.PNG')), null);
    assert.deepEqual(problem(upload('run.exe')), { text: 'unsupported', values: { fileName: 'run.exe' } });
    assert.deepEqual(problem(upload('empty.png', 0)), { text: 'unsupported', values: { fileName: 'empty.png' } });
    assert.deepEqual(problem(upload('large.png', 51)), { text: 'tooLarge', values: { fileName: 'large.png', maxSize: '50 bytes' } });
    assert.equal(state.maxBytes, 50);
  });

  test('appears in its folder once it is stored', async () => {
    const { state, shown } = start(['a.png']);
    await state.load();
    state.queue.add([upload('new.png')], { folder: '' });
    state.queue.add([upload('other.png')], { folder: 'elsewhere' });
    await settled();
    assert.equal(shown(), 'new.png a.png');
  });
});

test('another backend leaves nothing of the one before', async () => {
  const { state, snapshot } = start();
  await state.load();
  state.selectAll();
  state.setBackend({ list: () => Promise.resolve(named('x.png')) });
  await settled();
  assert.deepEqual([snapshot().files.map(({ name }) => name), snapshot().selected.size, snapshot().current], [['x.png'], 0, 'x.png']);
});
