import type { Connection, ConnectionsAnswer, MailingListsAnswer } from '../../core/contract/connections.js';
import { request, type RequestOptions } from '../../core/request/request.js';
import type { RequestResult } from '../../core/request/request-result.js';
import { type ConnectionsBackend, ConnectionsBackendError } from './connections-backend.js';

/** The service waits for providers itself. */
const timeoutMs = 40_000;

/** The body of a successful response. Throws a `ConnectionsBackendError` with the message of a refusal. */
function readBody<Answer>(result: RequestResult<Answer>): Answer {
  if (result.kind === 'success') return result.data;
  const message = result.kind === 'failure' ? result.body?.error : undefined;
  throw typeof message === 'string' ? new ConnectionsBackendError(message) : new Error('The service has not answered.');
}

/** The reference service at this address, such as `/owner/connections`. Each answer has the token that the next change sends back. */
export function serviceConnections(endpoint: string): ConnectionsBackend {
  let csrf = '';
  const options = (more: RequestOptions): RequestOptions => ({ timeoutMs, ownerToken: csrf, ...more });
  const pathOf = (provider: string, task = '') => `${endpoint}/${encodeURIComponent(provider)}${task}`;

  function readAll(result: RequestResult<ConnectionsAnswer>): readonly Connection[] {
    const answer = readBody(result);
    if (!Array.isArray(answer.connections)) throw new Error('The answer has no connections.');
    csrf = answer.csrf;
    return answer.connections;
  }
  const change = async (path: string, json: object) => readAll(await request.post<ConnectionsAnswer>(path, options({ json })));

  return {
    list: async signal => readAll(await request.get<ConnectionsAnswer>(endpoint, options({ signal }))),
    connect: (provider, credential) => change(pathOf(provider), { credential }),
    readLists: async (provider, signal) => readBody(await request.get<MailingListsAnswer>(pathOf(provider, '/lists'), options({ signal }))).lists,
    save: (provider, settings) => change(pathOf(provider, '/settings'), settings),
    test: provider => change(pathOf(provider, '/test'), {}),
    disconnect: provider => change(pathOf(provider, '/disconnect'), {}),
  };
}
