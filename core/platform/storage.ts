import { atom, type WritableAtom } from 'nanostores';
import { isPage } from './page.js';

export type StorageArea = 'session' | 'local';

/** Throws where the browser refuses it. */
export const areaOf = (area: StorageArea): Storage => (area === 'session' ? sessionStorage : localStorage);

/** A text stored for this tab or this device; null where there is none, or storage is refused. */
export function storedText(area: StorageArea, key: string): string | null {
  try {
    return areaOf(area).getItem(key);
  } catch {
    return null; // blocked site data throws
  }
}

/** Stores a text; null removes it. Storage that is full or refused stores nothing. */
export function storeText(area: StorageArea, key: string, text: string | null): void {
  try {
    if (text === null) areaOf(area).removeItem(key);
    else areaOf(area).setItem(key, text);
  } catch { /* the page works without */ }
}

export interface PersistentAtom<T> extends WritableAtom<T> {
  /** What another tab may have written a moment ago, before its event arrives here; the value at hand where there is nothing. */
  fresh(): T;
}

interface PersistentOptions<T> {
  /** Makes one value of this page's and of what another tab has stored; by default the stored one is taken. */
  readonly merge?: (own: T, stored: T) => T;
  /** Called when storage has refused a value, which then lives as long as the page. */
  readonly onRefused?: () => void;
}

/**
 * A store kept in the browser's local storage and followed by every tab. `read` makes a stored value right:
 * it gets whatever was stored and returns a good value, so that nothing broken ever enters the page.
 * Where storage refuses or is full, values live as long as the page.
 */
export function persistentAtom<T>(key: string, start: T, read: (stored: unknown) => T, { merge = (_, stored) => stored, onRefused }: PersistentOptions<T> = {}): PersistentAtom<T> {
  const store = Object.assign(atom(start), { fresh: () => stored(store.get()) });
  if (!isPage) return store;
  const { set } = store;
  let isRefused = false;

  const mergedWith = (text: string): T => merge(store.get(), read(JSON.parse(text)));
  function stored(otherwise: T): T {
    if (isRefused) return store.get();
    try {
      const text = localStorage.getItem(key); // blocked site data throws
      return text === null ? otherwise : mergedWith(text);
    } catch {
      return otherwise;
    }
  }

  store.set = value => {
    try {
      localStorage.setItem(key, JSON.stringify(value));
      isRefused = false;
    } catch {
      isRefused = true;
      onRefused?.();
    }
    set(value);
  };
  /** Takes what is stored; what only this page knows, because another tab wrote over it, is stored again. */
  const follow = (text: string | null) => {
    let value = stored(start);
    try {
      if (text !== null) value = merge(value, read(JSON.parse(text)));
      if (!isRefused && localStorage.getItem(key) !== null && JSON.stringify(read(JSON.parse(localStorage.getItem(key)!))) !== JSON.stringify(value)) return store.set(value);
    } catch { /* what is broken or refused has been left out */ }
    set(value);
  };
  set(stored(start));
  // A tab may hear of another's writing after it has written itself, and then reads its own: both are looked at.
  addEventListener('storage', event => { if (event.key === key || event.key === null) follow(event.key === null ? null : event.newValue); });
  addEventListener('pageshow', event => { if (event.persisted) follow(null); }); // a page that slept heard no events
  return store;
}

/** Sends messages to the other tabs of the site and receives theirs, for as long as the page lives. */
export function tabChannel<T>(name: string, receive: (message: T) => void): (message: T) => void {
  try {
    const channel = new BroadcastChannel(name);
    channel.onmessage = event => receive(event.data as T);
    return message => channel.postMessage(message);
  } catch {
    return () => {}; // a document without an origin has no other tabs
  }
}
