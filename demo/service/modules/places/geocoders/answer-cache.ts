interface Kept { readonly answer: unknown; readonly until: number; readonly bytes: number }

export interface AnswerCacheOptions {
  /** Answers that are kept at most; 2,000 by default. */
  readonly most?: number;
  /** Their bytes, with those of the questions; 16 MB by default. */
  readonly mostBytes?: number;
}

const mib = 1024 * 1024;

/** Answers of a host, by question: of too many, or too large ones, the oldest go. What visitors ask for never fills the memory. */
export class AnswerCache {
  readonly #answers = new Map<string, Kept>();
  readonly #most: number;
  readonly #mostBytes: number;
  #bytes = 0;

  constructor({ most = 2000, mostBytes = 16 * mib }: AnswerCacheOptions = {}) {
    this.#most = most;
    this.#mostBytes = mostBytes;
  }

  get size(): number { return this.#answers.size; }
  get bytes(): number { return this.#bytes; }

  /** The answer, in an object of its own since it may be undefined; null where none is kept. */
  get(question: string, now: number): { readonly answer: unknown } | null {
    const kept = this.#answers.get(question);
    return kept && kept.until > now ? { answer: kept.answer } : null;
  }

  keep(question: string, { answer, until }: { answer: unknown; until: number }): void {
    this.#forget(question);
    const bytes = 2 * (question.length + (JSON.stringify(answer) ?? '').length);
    // One that would take the place of many is requested again.
    if (bytes > this.#mostBytes / 20) return;
    this.#answers.set(question, { answer, until, bytes });
    this.#bytes += bytes;
    for (const oldest of this.#answers.keys()) {
      if (this.#answers.size <= this.#most && this.#bytes <= this.#mostBytes) return;
      this.#forget(oldest);
    }
  }

  #forget(question: string): void {
    this.#bytes -= this.#answers.get(question)?.bytes ?? 0;
    this.#answers.delete(question);
  }
}
