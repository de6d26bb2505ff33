import { isCountingAllowed } from '../../core/analytics/counting.js';
import { getRestriction } from '../../core/consent/restrictive-mode.js';
import { consentFor } from '../../core/stores/consent.js';
import { $site, getConsentPolicy } from '../../core/stores/site.js';
import type { AnalyticsHost } from './analytics.settings.js';
import type { Diagnostics } from './diagnostics.js';
import type { Tracker } from './tracking.js';

/** Starts and stops what counts, as the visitor's answer has it; its code loads only after consent. */
export class AnalyticsController {
  readonly #host: AnalyticsHost;
  #tracking: AbortController | null = null;
  #tracker: Promise<Tracker | null> = Promise.resolve(null);
  #diagnostics: Promise<Diagnostics> | null = null;
  #counting: AbortController | null = null;

  constructor(host: AnalyticsHost) {
    this.#host = host;
  }

  connect(): void {
    const { signal } = this.#host;
    for (const store of [consentFor('statistics'), $site]) signal.addEventListener('abort', store.listen(() => this.#follow()), { once: true });
    signal.addEventListener('abort', () => {
      this.#tracking?.abort();
      this.#counting?.abort();
    }, { once: true });
    if (this.#host.values.errors) void this.diagnostics();
    this.#follow();
  }

  /** What gathers errors and log entries; null where its code could not be loaded. */
  diagnostics(): Promise<Diagnostics> | null {
    return this.#diagnostics ??= import('./diagnostics.js').then(({ startDiagnostics }) =>
      startDiagnostics({ base: this.#base(), takesErrors: this.#host.values.errors, signal: this.#host.signal }));
  }

  async track(name: string, data: Readonly<Record<string, unknown>> = {}): Promise<void> {
    (await this.#tracker)?.track(name, data);
  }

  async trackSchema(schema: string, data: Readonly<Record<string, unknown>> = {}): Promise<void> {
    (await this.#tracker)?.trackSchema(schema, data);
  }

  async log(type: string, data: unknown): Promise<void> {
    (await this.diagnostics())?.log(type, data);
  }

  #base(): string { return (this.#host.values.endpoint || $site.get().website.baseUrl).replace(/\/+$/, ''); }

  /** Starts and stops the counter without cookies, which does not depend on consent. */
  #count(): void {
    const isAllowed = isCountingAllowed(this.#host.values.counter);
    if (!isAllowed) {
      this.#counting?.abort();
      this.#counting = null;
    }
    if (!isAllowed || this.#counting) return;
    const { signal } = this.#counting = new AbortController();
    import('./counter.js').then(
      ({ startCounter }) => { if (!signal.aborted) startCounter({ host: this.#host, base: this.#base(), signal }); },
      (error: unknown) =>
        this.#host.warn('the counting code could not be loaded; expected it with the element\'s script; this page is not counted.', error),
    );
  }

  #follow(): void {
    this.#count();
    const isAllowed = getRestriction(consentFor('statistics').get(), getConsentPolicy($site.get())) === null;
    if (!isAllowed) {
      this.#tracking?.abort();
      this.#tracking = null;
      this.#tracker = Promise.resolve(null);
    }
    if (!isAllowed || this.#tracking) return;
    const { signal } = this.#tracking = new AbortController();
    this.#tracker = import('./tracking.js').then(
      ({ startTracking }) => (signal.aborted ? null : startTracking({ host: this.#host, base: this.#base(), signal })),
      (error: unknown) => {
        this.#host.warn('the tracking code could not be loaded; expected it with the element\'s script; this page is not counted.', error);
        return null;
      },
    );
  }
}
