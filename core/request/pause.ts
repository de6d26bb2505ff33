/** Resolves after some milliseconds, or as soon as the signal ends. */
export function pause(ms: number, signal?: AbortSignal): Promise<void> {
  if (signal?.aborted) return Promise.resolve();
  return new Promise(resolve => {
    const over = AbortSignal.timeout(ms);
    const done = () => resolve();
    over.addEventListener('abort', done, { once: true });
    signal?.addEventListener('abort', done, { once: true, signal: over });
  });
}
