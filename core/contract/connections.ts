/** A mailing list of the provider, to choose from. */
export interface MailingList {
  readonly id: string;
  readonly name: string;
}

/**
 * `disconnected`: nothing is sent. `awaiting`: the account is connected but no mailing list is selected, or the automation tool has not
 * received an event yet. `connected`: data are sent. spec: page-runtime-platform §4
 */
export type ConnectionState = 'disconnected' | 'awaiting' | 'connected';
export type ConnectionKind = 'mailing-list' | 'automation';

/** A service of another company that the site can send data to. Its API key never leaves the server. */
export interface Connection {
  /** Such as `mailchimp`. */
  readonly provider: string;
  /** Such as `Mailchimp`. */
  readonly name: string;
  readonly kind: ConnectionKind;
  readonly state: ConnectionState;
  /** Name of the account, or the address that events are sent to; empty if it has no name. */
  readonly account: string;
  /** The selected mailing list. */
  readonly list: MailingList | null;
  /** Addresses are added only after people have confirmed them. */
  readonly doubleOptIn: boolean;
  /** Why the last request to the provider failed, in the owner's language; empty if it succeeded. */
  readonly problem: string;
  /** Where the provider explains its API keys; empty for an automation tool. */
  readonly help: string;
}

/** Answer of `paths.ownerConnections`, and of every change. */
export interface ConnectionsAnswer {
  readonly connections: readonly Connection[];
  /** Sent back with each change. Empty for a visitor who may only look. */
  readonly csrf: string;
}

/** Answer of `paths.ownerConnectionLists`. */
export interface MailingListsAnswer { readonly lists: readonly MailingList[] }

/** Body of `paths.ownerConnect`: an API key, or the address of an automation tool. */
export interface ConnectRequest { readonly credential: string }

/** Body of `paths.ownerConnectionSettings`. */
export interface ConnectionSettings {
  /** ID of the mailing list. */
  readonly list: string;
  readonly doubleOptIn: boolean;
}

export const connectionLimits = { credential: 2000, list: 100, name: 200 } as const;
