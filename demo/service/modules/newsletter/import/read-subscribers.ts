import { emailAsShown } from 'site-elements/contract/fields/email-as-shown';
import { emailProblem, plainEmail } from 'site-elements/contract/fields/email';
import { type Language, languageFor } from 'site-elements/contract/language';
import { reportTexts } from 'site-elements/contract/reading';
import { importText } from '../../../kernel/imports/import-text.js';
import type { ImportFile } from '../../../kernel/imports/pending-imports.js';
import { inEveryLanguage, readMoment, readTable, TableColumns, type TableRow } from '../../../kernel/imports/read-table.js';
import { ownerText } from '../texts.js';

export const mostSubscribers = 100_000;

/** Subscribed, has unsubscribed or is blocked, or has never confirmed. */
export type ImportedStatus = 'subscribed' | 'left' | 'unconfirmed';

export interface ImportedSubscriber {
  readonly email: string;
  readonly status: ImportedStatus;
  /** Null if the file has no language. */
  readonly language: Language | null;
  /** When they confirmed; null if the file has no date. */
  readonly confirmedAt: Date | null;
}

export interface SubscribersFile {
  readonly subscribers: readonly ImportedSubscriber[];
  readonly repeatedCount: number;
  readonly faultCount: number;
  readonly notes: readonly string[];
}

/** Headings of Mailchimp, Substack, Brevo, MailerLite, Shopify, Ghost and others. */
const columnNames = {
  email: ['Email Address', 'Email', 'E-mail', 'Subscriber Email', 'Contact Email', 'EmailAddress', 'Mail'],
  status: ['Status', 'Subscription Status', 'Email Status', 'Subscriber Status', 'State', 'Accepts Email Marketing', 'Accepts Marketing'],
  left: ['UNSUB_TIME', 'CLEAN_TIME', 'Unsubscribed At', 'Unsubscribed', 'Unsubscribe Date', 'Opt-out time', 'Bounced At', 'Deleted at'],
  blocked: ['Email Disabled', 'Email Blacklisted', 'Email Blocklisted', 'Blacklisted', 'Blocklisted', 'EMAIL_BLACKLIST', 'Is Unsubscribed'],
  language: ['Language', 'Locale', 'Lang', 'Preferred Language'],
  confirmedAt: ['CONFIRM_TIME', 'Confirmed (UTC)', 'Confirmed At', 'OPTIN_TIME', 'Opt-in time', 'Subscribed (UTC)', 'Subscribed At', 'Subscribe Date',
    'Subscription Date', 'ADDED_TIME', 'Created At', 'created_at', 'Date Added', 'Start Date', 'Signup Date'],
} as const;
type Column = keyof typeof columnNames;

const words = (text: string): ReadonlySet<string> => new Set(text.split(' '));
const statusWords: Readonly<Record<ImportedStatus, ReadonlySet<string>>> = {
  subscribed: words('subscribed active confirmed enabled optedin optin yes true 1 y free paid comped subscriber verified'),
  left: words('unsubscribed cleaned bounced hardbounced complained complaint spam inactive disabled blocklisted blacklisted blocked optedout '
    + 'optout removed deleted archived suppressed invalid'),
  unconfirmed: words('pending unconfirmed notconfirmed nonsubscribed notsubscribed transactional no false 0 n never neversubscribed'),
};
const bareWord = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
const nothing = words('false no 0 n never none null');

/** An address from a cell, in small letters: `Ada <Ada@example.com>` as well. Empty for anything else. */
export function addressIn(text: string): string {
  const [, inside] = /<([^<>]{1,300})>\s{0,9}$/.exec(text) ?? [];
  const email = emailAsShown(plainEmail((inside ?? text).replace(/^mailto:/i, '').replace(/[;,]$/, ''))).toLowerCase();
  return text.length <= 600 && emailProblem(email) === null ? email : '';
}

/** The column that has addresses in most of its cells; -1 for none. */
function findEmails(rows: readonly TableRow[]): number {
  const some = rows.slice(0, 50);
  const counts = Array.from({ length: Math.max(0, ...some.map(({ cells }) => cells.length)) }, (_, at) =>
    some.filter(({ cells }) => addressIn(cells[at] ?? '') !== '').length);
  const best = counts.indexOf(Math.max(...counts));
  return best >= 0 && counts[best]! * 2 >= some.length && counts[best]! > 0 ? best : -1;
}

