import { isPage } from '../platform/page.js';
import { warnOnce, VERSION } from '../registry/registry.js';
import type { Definition } from './definition.js';
import type { Events, None, Settings, AnyValue, Values } from '../settings/table.js';

interface TypedEvents<E extends Events> {
  addEventListener<K extends keyof E & string>(
    type: K, listener: (event: CustomEvent<NonNullable<E[K]['detail']>>) => void, options?: AddEventListenerOptions | boolean,
  ): void;
}

/** The public face of an element: its settings as properties, its events typed. */
export type SiteElement<S extends Settings = Settings, E extends Events = None> =
  { -readonly [K in keyof Values<S>]: Values<S>[K] } & TypedEvents<E> & HTMLElement & { readonly updateComplete: Promise<void> };

/** The class of an element; `I` is what it makes, where that has methods of its own. */
export interface SiteElementClass<S extends Settings = Settings, E extends Events = None, I extends HTMLElement = SiteElement<S, E>> {
  new (): I;
  readonly siteVersion: string;
  /** What the class was made of; `renderElement` of `site-elements/server` takes the class for it. */
  readonly definition: Definition;
}

/** The class `C` with what its elements do (`I`) beside their settings and events: their methods. */
export type ClassOf<C, I extends HTMLElement> = C extends SiteElementClass<infer S, infer E> ? SiteElementClass<S, E, I> : never;

type AnyClass = SiteElementClass<AnyValue, AnyValue>;

/** The class of a definition. On a server, which has no elements, it only carries the definition. */
export const elementClass = (definition: Definition, make: () => AnyClass): AnyClass =>
  Object.assign(isPage ? make() : class { static readonly siteVersion = VERSION; } as unknown as AnyClass, { definition });

/**
 * Defines the tag, unless the page has it already: the first definition wins, and one notice reports it.
 * On a server there is nothing to define.
 */
export function register(definition: Definition, make: () => AnyClass): AnyClass {
  const { tag } = definition.table;
  const found = isPage ? customElements.get(tag) as SiteElementClass | undefined : undefined;
  if (!found) {
    const made = elementClass(definition, make);
    if (isPage) defineAs(tag, made);
    return made;
  }
  if (found.siteVersion !== VERSION) {
    warnOnce(`<${tag}>: version ${VERSION} met ${found.siteVersion ?? 'another script'}, which defined the tag first; using the first.`);
  }
  return found;
}

/** Defines a tag, which may be one of the page's own. */
export function defineAs(tag: string, made: AnyClass): void {
  made.definition.beforeDefining?.(tag);
  customElements.define(tag, made);
}
