import type { Connection, ConnectionSettings, MailingList } from '../../core/contract/connections.js';

/**
 * Where connections are kept. Only `list` is required: what is missing hides its button. Functions that change something resolve with all
 * connections. Each may reject, best with a `ConnectionsBackendError`, whose message is shown.
 */
export interface ConnectionsBackend {
  list(signal: AbortSignal): Promise<readonly Connection[]>;
  /** Checks and keeps an API key, or the address of an automation tool. */
  connect?(provider: string, credential: string): Promise<readonly Connection[]>;
  /** Mailing lists of a connected account. */
  readLists?(provider: string, signal: AbortSignal): Promise<readonly MailingList[]>;
  save?(provider: string, settings: ConnectionSettings): Promise<readonly Connection[]>;
  /** Sends a test event to an automation tool. */
  test?(provider: string): Promise<readonly Connection[]>;
  disconnect?(provider: string): Promise<readonly Connection[]>;
}

/** An error of a backend whose message is for the editor. */
export class ConnectionsBackendError extends Error {
  override readonly name = 'ConnectionsBackendError';
}
