import type { Clock } from '../platform/timing.js';

/** spec: commerce-forms-data §3, log entry */
export interface LogEntry {
  readonly pageUrl: string;
  readonly type: string;
  readonly data: unknown;
}

const flushMs = 30_000; // spec: commerce-forms-data §9
const mostWaiting = 100;

/** Gathers log entries and sends them together: thirty seconds after the first, or when the page is left. */
export class LogBatch {
  readonly #clock: Pick<Clock, 'after'>;
  readonly #send: (entries: readonly LogEntry[]) => void;
  #waiting: LogEntry[] = [];
  #dropped = 0;
  #cancel: (() => void) | null = null;

  constructor(clock: Pick<Clock, 'after'>, send: (entries: readonly LogEntry[]) => void) {
    this.#clock = clock;
    this.#send = send;
  }

  add(entry: LogEntry): void {
    if (this.#waiting.length >= mostWaiting) return void this.#dropped++;
    this.#waiting.push(entry);
    this.#cancel ??= this.#clock.after(flushMs, () => this.flush());
  }

  flush(): void {
    this.#cancel?.();
    this.#cancel = null;
    if (this.#waiting.length === 0) return;
    const entries = this.#waiting;
    if (this.#dropped > 0) entries.push({ pageUrl: entries[0]!.pageUrl, type: 'dropped', data: this.#dropped });
    this.#waiting = [];
    this.#dropped = 0;
    this.#send(entries);
  }
}
