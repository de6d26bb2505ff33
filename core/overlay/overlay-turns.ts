/** An overlay that opens automatically, without an action of the visitor. The one of the highest rank is shown, the others wait. */
export const ranks = { popup: 3, announcement: 2, mobileBar: 1 } as const;

/** One overlay that wants to be shown. */
export interface Candidate {
  readonly rank: number;
  /** It has the page: it shows itself, now or when its view is there. */
  show(): void;
  /** Another one takes the page: it steps aside, and is shown again later. */
  hide(): void;
  /** False once it has left the page, though its signal has not ended yet. */
  isThere?(): boolean;
}

const isThere = (candidate: Candidate): boolean => candidate.isThere?.() ?? true;

/** What keeps anything new from coming over the page just now. */
export interface PageFacts {
  /** The visitor is still asked about cookies, or is about to be. */
  isConsentPending(): boolean;
  /** A field has the focus. */
  isTyping(): boolean;
  /** A dialog, a lightbox or the like is open. */
  isCovered(): boolean;
  /** Calls `update` when one of them may have changed, until the signal ends. Only used while an overlay waits. */
  watch(update: () => void, signal: AbortSignal): void;
}

/**
 * The rule for all overlays that open automatically: never two at the same time, never before the question of consent is
 * answered, never while the visitor writes, never over something that is open. What is shown already stays.
 */
export class OverlayTurns {
  shown: Candidate | null = null;
  readonly #facts: PageFacts;
  readonly #candidates: Candidate[] = [];
  #watching: AbortController | null = null;

  constructor(facts: PageFacts) { this.#facts = facts; }

  /** Puts a candidate among those who wait, until the signal ends: then it is neither shown nor waits. */
  request(candidate: Candidate, signal: AbortSignal): void {
    if (signal.aborted) return;
    this.#candidates.push(candidate);
    signal.addEventListener('abort', () => {
      this.#candidates.splice(this.#candidates.indexOf(candidate), 1);
      if (this.shown === candidate) this.shown = null;
      this.update();
    }, { once: true });
    this.update();
  }

  /** The visitor has asked for a candidate: it has the page immediately, until the signal ends. It shows itself. */
  take(candidate: Candidate, signal: AbortSignal): void {
    this.shown?.hide();
    this.shown = candidate;
    this.request(candidate, signal);
  }

  /** Something has changed on the page. */
  update(): void {
    const [first] = this.#candidates.filter(isThere).sort((one, other) => other.rank - one.rank); // of equals the one that came first
    const isWaiting = !!first && first !== this.shown;
    const { isConsentPending, isTyping, isCovered } = this.#facts;
    if (isWaiting && (isConsentPending() || isTyping() || isCovered())) return this.#watch();
    this.#watching?.abort();
    this.#watching = null;
    if (!isWaiting) return;
    this.shown?.hide();
    this.shown = first;
    first.show();
  }

  #watch(): void {
    if (this.#watching) return;
    this.#watching = new AbortController();
    this.#facts.watch(() => this.update(), this.#watching.signal);
  }
}
