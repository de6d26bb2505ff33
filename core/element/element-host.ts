import type { ReadableAtom } from 'nanostores';
import { warnOnce, registry } from '../registry/registry.js';
import type { Table } from '../settings/table.js';
import { $site } from '../stores/site.js';
import { fill } from '../text/fill.js';
import type { Host } from './host.js';
import type { Shell } from './shell.js';

/** The host of a live element. */
export class ElementHost implements Host {
  readonly element: Shell;
  readonly table: Table;
  signal!: AbortSignal;
  /** Held here: WebKit empties a set that no script holds, and goes on matching what was in it. */
  readonly #states: CustomStateSet | undefined;
  readonly #lightCallbacks = new Set<(changes: readonly MutationRecord[]) => void>();
  readonly #lightObserver = new MutationObserver(changes => { for (const callback of this.#lightCallbacks) callback(changes); });

  constructor(element: Shell, table: Table) {
    this.element = element;
    this.table = table;
    this.#states = element.internals.states;
  }

  /** Begins a mount: one observer of the light children serves everyone who asks. */
  begin(signal: AbortSignal): void {
    this.signal = signal;
    this.#lightCallbacks.clear();
    this.#lightObserver.observe(this.element, { childList: true, subtree: true, characterData: true });
  }

  /** Ends a mount, after its signal. */
  end(): void { this.#lightObserver.disconnect(); }

  get values(): Record<string, unknown> { return this.element.settingValues; }

  emit(type: string, detail?: unknown, cancelable = this.table.events[type]?.cancelable): boolean {
    return this.element.dispatchEvent(new CustomEvent(type, { detail, bubbles: true, composed: true, cancelable }));
  }

  set(name: string, value: unknown): void { this.element.give(name, value, true); }

  toggleState(name: string, on: boolean): void {
    // Browsers older than the dash-free syntax refuse plain names: the state is then simply not offered.
    try {
      const states = this.#states;
      if (states?.has(name) !== on) states?.[on ? 'add' : 'delete'](name); // the same again has the whole element styled anew
    } catch { /* not offered */ }
  }

  text(key: string, values?: Record<string, string | number>): string {
    const own = $site.get().texts[this.table.tag]?.[key];
    return fill(own ?? this.table.texts[key] ?? key, values);
  }

  warn(message: string, ...details: unknown[]): void { warnOnce(`<${this.table.tag}>: ${message}`, ...details); }

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

  /** A view threw: the light DOM shows again, the page hears of it, nobody else is touched. */
  fail(error: unknown): void {
    this.toggleState('error', true);
    const isUntold = this.emit('site-error', { tag: this.table.tag, error }, true);
    if (isUntold) console.error(`<${this.table.tag}>: drawing failed; showing the page's own content.`, error);
  }
}