/** A list without a header: an address in each line, or several. */
const fromPlainList = (rows: readonly TableRow[]): TableRow[] =>
  rows.flatMap(({ number, cells }) => {
    const emails = cells.filter(cell => addressIn(cell) !== '');
    return (emails.length > 0 ? emails : [cells.find(Boolean) ?? '']).map(cell => ({ number, cells: [cell] }));
  });

function statusOf(row: TableRow, columns: TableColumns<Column>): ImportedStatus | null {
  const isSet = (column: Column) => { const word = bareWord(columns.cell(row, column)); return word !== '' && !nothing.has(word); };
  if (isSet('left') || isSet('blocked')) return 'left';
  const word = bareWord(columns.cell(row, 'status'));
  if (word === '') return 'subscribed';
  return (Object.keys(statusWords) as ImportedStatus[]).find(status => statusWords[status].has(word)) ?? null;
}

/**
 * The subscribers of a file. Rows with errors are left out, and in the notes with their position. Throws a RangeError for a file without
 * addresses.
 */
export async function readSubscribers(file: ImportFile): Promise<SubscribersFile> {
  const { rows, notes } = readTable(file, { most: mostSubscribers });
  const [first, ...rest] = rows;
  const isPlain = first?.cells.some(cell => addressIn(cell) !== '') ?? false;
  const own = {
    email: await inEveryLanguage(() => ownerText('columnEmail')),
    language: await inEveryLanguage(() => ownerText('columnLanguage')),
    confirmedAt: await inEveryLanguage(() => ownerText('columnConfirmed')),
  };
  const columns = new TableColumns<Column>(first && !isPlain ? first : { number: 0, cells: [] }, {
    ...columnNames,
    email: [...columnNames.email, ...own.email],
    language: [...columnNames.language, ...own.language],
    confirmedAt: [...own.confirmedAt, ...columnNames.confirmedAt],
  });
  const body = isPlain ? fromPlainList(rows) : rest;
  const found = isPlain ? 0 : columns.has('email') ? undefined : findEmails(body);
  if (found === -1 || body.length === 0) throw new RangeError(ownerText('subscribersNoEmail'));
  if (found !== undefined) columns.set('email', found);
  const read = readRows(body, columns);
  return { ...read, notes: [...notes, ...columns.notes(), ...reportTexts(columns.report, importText)] };
}

function readRows(rows: readonly TableRow[], columns: TableColumns<Column>): Omit<SubscribersFile, 'notes'> {
  const { report } = columns;
  const byEmail = new Map<string, ImportedSubscriber>();
  let [repeatedCount, faultCount] = [0, 0];
  for (const row of rows) {
    const cell = columns.cell(row, 'email');
    const email = addressIn(cell);
    const status = statusOf(row, columns);
    if (email === '' || status === null) {
      faultCount += 1;
      if (email === '') report.omitted(columns.place(row, 'email'), cell, { example: 'ada@example.com' });
      else report.omitted(columns.place(row, 'status'), columns.cell(row, 'status'), { example: 'subscribed' });
      continue;
    }
    const known = byEmail.get(email);
    if (known) repeatedCount += 1;
    // An address that has unsubscribed in one of its rows has unsubscribed.
    if (known && status !== 'left') continue;
    byEmail.set(email, { email, status, language: languageFor(columns.cell(row, 'language')) ?? null, confirmedAt: momentIn(row, columns) });
  }
  return { subscribers: [...byEmail.values()], repeatedCount, faultCount };
}

/** A date that cannot be read is in the report; its subscriber is imported without it. */
function momentIn(row: TableRow, columns: TableColumns<Column>): Date | null {
  const text = columns.cell(row, 'confirmedAt');
  const moment = readMoment(text);
  if (text !== '' && !moment) columns.report.omitted(columns.place(row, 'confirmedAt'), text, { example: '2026-01-31 12:00:00' });
  return moment && moment.getTime() <= Date.now() ? moment : null;
}
