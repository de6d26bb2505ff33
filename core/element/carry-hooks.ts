import type { Deps, Hook, Subscribe } from '../render/hooks.js';
import type { HandoverState } from '../render/drawn.js';
import { neverHydrated } from './light-portal.js';
import { type Hooks, withWatchedHooks } from '../render/react-internals.js';

type Effect = () => (() => void) | void;

/** React's hooks for the first drawing of components, beginning with what the quick renderer's calls have kept. */
function carrying(hooks: Hooks, next: <K extends Hook['kind']>(kind: K) => Extract<Hook, { kind: K }> | undefined): Hooks {
  const effect = (name: 'useEffect' | 'useLayoutEffect') => (begin: Effect, deps: Deps) => {
    const kept = next('effect');
    let isOngoing = !!kept; // it has begun and continues: only its end is React's from now on
    return hooks[name]!(() => {
      if (!isOngoing) return begin();
      isOngoing = false;
      const { end } = kept!;
      kept!.end = null;
      return end ?? undefined;
    }, deps);
  };
  return {
    ...hooks,
    useState(initial: unknown) {
      const kept = next('state');
      const pair = hooks.useState!(kept ? () => kept.value : initial) as [unknown, (next: unknown) => void];
      if (kept) kept.forward = pair[1];
      return pair;
    },
    useRef(initial: unknown) {
      const kept = next('ref');
      const ref = hooks.useRef!(kept ? kept.ref.current : initial) as { current: unknown };
      if (kept)
        Object.defineProperty(kept.ref, 'current', {
          get: () => ref.current,
          set: (value: unknown) => {
            ref.current = value;
          },
        }); // ongoing effects hold it
      return ref;
    },
    useMemo(make: () => unknown, deps: Deps) {
      const kept = next('memo');
      return hooks.useMemo!(kept ? () => kept.value : make, deps);
    },
    useCallback(callback: unknown, deps: Deps) {
      const kept = next('memo');
      return hooks.useCallback!(kept ? kept.value : callback, deps);
    },
    useId() {
      const id = hooks.useId!();
      return next('id')?.id ?? id; // React's own with the next drawing, everywhere immediately
    },
    useEffect: effect('useEffect'),
    useLayoutEffect: effect('useLayoutEffect'),
    useSyncExternalStore(subscribe: Subscribe, get: () => unknown, getServed?: () => unknown) {
      return hooks.useSyncExternalStore!(subscribe, get, next('store') && getServed !== neverHydrated ? get : getServed);
    },
  };
}

/**
 * Runs a hydration whose components begin with what the quick renderer has kept: state, refs, effects that continue. React calls
 * components in the order of the tree, so hooks are called in the order in which they are kept.
 */
export function withCarriedHooks({ hooks: kept }: HandoverState, hydrate: () => void): void {
  let at = 0;
  let first: Hooks | undefined;
  withWatchedHooks(hooks => {
    first ??= hooks; // those of a first drawing; updates have others
    if (hooks !== first) return hooks;
    return carrying(hooks, kind => {
      const found = kept[at++];
      if (found?.kind === kind) return found as never;
      at = kept.length; // another tree than was drawn: all starts again
      return undefined;
    });
  }, hydrate);
  // React subscribes to stores itself; an effect that was not adopted ends.
  for (const each of kept) if (each.kind === 'effect' || each.kind === 'store') each.end?.();
}
