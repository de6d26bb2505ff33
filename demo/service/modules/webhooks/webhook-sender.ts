import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../kernel/database/database.js';
import { describeError } from '../../kernel/describe-error.js';
import { fetchPublic } from '../../kernel/http/fetch-public.js';
import { isPublicAddress } from '../../kernel/http/public-address.js';
import type { Outbox } from '../../kernel/mail/outbox.js';
import { signWebhook } from '../../kernel/mail/webhook.js';
import { getDeliveryId } from './webhook-store.js';
import { type StoredEndpoint, webhookDeliveries, webhookEndpoints } from './webhooks.schema.js';

const timeoutMs = 10_000;
/** Of a response, nothing but its status is read. */
const mostBytes = 256 * 1024;

function sign({ secret, earlierSecret, earlierUntil }: StoredEndpoint, id: string, seconds: number, body: string): string {
  const isBothValid = earlierSecret !== null && earlierUntil !== null && earlierUntil.getTime() > seconds * 1000;
  return [secret, ...isBothValid ? [earlierSecret] : []].map(one => signWebhook(one, id, seconds, body)).join(' ');
}

/**
 * Posts deliveries that the mail queue brings. Never to a private address, and redirects are not followed: the response is a failure, which
 * the queue repeats. A delivery whose endpoint is gone or off is dropped.
 */
export function webhookSender(database: Database, isAllowed: (address: string) => boolean = isPublicAddress): Outbox {
  return {
    async send({ to }) {
      const [row] = await database
        .select({ delivery: webhookDeliveries, endpoint: webhookEndpoints })
        .from(webhookDeliveries)
        .innerJoin(webhookEndpoints, eq(webhookEndpoints.id, webhookDeliveries.endpointId))
        .where(eq(webhookDeliveries.id, getDeliveryId(to)));
      if (!row?.endpoint.isOn && row?.delivery.type !== 'webhook.test') return;
      const { delivery: { id, eventId, body }, endpoint } = row;
      const note = (result: { status: number | null; error: string | null; deliveredAt?: Date }) => database
        .update(webhookDeliveries).set({ ...result, attempts: sql`${webhookDeliveries.attempts} + 1` }).where(eq(webhookDeliveries.id, id));
      const seconds = Math.floor(Date.now() / 1000);
      const headers = {
        'Content-Type': 'application/json',
        'Content-Length': String(Buffer.byteLength(body)),
        'webhook-id': eventId,
        'webhook-timestamp': String(seconds),
        'webhook-signature': sign(endpoint, eventId, seconds, body),
      };
      let status: number;
      try {
        ({ status } = await fetchPublic(endpoint.url, { headers, body, mostBytes, mostRedirects: 0, timeoutMs, isAllowed }));
      } catch (error) {
        await note({ status: null, error: describeError(error).slice(0, 500) });
        throw error;
      }
      if (status < 200 || status > 299) {
        await note({ status, error: null });
        throw new Error(`The webhook answered ${status}.`);
      }
      await note({ status, error: null, deliveredAt: new Date() });
    },
  };
}
