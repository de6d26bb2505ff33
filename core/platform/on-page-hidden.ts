type Callback = (isHidden: boolean) => void;
const callbacks = new Set<Callback>();
const tell = () => callbacks.forEach(callback => callback(document.hidden));

/** Calls back when the page's tab goes out of the visitor's sight or comes back, until the signal ends. One listener serves all. */
export function onPageHidden(callback: Callback, signal: AbortSignal): void {
  if (signal.aborted) return;
  if (callbacks.size === 0) document.addEventListener('visibilitychange', tell);
  callbacks.add(callback);
  signal.addEventListener('abort', () => {
    callbacks.delete(callback);
    if (callbacks.size === 0) document.removeEventListener('visibilitychange', tell);
  }, { once: true });
}

/** Whether nobody sees the page now: its tab or window is in the background. */
export const isPageHidden = (): boolean => document.hidden;
