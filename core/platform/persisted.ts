import { atom, type WritableAtom } from 'nanostores';
import { isPage } from './site-context.js';

export interface PersistedStore<T> extends WritableAtom<T> {
  /** What another tab may have written a moment ago, before its event arrives here; the value at hand where there is nothing. */
  fresh(): T;
}

/**
 * A store kept in the browser's local storage and followed by every tab. `read` makes a stored value right:
 * it gets whatever was stored and returns a good value, so that nothing broken ever enters the page.
 * Where storage refuses or is full, values live as long as the page.
 */
export function persisted<T>(key: string, start: T, read: (stored: unknown) => T): PersistedStore<T> {
  const store = Object.assign(atom(start), { fresh: () => stored(store.get()) });
  if (!isPage) return store;
  const { set } = store;
  let isRefused = false;

  function stored(otherwise: T): T {
    if (isRefused) return store.get();
    try {
      const text = localStorage.getItem(key); // blocked site data throws
      return text === null ? otherwise : read(JSON.parse(text));
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
    }
    set(value);
  };
  set(stored(start));
  addEventListener('storage', event => { if (event.key === key || event.key === null) set(stored(start)); });
  addEventListener('pageshow', event => { if (event.persisted) set(stored(start)); }); // a page that slept heard no events
  return store;
}
