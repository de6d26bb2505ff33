import { createHash } from 'node:crypto';
import { lt, sql } from 'drizzle-orm';
import type { Database } from '../database/database.js';
import { rateLimits } from '../database/schema.js';
import { clockToleranceMs, type Rate } from './rate-limit.js';

export interface BudgetOptions {
  database: Database;
  /** What is counted. */
  name: string;
  rate: Rate;
  now?: () => number;
}

/** A process takes this many parts of a budget from the database immediately, and spends them without asking again. */
const leases = 20;
const mostRemembered = 20_000;
const sweepEvery = 500;

interface Lease { left: number; ends: number }

const short = (text: string): string => createHash('sha256').update(text).digest('base64url').slice(0, 22);

/**
 * An amount that each spender has for a while: requests, bytes. It is counted in the database, for all processes of a site
 * together. Each of them takes it in parts, so that a flood costs few statements, and one that is refused costs none.
 */
export class Budget {
  readonly #options: Required<BudgetOptions>;
  readonly #leased = new Map<string, Lease>();
  /** Leases that are being requested, by spender: of a hundred simultaneous requests, only one queries the database. */
  readonly #taking = new Map<string, Promise<boolean>>();
  #leaseCount = 0;

  constructor({ now = Date.now, ...options }: BudgetOptions) {
    this.#options = { ...options, now };
  }

  /** Milliseconds until so much may be spent; 0 when it has been spent now. */
  async spend(spender: string, amount = 1): Promise<number> {
    const { rate: { max, windowMs }, now } = this.#options;
    if (max === Infinity) return 0;
    for (;;) {
      const lease = this.#leaseOf(spender);
      if (lease && lease.left >= amount) {
        lease.left -= amount;
        return 0;
      }
      const known = this.isSpent(spender);
      if (known > 0) return known;
      const others = this.#taking.get(spender);
      if (others) {
        await others;
        continue;
      }
      const taking = this.#leasePart(spender, Math.max(amount - (lease?.left ?? 0), Math.ceil(max / leases))).finally(() => this.#taking.delete(spender));
      this.#taking.set(spender, taking);
      if (await taking) continue;
      // What is left may do for something smaller.
      const after = this.#leaseOf(spender);
      if (!after || after.left < amount) return Math.min(windowMs, Math.max(1, (after?.ends ?? now() + windowMs) - now()));
    }
  }

  /** Milliseconds for which this process knows that nothing is left; 0 where something may be. */
  isSpent(spender: string): number {
    const lease = this.#leaseOf(spender);
    return lease?.left === -1 ? Math.min(this.#options.rate.windowMs, Math.max(1, lease.ends - this.#options.now())) : 0;
  }

  /** The lease of the current window. A lease that has ended, or that lies in the future because the clock was set back, is deleted. */
  #leaseOf(spender: string): Lease | undefined {
    const lease = this.#leased.get(spender);
    const wait = lease ? lease.ends - this.#options.now() : 0;
    const { windowMs } = this.#options.rate;
    if (lease && wait > 0 && wait <= windowMs + clockToleranceMs(windowMs)) return lease;
    this.#leased.delete(spender);
    return undefined;
  }

  /** Takes a part from the database. False where nothing is left. */
  async #leasePart(spender: string, part: number): Promise<boolean> {
    const { database, name, rate: { max, windowMs }, now } = this.#options;
    const moment = now();
    this.#leaseCount += 1;
    if (this.#leaseCount % sweepEvery === 1) await database.delete(rateLimits).where(lt(rateLimits.expiresAt, new Date(moment)));
    const [at, expires] = [new Date(moment).toISOString(), new Date(moment + windowMs).toISOString()];
    const { since, expiresAt, count } = rateLimits;
    const latest = new Date(moment + windowMs + clockToleranceMs(windowMs)).toISOString();
    const isOver = sql`(${expiresAt} <= ${at}::timestamptz or ${expiresAt} > ${latest}::timestamptz)`;
    const [row] = await database.insert(rateLimits)
      .values({ sender: `budget ${name} ${short(spender)}`, since: new Date(moment), expiresAt: new Date(moment + windowMs), seen: [], count: part })
      .onConflictDoUpdate({
        target: rateLimits.sender,
        set: {
          since: sql`case when ${isOver} then ${at}::timestamptz else ${since} end`,
          expiresAt: sql`case when ${isOver} then ${expires}::timestamptz else ${expiresAt} end`,
          // Beyond the most as well, so that what it was before can be told from what it is.
          count: sql`case when ${isOver} then ${part}::bigint else ${count} + ${part}::bigint end`,
        },
      })
      .returning({ count, expiresAt });
    const granted = Math.min(part, max - (row!.count - part));
    const held = this.#leaseOf(spender);
    const left = (held && held.left > 0 ? held.left : 0) + Math.max(0, granted);
    this.#remember(spender, { left: left > 0 ? left : -1, ends: row!.expiresAt.getTime() });
    return granted > 0;
  }

  #remember(spender: string, lease: Lease): void {
    if (this.#leased.size >= mostRemembered) for (const one of [...this.#leased.keys()].slice(0, mostRemembered / 10)) this.#leased.delete(one);
    this.#leased.set(spender, lease);
  }
}
