import type { Docs } from '../../core/manifest/describe/docs.js';
import type { connectionsSettings } from './connections.settings.js';

export const connectionsDocs: Docs<typeof connectionsSettings> = {
  group: 'editors',
  details: `The reference service has providers for Mailchimp, Brevo and MailerLite, and a webhook for any automation tool such as Zapier,
Make or n8n. It keeps the API keys: the page sends a key once, when it is entered, and never receives one. See
[Connections](../../demo/service/README.md#connections).

For another server, set the property \`backend\` to an object with functions. Only \`list\` is required; what is missing hides its button.

\`\`\`js
import { ConnectionsBackendError } from 'site-elements/site-connections';

document.querySelector('site-connections').backend = {
  list: async signal => (await fetch('/cms/connections', { signal })).json(),
  async connect(provider, credential) {
    const response = await fetch(\`/cms/connections/\${provider}\`, { method: 'POST', body: JSON.stringify({ credential }) });
    if (!response.ok) throw new ConnectionsBackendError('This key is not valid.'); // its message is shown
    return response.json(); // all connections
  },
};
\`\`\`

It is a form control: its value is the list of the connected providers, separated by spaces. \`required\` asks for at least one. Changed
settings are kept until the editor presses Save or Discard; if they leave the page before, the browser asks them.

With an \`endpoint\`, room for four providers is reserved. A list from a settings block is rendered by the script and shifts the content
below: set a \`min-block-size\` on the tag in your style sheet to reserve space.`,
  functions: {
    ConnectionsBackendError: 'An error whose message is shown to the editor. Functions of a backend throw it.',
    serviceConnections: 'Returns the backend of the reference service at an address, for a backend of your own that changes a part of it.',
  },
  slots: { '': 'Shown without scripts and until the connections are loaded, such as a link to a page with plain forms.' },
  parts: {
    list: 'The list of connections.',
    connection: 'A connection.',
    state: 'The state: Disconnected, Awaiting or Connected.',
    input: 'The field of an API key or address, and the list of mailing lists.',
    button: 'Connect, Save and the button that confirms Disconnect.',
  },
  states: { disabled: 'The control is disabled, by its attribute or a `<fieldset>`.' },
  accessibility: [
    'Each connection is a region with the name of its provider and its state.',
    'Connecting and disconnecting move the focus to the connection, so that a screen reader reads its new state. Errors are alerts.',
    'What was typed stays in its field if the provider refuses it.',
  ],
  panel: {
    icon: 'M9 7H6a5 5 0 0 0 0 10h3M15 7h3a5 5 0 0 1 0 10h-3M8 12h8',
    groups: { Content: ['endpoint', 'connections', 'providers'], Behavior: ['value'] },
  },
};
