import type { FormField } from 'site-elements/contract/form-field';
import { paths } from 'site-elements/contract/paths';
import type { StoredForm } from '../find-form.js';
import { type PaymentState, paymentStates } from '../payment/payment-state.js';
import { type Folder, folders } from './list-submissions.js';

/** What the owner looks at, as the page's address says it. */
export interface SubmissionsQuery {
  readonly folder: Folder;
  /** Id of a form; all forms when empty. */
  readonly form: string;
  readonly search: string;
  /** Those with a payment in this state; all when empty. */
  readonly payment: PaymentState | '';
  /** Id of the field that the list is sorted by; by arrival when empty. */
  readonly sort: string;
  readonly order: 'ascending' | 'descending';
  readonly view: 'cards' | 'table';
}

const longestSearch = 200;

/** Reads it from an address or from a posted form; what it does not know is left out. */
export function readQuery(given: Readonly<Record<string, string | undefined>>): SubmissionsQuery {
  const text = (name: string) => (given[name] ?? '').replaceAll('\0', '');
  const sort = text('sort');
  return {
    folder: folders.find(folder => folder === given.folder) ?? 'inbox',
    form: text('form'),
    payment: paymentStates.find(state => state === given.payment) ?? '',
    search: text('search').slice(0, longestSearch).trim(),
    sort,
    order: given.order === 'ascending' || given.order === 'descending' ? given.order : sort ? 'ascending' : 'descending',
    view: given.view === 'table' ? 'table' : 'cards',
  };
}

/** What the list is sorted by; undefined for the time of arrival. */
export const getSortField = (form: StoredForm | undefined, { sort }: SubmissionsQuery): FormField | undefined => form?.fields.find(({ id }) => id === sort);

const usual: SubmissionsQuery = readQuery({});

/** What of it is not as usual, for an address. */
export function queryPairs(query: SubmissionsQuery): [name: string, value: string][] {
  return Object.entries(query).filter(([name, value]) => value !== usual[name as keyof SubmissionsQuery] || (name === 'order' && query.sort !== ''));
}

/** The address of the page with this query, and more to say. */
export function getSubmissionsUrl(query: SubmissionsQuery, more: Readonly<Record<string, string>> = {}): string {
  const text = new URLSearchParams([...queryPairs(query), ...Object.entries(more)]).toString();
  return text ? `${paths.ownerSubmissions}?${text}` : paths.ownerSubmissions;
}
