import type { ReadableAtom } from 'nanostores';
import { ownValue } from '../registry/own-value.js';
import { errorOnce, warnOnce, registry } from '../registry/registry.js';
import type { Table } from '../settings/table.js';
import { $site } from '../stores/site.js';
import { fill } from '../text/fill.js';
import { ElementLanguage } from './element-language.js';
import type { Host } from './host.js';

/** What a host needs of its element. */
export interface HostedElement extends HTMLElement {
  /** The settings as they stand: a new object for each change. */
  readonly settingValues: Record<string, unknown>;
  readonly internals: ElementInternals;
  /** Resolves when React has drawn the view. */
  readonly viewReady: Promise<void>;
  /** Fetches the view and React ahead of their use. */
  preloadView(): void;
  /** A server rendered this shadow root and it is not hydrated yet. */
  served: boolean;
  /** A value from script, or from the element itself (`isOwn`); `null` and `undefined` take it back. */
  setValue(name: string, input: unknown, isOwn?: boolean): void;
  redraw(when?: (draw: () => void) => void): void;
}

/** The host of a live element. */
export class ElementHost implements Host {
  readonly element: HostedElement;
  readonly table: Table;
  signal!: AbortSignal;
  readonly #language: ElementLanguage;
  readonly #textCallbacks = new Set<() => void>();
  /** Held here: WebKit empties a set that no script holds, and continues matching what was in it. */
  readonly #states: CustomStateSet | undefined;
  readonly #lightCallbacks = new Set<(changes: readonly MutationRecord[]) => void>();
  /** What has changed before `connect` could listen: a view may be loading meanwhile. */
  #missed: MutationRecord[] | null = null;
  /** What has changed while the element was out of the page: on a move the view is notified afterwards, after a removal nothing is rendered. */
  #away: MutationRecord[] = [];
  readonly #lightObserver = new MutationObserver(changes => {
    this.#missed?.push(...changes);
    if (this.element.isConnected) this.#notifyLightChange(changes);
    else this.#away.push(...changes);
  });

  constructor(element: HostedElement, table: Table) {
    this.element = element;
    this.table = table;
    this.#states = element.internals.states;
    this.#language = new ElementLanguage(element, table, () => {
      for (const callback of this.#textCallbacks) callback();
      this.element.redraw();
    });
  }

  /** Begins a mount: one observer of the light children serves everyone who asks. */
  begin(signal: AbortSignal): void {
    this.signal = signal;
    this.#lightCallbacks.clear();
    this.#textCallbacks.clear();
    this.#language.follow(signal);
    this.#missed = [];
    this.#lightObserver.observe(this.element, { childList: true, subtree: true, characterData: true });
  }

  /** Code that begins to listen in `listen` is notified of earlier changes. */
  tellMissed(listen: () => void): void {
    const before = new Set(this.#lightCallbacks);
    listen();
    const missed = this.#missed ?? [];
    this.#missed = null;
    if (missed.length === 0) return;
    for (const callback of this.#lightCallbacks) if (!before.has(callback)) callback(missed);
  }

  /** The element has been moved, perhaps by way of nowhere. */
  moved(): void {
    const changes = this.#away.splice(0);
    if (changes.length > 0) this.#notifyLightChange(changes);
  }

  /** Ends a mount, after its signal: texts that are still loading notify no one. */
  end(): void {
    this.#lightObserver.disconnect();
    this.#lightCallbacks.clear();
    this.#textCallbacks.clear();
    this.#away = [];
  }

  #notifyLightChange(changes: readonly MutationRecord[]): void {
    for (const callback of this.#lightCallbacks) callback(changes);
  }

  get values(): Record<string, unknown> { return this.element.settingValues; }

  emit(type: string, detail?: unknown, cancelable = this.table.events[type]?.cancelable): boolean {
    return this.element.dispatchEvent(new CustomEvent(type, { detail, bubbles: true, composed: true, cancelable }));
  }

  set(name: string, value: unknown): void { this.element.setValue(name, value, true); }

  toggleState(name: string, on: boolean): void {
    // Browsers older than the dash-free syntax refuse plain names: the state is then simply not offered.
    try {
      const states = this.#states;
      if (states?.has(name) !== on) states?.[on ? 'add' : 'delete'](name); // the same again has the whole element restyled
    } catch { /* not offered */ }
  }

  text(key: string, values?: Record<string, string | number>): string {
    const own = ownValue(ownValue($site.get().texts, this.table.tag), key);
    return fill(own ?? this.#language.word(key) ?? key, values, this.language);
  }

  translated(key: string): string | undefined { return this.#language.word(key); }

  get language(): string { return this.#language.tag; }

  get textsReady(): Promise<void> | null { return this.#language.ready; }

  onTextsChange(callback: () => void): void { this.#textCallbacks.add(callback); }

  /** The element stands elsewhere now: what is around it may speak another language. */
  readLanguage(): void { this.#language.read(); }

  warn(message: string, ...details: unknown[]): void { warnOnce(`<${this.element.localName}>: ${message}`, ...details); }
  error(message: string, ...details: unknown[]): void { errorOnce(`<${this.element.localName}>: ${message}`, ...details); }

  get viewReady(): Promise<void> { return this.element.viewReady; }

  preloadView(): void { this.element.preloadView(); }

  redraw(when?: (draw: () => void) => void): void { this.element.redraw(when); }

  watch(store: ReadableAtom<unknown>): void {
    this.signal.addEventListener('abort', store.listen(() => this.redraw()));
    this.redraw();
  }

  read<V>(store: ReadableAtom<V>): V {
    return this.element.served && registry.startValues.has(store) ? registry.startValues.get(store) as V : store.get();
  }

  onLightChange(callback: (changes: readonly MutationRecord[]) => void): void { this.#lightCallbacks.add(callback); }

  /** A view threw: the light DOM shows again, the page receives an event, other elements are not affected. */
  fail(error: unknown): void {
    this.toggleState('error', true);
    const isUntold = this.emit('site-error', { tag: this.element.localName, error }, true);
    if (isUntold) console.error(`<${this.element.localName}>: drawing failed; showing the page's own content.`, error);
  }
}
