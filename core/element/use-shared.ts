import { useStore } from '@nanostores/react';
import type { ReadableAtom } from 'nanostores';
import { registry } from '../registry/registry.js';

/** A store's value in a view; on a server, and while its markup is taken over, the one every page starts with. */
export function useShared<V>(store: ReadableAtom<V>): V {
  return useStore(store as never, {
    ssr: (() => (registry.startValues.has(store) ? registry.startValues.get(store) : store.get())) as never,
  }) as V;
}
