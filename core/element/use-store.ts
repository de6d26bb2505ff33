import type { ReadableAtom } from 'nanostores';
import { useSyncExternalStore } from 'react';
import { registry } from '../registry/registry.js';

/** A store's value in a view; on a server, and while its markup is taken over, the one it started with. */
export function useStore<V>(store: ReadableAtom<V>): V {
  const start = () => (registry.startValues.has(store) ? registry.startValues.get(store) as V : store.init);
  return useSyncExternalStore(store.listen, store.get, start as () => V);
}

const never = () => () => {};
/** The time zone of dates in a view: the visitor's own; on a server, which does not know it, and while its markup is taken over, UTC. */
export const useTimeZone = (): 'UTC' | undefined => useSyncExternalStore<'UTC' | undefined>(never, () => undefined, () => 'UTC');
