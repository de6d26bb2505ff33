/** The library's version: the same text as in package.json, which a test compares. */
export const VERSION = '0.1.0';

/** What every copy of the library on a page shares: one registry, created by the first copy. */
export interface Registry {
  readonly versions: Set<string>;
  /** Stores by name and shape version (`cart@1`): two builds with the same shape use the very same store. */
  readonly stores: Record<string, unknown>;
  /** What a store holds at the start of every page, before any visitor's own state: what a server renders. */
  readonly startValues: WeakMap<object, unknown>;
  /** Warnings already printed on this page. */
  readonly warnings: Set<string>;
}

const key = Symbol.for('site-elements');
const watch = Symbol.for('site-elements/watch');
const page = globalThis as { [key]?: Registry };

export const registry: Registry = (page[key] ??= { versions: new Set(), stores: {}, startValues: new WeakMap(), warnings: new Set() });
registry.versions.add(VERSION);

function printOnce(print: 'warn' | 'error', message: string, details: readonly unknown[]): void {
  if (registry.warnings.has(message)) return;
  registry.warnings.add(message);
  console[print](message, ...details);
}

/** Prints a warning for developers once per page, however many elements meet the same fact. */
export const warnOnce = (message: string, ...details: unknown[]): void => printOnce('warn', message, details);

/** Prints an error of a specification's catalog once per page. */
export const errorOnce = (message: string, ...details: unknown[]): void => printOnce('error', message, details);

/** Asks the autoloader, where the page uses it, to upgrade the tags inside a shadow root, now and later. */
export function watchShadowRoot(root: ShadowRoot): void {
  // The autoloader has no dependency, so it leaves its function under a symbol of its own.
  (globalThis as { [watch]?: (root: ShadowRoot) => void })[watch]?.(root);
}

/** Returns the page's one store of this name, made by the first caller; `start` is what servers render for it. */
export function shared<S extends object>(name: string, start: unknown, make: () => S): S {
  const store = (registry.stores[name] ??= make()) as S;
  if (!registry.startValues.has(store)) registry.startValues.set(store, start);
  return store;
}
