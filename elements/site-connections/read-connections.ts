import type { Connection, ConnectionKind, ConnectionState, MailingList } from '../../core/contract/connections.js';

type Given = Readonly<Record<string, unknown>>;
const states: readonly ConnectionState[] = ['disconnected', 'awaiting', 'connected'];
const kinds: readonly ConnectionKind[] = ['mailing-list', 'automation'];
/** More than any site has. */
const [most, mostLists, mostLetters] = [50, 1000, 2000];

const asRecord = (value: unknown): Given => (typeof value === 'object' && value !== null ? value as Given : {});
const asText = (value: unknown): string => (typeof value === 'string' ? value.slice(0, mostLetters) : '');

/** A mailing list; null without an ID. One without a name is named by its ID. */
function readList(given: unknown): MailingList | null {
  const { id, name } = asRecord(given);
  return asText(id) ? { id: asText(id), name: asText(name) || asText(id) } : null;
}

/** The mailing lists of an answer. */
export const readLists = (given: unknown): MailingList[] =>
  (Array.isArray(given) ? given.slice(0, mostLists).flatMap(one => readList(one) ?? []) : []);

/** The connections of a setting or of an answer; what has no provider is left out. Null for anything but a list. */
export function readConnections(given: unknown): Connection[] | null {
  if (!Array.isArray(given)) return null;
  return given.slice(0, most).flatMap(one => {
    const { provider, name, kind, state, account, list, doubleOptIn, problem, help } = asRecord(one);
    const id = asText(provider);
    return id === '' ? [] : [{
      provider: id, name: asText(name) || id, kind: kinds.find(known => known === kind) ?? 'mailing-list',
      state: states.find(known => known === state) ?? 'disconnected', account: asText(account), list: readList(list), doubleOptIn: doubleOptIn !== false,
      problem: asText(problem), help: asText(help),
    }];
  });
}
