import type { Context } from 'hono';
import { html } from 'hono/html';
import { type Connection, connectionLimits, type MailingList } from 'site-elements/contract/connections';
import { paths } from 'site-elements/contract/paths';
import type { Html } from '../../../kernel/html.js';
import { page } from '../../../kernel/http/page.js';
import { editorFiles } from '../../../kernel/owner/editor-files.js';
import { csrfInput, logoutForm, ownerNav } from '../../../kernel/owner/owner-frame.js';
import type { ConnectionStore } from '../connection-store.js';
import { findListProvider } from '../providers/list-providers.js';
import { ownerText } from '../texts.js';

const stateText = ({ state }: Connection): string =>
  ownerText(({ disconnected: 'connectionDisconnected', awaiting: 'connectionAwaiting', connected: 'connectionConnected' } as const)[state]);

const own = ({ provider }: Connection): string => paths.ownerConnection.replace(':provider', provider);

const button = (context: Context, action: string, title: string): Html =>
  html`<form class="actions" method="post" action="${action}">${csrfInput(context)}<button class="button button-quiet">${title}</button></form>`;

/** The form that connects: it asks for an API key or, for an automation tool, for an address. */
function connectForm(context: Context, connection: Connection): Html {
  const { provider, kind, help, account } = connection;
  const [id, isTool] = [`credential-${provider}`, kind === 'automation'];
  return html`<form class="owner-form" method="post" action="${own(connection)}">${csrfInput(context)}
<div class="field"><label for="${id}">${ownerText(isTool ? 'connectionUrl' : 'connectionKey')}</label>
<input id="${id}" name="credential" type="${isTool ? 'url' : 'password'}" dir="ltr" value="${isTool ? account : ''}" required
maxlength="${connectionLimits.credential}" autocomplete="off" spellcheck="false" aria-describedby="${id}-note">
<p class="field-note" id="${id}-note">${isTool ? ownerText('connectionUrlNote') : html`<a href="${help}">${ownerText('connectionHelp')}</a>`}</p></div>
<p><button class="button">${ownerText('connect')}</button></p></form>`;
}

function listForm(context: Context, connection: Connection, lists: readonly MailingList[] | null): Html {
  if (!lists) return html`<p role="alert">${ownerText('connectionFailed')}</p>`;
  if (lists.length === 0) return html`<p>${ownerText('connectionNoLists')}</p>`;
  const { provider, list, doubleOptIn } = connection;
  const [listId, noteId] = [`list-${provider}`, `double-opt-in-${provider}`];
  return html`<form class="owner-form" method="post" action="${own(connection)}/settings">${csrfInput(context)}
<div class="field"><label for="${listId}">${ownerText('connectionList')}</label>
<select id="${listId}" name="list" required><option value="">${ownerText('connectionSelectList')}</option>${lists.map(({ id, name }) => html`
<option value="${id}"${id === list?.id ? html` selected` : ''}>${name}</option>`)}</select></div>
<p class="field-choice"><label><input type="checkbox" name="doubleOptIn" value="yes"${doubleOptIn ? html` checked` : ''} aria-describedby="${noteId}"> ${
  ownerText('connectionDoubleOptIn')}</label></p>
<p class="field-note" id="${noteId}">${ownerText('connectionDoubleOptInNote')}</p>
<p><button class="button">${ownerText('save')}</button></p></form>`;
}

function section(context: Context, connection: Connection, lists: readonly MailingList[] | null): Html {
  const { name, kind, state, account, problem } = connection;
  const isConnected = state !== 'disconnected';
  return html`<section><h2>${name}</h2>
<p><strong>${stateText(connection)}</strong></p>
${isConnected && account ? html`<p>${ownerText('connectionAccount', { account })}</p>` : ''}
${problem ? html`<p role="alert">${problem}</p>` : ''}
${isConnected && kind === 'mailing-list' ? listForm(context, connection, lists) : ''}
${!isConnected || kind === 'automation' || problem ? connectForm(context, connection) : ''}
${isConnected && kind === 'automation' ? button(context, `${own(connection)}/test`, ownerText('connectionTest')) : ''}
${isConnected ? button(context, `${own(connection)}/disconnect`, ownerText('disconnect')) : ''}</section>`;
}

interface ConnectionsPage {
  readonly connections: readonly Connection[];
  readonly store: ConnectionStore;
  /** Folder of the built elements. */
  readonly elementsPath?: string;
  /** What was wrong with the last form. */
  readonly error?: string;
}

/** The page of plain forms, in a `<site-connections>` that replaces them where scripts run. */
export async function showConnections(context: Context, { connections, store, elementsPath, error = '' }: ConnectionsPage): Promise<Response> {
  const title = ownerText('navConnections');
  const sections = await Promise.all(connections.map(async connection => {
    const provider = connection.state === 'disconnected' ? undefined : findListProvider(connection.provider);
    return section(context, connection, provider ? await store.readLists(provider).catch(() => null) : null);
  }));
  return page(context, title, html`${editorFiles(elementsPath, 'site-connections')}${ownerNav(context)}<h1>${title}</h1>
<p>${ownerText('connectionsIntro')}</p>
${error ? html`<div role="alert"><p>${error}</p></div>` : ''}
<site-connections endpoint="${paths.ownerConnections}">${sections}</site-connections>
${logoutForm(context)}`, error ? 400 : 200, { callsService: true });
}
