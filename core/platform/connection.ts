/** The browser's own word on the network: false only when it surely has none. Servers and tests in Node have one. */
const isOnline = (): boolean => typeof navigator === 'undefined' || navigator.onLine !== false;

/**
 * Waits until the browser has a network; false when that takes longer than some milliseconds. `onWait` is called when
 * there is none at first.
 */
export function backOnline(patienceMs: number, onWait: () => void): Promise<boolean> {
  if (isOnline()) return Promise.resolve(true);
  onWait();
  return new Promise(resolve => {
    const over = AbortSignal.timeout(patienceMs);
    addEventListener('online', () => resolve(true), { once: true, signal: over });
    over.addEventListener('abort', () => resolve(isOnline()), { once: true });
  });
}
