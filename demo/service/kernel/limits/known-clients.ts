import type { IsKnownClient } from './write-limits.js';

/**
 * Clients that may continue when strangers have used up the limits of the site. Each brings something that the service gave
 * to few: a stored cart, a session, an unused submission key, the token of an order, the link to a submission or a booking, a link of the newsletter
 * or of an email with figures, a signature of a payment provider, the token of a subscription, a token of a consent receipt, a device that
 * has logged in before.
 */
export type ClientKind = 'visitor' | 'key' | 'order' | 'subscription' | 'submission' | 'booking' | 'newsletter' | 'payment' | 'receipt' | 'device';

export type ClientChecks = Readonly<Partial<Record<ClientKind, IsKnownClient>>>;

/** How modules recognize clients. Only evaluated when a limit is used up. */
export class KnownClients {
  readonly #checks = new Map<ClientKind, IsKnownClient[]>();

  /** Several modules may recognize a client of one kind: any of them is enough. */
  add(checks: ClientChecks): void {
    for (const [name, check] of Object.entries(checks) as [ClientKind, IsKnownClient][]) this.#checks.set(name, [...this.#checks.get(name) ?? [], check]);
  }

  isKnown(name: ClientKind): IsKnownClient {
    return async context => {
      for (const check of this.#checks.get(name) ?? []) if (await check(context)) return true;
      return false;
    };
  }
}
