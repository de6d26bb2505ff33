import type { Clock } from '../platform/timing.js';
import { writeJson } from '../registry/write-json.js';

/** An error as it was caught, with what is known of where. */
export interface CaughtError {
  readonly message: string;
  readonly stack?: string;
  readonly file?: string;
  readonly line?: number;
  readonly column?: number;
  /** Our element in which it happened, with its settings. */
  readonly element?: string;
  readonly settings?: Readonly<Record<string, unknown>>;
}

/** What the page is, in every report. */
export interface PageFacts {
  readonly websiteId: string;
  readonly templateId: string;
  readonly url: string;
  readonly userAgent: string;
  /** Version of this library. */
  readonly version: string;
}

/** One entry of the report. spec: commerce-forms-data §3, error-report entry */
export interface ErrorEntry {
  readonly event: string;
  /** JSON. */
  readonly data: string;
  readonly timestamp: number;
}

const mostAPage = 20; // spec: commerce-forms-data §9, as are the next three
const mostQueued = 10;
const longestStack = 5000;
const debounceMs = 1000;
const longestMessage = 1000;
const longestSettings = 2000;

interface Group { readonly error: CaughtError; readonly firstAt: number; count: number; reported: number }

export interface ErrorQueueOptions {
  readonly clock: Pick<Clock, 'after'>;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly facts: () => PageFacts;
  /** Sends a report; `isLeaving` when the page may be gone the next moment. */
  readonly send: (entries: readonly ErrorEntry[], isLeaving: boolean) => void;
}

/**
 * Gathers errors into reports. The same error counts up instead of being sent again: a loop that throws ten thousand times
 * is one report, and one more with the final count when the page is left.
 */
export class ErrorQueue {
  readonly #options: ErrorQueueOptions;
  readonly #groups = new Map<string, Group>();
  #queued: Group[] = [];
  #sent = 0;
  #cancel: (() => void) | null = null;

  constructor(options: ErrorQueueOptions) {
    this.#options = options;
  }

  add(error: CaughtError): void {
    const key = [error.message.slice(0, longestMessage), error.file, error.line, error.column, error.element].join('\n');
    const known = this.#groups.get(key);
    if (known) return void known.count++;
    if (this.#sent + this.#queued.length >= mostAPage) return;
    const group: Group = { error, firstAt: this.#options.now(), count: 1, reported: 0 };
    this.#groups.set(key, group);
    this.#queued.push(group);
    this.#cancel?.();
    if (this.#queued.length >= mostQueued) this.#flush(false);
    else this.#cancel = this.#options.clock.after(debounceMs, () => this.#flush(false));
  }

  /** The page may be left now: what waits goes immediately, and errors that were repeated since, with their count. */
  leave(): void {
    const again = [...this.#groups.values()].filter(group => group.reported > 0 && group.count > group.reported);
    this.#queued.push(...again.slice(0, Math.max(0, mostAPage - this.#sent - this.#queued.length)));
    this.#flush(true);
  }

  #flush(isLeaving: boolean): void {
    this.#cancel?.();
    this.#cancel = null;
    const entries = this.#queued.map(group => this.#entry(group));
    this.#queued = [];
    if (entries.length === 0) return;
    this.#sent += entries.length;
    this.#options.send(entries, isLeaving);
  }

  #entry(group: Group): ErrorEntry {
    const { error: { message, stack, file, line, column, element, settings }, count } = group;
    const { version, ...page } = this.#options.facts();
    // Errors since the last report: the receiver adds up the counts.
    const custom = { count: count - group.reported, version, ...element && { element, settings: settingsText(settings) } };
    group.reported = count;
    const data = { ...page, app: 'site-elements', message: message.slice(0, longestMessage), stack: stack?.slice(0, longestStack), file, line, column, custom };
    return { event: 'javascript_error', data: writeJson(data), timestamp: group.firstAt };
  }
}

/** Settings as JSON; what cannot be written as that is left out. */
function settingsText(settings: CaughtError['settings']): string {
  try {
    return writeJson(settings ?? {}).slice(0, longestSettings);
  } catch {
    return '';
  }
}
