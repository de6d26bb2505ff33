import { paths } from 'site-elements/contract/paths';
import type { ServiceModule } from '../../kernel/module.js';
import { callProvider } from './call-provider.js';
import { connectionSender } from './connection-sender.js';
import { connectionLane, ConnectionStore, getProviderStart } from './connection-store.js';
import { addConnectionRoutes } from './connection-routes.js';
import * as schema from './connections.schema.js';
import type { CallProvider } from './provider.js';
import { ownerText } from './texts.js';

export interface ConnectionsOptions {
  /** Tests only: sends requests to providers instead of to the internet. */
  readonly callProvider?: CallProvider;
  /** Folder of the built elements on the same host: the owner's page then has `<site-connections>`. */
  readonly elementsPath?: string;
}

/** Sends subscribers to mailing lists of other companies, and events to automation tools. */
export const connectionsModule: ServiceModule<ConnectionsOptions, 'webhooks'> = {
  name: 'connections',
  schema,
  uses: ['webhooks'],
  ownerPages: [{ path: paths.ownerConnections, group: 'site', title: () => ownerText('navConnections') }],
  mount({ app, database, events, mailQueue }, { callProvider: call = callProvider, elementsPath }, { webhooks }) {
    const store = new ConnectionStore(database, mailQueue, call);
    mailQueue.addLane({ start: connectionLane, outbox: connectionSender(database, call), receiverOf: getProviderStart });
    events.on('subscriber.requested', ({ transaction, email }) => store.queue(transaction, { act: 'add', email }, doubleOptIn => !doubleOptIn));
    events.on('subscriber.confirmed', ({ transaction, email }) => store.queue(transaction, { act: 'add', email }, doubleOptIn => doubleOptIn));
    events.on('subscriber.removed', ({ transaction, email }) => store.queue(transaction, { act: 'remove', email }));
    addConnectionRoutes(app, { store, webhooks, mailQueue, elementsPath });
    return {};
  },
};
