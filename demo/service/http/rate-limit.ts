/** How many are taken from one sender in how long. */
export interface Rate {
  max: number;
  windowMs: number;
}

/** More than anybody fills in by hand. */
export const usualRate: Rate = { max: 30, windowMs: 60_000 };

const mostSenders = 50_000;

interface Sender {
  since: number;
  seen: Set<string>;
}

/** Counts what each sender sends within a while. The same thing sent again, after a lost answer, counts once. */
export class RateLimit {
  readonly #senders = new Map<string, Sender>();

  constructor(
    private readonly rate: Rate = usualRate,
    private readonly now: () => number = Date.now,
  ) {}

  /** Milliseconds until this may be sent; 0 when it may now. */
  waitFor(sender: string, what: string): number {
    const now = this.now();
    const known = this.#senders.get(sender);
    if (!known || now - known.since >= this.rate.windowMs) {
      // The latest stands last, so that the oldest are found first.
      this.#senders.delete(sender);
      this.#senders.set(sender, { since: now, seen: new Set([what]) });
      this.#forgetOld(now);
      return 0;
    }
    if (known.seen.has(what)) return 0;
    if (known.seen.size >= this.rate.max) return known.since + this.rate.windowMs - now;
    known.seen.add(what);
    return 0;
  }

  /** What a sender has sent so far counts no more. */
  forget(sender: string): void {
    this.#senders.delete(sender);
  }

  #forgetOld(now: number): void {
    for (const [sender, { since }] of this.#senders) {
      if (now - since < this.rate.windowMs && this.#senders.size <= mostSenders) return;
      this.#senders.delete(sender);
    }
  }
}
