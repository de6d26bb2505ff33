import { randomUUID } from 'node:crypto';
import type { Context } from 'hono';
import type { Database } from '../database/database.js';
import { type Rate, RateLimit } from '../limits/rate-limit.js';
import { type GetAddress, getNetworks } from '../http/remote-address.js';
import type { KnownDevices } from './known-devices.js';

export interface PasswordTriesOptions {
  readonly database: Database;
  /** What is logged in to. */
  readonly name: string;
  readonly devices: KnownDevices;
  readonly addressOf: GetAddress;
  /** How many wrong passwords are taken from one network, and from one device; 10 in a quarter of an hour by default. */
  readonly failures?: Rate;
}

export interface PasswordTry {
  /** Until another one is taken; 0 where this one is. */
  readonly waitMs: number;
  /** Strangers everywhere together have typed too many: this network may have typed none. */
  readonly isOfAll: boolean;
  /** A device that has logged in before: its check goes before those of others. */
  readonly isKnownDevice: boolean;
  /** The password was right. */
  succeed(): Promise<void>;
}

const usualFailures: Rate = { max: 10, windowMs: 15 * 60_000 };
/** One password is tried from many networks: together they have as much as this many of them. */
const networksTogether = 5;
const networksOfSite = 2;

/**
 * Counts wrong passwords: by network, and over all networks for each account. A browser that has logged in to the account
 * before has tries of its own, so an attacker cannot lock a user out by typing wrong passwords.
 */
export class PasswordTries {
  readonly #byNetwork: RateLimit;
  readonly #bySite: RateLimit;
  readonly #byAccount: RateLimit;
  readonly #byDevice: RateLimit;

  constructor(private readonly options: PasswordTriesOptions) {
    const { database, name, failures = usualFailures } = options;
    const limit = (what: string, times: number) => new RateLimit({ database, name: `${name} ${what}`, rate: { ...failures, max: failures.max * times } });
    this.#byNetwork = limit('network', 1);
    this.#bySite = limit('block', networksOfSite);
    this.#byAccount = limit('account', networksTogether);
    this.#byDevice = limit('device', 1);
  }

  /** Counts a try before it is checked: a hundred immediately are a hundred tries. */
  async count(context: Context, account: string): Promise<PasswordTry> {
    const { devices, addressOf } = this.options;
    const device = devices.idFrom(context, account);
    const [network, ...blocks] = getNetworks(addressOf(context));
    const own: [RateLimit, string][] =
      device !== null
        ? [[this.#byDevice, device]]
        : [[this.#byNetwork, network!], ...blocks.map((block): [RateLimit, string] => [this.#bySite, block])];
    const id = randomUUID();
    const all: [RateLimit, string][] = device !== null ? [] : [[this.#byAccount, account]];
    const made = (waitMs: number, isOfAll: boolean): PasswordTry => ({
      waitMs, isOfAll, isKnownDevice: device !== null,
      succeed: async () => {
        for (const [limit, sender] of own) await limit.forget(sender);
        for (const [limit, sender] of all) await limit.takeBack(sender, id); // wrong ones of others stay counted
        devices.remember(context, account);
      },
    });
    for (const [limit, sender] of [...own, ...all]) {
      const waitMs = await limit.waitFor(sender, id);
      if (waitMs > 0) return made(waitMs, limit === this.#byAccount);
    }
    return made(0, false);
  }
}
