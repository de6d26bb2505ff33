import type { Connection } from '../../core/contract/connections.js';
import { dispatchEdit } from '../../core/editing/author-field.js';
import type { ConnectionsBackend } from './connections-backend.js';
import type { ConnectionsHost } from './connections.settings.js';
import type { ConnectionsState, ConnectionTask } from './connections.state.js';
import { readConnections, readLists } from './read-connections.js';
import { serviceConnections } from './service-connections.js';

type Drawn = HTMLElement & { readonly updateComplete: Promise<unknown> };
const tasks: readonly ConnectionTask[] = ['connect', 'save', 'test', 'disconnect'];

/** Passes what an editor does on to the backend, and its answers to the state. */
export class ConnectionsController {
  readonly #state: ConnectionsState;
  readonly #host: ConnectionsHost;
  #backend: ConnectionsBackend | null = null;
  /** Set by the page: then `endpoint` is ignored. */
  #ownBackend: ConnectionsBackend | null = null;
  #endpoint = '';
  /** The value that the connections had last. */
  #value = '';
  /** The setting `connections` as it was last read. */
  #given: unknown = null;
  #loading: AbortController | null = null;

  constructor(state: ConnectionsState, host: ConnectionsHost) { [this.#state, this.#host] = [state, host]; }

  connect(): void {
    const { signal } = this.#host;
    this.#host.watch(this.#state.$snapshot);
    this.readSettings();
    // The events of the fields inside end here: the page receives those of the value.
    const root = this.#host.element!.shadowRoot!;
    root.addEventListener('input', event => { if (root.contains(event.composedPath()[0] as Node)) event.stopPropagation(); }, { signal });
    addEventListener('beforeunload', event => { if (this.#state.isUnsaved) event.preventDefault(); }, { signal });
    signal.addEventListener('abort', () => this.#loading?.abort(), { once: true });
  }

  readSettings(): void {
    const { endpoint, connections } = this.#host.values;
    if (connections !== this.#given) {
      this.#given = connections;
      const read = readConnections(connections);
      if (!read) this.#host.warn('connections is not a list; expected a list of objects with provider, name, kind and state; showing none of it.');
      if (read && (read.length > 0 || !this.#backend)) this.#receive(read);
    }
    if (endpoint === this.#endpoint) return;
    this.#endpoint = endpoint;
    this.#use();
  }

  setBackend(backend: ConnectionsBackend | null): void {
    this.#ownBackend = backend;
    this.#use();
  }

  async load(): Promise<void> {
    this.#loading?.abort();
    if (!this.#backend) return;
    const { signal } = this.#loading = new AbortController();
    this.#state.startLoading();
    try {
      const connections = readConnections(await this.#backend.list(signal));
      if (!connections) throw new Error('The backend has not answered with a list.');
      if (!signal.aborted) this.#receive(connections);
    } catch {
      if (!signal.aborted) this.#state.failLoading();
    }
  }

  async loadLists(provider: string): Promise<void> {
    const signal = this.#loading?.signal ?? this.#host.signal;
    if (!this.#backend?.readLists) return;
    this.#state.setLists(provider, 'loading');
    try {
      const lists = await this.#backend.readLists(provider, signal);
      if (!signal.aborted) this.#state.setLists(provider, readLists(lists));
    } catch {
      if (!signal.aborted) this.#state.setLists(provider, 'failed');
    }
  }

  open(provider: string, step: 'shown' | 'connecting' | 'disconnecting'): void {
    const { step: before } = this.#state.getPanel(provider);
    this.#state.open(provider, step);
    this.#focus(provider, { connecting: 'input', disconnecting: '[data-action=cancel]', shown: before === 'connecting' ? '.connect' : '.disconnect' }[step]);
  }

  submit(provider: string, form: HTMLFormElement): void {
    const credential = form.querySelector<HTMLInputElement>('input')!.value.trim();
    if (!credential) {
      this.#state.fail(provider, this.#host.text(this.#state.find(provider)?.kind === 'automation' ? 'urlWrong' : 'keyMissing'));
      return this.#focus(provider, 'input');
    }
    void this.#run(provider, 'connect', backend => backend.connect?.(provider, credential));
  }

  save(provider: string): void {
    const connection = this.#state.find(provider);
    if (!connection) return;
    const settings = this.#state.getSettings(connection);
    if (!settings.list) {
      this.#state.fail(provider, this.#host.text('listMissing'));
      return this.#focus(provider, 'select');
    }
    void this.#run(provider, 'save', backend => backend.save?.(provider, settings));
  }

  discard(provider: string): void {
    this.#state.discard(provider);
    this.#focus(provider, 'select');
  }

  test(provider: string): void { void this.#run(provider, 'test', backend => backend.test?.(provider)); }
  disconnect(provider: string): void { void this.#run(provider, 'disconnect', backend => backend.disconnect?.(provider)); }

  #use(): void {
    const backend = this.#backend = this.#ownBackend ?? (this.#endpoint ? serviceConnections(this.#endpoint) : null);
    this.#state.setTasks(tasks.filter(task => backend?.[task]));
    void this.load();
  }

  async #run(provider: string, task: ConnectionTask, request: (backend: ConnectionsBackend) => Promise<readonly Connection[]> | undefined): Promise<void> {
    const { signal } = this.#host;
    if (!this.#backend || !this.#state.start(provider, task)) return;
    try {
      const connections = readConnections(await request(this.#backend));
      if (signal.aborted) return;
      this.#state.finish(provider, connections ?? this.#state.$snapshot.get().connections);
      this.#afterChange();
      if (task === 'connect' || task === 'disconnect') this.#focus(provider, '.provider');
    } catch (error) {
      if (signal.aborted) return;
      const isForPeople = error instanceof Error && error.name === 'ConnectionsBackendError';
      this.#state.fail(provider, isForPeople ? error.message : this.#host.text('failed'));
      if (task === 'connect') this.#focus(provider, 'input');
    }
  }

  #receive(connections: readonly Connection[]): void {
    this.#state.receive(connections);
    // Another value that the page has set stays until an editor changes something.
    if (connections.length > 0 && ['', this.#value].includes(this.#host.values.value)) this.#setValue();
    this.#readMissingLists();
  }

  /** The editor has changed something: the page hears of a new value. */
  #afterChange(): void {
    this.#readMissingLists();
    if (this.#setValue()) for (const type of ['input', 'change'] as const) dispatchEdit(this.#host.element!, type);
  }

  /** False if the value is the same as before. */
  #setValue(): boolean {
    const { value } = this.#state;
    this.#value = value;
    if (value === this.#host.values.value) return false;
    this.#host.set('value', value);
    return true;
  }

  #readMissingLists(): void {
    for (const { provider, kind, state } of this.#state.$snapshot.get().connections)
      if (kind === 'mailing-list' && state !== 'disconnected' && this.#state.getPanel(provider).lists === null) void this.loadLists(provider);
  }

  /** Moves the focus within a connection once it is drawn. */
  #focus(provider: string, selector: string): void {
    const element = this.#host.element as Drawn;
    void element.updateComplete.then(() => {
      const item = [...element.shadowRoot!.querySelectorAll<HTMLElement>('[data-connection]')].find(({ dataset }) => dataset.connection === provider);
      item?.querySelector<HTMLElement>(selector)?.focus();
    });
  }
}
