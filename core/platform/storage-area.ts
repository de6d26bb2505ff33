import type { StorageArea, StoredPlace } from './stored-keys.js';

// Texts as they are in the browser's storage, from any script. Only the modules that check them use this file, and a
// lint rule enforces it: everything else reads by `readStored()`, with the shape that it expects.

/** Throws where the browser refuses it. */
export const getStorage = (area: StorageArea): Storage => (area === 'session' ? sessionStorage : localStorage);

/** A stored text; null if it does not exist, or if storage is blocked. */
export function storedText({ area, key }: StoredPlace): string | null {
  try {
    return getStorage(area).getItem(key);
  } catch {
    return null; // blocked site data throws
  }
}

/** Stores a text; null removes it. False where storage is full or refused. */
export function storeText({ area, key }: StoredPlace, text: string | null): boolean {
  try {
    if (text === null) getStorage(area).removeItem(key);
    else getStorage(area).setItem(key, text);
    return true;
  } catch {
    return false; // the page works without
  }
}
