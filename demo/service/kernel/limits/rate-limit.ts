import { createHash } from 'node:crypto';
import { lt, sql } from 'drizzle-orm';
import type { Database } from '../database/database.js';
import { rateLimits } from '../database/schema.js';

/** How many are taken from one sender in how long. */
export interface Rate {
  max: number;
  windowMs: number;
}

/** More than a person fills in by hand. */
export const usualRate: Rate = { max: 30, windowMs: 60_000 };

/**
 * How far beyond its window an end may be. Clocks of two processes differ by milliseconds, and one that follows the network's time steps
 * back by some: a window that started again each time would lose what it has counted.
 */
export const clockToleranceMs = (windowMs: number): number => Math.min(1000, windowMs / 10);

const sweepEvery = 500;

export interface RateLimitOptions {
  database: Database;
  /** What is counted. */
  name: string;
  rate?: Rate;
  now?: () => number;
}

/** Enough to distinguish one from another, without an address or a password. */
const short = (text: string): string => createHash('sha256').update(text).digest('base64url').slice(0, 22);

/**
 * Counts what each sender sends within a while, in the database: for all processes of a site together, and over a restart.
 * The same thing sent again, after a lost answer, counts once.
 */
export class RateLimit {
  readonly #options: Required<RateLimitOptions>;
  #counted = 0;

  constructor({ database, name, rate = usualRate, now = Date.now }: RateLimitOptions) {
    this.#options = { database, name, rate, now };
  }

  /** Milliseconds until this may be sent; 0 when it may now. */
  async waitFor(sender: string, what: string): Promise<number> {
    const { database, rate: { max, windowMs }, now } = this.#options;
    if (max === Infinity) return 0;
    const moment = now();
    this.#counted += 1;
    if (this.#counted % sweepEvery === 1) await database.delete(rateLimits).where(lt(rateLimits.expiresAt, new Date(moment)));
    const [at, expires, seen] = [new Date(moment).toISOString(), new Date(moment + windowMs).toISOString(), short(what)];
    const { expiresAt: end, seen: list } = rateLimits;
    // An end far beyond the window comes from a clock that was set back since: no visitor waits longer than a window.
    const latest = new Date(moment + windowMs + clockToleranceMs(windowMs)).toISOString();
    const isOver = sql`(${end} <= ${at}::timestamptz or ${end} > ${latest}::timestamptz)`;
    const isTaken = sql`(${seen} = any(${list}) or cardinality(${list}) < ${max})`;
    // One statement: of a hundred immediately, each finds what those before it have left.
    const [row] = await database.insert(rateLimits)
      .values({ sender: this.#key(sender), since: new Date(moment), expiresAt: new Date(moment + windowMs), seen: [seen] })
      .onConflictDoUpdate({
        target: rateLimits.sender,
        set: {
          since: sql`case when ${isOver} then ${at}::timestamptz else ${rateLimits.since} end`,
          expiresAt: sql`case when ${isOver} then ${expires}::timestamptz else ${end} end`,
          seen: sql`case when ${isOver} then array[${seen}] when ${isTaken} and not ${seen} = any(${list}) then ${list} || ${seen}::text else ${list} end`,
        },
      })
      .returning({ seen: list, expiresAt: end });
    return row!.seen.includes(seen) ? 0 : Math.min(windowMs, Math.max(1, row!.expiresAt.getTime() - moment));
  }

  /** What a sender has sent so far counts no more. */
  async forget(sender: string): Promise<void> {
    await this.#options.database.delete(rateLimits).where(sql`${rateLimits.sender} = ${this.#key(sender)}`);
  }

  /** One thing that a sender has sent counts no more. */
  async takeBack(sender: string, what: string): Promise<void> {
    await this.#options.database.update(rateLimits).set({ seen: sql`array_remove(${rateLimits.seen}, ${short(what)}::text)` })
      .where(sql`${rateLimits.sender} = ${this.#key(sender)}`);
  }

  #key(sender: string): string {
    return `${this.#options.name} ${short(sender)}`;
  }
}
