import { persistentAtom, setPersistentEngine, windowPersistentEvents } from '@nanostores/persistent';
import type { WritableAtom } from 'nanostores';
import { safeStorage } from './safe-storage.js';

const storage: Record<string, string> = typeof window === 'undefined' ? {} : safeStorage('localStorage');
if (typeof window !== 'undefined') setPersistentEngine(storage, windowPersistentEvents);

/** What a stored text says; `otherwise` when it is broken. */
function decoded<T>(text: string, otherwise: T, read: (stored: unknown) => T): T {
  try {
    return read(JSON.parse(text));
  } catch {
    return otherwise;
  }
}

/**
 * A store kept in the browser's local storage and followed by every tab. `read` makes a stored value right;
 * it gets whatever was stored and returns a good value, so that nothing broken ever enters the page.
 */
export function persisted<T>(key: string, start: T, read: (stored: unknown) => T): WritableAtom<T> {
  return persistentAtom<T>(key, start, {
    encode: JSON.stringify,
    decode: text => decoded(text, start, read),
  });
}

/** Reads again what another tab may have written a moment ago, before its event arrives here. */
export function freshest<T>(key: string, store: WritableAtom<T>, read: (stored: unknown) => T): T {
  return key in storage ? decoded(storage[key]!, store.get(), read) : store.get();
}
