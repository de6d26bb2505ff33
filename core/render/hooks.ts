import { isInTransition, withDispatcher } from './react-internals.js';
import { nextTask } from '../platform/timing.js';
import { UnsupportedViewError } from './unsupported-view-error.js';

type Cleanup = (() => void) | null;

/** What one call of a hook keeps from drawing to drawing. */
export type Hook =
  /** `forward` is React's own setter, once React DOM has taken over: code that holds ours continues with it. */
  | { readonly kind: 'state'; value: unknown; set: (next: unknown) => void; forward?: (next: unknown) => void }
  | { readonly kind: 'ref'; readonly ref: { current: unknown } }
  | { readonly kind: 'memo'; value: unknown; deps: Deps }
  /** `deps`: those it has run with; `due`: it is to run with others. */
  | { readonly kind: 'effect'; readonly isLayout: boolean; deps: Deps; due: object | null; end: Cleanup }
  | { readonly kind: 'store'; get: () => unknown; value: unknown; subscribe: Subscribe | null; end: Cleanup }
  | { readonly kind: 'id'; readonly id: string };

export type Deps = readonly unknown[] | null | undefined;
export type Subscribe = (changed: () => void) => () => void;

/** An effect that is due: its earlier run was cleaned up, and it runs again. */
export interface DueEffect { readonly isLayout: boolean; end(): void; run(): void }

/** What hooks need of the function component that calls them. */
export interface HookOwner {
  readonly hooks: Hook[];
  /** A store is read as it began: what a server or a first paint has drawn is being taken over. */
  isServed: boolean;
  /** Effects of the present drawing. */
  due: DueEffect[];
  /** Something of it has changed: it is to be drawn again. */
  change(): void;
}

const maxDrawings = 25; // as React has it
let owner: HookOwner | null = null;
let at = 0;
let isAgain = false;
let ids = 0;

/** Whether the quick renderer is what calls the present component. */
export const isQuickRendering = (): boolean => owner !== null;

const isSame = (a: Deps, b: Deps): boolean => !!a && !!b && a.length === b.length && a.every((value, index) => Object.is(value, b[index]));

function hook<K extends Hook['kind']>(kind: K, make: () => Extract<Hook, { kind: K }>): Extract<Hook, { kind: K }> {
  const found = owner!.hooks[at] ?? (owner!.hooks[at] = make());
  at++;
  if (found.kind !== kind) throw new UnsupportedViewError('hooks in another order');
  return found as Extract<Hook, { kind: K }>;
}

/** A view may be drawn several times before its effects run: only the last of them counts. */
function effect(isLayout: boolean, begin: () => Cleanup | void, deps?: Deps): void {
  const found = hook('effect', () => ({ kind: 'effect', isLayout, deps: undefined, due: null, end: null }));
  found.due = null;
  if (isSame(found.deps, deps)) return;
  const due: DueEffect = {
    isLayout,
    end: () => { if (found.due === due) endOf(found); },
    run: () => {
      if (found.due !== due) return;
      found.due = null;
      found.deps = deps;
      found.end = begin() ?? null;
    },
  };
  found.due = due;
  owner!.due.push(due);
}

function endOf(found: { end: Cleanup }): void {
  const { end } = found;
  found.end = null;
  end?.();
}

function memo(make: () => unknown, deps: Deps): unknown {
  let isFirst = false;
  const found = hook('memo', () => {
    isFirst = true;
    return { kind: 'memo', value: undefined, deps };
  });
  if (isFirst || !isSame(found.deps, deps)) Object.assign(found, { value: make(), deps });
  return found.value;
}

/** The hooks that views use, under React's names. One that is missing here is missed by the view, and React DOM draws it. */
const hooks = {
  useState(initial: unknown) {
    const mine = owner!;
    const found = hook('state', () => ({
      kind: 'state',
      value: typeof initial === 'function' ? (initial as () => unknown)() : initial,
      set(next) {
        if (found.forward) return found.forward(next);
        if (isInTransition()) return nextTask(() => found.set(next));
        const value = typeof next === 'function' ? (next as (before: unknown) => unknown)(found.value) : next;
        if (Object.is(value, found.value)) return;
        found.value = value;
        if (owner === mine) isAgain = true;
        else mine.change();
      },
    }));
    return [found.value, found.set] as const;
  },
  useRef: (initial: unknown) => hook('ref', () => ({ kind: 'ref', ref: { current: initial } })).ref,
  useMemo: memo,
  useCallback: (callback: unknown, deps: Deps) => memo(() => callback, deps),
  useEffect: (begin: () => Cleanup | void, deps?: Deps) => effect(false, begin, deps),
  useLayoutEffect: (begin: () => Cleanup | void, deps?: Deps) => effect(true, begin, deps),
  useId: () => hook('id', () => ({ kind: 'id', id: `_site_${ids++}_` })).id,
  useDebugValue() { /* for tools that look at React DOM */ },
  useSyncExternalStore(subscribe: Subscribe, get: () => unknown, getServed?: () => unknown) {
    const mine = owner!;
    const found = hook('store', () => ({ kind: 'store', get, value: undefined, subscribe: null, end: null }));
    found.get = get;
    found.value = mine.isServed && getServed ? getServed() : get();
    const look = () => { if (!Object.is(found.value, found.get())) mine.change(); };
    if (found.subscribe !== subscribe || mine.isServed) {
      mine.due.push({
        isLayout: false,
        end: () => { if (found.subscribe !== subscribe) endOf(found); },
        run: () => {
          look(); // what has changed since it was drawn
          if (found.subscribe === subscribe) return;
          endOf(found);
          found.subscribe = subscribe;
          found.end = subscribe(look);
        },
      });
    }
    return found.value;
  },
};

/** Calls a function component with these hooks, again while it sets state of its own in between. */
export function callWithHooks<T>(component: HookOwner, call: () => T): T {
  const before = [owner, at, isAgain] as const;
  try {
    for (let drawings = 0; drawings < maxDrawings; drawings++) {
      [owner, at, isAgain] = [component, 0, false];
      component.due = [];
      const drawn = withDispatcher(hooks, call);
      if (!isAgain) return drawn;
    }
    throw new UnsupportedViewError('a view that changes whenever it is drawn');
  } finally {
    [owner, at, isAgain] = before;
  }
}

/** Ends what the hooks of a component have begun. Layout effects end first, as in React. */
export function endHooks(all: readonly Hook[]): void {
  for (const isLayout of [true, false]) {
    for (const each of all) {
      if (each.kind === 'effect' ? each.isLayout === isLayout : each.kind === 'store' && !isLayout) endOf(each as { end: Cleanup });
    }
  }
}
