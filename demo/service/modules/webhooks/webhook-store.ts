import { randomBytes, randomUUID } from 'node:crypto';
import { and, asc, count, desc, eq, exists, inArray, isNotNull, lt, sql } from 'drizzle-orm';
import type { WebhookEventType } from 'site-elements/contract/webhook-event';
import type { Database } from '../../kernel/database/database.js';
import { queuedEmails } from '../../kernel/database/schema.js';
import type { WebhookEvent } from '../../kernel/events.js';
import { type MailQueue, maxTries } from '../../kernel/mail/mail-queue.js';
import type { ListPart } from '../../kernel/owner/list-page.js';
import { type StoredEndpoint, webhookDeliveries, webhookEndpoints } from './webhooks.schema.js';

/** Recipients of the mail queue that are deliveries: `webhook:` with the ids of the endpoint and of the delivery. */
export const webhookLane = 'webhook:';
const recipientOf = (endpointId: string, id: string): string => `${webhookLane}${endpointId}/${id}`;
/** How the recipients of the same endpoint begin. */
export const getEndpointStart = (recipient: string): string => recipient.slice(0, recipient.lastIndexOf('/') + 1) || recipient;
/** The id of the delivery; recipients that an earlier version has queued have no endpoint. */
export const getDeliveryId = (recipient: string): string => recipient.slice(Math.max(recipient.lastIndexOf('/') + 1, webhookLane.length));
export const mostEndpoints = 20;
export const logDays = 30;
const mostEntries = 5000;
const dayMs = 24 * 60 * 60_000;

const newSecret = (): string => `whsec_${randomBytes(32).toString('base64')}`;
const recipient = sql`${webhookLane}::text || ${webhookDeliveries.endpointId} || '/' || ${webhookDeliveries.id}`;

export interface EndpointSettings { readonly url: string; readonly events: WebhookEventType[]; readonly isOn: boolean }

export interface EndpointStatus {
  readonly url: string;
  readonly isOn: boolean;
  /** Whether it has received an event since its address was set. */
  readonly hasReceived: boolean;
  /** Why the last delivery failed; empty if it succeeded or is waiting for its first attempt. */
  readonly problem: string;
}

/** The owner's endpoints, and the log of what was sent to them. */
export class WebhookStore {
  constructor(private readonly database: Database, private readonly mailQueue: MailQueue) {}

  endpoints(): Promise<StoredEndpoint[]> {
    return this.database.select().from(webhookEndpoints).orderBy(asc(webhookEndpoints.createdAt));
  }

  async endpoint(id: string): Promise<StoredEndpoint | null> {
    const [row] = await this.database.select().from(webhookEndpoints).where(eq(webhookEndpoints.id, id));
    return row ?? null;
  }

  async status(id: string): Promise<EndpointStatus | null> {
    const endpoint = await this.endpoint(id);
    if (!endpoint) return null;
    const { url, isOn } = endpoint;
    const ofEndpoint = eq(webhookDeliveries.endpointId, id);
    const [received] = await this.database.select({ at: webhookDeliveries.deliveredAt }).from(webhookDeliveries)
      .where(and(ofEndpoint, isNotNull(webhookDeliveries.deliveredAt))).limit(1);
    const [last] = await this.database.select().from(webhookDeliveries).where(ofEndpoint)
      .orderBy(desc(webhookDeliveries.createdAt), desc(webhookDeliveries.id)).limit(1);
    const isFailed = !!last && !last.deliveredAt && last.attempts > 0;
    return { url, isOn, hasReceived: !!received, problem: isFailed ? last.error ?? String(last.status) : '' };
  }

  /** Adds an endpoint under the id of its form. Null if that was done before, or if there are too many. */
  async add(id: string, settings: EndpointSettings): Promise<StoredEndpoint | null> {
    return this.database.transaction(async transaction => {
      await transaction.execute(sql`lock table ${webhookEndpoints} in share row exclusive mode`);
      const [{ rows }] = await transaction.select({ rows: count() }).from(webhookEndpoints);
      if (rows >= mostEndpoints) return null;
      const [row] = await transaction.insert(webhookEndpoints).values({ id, ...settings, secret: newSecret() }).onConflictDoNothing().returning();
      return row ?? null;
    });
  }

