import type { Context } from 'hono';
import type { Database } from '../database/database.js';
import { Budget } from './budget.js';
import { type Rate, usualRate } from './rate-limit.js';
import { HttpError } from '../http/http-error.js';
import { type GetAddress, getNetworks } from '../http/remote-address.js';
import { t } from '../language/common-texts.js';

/** How much strangers may write. The numbers are multiples of the service's rate: 30 in a minute, unless it is set otherwise. */
export interface Allowance {
  /** Routes of one name share what they may. */
  readonly name: string;
  /** For one network: an IPv4 address, or 64 bits of IPv6. All networks of one IPv6 site (48 bits) share four times as much. */
  readonly network: number;
  /** For all senders together. */
  readonly site: number;
  /** For how many times the rate's window; 1 by default. */
  readonly windows?: number;
  /** True where a known client continues in a network that has used up its part as well: what it brings cannot be collected. */
  readonly knownPassNetwork?: boolean;
}

/** Whether a request brings something that only a good client has, see `Known` in write-rules.ts. */
export type IsKnownClient = (context: Context) => Promise<boolean>;

const nobody: IsKnownClient = () => Promise.resolve(false);
/** An IPv6 site is one household, and also a small company. */
const networksOfSite = 4;

export interface WriteLimitsOptions {
  readonly database: Database;
  readonly addressOf: GetAddress;
  readonly rate?: Rate;
  readonly now?: () => number;
}

interface Demand {
  readonly amount?: number;
  readonly isKnown?: IsKnownClient;
  /** What a visitor reads whose network has written too much. */
  tooMuch?(waitMs: number): string;
}

/**
 * How much one network, and all of them together, may write in a period. When strangers have used up the limit of the site, known
 * clients continue: otherwise an attacker with many networks could close the site for everyone.
 */
export class WriteLimits {
  readonly #budgets = new Map<string, Budget>();

  constructor(private readonly options: WriteLimitsOptions) {}

  /** Throws 429 where a network writes too much, 503 where all of them do. */
  async demand(context: Context, allowance: Allowance, { amount = 1, isKnown = nobody, tooMuch = () => t('tooMuch') }: Demand = {}): Promise<void> {
    const { name, network, site, knownPassNetwork = false } = allowance;
    for (const [at, one] of getNetworks(this.options.addressOf(context)).entries()) {
      const waitMs = await this.#budget(
        `${name} ${at === 0 ? 'network' : 'block'}`,
        at === 0 ? network : network * networksOfSite,
        allowance,
      ).spend(one, amount);
      if (waitMs > 0 && !(knownPassNetwork && await isKnown(context))) throw new HttpError(429, { error: tooMuch(waitMs) }, retryAfter(waitMs));
    }
    const waitMs = await this.#budget(`${name} site`, site, allowance).spend('', amount);
    if (waitMs > 0 && !await isKnown(context)) throw siteIsBusy(waitMs);
  }

  /** Whether this process knows that nothing is left; spends nothing. */
  isSpent(context: Context, allowance: Allowance): boolean {
    const [one = ''] = getNetworks(this.options.addressOf(context));
    return (
      this.#budget(`${allowance.name} network`, allowance.network, allowance).isSpent(one) > 0
      || this.#budget(`${allowance.name} site`, allowance.site, allowance).isSpent('') > 0
    );
  }

  #budget(name: string, times: number, { windows = 1 }: Allowance): Budget {
    const { database, rate: { max, windowMs } = usualRate, now } = this.options;
    const known = this.#budgets.get(name);
    if (known) return known;
    const made = new Budget({ database, name, rate: { max: Math.max(1, Math.round(max * times)), windowMs: windowMs * windows }, now });
    this.#budgets.set(name, made);
    return made;
  }
}

export const retryAfter = (waitMs: number): Record<string, string> => ({ 'Retry-After': String(Math.ceil(waitMs / 1000)) });

const siteIsBusy = (waitMs: number): HttpError => new HttpError(503, { error: t('siteBusy', { count: Math.ceil(waitMs / 60_000) }) }, retryAfter(waitMs));
