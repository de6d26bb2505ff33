import { atom, type WritableAtom } from 'nanostores';
import { jsonOf, reported, type Decoder, type Report } from '../registry/decode.js';
import { warnOnce } from '../registry/registry.js';
import { writeJson } from '../registry/write-json.js';
import { isPage } from './page.js';
import { storedText, storeText } from './storage-area.js';
import type { StoredKey, StoredPlace, TabChannel } from './stored-keys.js';

/** Other scripts, older versions and people write to a browser's storage, too: what cannot be read is reported to developers. */
const reportTo = (place: string): Report => (path, got, expected) =>
  warnOnce(`browser storage: "${place}" ${reported(path, got, expected)}; ignoring it.`);

/** What is stored, read through its shape (`jsonOf(…)` for JSON); null where nothing is, where it is something else, or storage is refused. */
export function readStored<T>(place: StoredPlace, decode: Decoder<T>): T | null {
  const text = storedText(place);
  return text === null ? null : decode(text, reportTo(place.key)) ?? null;
}

/** True if a value is stored, of any kind. */
export const isStored = (place: StoredPlace): boolean => storedText(place) !== null;

/** Stores a text; null removes what is stored. Storage that is full or refused stores nothing. */
export const writeStored = (place: StoredPlace, text: string | null): void => void storeText(place, text);

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
 * A store kept in the browser's local storage and followed by every tab. `decode` is the shape of a stored value: what does
 * not fit never enters the page, and never replaces the value at hand, which is then stored again.
 * Where storage refuses or is full, values live as long as the page.
 */
export function persistentAtom<T>(
  key: StoredKey,
  start: T,
  decode: Decoder<T>,
  { merge = (_, stored) => stored, onRefused }: PersistentOptions<T> = {},
): PersistentAtom<T> {
  const place: StoredPlace = { area: 'local', key };
  let isRefused = false;
  const store = Object.assign(atom(start), { fresh: () => (isPage ? (stored() ?? store.get()) : store.get()) });
  if (!isPage) return store;
  const { set } = store;
  const read = jsonOf(decode);
  const report = reportTo(key);

  const mergedWith = (text: string): T | undefined => {
    const value = read(text, report);
    return value === undefined ? undefined : merge(store.get(), value);
  };
  /** Undefined where nothing is stored, or nothing that can be read. */
  function stored(): T | undefined {
    const text = isRefused ? null : storedText(place);
    return text === null ? undefined : mergedWith(text);
  }

  store.set = value => {
    isRefused = !storeText(place, writeJson(value));
    if (isRefused) onRefused?.();
    set(value);
  };
  /** Takes what is stored and what an event brought. Garbage, and a value that another tab wrote over, are replaced by the value at hand. */
  const follow = (brought: string | null) => {
    const text = isRefused ? null : storedText(place);
    let value = isRefused ? store.get() : text === null ? start : (mergedWith(text) ?? store.get());
    const other = brought === null ? undefined : read(brought, report);
    if (other !== undefined) value = merge(value, other);
    const now = text === null ? undefined : read(text);
    const isStale = text !== null && (now === undefined ? value !== start : writeJson(now) !== writeJson(value));
    if (isStale) store.set(value);
    else set(value);
  };
  set(stored() ?? start);
  // A tab may hear of another's writing after it has written itself, and then reads its own: both are looked at.
  addEventListener('storage', event => {
    if (event.key === key || event.key === null) follow(event.key === null ? null : event.newValue);
  });
  addEventListener('pageshow', event => {
    if (event.persisted) follow(null);
  }); // a page that slept heard no events
  return store;
}

/**
 * Sends messages to the other tabs of the site and receives theirs, for as long as the page lives. Whatever a page of the site
 * sends arrives here: a message that does not fit its shape is ignored.
 */
export function tabChannel<T>(name: TabChannel, decode: Decoder<T>, receive: (message: T) => void): (message: T) => void {
  try {
    const channel = new BroadcastChannel(name);
    channel.onmessage = event => {
      const message = decode(event.data, (path, got, expected) => warnOnce(`channel "${name}": a message ${reported(path, got, expected)}; ignoring it.`));
      if (message !== undefined) receive(message);
    };
    return message => channel.postMessage(message);
  } catch {
    return () => {}; // a document without an origin has no other tabs
  }
}
