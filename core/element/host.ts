import type { ReadableAtom } from 'nanostores';
import type { Detail, Events, Settings, Table, Texts, AnyValue, Values } from '../settings/table.js';

/** What a view, a state and a controller may do to and know of their element. */
export interface Host<S extends Settings = AnyValue, E extends Events = AnyValue, T extends Texts = AnyValue> {
  /** The element; null while rendering on a server. */
  readonly element: HTMLElement | null;
  /** The author's markup as text, on a server only. */
  readonly servedMarkup?: string;
  readonly table: Table<S, E, T>;
  /** The settings as they stand. */
  readonly values: Values<S>;
  /** Ends with this mount: give it to everything that attaches. */
  readonly signal: AbortSignal;
  /** Dispatches a declared event: bubbling, composed, cancelable where declared. False when a listener called `preventDefault()`. */
  emit<K extends keyof E & string>(type: K, ...detail: Detail<E, K> extends void ? [] : [Detail<E, K>]): boolean;
  /** Sets a setting from inside, and its attribute where the setting is reflected; `update` is not called for it. */
  set<K extends keyof S & string>(name: K, value: Values<S>[K]): void;
  /** Turns `:state(name)` on or off for the page's CSS. */
  toggleState(name: string, on: boolean): void;
  /** A visitor text in the site's words, `{places}` filled. */
  text(key: keyof T & string, values?: Record<string, string | number>): string;
  /** BCP 47 tag of the language the element speaks, for numbers, dates and names: never another than that of its texts. */
  readonly language: string;
  /** A text in the element's language, unfilled, for texts that are in no table; otherwise undefined. */
  translated(key: string): string | undefined;
  /** Calls back when the texts are in another language or other words: for what is written by hand. Views are drawn again anyway. */
  onTextsChange(callback: () => void): void;
  /** Prints `<tag>: message` once per page. */
  warn(message: string, ...details: unknown[]): void;
  /** The same at the level of an error, for those that a specification lists as errors. */
  error(message: string, ...details: unknown[]): void;
  /** Draws again soon, or when `when` calls back; many calls until then are one drawing. */
  redraw(when?: (draw: () => void) => void): void;
  /** Resolves when React has drawn the view; for a leaf immediately. */
  readonly viewReady: Promise<void>;
  /** Fetches the view and React ahead of their use; a failure is reported when they are needed. */
  preloadView(): void;
  /** Draws again whenever the store changes, until `signal` ends. */
  watch(store: ReadableAtom<unknown>): void;
  /** A store's value: on a server, and until a server's markup is taken over, the one every page starts with. */
  read<V>(store: ReadableAtom<V>): V;
  /** Calls back when light children come, go or change, until `signal` ends. */
  onLightChange(callback: (changes: readonly MutationRecord[]) => void): void;
}
