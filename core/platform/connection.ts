/** The browser's own word on the network: false only when it surely has none. Servers and tests in Node have one. */
export const isOnline = (): boolean => typeof navigator === 'undefined' || navigator.onLine !== false;

/** Waits until the browser has a network again; false when that takes longer than some milliseconds. */
export function backOnline(patienceMs: number): Promise<boolean> {
  if (isOnline()) return Promise.resolve(true);
  return new Promise(resolve => {
    const over = AbortSignal.timeout(patienceMs);
    addEventListener('online', () => resolve(true), { once: true, signal: over });
    over.addEventListener('abort', () => resolve(isOnline()), { once: true });
  });
}
