import { paths } from 'site-elements/contract/paths';
import type { ServiceModule } from '../../kernel/module.js';
import { addWebhooksPage } from './owner/webhooks-page.js';
import { ownerText } from './texts.js';
import { getEndpointStart, webhookLane, WebhookStore } from './webhook-store.js';
import { webhookSender } from './webhook-sender.js';
import * as schema from './webhooks.schema.js';

export interface WebhooksOptions {
  /** Entries of the log are deleted as early as submissions. */
  readonly submissionsKeptDays?: number;
  /** Tests only: which IP addresses webhooks may call; public ones by default. */
  readonly webhookAddresses?: (address: string) => boolean;
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
    return { sweep: () => store.sweep(submissionsKeptDays).catch(onError('webhooks')) };
  },
};
