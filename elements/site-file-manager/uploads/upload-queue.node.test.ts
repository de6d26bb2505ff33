import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { ManualClock } from '../../../core/platform/manual-clock.fixture.test.js';
import { FileBackendError, type FileFault, type FileUpload, type ManagedFile } from '../backends/file-backend.js';
import { UploadQueue } from './upload-queue.js';

interface Sent { readonly upload: FileUpload; succeed(): Promise<void>; fail(fault: FileFault, retryAfterMs?: number): Promise<void> }

const settled = () => new Promise<void>(resolve => { setImmediate(resolve); });
const file = (name: string, size = 3, lastModified = 1): File => new File(['x'.repeat(size)], name, { lastModified });

function start(mostBytes = 100) {
  const clock = new ManualClock();
  const sent: Sent[] = [];
  const stored: string[] = [];
  let ids = 0;
  const queue = new UploadQueue({
    clock,
    createId: () => `id${(ids += 1)}`,
    findProblem: ({ name, size }) => (size > mostBytes ? { text: 'tooLarge', values: { fileName: name, maxSize: '100 bytes' } } : null),
    onStored: ({ name }) => stored.push(name),
    send: upload => new Promise<ManagedFile>((resolve, reject) => {
      upload.signal.addEventListener('abort', () => reject(new DOMException('', 'AbortError')));
      sent.push({
        upload,
        succeed() {
          resolve({ url: `/files/${upload.id}`, name: upload.file.name });
          return settled();
        },
        fail(fault, retryAfterMs) {
          reject(new FileBackendError(fault, fault, { retryAfterMs }));
          return settled();
        },
      });
    }),
  });
  const phases = () => queue.$uploads.get().map(({ phase }) => phase).join(' ');
  return { clock, queue, sent, stored, phases };
}

describe('the queue of uploads', () => {
  test('sends two at a time, in their order', async () => {
    const { queue, sent, stored, phases } = start();
    queue.add([file('a'), file('b'), file('c')], { folder: '' });
    assert.equal(phases(), 'sending sending waiting');
    sent[0]!.upload.onProgress(0.5);
    assert.equal(queue.$uploads.get()[0]!.share, 0.5);
    await sent[1]!.succeed();
    assert.equal(phases(), 'sending done sending');
    await sent[0]!.succeed();
    await sent[2]!.succeed();
    assert.deepEqual([phases(), stored, queue.isActive], ['done done done', ['b', 'a', 'c'], false]);
  });

  test('refuses a file before it is sent, and not the others', () => {
    const { queue, sent, phases } = start(5);
    queue.add([file('large', 6), file('small', 5)], { folder: '' });
    assert.deepEqual([phases(), sent.length], ['refused sending', 1]);
    assert.deepEqual(queue.$uploads.get()[0]!.problem, { text: 'tooLarge', values: { fileName: 'large', maxSize: '100 bytes' } });
  });

  test('adds a file once that is dropped twice, and again to another folder', () => {
    const { queue } = start();
    queue.add([file('a'), file('a')], { folder: '' });
    queue.add([file('a')], { folder: '' });
    assert.equal(queue.$uploads.get().length, 1);
    queue.add([file('a')], { folder: 'x' });
    queue.add([file('a', 4)], { folder: '' });
    assert.equal(queue.$uploads.get().length, 3);
  });

  test('continues after a lost connection with the same id, later each time', async () => {
    const { clock, queue, sent, phases } = start();
    queue.add([file('a')], { folder: '' });
    for (const waitMs of [1000, 2000, 4000, 8000, 16_000]) {
      await sent.at(-1)!.fail('offline');
      assert.equal(phases(), 'pausing');
      const before = sent.length;
      clock.pass(waitMs - 1);
      assert.equal(sent.length, before);
      clock.pass(1);
      assert.equal(sent.length, before + 1);
    }
    await sent.at(-1)!.fail('offline');
    assert.equal(phases(), 'failed');
    assert.deepEqual(queue.$uploads.get()[0]!.problem, { text: 'offline' });
    queue.retry('id1');
    await sent.at(-1)!.succeed();
    assert.equal(phases(), 'done');
    assert.deepEqual(new Set(sent.map(({ upload }) => upload.id)), new Set(['id1']));
  });

  test('waits as long as the backend says, and continues when the network is back', async () => {
    const { clock, queue, sent, phases } = start();
    queue.add([file('a')], { folder: '' });
    await sent[0]!.fail('busy', 20_000);
    clock.pass(19_999);
    assert.equal(phases(), 'pausing');
    clock.pass(1);
    await sent[1]!.fail('offline');
    queue.resume();
    assert.equal(phases(), 'sending');
    assert.equal(clock.waiting, 0);
  });

  for (const [fault, text] of [['unsupported', 'unsupported'], ['refused', 'uploadFailed'], ['gone', 'uploadFailed'], ['failed', 'uploadFailed']] as const) {
    test(`does not try again what stays wrong: ${fault}`, async () => {
      const { clock, queue, sent, phases } = start();
      queue.add([file('a')], { folder: '' });
      await sent[0]!.fail(fault);
      clock.pass(100_000);
      assert.deepEqual([phases(), sent.length, queue.$uploads.get()[0]!.problem!.text], ['failed', 1, text]);
    });
  }

  test('cancels what waits, what is sent and what pauses, and starts it again as a new upload', async () => {
    const { clock, queue, sent, phases } = start();
    queue.add([file('a'), file('b'), file('c')], { folder: '' });
    queue.cancel('id3');
    queue.cancel('id1');
    await settled();
    assert.equal(phases(), 'canceled sending canceled');
    assert.equal(sent[0]!.upload.signal.aborted, true);
    await sent[1]!.fail('offline');
    queue.cancel('id2');
    clock.pass(100_000);
    assert.deepEqual([phases(), sent.length], ['canceled canceled canceled', 2]);
    queue.retry('id1');
    assert.equal(sent.at(-1)!.upload.id, 'id4');
  });

  test('shows a file that was stored while it was canceled', async () => {
    const { queue, sent, stored, phases } = start();
    queue.add([file('a')], { folder: '' });
    void sent[0]!.succeed();
    queue.cancel('id1');
    await settled();
    assert.deepEqual([phases(), stored], ['done', ['a']]);
  });

  test('removes stored files from the list after a while, and keeps failures', async () => {
    const { clock, queue, sent, phases } = start(5);
    queue.add([file('a'), file('large', 6), file('b')], { folder: '' });
    await sent[0]!.succeed();
    clock.pass(10_000);
    assert.equal(phases(), 'done refused sending');
    await sent[1]!.succeed();
    clock.pass(4999);
    assert.equal(phases(), 'done refused done');
    clock.pass(1);
    assert.equal(phases(), 'refused');
  });

  test('removes from the list only what has ended', async () => {
    const { queue, sent, phases } = start();
    queue.add([file('a'), file('b')], { folder: '' });
    await sent[0]!.succeed();
    queue.dismiss('id1');
    queue.dismiss('id2');
    assert.equal(phases(), 'sending');
    queue.close();
    await settled();
    assert.equal(sent[1]!.upload.signal.aborted, true);
  });
});
