import type { Connection, ConnectionsAnswer, MailingListsAnswer } from '../../core/contract/connections.js';
import { writeJson } from '../../core/registry/write-json.js';
import { sendUpload } from '../../core/request/send-upload.js';
import { type ConnectionsBackend, ConnectionsBackendError } from './connections-backend.js';

/** The service waits for providers itself. */
const idleMs = 40_000;

/** The body of a response. Throws a `ConnectionsBackendError` with the message of a refusal. */
function readBody<Body>(status: number, text: string): Body {
  const body = JSON.parse(text) as Body & { readonly error?: unknown };
  if (status >= 200 && status <= 299) return body;
  throw typeof body.error === 'string' ? new ConnectionsBackendError(body.error) : new Error(`The service answered ${status}.`);
}

/** The reference service at this address, such as `/owner/connections`. Each answer has the token that the next change sends back. */
export function serviceConnections(endpoint: string): ConnectionsBackend {
  let csrf = '';

  async function call<Body>(path: string, { json, signal }: { readonly json?: object; readonly signal?: AbortSignal } = {}): Promise<Body> {
    const { status, text } = await sendUpload(endpoint + path, {
      verb: json ? 'POST' : 'GET',
      headers: { 'Accept': 'application/json', ...json && { 'Content-Type': 'application/json', 'X-CSRF-Token': csrf } },
      ...json && { body: writeJson(json) },
      idleMs,
      signal,
    });
    return readBody<Body>(status, text);
  }
  function readAll(answer: ConnectionsAnswer): readonly Connection[] {
    csrf = answer.csrf;
    return answer.connections;
  }
  const change = async (path: string, json: object) => readAll(await call<ConnectionsAnswer>(path, { json }));
  const pathOf = (provider: string, task = '') => `/${encodeURIComponent(provider)}${task}`;

  return {
    list: async signal => readAll(await call<ConnectionsAnswer>('', { signal })),
    connect: (provider, credential) => change(pathOf(provider), { credential }),
    readLists: async (provider, signal) => (await call<MailingListsAnswer>(pathOf(provider, '/lists'), { signal })).lists,
    save: (provider, settings) => change(pathOf(provider, '/settings'), settings),
    test: provider => change(pathOf(provider, '/test'), {}),
    disconnect: provider => change(pathOf(provider, '/disconnect'), {}),
  };
}
