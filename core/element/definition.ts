import type { TemplateResult, nothing } from 'lit/html.js';
import type { ReactElement } from 'react';
import type { Events, Settings, Table, Texts, AnyValue, Values } from '../settings/table.js';
import type { Styles } from '../../styles/css.js';
import type { Host } from './host.js';
import type { ShellClass } from './shell.js';
import type { ViewSource } from './view-source.js';

/** What a view is drawn from: it sends requests up by `data-action` and reaches no controller. */
export type ViewProps<S extends Settings, E extends Events, T extends Texts, M> = {
  readonly values: Values<S>;
  readonly state: M;
  readonly host: Host<S, E, T>;
};

/** What everything else of a definition is given. */
export type Context<S extends Settings, E extends Events, T extends Texts, M, C> = {
  readonly host: Host<S, E, T>;
  readonly state: M;
  readonly controller: C;
};

/** What an action on a control is given; `target` is the control that carries `data-action`. */
export type Action<S extends Settings, E extends Events, T extends Texts, M, C> =
  (context: Context<S, E, T, M, C> & { readonly target: HTMLElement; readonly event: Event }) => void;

interface Base<S extends Settings, E extends Events, T extends Texts, M, C> {
  readonly table: Table<S, E, T>;
  readonly styles?: readonly Styles[];
  /** Rules for the author's markup, for the document or shadow root that the element is in. */
  readonly lightStyles?: readonly Styles[];
  readonly delegatesFocus?: boolean;
  /** Called in browsers before the tag is defined, which is the page's own where it has chosen one: the tags in the page are not upgraded yet. */
  beforeDefining?(tag: string): void;
  /** The view draws other site elements: the autoloader watches its shadow root. */
  readonly nested?: boolean;
  /** Makes the framework-free state of one mounted element. Pure: runs on a server too. */
  state?(host: Host<S, E, T>): M;
  /**
   * Makes the one object that touches the page for a mounted element. In browsers only, before the first `update` and
   * drawing: it attaches nothing before `connect`.
   */
  controller?(context: { readonly state: M; readonly host: Host<S, E, T> }): C;
  /**
   * Called before the first drawing, and before each one that follows a change of settings by the page; on a server
   * without a controller. What the element sets by `host.set` does not return here.
   */
  update?(context: {
    readonly state: M;
    readonly controller: C | undefined;
    readonly values: Values<S>;
    /** Names of the settings that the page has changed since the last call; none at first. */
    readonly changed: ReadonlySet<string>;
    readonly host: Host<S, E, T>;
  }): void;
  /**
   * Rules of this one element for its shadow root, which a server writes into a style element of their own,
   * `style[data-site-rules]`. Its code removes that when it has set them itself.
   */
  servedRules?(context: { readonly state: M }): string;
  /**
   * What the element draws beside the author's markup, which a server writes behind that; null where it draws nothing there. In
   * the browser the element takes those nodes over.
   */
  servedLight?(context: { readonly state: M; readonly host: Host<S, E, T> }): Promise<ReactElement | null>;
  /** Attaches to the page after the first drawing; everything attached takes `host.signal`. */
  connect?(context: Context<S, E, T, M, C>): void;
  /** The element stands elsewhere in the document now; what browsers forget on a move (scroll offsets) is set again here. */
  moved?(context: Context<S, E, T, M, C>): void;
  /**
   * What controls inside the shadow root do, keyed by event type and the control's `data-action`:
   * `{ 'click next': ({ state }) => state.next() }`. One native listener per event type.
   */
  readonly actions?: Record<`${keyof HTMLElementEventMap} ${string}`, Action<S, E, T, M, C>>;
  /** Public methods by name; each waits for the first drawing. */
  readonly methods?: Record<string, (context: Context<S, E, T, M, C>, ...parameters: AnyValue[]) => unknown>;
}

/** An element drawn by React: anything with controls, or with content that changes. */
export interface FeatureDefinition<
  S extends Settings = AnyValue, E extends Events = AnyValue, T extends Texts = AnyValue, M = AnyValue, C = AnyValue,
>
  extends Base<S, E, T, M, C> {
  readonly kind: 'feature';
  /** Adds members to the class, as `formControl` of `core/editing` does. */
  readonly mixin?: (Class: ShellClass) => ShellClass;
  /** `lazyView(…)`, or `eagerView(…)` where the first frame needs React. */
  readonly view: ViewSource<ViewProps<S, E, T, M>>;
}

/** An element that shows or enhances and has no view worth a component: drawn by lit-html. */
export interface LeafDefinition<
  S extends Settings = AnyValue, E extends Events = AnyValue, T extends Texts = AnyValue, M = AnyValue, C = AnyValue,
>
  extends Base<S, E, T, M, C> {
  readonly kind: 'leaf';
  template(props: ViewProps<S, E, T, M>): TemplateResult | typeof nothing;
}

export type Definition = FeatureDefinition | LeafDefinition;

/** Completes the definition of an element drawn by React; `registerFeature` makes it live. */
export const feature = <S extends Settings, E extends Events, T extends Texts, M = undefined, C = undefined>(
  definition: Omit<FeatureDefinition<S, E, T, M, C>, 'kind'>,
): FeatureDefinition<S, E, T, M, C> => ({ kind: 'feature', ...definition });

/** Completes the definition of an element drawn by lit-html; `registerLeaf` makes it live. */
export const leaf = <S extends Settings, E extends Events, T extends Texts, M = undefined, C = undefined>(
  definition: Omit<LeafDefinition<S, E, T, M, C>, 'kind'>,
): LeafDefinition<S, E, T, M, C> => ({ kind: 'leaf', ...definition });
