import type { WebhookEventType } from 'site-elements/contract/webhook-event';
import type { Database } from './database/database.js';

/** Something that the owner's webhooks are notified of, emitted inside the transaction that changes it. */
export interface WebhookEvent {
  readonly transaction: Database;
  readonly type: WebhookEventType;
  readonly data: object;
}

/** Events between modules. Each module declares its own by merging into this interface. */
export interface ServiceEvents {
  'webhook.event': WebhookEvent;
}

type Listener<Name extends keyof ServiceEvents> = (event: ServiceEvents[Name]) => Promise<void> | void;

/** Connects modules that do not import one another. An error of a listener fails the emitter, and with it its transaction. */
export class Events {
  readonly #listeners = new Map<string, Listener<never>[]>();

  on<Name extends keyof ServiceEvents>(name: Name, listener: Listener<Name>): void {
    this.#listeners.set(name, [...this.#listeners.get(name) ?? [], listener as Listener<never>]);
  }

  /** Resolves when all listeners have finished, one after the other. */
  async emit<Name extends keyof ServiceEvents>(name: Name, event: ServiceEvents[Name]): Promise<void> {
    for (const listener of this.#listeners.get(name) ?? []) await (listener as Listener<Name>)(event);
  }
}
