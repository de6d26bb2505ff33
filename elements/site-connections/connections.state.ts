import { atom, type ReadableAtom, type WritableAtom } from 'nanostores';
import type { Connection, ConnectionSettings, MailingList } from '../../core/contract/connections.js';
import { readConnections } from './read-connections.js';

/** What is being done with a connection. */
export type ConnectionTask = 'connect' | 'save' | 'test' | 'disconnect';

/** What an editor has open or changed of one connection. */
export interface ConnectionPanel {
  /** `connecting`: the form with the key is open. `disconnecting`: the editor is asked whether they are sure. */
  readonly step: 'shown' | 'connecting' | 'disconnecting';
  readonly task: ConnectionTask | null;
  readonly error: string;
  readonly isSaved: boolean;
  readonly lists: readonly MailingList[] | 'loading' | 'failed' | null;
  /** Settings that are not saved yet; null if nothing was changed. */
  readonly draft: ConnectionSettings | null;
}

interface Snapshot {
  readonly phase: 'loading' | 'ready' | 'failed';
  readonly connections: readonly Connection[];
  readonly panels: Readonly<Record<string, ConnectionPanel>>;
  /** What the backend can do. */
  readonly tasks: ReadonlySet<ConnectionTask>;
  readonly isDisabled: boolean;
}

const closed: ConnectionPanel = { step: 'shown', task: null, error: '', isSaved: false, lists: null, draft: null };
const savedSettings = ({ list, doubleOptIn }: Connection): ConnectionSettings => ({ list: list?.id ?? '', doubleOptIn });
const isSame = (one: ConnectionSettings, other: ConnectionSettings): boolean => one.list === other.list && one.doubleOptIn === other.doubleOptIn;

/** Connections and what an editor does with them. Framework-free: it runs in Node, on a server and in tests. */
export class ConnectionsState {
  readonly #snapshot: WritableAtom<Snapshot>;
  readonly $snapshot: ReadableAtom<Snapshot>;

  constructor({ disabled, connections: given, endpoint }: { readonly disabled: boolean; readonly connections: unknown; readonly endpoint: string }) {
    const connections = readConnections(given) ?? [];
    this.$snapshot = this.#snapshot = atom<Snapshot>({
      phase: endpoint && connections.length === 0 ? 'loading' : 'ready', connections, panels: {}, tasks: new Set(), isDisabled: disabled,
    });
  }

  /** IDs of the providers that are not disconnected: the value of the element. */
  get value(): string {
    return this.#snapshot.get().connections.filter(({ state }) => state !== 'disconnected').map(({ provider }) => provider).join(' ');
  }

  /** Whether an editor has changed settings without saving them. */
  get isUnsaved(): boolean { return this.#snapshot.get().connections.some(({ provider }) => this.getPanel(provider).draft); }

  find(provider: string): Connection | undefined { return this.#snapshot.get().connections.find(one => one.provider === provider); }
  getPanel(provider: string): ConnectionPanel { return this.#snapshot.get().panels[provider] ?? closed; }
  /** The settings as they are in the form. */
  getSettings(connection: Connection): ConnectionSettings { return this.getPanel(connection.provider).draft ?? savedSettings(connection); }

  setTasks(tasks: Iterable<ConnectionTask>): void { this.#set({ tasks: new Set(tasks) }); }
  setDisabled(isDisabled: boolean): void { this.#set({ isDisabled }); }
  startLoading(): void { this.#set({ phase: this.#snapshot.get().connections.length > 0 ? 'ready' : 'loading' }); }
  /** Connections that are shown already stay. */
  failLoading(): void { this.#set({ phase: this.#snapshot.get().connections.length > 0 ? 'ready' : 'failed' }); }

  /** What the backend has. Drafts of other connections stay, and those that are as saved now end. */
  receive(connections: readonly Connection[]): void {
    const panels = Object.fromEntries(connections.map(connection => {
      const { draft, ...panel } = this.getPanel(connection.provider);
      const isKept = draft && connection.state !== 'disconnected' && !isSame(draft, savedSettings(connection));
      return [connection.provider, { ...panel, draft: isKept ? draft : null, ...connection.state === 'disconnected' && { lists: null } }];
    }));
    this.#set({ phase: 'ready', connections, panels });
  }

  setLists(provider: string, lists: ConnectionPanel['lists']): void { this.#setPanel(provider, { lists }); }
  open(provider: string, step: ConnectionPanel['step']): void { this.#setPanel(provider, { step, error: '', isSaved: false }); }
  fail(provider: string, error: string): void { this.#setPanel(provider, { error, task: null, isSaved: false }); }

  /** Begins a task. False if one is running already: a second press does nothing. */
  start(provider: string, task: ConnectionTask): boolean {
    if (this.getPanel(provider).task) return false;
    this.#setPanel(provider, { task, error: '', isSaved: false });
    return true;
  }

  /** Ends the task of a connection with what the backend has answered. */
  finish(provider: string, connections: readonly Connection[]): void {
    const { task } = this.getPanel(provider);
    this.#setPanel(provider, { task: null, step: 'shown', isSaved: task === 'save' });
    this.receive(connections);
  }

  /** An edit of the settings. What is as saved again is not a change. */
  edit(provider: string, change: Partial<ConnectionSettings>): void {
    const connection = this.find(provider);
    if (!connection) return;
    const draft = { ...this.getSettings(connection), ...change };
    this.#setPanel(provider, { draft: isSame(draft, savedSettings(connection)) ? null : draft, error: '', isSaved: false });
  }

  discard(provider: string): void { this.#setPanel(provider, { draft: null, error: '' }); }

  #setPanel(provider: string, change: Partial<ConnectionPanel>): void {
    this.#set({ panels: { ...this.#snapshot.get().panels, [provider]: { ...this.getPanel(provider), ...change } } });
  }

  #set(change: Partial<Snapshot>): void { this.#snapshot.set({ ...this.#snapshot.get(), ...change }); }
}
