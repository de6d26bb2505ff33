import type { Clock } from '../platform/timing.js';

export const collectorVersion = '4.3.0'; // spec: media-layout §9
const collectMs = 60_000; // spec: idem
const sendMs = 30_000; // spec: idem

/** One measured value, as it stands. */
export interface Measurement {
  /** LCP, INP, CLS, FCP, TTFB. */
  readonly name: string;
  readonly value: number;
  readonly rating: string;
  /** Tag of the element that it is about; empty for the page itself. */
  readonly element: string;
}

export interface PerformanceRecord extends Measurement {
  readonly pageLoadId: string;
  readonly url: string;
  readonly collectorVersion: string;
}

interface Options {
  readonly clock: Pick<Clock, 'after' | 'now'>;
  readonly url: string;
  readonly send: (records: readonly PerformanceRecord[]) => void;
}

/**
 * Keeps the latest of each value and sends it thirty seconds after the page has loaded and when the page is hidden: each
 * value once, and again only where it has changed meanwhile. Listens for a minute at most.
 */
export class PerformanceRecords {
  readonly #options: Options;
  readonly #latest = new Map<string, Measurement>();
  readonly #changed = new Set<string>();
  readonly #cancel: () => void;
  #pageLoadId = '';
  #isOver = false;

  constructor(options: Options) {
    this.#options = options;
    const { clock } = options;
    const cancels = [clock.after(sendMs, () => this.flush()), clock.after(collectMs, () => this.#end())];
    this.#cancel = () => cancels.forEach(cancel => cancel());
  }

  /** Nothing is sent before the site has named this view of the page. */
  name(pageLoadId: string): void {
    this.#pageLoadId = pageLoadId;
  }

  add(measured: Measurement): void {
    if (this.#isOver) return;
    this.#latest.set(measured.name, measured);
    this.#changed.add(measured.name);
  }

  flush(): void {
    if (!this.#pageLoadId || this.#changed.size === 0) return;
    const records = [...this.#changed].map(name => ({ ...this.#latest.get(name)!, pageLoadId: this.#pageLoadId, url: this.#options.url, collectorVersion }));
    this.#changed.clear();
    this.#options.send(records);
  }

  /** The page was hidden: that is the end of what is measured. */
  hide(): void {
    this.#cancel();
    this.#end();
  }

  #end(): void {
    this.flush();
    this.#isOver = true;
  }
}

/** The message for a failed request for settings. spec: media-layout §8 */
export const settingsTimeout = 'Metric settings request timeout';
export const settingsWithoutId = 'Unable to resolve pageLoadId';
