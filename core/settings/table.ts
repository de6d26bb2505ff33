import type { PageType } from '../contract/enumerations.js';
import type { TranslationSource } from '../text/translations.js';
import type { Setting } from './setting.js';

/** Where rows, events and states of every element stand side by side: no one type fits them all. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- the one place; `unknown` is not assignable both ways
export type AnyValue = any;

export type Settings = Record<string, Setting<AnyValue>>;
export type Events = Record<string, EventRow<AnyValue>>;
/** No rows at all. */
export type None = Record<never, never>;
export type Texts = Record<string, string>;
export type Values<S extends Settings> = { readonly [K in keyof S]: S[K] extends Setting<infer T> ? T : never };
export type Detail<E extends Events, K extends keyof E> = E[K] extends EventRow<infer D> ? D : never;

export interface EventRow<D = void> {
  readonly doc: string;
  /** Whether the page may say no by `preventDefault()`. */
  readonly cancelable?: boolean;
  /** The detail's type as written in documentation. */
  readonly type?: string;
  /** Never set: carries the detail's type. */
  readonly detail?: D;
}

type EventOptions<D> = Omit<EventRow<D>, 'doc' | 'detail' | 'type'>;

/**
 * Declares an event. The type argument is the type of its detail, which documentation and published types have as `type`. `NoInfer`,
 * because the table that the row is written in accepts details of any type, and would become the type argument.
 */
export function event(doc: string, more?: EventOptions<void>): EventRow;
export function event<D = void>(doc: string, more: EventOptions<D> & { readonly type: string }): EventRow<NoInfer<D>>;
export function event(doc: string, more?: object): EventRow<AnyValue> {
  return { doc, ...more };
}

/** Everything that an element's code reads of its settings, events and texts. What only readers need is in its docs file. */
export interface Table<S extends Settings = Settings, E extends Events = Events, T extends Texts = Texts> {
  readonly tag: `${string}-${string}`;
  /** One plain sentence: what the element is for. */
  readonly summary: string;
  readonly spec?: string;
  readonly settings: S;
  readonly events: E;
  /** Visitor texts in English; a site overrides them in its context (`texts`). `{name}` is filled in. */
  readonly texts: T;
  /** The same in other languages, from the element's `texts` folder: ``[language => import(`./texts/${language}.js`)]``. Pages in English load none. */
  readonly translations?: readonly TranslationSource[];
  /** The autoloader loads it wherever it stands, not only near the viewport: it is seen elsewhere, or not at all. */
  readonly loadOffscreen?: boolean;
  /** The autoloader does not wait until the page is painted and loaded: what it shows or opens is there only with it. */
  readonly loadImmediately?: boolean;
  /** Page types that are about this element: on such a page the autoloader loads its script immediately, wherever it stands. */
  readonly mainOnPages?: readonly PageType[];
  /** A click on its button before its script has loaded is replayed then. */
  readonly replaysClick?: boolean;
  /** `data-<tag>` on any element does there what the tag does to its content, and stands for no tag: the element keeps its own. */
  readonly worksAsAttribute?: boolean;
  /** Objects in a settings block whose members count as the block's own, as a content system nests them. */
  readonly nestedBlocks?: readonly string[];
  /**
   * What `websiteSettings` of the site context says of elements of this kind, as a settings block; scripts, attributes and an element's own
   * block take precedence.
   */
  readonly siteBlock?: (websiteSettings: Readonly<Record<string, unknown>>) => unknown;
  /** For people who edit a site: `editors.js` loads it, and the autoloader of visitors' pages does not know it. */
  readonly isEditor?: boolean;
  /** Its view always draws, without `isNeeded`: the autoloader preloads it and React beside its script, a round trip earlier. */
  readonly preloadsReact?: boolean;
  /**
   * Modules of its folder that a setting needs from the start, by the selector of a tag that has it: the autoloader fetches them
   * beside its script. `{ '[autoplay]': ['features/autoplay/autoplay.controller.ts'] }`. With `?name` at its end, only for visitors
   * who have no cookie of that name. Without a comma. For the build alone: pages get none of it.
   */
  readonly preloads?: Readonly<Record<string, readonly string[]>>;
}

type Optional = 'events' | 'texts';

/** Completes a settings table. */
export function table<S extends Settings, E extends Events = None, const T extends Texts = None>(
  rows: Omit<Table<S, E, T>, Optional> & { events?: E; texts?: T },
): Table<S, E, T> {
  return { ...rows, events: rows.events ?? ({} as E), texts: rows.texts ?? ({} as T) };
}

/** A table's defaults as a fresh values record. */
export const getDefaults = <S extends Settings>(settings: S): Values<S> =>
  Object.fromEntries(Object.entries(settings).map(([name, row]) => [name, row.default])) as Values<S>;
