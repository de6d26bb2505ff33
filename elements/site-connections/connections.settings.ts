import type { Connection } from '../../core/contract/connections.js';
import { formSettings } from '../../core/editing/form-settings.js';
import type { Host } from '../../core/element/host.js';
import { setting } from '../../core/settings/setting.js';
import { table } from '../../core/settings/table.js';

export const connectionsSettings = table({
  tag: 'site-connections',
  summary: 'Connections of a site to mailing lists and automation tools, for its editors: connect, select a list, double opt-in, disconnect.',
  spec: 'page-runtime-platform §8',
  isEditor: true,
  settings: {
    ...formSettings,
    label: setting.text('', 'Label of the list of connections. Default: Connections.'),
    endpoint: setting.url('', 'URL of the connections of the reference service, such as `/owner/connections`. Other backends are set as the property `backend`.'),
    connections: setting.json<readonly Connection[]>(
      [], 'Connections that are shown until a backend responds. A list of objects with `provider`, `name`, `kind`, `state` and what is known of the account.', {
        type: '{ provider: string; name: string; kind: "mailing-list" | "automation"; state: "disconnected" | "awaiting" | "connected"; account?: string; '
          + 'list?: { id: string; name: string } | null; doubleOptIn?: boolean; problem?: string; help?: string }[]',
      },
    ),
    providers: setting.text('', 'Providers to offer, separated by spaces, such as `mailchimp webhook`. By default all that the backend has.'),
  },
  texts: {
    label: 'Connections',
    loading: 'Loading connections…',
    unableToLoad: 'Unable to load results',
    tryAgain: 'Try again',
    disconnected: 'Disconnected',
    awaiting: 'Awaiting',
    connected: 'Connected',
    awaitingList: 'Select a mailing list to finish connecting.',
    awaitingEvent: 'Waiting for the tool to receive its first event.',
    account: 'Account: {account}',
    connect: 'Connect',
    connectTo: 'Connect {provider}',
    disconnect: 'Disconnect',
    disconnectFrom: 'Disconnect {provider}',
    disconnectAsk: 'Disconnect {provider}? It receives nothing more. What it has already received stays there.',
    cancel: 'Cancel',
    key: 'API key',
    keyMissing: 'Enter the API key.',
    help: 'Where to find the API key',
    url: 'Webhook URL',
    urlNote: 'The address that your tool gives you for incoming webhooks, for example in Zapier, Make or n8n.',
    urlWrong: 'Enter a public https address, for example https://hooks.example.com/catch/123.',
    list: 'Mailing list',
    selectList: 'Select List',
    listMissing: 'A List must be selected',
    noLists: 'You don’t have any mailing lists. Please create one before continuing',
    doubleOptIn: 'Require double opt-in',
    doubleOptInNote: 'Adds people only after they have confirmed their address by the link in an email.',
    unsaved: 'Unsaved changes',
    save: 'Save',
    discard: 'Discard',
    saved: 'Saved',
    test: 'Send a test event',
    failed: 'Unable to connect. Please try again',
    required: 'Connect at least one service.',
  },
  translations: [language => import(`./texts/${language}.js`)],
});

export type ConnectionsHost = Host<typeof connectionsSettings.settings, typeof connectionsSettings.events, typeof connectionsSettings.texts>;
export type ConnectionsText = keyof typeof connectionsSettings.texts;
