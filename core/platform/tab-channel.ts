/** Speaks to the other tabs of the site, and hears them, for as long as the page lives. */
export function tabChannel<T>(name: string, receive: (message: T) => void): (message: T) => void {
  const channel = new BroadcastChannel(name);
  channel.onmessage = event => receive(event.data as T);
  return message => channel.postMessage(message);
}
