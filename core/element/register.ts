import { isPage } from '../platform/page.js';
import { warnOnce, VERSION } from '../registry/registry.js';
import type { Definition } from './definition.js';
import type { Events, None, Settings, Unchecked, Values } from '../settings/table.js';

interface TypedEvents<E extends Events> {
  addEventListener<K extends keyof E & string>(
    type: K, listener: (event: CustomEvent<NonNullable<E[K]['detail']>>) => void, options?: AddEventListenerOptions | boolean,
  ): void;
}

/** The public face of an element: its settings as properties, its events typed. */
export type SiteElement<S extends Settings = Settings, E extends Events = None> =
  { -readonly [K in keyof Values<S>]: Values<S>[K] } & TypedEvents<E> & HTMLElement & { readonly updateComplete: Promise<void> };

export interface SiteElementClass<S extends Settings = Settings, E extends Events = None> {
  new (): SiteElement<S, E>;
  readonly siteVersion: string;
  /** What the class was made of; `renderElement` of `site-elements/server` takes the class for it. */
  readonly definition: Definition;
}

type AnyClass = SiteElementClass<Unchecked, Unchecked>;

/**
 * Defines the tag, unless the page has it already: the first definition wins, and one notice says so.
 * On a server, where there is nothing to define, the result only carries the definition.
 */
export function register(definition: Definition, make: () => AnyClass): AnyClass {
  const { tag } = definition.table;
  if (!isPage) return { definition, siteVersion: VERSION } as unknown as SiteElementClass;
  const found = customElements.get(tag) as SiteElementClass | undefined;
  if (!found) {
    const made = Object.assign(make(), { definition });
    customElements.define(tag, made);
    return made;
  }
  if (found.siteVersion !== VERSION) {
    warnOnce(`<${tag}>: version ${VERSION} met ${found.siteVersion ?? 'another script'}, which defined the tag first; using the first.`);
  }
  return found;
}
