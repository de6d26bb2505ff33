import { boolean, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { WebhookEventType } from 'site-elements/contract/webhook-event';

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** Addresses of the owner's that are notified of events. */
export const webhookEndpoints = pgTable('webhook_endpoints', {
  /** Id of the form that added it: the same form again adds nothing. */
  id: text('id').primaryKey(),
  url: text('url').notNull(),
  /** `whsec_` and 32 bytes in base64. */
  secret: text('secret').notNull(),
  /** How often the secret was replaced: a repeated press replaces it once. */
  secretVersion: integer('secret_version').notNull().default(0),
  /** The secret before signs as well until the receiver has the new one. */
  earlierSecret: text('earlier_secret'),
  earlierUntil: moment('earlier_until'),
  events: text('events').array().$type<WebhookEventType[]>().notNull(),
  isOn: boolean('is_on').notNull().default(true),
  createdAt: moment('created_at').notNull().defaultNow(),
});

/** What was sent to an endpoint, or is waiting in the mail queue as an email to `webhook:` and the ids of both. */
export const webhookDeliveries = pgTable(
  'webhook_deliveries',
  {
    id: text('id').primaryKey(),
    endpointId: text('endpoint_id').notNull().references(() => webhookEndpoints.id, { onDelete: 'cascade' }),
    /** The same for each endpoint and each attempt. */
    eventId: text('event_id').notNull(),
    type: text('type').$type<WebhookEventType>().notNull(),
    body: text('body').notNull(),
    attempts: integer('attempts').notNull().default(0),
    /** Of the last response; null for none. */
    status: integer('status'),
    /** Why the last attempt failed. */
    error: text('error'),
    deliveredAt: moment('delivered_at'),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  table => [
    index('webhook_deliveries_created_at').on(table.createdAt, table.id),
    index('webhook_deliveries_endpoint').on(table.endpointId),
  ],
);

export type StoredEndpoint = typeof webhookEndpoints.$inferSelect;
