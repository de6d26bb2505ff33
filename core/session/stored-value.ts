import { areaOf, type StorageArea } from '../platform/storage.js';
import { warnOnce } from '../registry/registry.js';

/** What is stored: a value, and when it ends. spec: page-runtime-platform §3 */
interface Stored { readonly value: unknown; readonly expires?: number }

/** Where values are kept, and what time it is there; a test brings its own. */
export interface ValueStorage {
  area(name: StorageArea): Storage;
  now(): number;
}

const browser: ValueStorage = { area: name => areaOf(name), now: () => Date.now() };

/** What a stored text holds; null for what has ended or is none of ours. */
export function openStored(text: string, now: number): Stored | null {
  const stored: unknown = JSON.parse(text);
  return isStored(stored) && (stored.expires === undefined || stored.expires > now) ? stored : null;
}

const isStored = (value: unknown): value is Stored =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, 'value')
  && (!Object.hasOwn(value, 'expires') || Number.isFinite((value as Stored).expires));

function failed(key: string, did: string, error: unknown): void {
  warnOnce(`session storage: "${key}" could not be ${did} (${(error as Error).name}); expected storage that the browser allows; going on without.`);
}

/** A value of this tab or device; null where there is none, and once its time has passed, when it is removed. spec: page-runtime-platform §4, §5 */
export function storedValue(key: string, area: StorageArea = 'session', { area: open, now }: ValueStorage = browser): unknown {
  try {
    const storage = open(area);
    const text = storage.getItem(key);
    if (text === null) return null;
    const stored = openStored(text, now());
    if (stored) return stored.value;
    storage.removeItem(key);
  } catch (error) {
    failed(key, 'read', error); // spec: page-runtime-platform §8, a failure warns and nothing more
  }
  return null;
}

/** Stores a value, for some milliseconds or as long as the browser keeps it; null removes it. */
export function storeValue(key: string, value: unknown, lifetimeMs: number | null = null, area: StorageArea = 'session', { area: open, now }: ValueStorage = browser): void {
  try {
    if (value === null) open(area).removeItem(key);
    else open(area).setItem(key, JSON.stringify({ value, ...lifetimeMs !== null && { expires: now() + lifetimeMs } } satisfies Stored));
  } catch (error) {
    failed(key, 'stored', error);
  }
}
