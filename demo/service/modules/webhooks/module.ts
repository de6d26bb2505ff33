import { paths } from 'site-elements/contract/paths';
import { webhookEventTypes } from 'site-elements/contract/webhook-event';
import type { ServiceModule } from '../../kernel/module.js';
import { addWebhooksPage } from './owner/webhooks-page.js';
import { ownerText } from './texts.js';
import { isPublicUrl } from './public-url.js';
import { type EndpointStatus, getEndpointStart, webhookLane, WebhookStore } from './webhook-store.js';
import { webhookSender } from './webhook-sender.js';
import * as schema from './webhooks.schema.js';

export interface WebhooksOptions {
  /** Entries of the log are deleted as early as submissions. */
  readonly submissionsKeptDays?: number;
  /** Tests only: which IP addresses webhooks may call; public ones by default. */
  readonly webhookAddresses?: (address: string) => boolean;
}

/** Endpoints that another module manages for the owner. They are listed among the owner's own. */
export interface WebhooksQueries {
  /** Null if it does not exist. */
  findEndpoint(id: string): Promise<EndpointStatus | null>;
  /** Adds it for all events, or with its new address, and sends a test event. False if the address is not public, or if there are too many. */
  connectEndpoint(id: string, url: string): Promise<boolean>;
  sendTest(id: string): Promise<void>;
  removeEndpoint(id: string): Promise<void>;
}

declare module '../../kernel/module.js' {
  interface PublicQueries {
    webhooks: WebhooksQueries;
  }
}

/** Notifies the owner's own programs of what other modules emit as `webhook.event`. */
export const webhooksModule: ServiceModule<WebhooksOptions> = {
  name: 'webhooks',
  schema,
  ownerPages: [{ path: paths.ownerWebhooks, group: 'site', title: () => ownerText('navWebhooks') }],
  mount({ app, database, events, mailQueue, onError }, { webhookAddresses, submissionsKeptDays }) {
    const store = new WebhookStore(database, mailQueue);
    mailQueue.addLane({ start: webhookLane, outbox: webhookSender(database, webhookAddresses), receiverOf: getEndpointStart });
    events.on('webhook.event', event => store.notify(event));
    addWebhooksPage(app, { store, isAllowed: webhookAddresses });
    const queries: WebhooksQueries = {
      findEndpoint: id => store.status(id),
      async connectEndpoint(id, url) {
        if (!isPublicUrl(url, webhookAddresses)) return false;
        const settings = { url, events: [...webhookEventTypes], isOn: true };
        const known = await store.endpoint(id);
        // Another address is another receiver: with a secret and a log of its own.
        if (known && known.url !== url) await store.remove(id);
        const endpoint = await store.add(id, settings) ?? await store.endpoint(id);
        if (!endpoint) return false;
        if (!endpoint.isOn) await store.change(id, settings);
        await store.sendTest(endpoint);
        return true;
      },
      async sendTest(id) {
        const endpoint = await store.endpoint(id);
        if (endpoint) await store.sendTest(endpoint);
      },
      removeEndpoint: id => store.remove(id),
    };
    return { queries, sweep: () => store.sweep(submissionsKeptDays).catch(onError('webhooks')) };
  },
};