  async change(id: string, settings: EndpointSettings): Promise<void> {
    await this.database.update(webhookEndpoints).set(settings).where(eq(webhookEndpoints.id, id));
  }

  /** Replaces the secret. The one before also signs for a day. Null if it was replaced since the page was opened. */
  async rotate({ id, secret, secretVersion }: StoredEndpoint, seenVersion: number): Promise<StoredEndpoint | null> {
    if (seenVersion !== secretVersion) return null;
    const [row] = await this.database
      .update(webhookEndpoints)
      .set({ secret: newSecret(), secretVersion: secretVersion + 1, earlierSecret: secret, earlierUntil: new Date(Date.now() + dayMs) })
      .where(and(eq(webhookEndpoints.id, id), eq(webhookEndpoints.secretVersion, seenVersion)))
      .returning();
    return row ?? null;
  }

  async remove(id: string): Promise<void> {
    await this.database.delete(webhookEndpoints).where(eq(webhookEndpoints.id, id));
  }

  /** Queues an event for all endpoints that want it, in the transaction that it reports. */
  async notify({ transaction, type, data }: WebhookEvent): Promise<void> {
    const wanted = await transaction
      .select({ id: webhookEndpoints.id })
      .from(webhookEndpoints)
      .where(and(webhookEndpoints.isOn, sql`${type}::text = any(${webhookEndpoints.events})`));
    if (wanted.length > 0) await this.#queue(transaction, wanted.map(({ id }) => id), type, data);
  }

  async sendTest({ id }: StoredEndpoint): Promise<void> {
    await this.database.transaction(transaction => this.#queue(transaction, [id], 'webhook.test', { message: 'Test' }));
    this.mailQueue.flush();
  }

  /** Sends a delivery again, with the same event id. One that is waiting is sent immediately. */
  async sendAgain(id: string): Promise<void> {
    await this.database.transaction(async transaction => {
      const [row] = await transaction.select().from(webhookDeliveries).where(eq(webhookDeliveries.id, id)).for('update');
      if (!row) return;
      const to = recipientOf(row.endpointId, id);
      await transaction.delete(queuedEmails).where(eq(queuedEmails.recipient, to));
      await transaction.update(webhookDeliveries).set({ deliveredAt: null, status: null, error: null }).where(eq(webhookDeliveries.id, id));
      await this.mailQueue.add(transaction, { to, subject: row.type, text: '' });
    });
    this.mailQueue.flush();
  }

  /** A page of the log. */
  async log({ cursor, where, orderBy, limit }: ListPart) {
    const isWaiting = exists(this.database.select({ one: sql`1` }).from(queuedEmails)
      .where(and(eq(queuedEmails.recipient, recipient), lt(queuedEmails.tries, maxTries))));
    return this.database
      .select({ delivery: webhookDeliveries, url: webhookEndpoints.url, isWaiting: sql<boolean>`${isWaiting}`, cursor })
      .from(webhookDeliveries)
      .innerJoin(webhookEndpoints, eq(webhookEndpoints.id, webhookDeliveries.endpointId))
      .where(where)
      .orderBy(...orderBy)
      .limit(limit);
  }

  /** Deletes old entries, and all but the newest ones. */
  async sweep(keptDays = logDays): Promise<void> {
    const old = new Date(Date.now() - Math.min(keptDays, logDays) * dayMs);
    await this.database.delete(webhookDeliveries).where(lt(webhookDeliveries.createdAt, old));
    const surplus = this.database.select({ id: webhookDeliveries.id }).from(webhookDeliveries)
      .orderBy(desc(webhookDeliveries.createdAt), desc(webhookDeliveries.id)).offset(mostEntries);
    await this.database.delete(webhookDeliveries).where(inArray(webhookDeliveries.id, surplus));
  }

  async #queue(transaction: Database, endpointIds: readonly string[], type: WebhookEventType, data: object): Promise<void> {
    const [eventId, createdAt] = [randomUUID(), new Date()];
    const body = JSON.stringify({ type, timestamp: createdAt.toISOString(), data });
    for (const endpointId of endpointIds) {
      const id = randomUUID();
      await transaction.insert(webhookDeliveries).values({ id, endpointId, eventId, type, body, createdAt });
      await this.mailQueue.add(transaction, { to: recipientOf(endpointId, id), subject: type, text: '' });
    }
  }
}
