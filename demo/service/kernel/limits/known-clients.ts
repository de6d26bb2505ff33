import type { IsKnown } from './write-limits.js';

/**
 * Clients that may continue when strangers have used up the limits of the site. Each brings something that the service gave
 * to few: a stored cart, a session, an unused submission key, the token of an order, a link of the newsletter, a signature
 * of a payment provider, a token of a consent receipt, a device from which somebody has logged in.
 */
export type Known = 'visitor' | 'key' | 'order' | 'newsletter' | 'payment' | 'receipt' | 'device';

export type KnownChecks = Readonly<Partial<Record<Known, IsKnown>>>;

/** How modules recognize clients. Only evaluated when a limit is used up. */
export class KnownClients {
  readonly #checks = new Map<Known, IsKnown[]>();

  /** Several modules may recognize a client of one kind: any of them is enough. */
  add(checks: KnownChecks): void {
    for (const [name, check] of Object.entries(checks) as [Known, IsKnown][]) this.#checks.set(name, [...this.#checks.get(name) ?? [], check]);
  }

  isKnown(name: Known): IsKnown {
    return async context => {
      for (const check of this.#checks.get(name) ?? []) if (await check(context)) return true;
      return false;
    };
  }
}
