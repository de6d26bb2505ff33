// What React keeps to itself and this library still relies on, in 18.3 and 19. quick-tree.browser.test.tsx fails
// when a new version changes it.
import * as react from 'react';
import type { AnyValue } from '../settings/table.js';

/** A React element, as `jsx` makes it; in React 18 its ref is beside its properties. */
export interface AnyElement {
  readonly $$typeof: symbol;
  readonly type: unknown;
  readonly key: string | null;
  readonly props: Readonly<Record<string, unknown>>;
  readonly ref?: unknown;
}

/** How React marks an element: 18, 19. */
export const elementMarks: ReadonlySet<symbol> = new Set([Symbol.for('react.element'), Symbol.for('react.transitional.element')]);
export const memoMark = Symbol.for('react.memo');
export const portalMark = Symbol.for('react.portal');

/** What `createPortal` of React DOM makes. */
export interface AnyPortal { readonly $$typeof: symbol; readonly key: string | null; readonly children: unknown; readonly containerInfo: Element }

/** Where React finds the hooks of the component that is called: 18, 19. */
interface Internals {
  readonly H?: unknown;
  readonly T?: unknown;
  readonly ReactCurrentDispatcher?: { current: unknown };
  readonly ReactCurrentBatchConfig?: { readonly transition: unknown };
}
const internals = (Object.entries(react).find(([name]) => /^__(?:CLIENT|SECRET)_INTERNALS/.test(name))?.[1] ?? {}) as Internals;
const isReact18 = !!internals.ReactCurrentDispatcher;
const [dispatchers, dispatcherName] = isReact18 ? [internals.ReactCurrentDispatcher!, 'current'] as const : [internals, 'H'] as const;

/** Whether `startTransition` is running: what is set in it may come later. */
export const isInTransition = (): boolean => !!(isReact18 ? internals.ReactCurrentBatchConfig!.transition : internals.T);

/** React's build for developers says on the console what it finds at a node that a view did not draw. */
export const isReactForDevelopers = 'getCurrentStack' in internals || 'ReactDebugCurrentFrame' in internals;

/** The ref of an element. Reading it at its old place makes React 19 complain. */
export const getRef = (element: AnyElement): unknown => (isReact18 ? element.ref : element.props.ref) ?? null;

/** Calls a function component with these hooks instead of React DOM's. */
export function withDispatcher<T>(hooks: object, call: () => T): T {
  const slots = dispatchers as Record<string, unknown>;
  const before = slots[dispatcherName];
  slots[dispatcherName] = hooks;
  try {
    return call();
  } finally {
    slots[dispatcherName] = before;
  }
}

/**
 * Lets `change` look at every set of hooks that React DOM calls components with while `act` runs, and replace it. Between two
 * components React sets hooks that all throw, by one function.
 */
export function withWatchedHooks(change: (hooks: Hooks) => Hooks, act: () => void): void {
  let current = (dispatchers as Record<string, unknown>)[dispatcherName] as Hooks | null;
  const changed = new Map<Hooks, Hooks>();
  const originals = new Map<Hooks, Hooks>();
  Object.defineProperty(dispatchers, dispatcherName, {
    configurable: true,
    get() {
      if (!current || current.useState === current.useEffect) return current;
      const found = changed.get(current) ?? change(current);
      changed.set(current, found);
      originals.set(found, current);
      return found;
    },
    set(next: Hooks | null) { current = (next && originals.get(next)) ?? next; },
  });
  try {
    act();
  } finally {
    Object.defineProperty(dispatchers, dispatcherName, { configurable: true, writable: true, enumerable: true, value: current });
  }
}

/** React's hooks by name. */
export type Hooks = Readonly<Record<string, (...parameters: AnyValue[]) => unknown>>;
