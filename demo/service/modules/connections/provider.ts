import type { MailingList } from 'site-elements/contract/connections';

export interface ProviderRequest {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: unknown;
}

/** Sends a request to a provider. Resolves with the body of a successful response; otherwise throws a `ProviderError` or a network error. */
export type CallProvider = (request: ProviderRequest) => Promise<unknown>;

/** A response of a provider that is not a success. */
export class ProviderError extends Error {
  override name = 'ProviderError';

  constructor(readonly status: number, readonly detail: string) {
    super(`The provider answered ${status}${detail && `: ${detail}`}.`);
  }

  /** The API key is wrong, was revoked, or may not do this. */
  get isRefusedKey(): boolean { return this.status === 401 || this.status === 403; }

  /** The request itself is wrong, such as an address that the provider does not accept: sending it again does not help. */
  get isFinal(): boolean { return this.status >= 400 && this.status < 500 && ![401, 403, 408, 425, 429].includes(this.status); }
}

/** A provider of mailing lists. Adding and removing can be repeated. */
export interface ListProvider {
  readonly id: string;
  readonly name: string;
  /** Where it explains its API keys. */
  readonly help: string;
  /** Whether a text can be one of its API keys. */
  isKey(apiKey: string): boolean;
  /** The name of the account. Throws a `ProviderError` for a wrong key. */
  readAccount(call: CallProvider, apiKey: string): Promise<string>;
  readLists(call: CallProvider, apiKey: string): Promise<MailingList[]>;
  /** Adds a person who agreed. Those who have left the list before are not subscribed again. */
  add(call: CallProvider, apiKey: string, listId: string, email: string): Promise<void>;
  /** Ends a subscription; resolves as well if the list does not have it. */
  remove(call: CallProvider, apiKey: string, listId: string, email: string): Promise<void>;
}

/** A field of what a provider has answered; undefined if it is missing. */
export const readField = (answer: unknown, name: string): unknown =>
  (typeof answer === 'object' && answer !== null ? (answer as Readonly<Record<string, unknown>>)[name] : undefined);

/** Mailing lists in an answer: objects with an ID and a name. */
export function readLists(answer: unknown): MailingList[] {
  if (!Array.isArray(answer)) throw new ProviderError(200, 'no mailing lists in the answer');
  return answer.flatMap(one => {
    const [id, name] = [readField(one, 'id'), readField(one, 'name')];
    return (typeof id === 'string' || typeof id === 'number') && typeof name === 'string' ? [{ id: String(id), name }] : [];
  });
}

/** Resolves for a response with this status as well. */
export async function unlessStatus(status: number, answer: Promise<unknown>): Promise<void> {
  await answer.catch((error: unknown) => {
    if (!(error instanceof ProviderError) || error.status !== status) throw error;
  });
}
