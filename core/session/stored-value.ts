import { anything, finiteNumber, jsonOf, optional, recordOf, type Decoder } from '../registry/decode.js';
import { getStorage } from '../platform/storage-area.js';
import type { StorageArea, StoredKey } from '../platform/stored-keys.js';
import { warnOnce } from '../registry/registry.js';
import { writeJson } from '../registry/write-json.js';

/** What is stored: a value, and when it ends. spec: page-runtime-platform §3 */
interface Stored { readonly value: unknown; readonly expires?: number | undefined }

/** Where values are kept, and what time it is there; a test brings its own. */
export interface ValueStorage {
  area(name: StorageArea): Storage;
  now(): number;
}

const browser: ValueStorage = { area: name => getStorage(name), now: () => Date.now() };

const storedShape: Decoder<Stored> = jsonOf(recordOf<Stored>({ value: anything, expires: optional(finiteNumber()) }));

/** What a stored text holds; null if it has expired or has another format. */
export function openStored(text: string, now: number): Stored | null {
  const stored = storedShape(text);
  return stored && (stored.expires === undefined || stored.expires > now) ? stored : null;
}

function failed(key: string, did: string, error: unknown): void {
  warnOnce(`session storage: "${key}" could not be ${did} (${(error as Error).name}); expected storage that the browser allows; continuing without it.`);
}

interface ReadOptions<T> { readonly key: StoredKey; readonly decode: Decoder<T>; readonly area?: StorageArea; readonly storage?: ValueStorage }

/**
 * A value of this tab or device; null if none has this shape. An expired value is removed and returns null. spec:
 * page-runtime-platform §4, §5
 */
export function storedValue<T>({ key, decode, area = 'session', storage: { area: open, now } = browser }: ReadOptions<T>): T | null {
  try {
    const storage = open(area);
    const text = storage.getItem(key);
    if (text === null) return null;
    const stored = openStored(text, now());
    if (stored) return decode(stored.value) ?? null;
    storage.removeItem(key);
  } catch (error) {
    failed(key, 'read', error); // spec: page-runtime-platform §8, a failure warns and nothing more
  }
  return null;
}

/** Stores a value, for some milliseconds or as long as the browser keeps it; null removes it. */
export function storeValue(
  key: StoredKey,
  value: unknown,
  lifetimeMs: number | null = null,
  area: StorageArea = 'session',
  { area: open, now }: ValueStorage = browser,
): void {
  try {
    if (value === null) open(area).removeItem(key);
    else open(area).setItem(key, writeJson({ value, ...(lifetimeMs !== null && { expires: now() + lifetimeMs }) } satisfies Stored));
  } catch (error) {
    failed(key, 'stored', error);
  }
}
