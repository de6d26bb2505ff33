import type { TemplateResult, nothing } from 'lit/html.js';
import type { ReactNode } from 'react';
import type { Events, Settings, Table, Texts, Unchecked, Values } from '../settings/table.js';
import type { Styles } from './css.js';
import type { Host } from './host.js';

type Context<S extends Settings, E extends Events, T extends Texts, M> = {
  readonly host: Host<S, E, T>;
  readonly machine: M;
};

/** What an action on a control is given; `target` is the control that carries `data-action`. */
export type Action<S extends Settings, E extends Events, T extends Texts, M> =
  (context: Context<S, E, T, M> & { readonly target: HTMLElement; readonly event: Event }) => void;

interface Base<S extends Settings, E extends Events, T extends Texts, M> {
  readonly table: Table<S, E, T>;
  readonly styles?: readonly Styles[];
  readonly delegatesFocus?: boolean;
  /** The view draws other site elements: the autoloader watches its shadow root. */
  readonly nested?: boolean;
  /** Makes the framework-free state of one mounted element. Pure: runs on the server too. */
  machine?(host: Host<S, E, T>): M;
  /** Called with new settings before each drawing that follows a change of them. */
  update?(machine: M, values: Values<S>, host: Host<S, E, T>): void;
  /** Attaches to the page after the first drawing; everything attached takes `host.signal`. */
  connect?(machine: M, host: Host<S, E, T>): void;
  /** The element stands elsewhere in the document now; what browsers forget on a move (scroll offsets) is set again here. */
  moved?(machine: M, host: Host<S, E, T>): void;
  /**
   * What controls inside the shadow root do, keyed by event type and the control's `data-action`:
   * `{ 'click next': ({ machine }) => machine.next() }`. One native listener per event type.
   */
  readonly actions?: Record<`${keyof HTMLElementEventMap} ${string}`, Action<S, E, T, M>>;
  /** Public methods by name; each waits for the first drawing. */
  readonly methods?: Record<string, (context: Context<S, E, T, M>, ...parameters: Unchecked[]) => unknown>;
}

/** An element drawn by React. */
export interface FeatureDefinition<
  S extends Settings = Unchecked, E extends Events = Unchecked, T extends Texts = Unchecked, M = Unchecked,
>
  extends Base<S, E, T, M> {
  readonly kind: 'feature';
  view(props: Context<S, E, T, M> & { readonly values: Values<S> }): ReactNode;
}

/** An element drawn by lit-html: small, early, never React for its first paint. */
export interface LeafDefinition<
  S extends Settings = Unchecked, E extends Events = Unchecked, T extends Texts = Unchecked, M = Unchecked,
>
  extends Base<S, E, T, M> {
  readonly kind: 'leaf';
  template(props: Context<S, E, T, M> & { readonly values: Values<S> }): TemplateResult | typeof nothing;
}

export type Definition = FeatureDefinition | LeafDefinition;

/** Completes the definition of an element drawn by React; `register` of `feature.js` makes it live. */
export const feature = <S extends Settings, E extends Events, T extends Texts, M = undefined>(
  definition: Omit<FeatureDefinition<S, E, T, M>, 'kind'>,
): FeatureDefinition<S, E, T, M> => ({ kind: 'feature', ...definition });

/** Completes the definition of an element drawn by lit-html; `register` of `leaf.js` makes it live. */
export const leaf = <S extends Settings, E extends Events, T extends Texts, M = undefined>(
  definition: Omit<LeafDefinition<S, E, T, M>, 'kind'>,
): LeafDefinition<S, E, T, M> => ({ kind: 'leaf', ...definition });
