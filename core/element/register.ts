import { noticeOnce } from '../registry/notice.js';
import { VERSION } from '../registry/version.js';
import type { Events, Settings, Values } from '../settings/table.js';

interface TypedEvents<E extends Events> {
  addEventListener<K extends keyof E & string>(
    type: K, listener: (event: CustomEvent<NonNullable<E[K]['detail']>>) => void, options?: AddEventListenerOptions | boolean,
  ): void;
}

/** The public face of an element: its settings as properties, its events typed. */
export type SiteElement<S extends Settings = Settings, E extends Events = {}> =
  { -readonly [K in keyof Values<S>]: Values<S>[K] } & TypedEvents<E> & HTMLElement & { readonly updateComplete: Promise<void> };

export interface SiteElementClass<S extends Settings = Settings, E extends Events = {}> {
  new (): SiteElement<S, E>;
  readonly siteVersion: string;
}

/** Defines the tag, unless the page has it already: the first definition wins, and one notice says so. */
export function register<C extends SiteElementClass<any, any>>(tag: string, make: () => C): C {
  const found = customElements.get(tag) as C | undefined;
  if (!found) {
    const made = make();
    customElements.define(tag, made as unknown as CustomElementConstructor);
    return made;
  }
  if (found.siteVersion !== VERSION) {
    noticeOnce(`<${tag}>: version ${VERSION} met ${found.siteVersion ?? 'another script'}, which defined the tag first; using the first.`);
  }
  return found;
}
