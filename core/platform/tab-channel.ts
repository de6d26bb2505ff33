/** Speaks to the other tabs of the site. Receiving ends with the signal; without one it lasts as long as the page. */
export function tabChannel<T>(name: string, receive: (message: T) => void, signal?: AbortSignal): (message: T) => void {
  if (typeof BroadcastChannel === 'undefined') return () => {};
  const channel = new BroadcastChannel(name);
  channel.addEventListener('message', event => receive(event.data as T), { signal });
  (channel as { unref?(): void }).unref?.(); // in Node an open channel would keep the process alive
  signal?.addEventListener('abort', () => channel.close(), { once: true });
  return message => channel.postMessage(message);
}
