import { AsyncLocalStorage } from 'node:async_hooks';

/** Characters of a chunk: a write for each line of a long file would take longer than the lines. */
const atOnce = 32_768;

/** Sends text as it is made: a file of any length takes no more memory than a part of it. */
export function streamText(parts: AsyncIterable<string>): ReadableStream<Uint8Array> {
  const iterator = parts[Symbol.asyncIterator]();
  const encoder = new TextEncoder();
  // A file is read when its request has been left: its words are in the language of who asked for it all the same.
  const inRequest = AsyncLocalStorage.snapshot();
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      let text = '';
      for (;;) {
        const { done, value } = await inRequest(() => iterator.next());
        if (!done) text += value;
        if (text !== '' && (done || text.length >= atOnce)) controller.enqueue(encoder.encode(text));
        if (done) return controller.close();
        if (text.length >= atOnce) return;
      }
    },
    async cancel() {
      await iterator.return?.();
    },
  });
}
