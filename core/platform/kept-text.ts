export type Shelf = 'session' | 'local';

const shelf = (name: Shelf): Storage => (name === 'session' ? sessionStorage : localStorage);

/** A text kept for this tab or this device; null where there is none, or storage is refused. */
export function readKept(name: Shelf, key: string): string | null {
  try {
    return shelf(name).getItem(key);
  } catch {
    return null; // blocked site data throws
  }
}

/** Keeps a text; null lets it go. Storage that is full or refused keeps nothing. */
export function keep(name: Shelf, key: string, text: string | null): void {
  try {
    if (text === null) shelf(name).removeItem(key);
    else shelf(name).setItem(key, text);
  } catch { /* the page works without */ }
}
