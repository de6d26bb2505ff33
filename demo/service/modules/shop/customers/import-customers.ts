import { inArray } from 'drizzle-orm';
import { emailAsShown } from 'site-elements/contract/fields/email-as-shown';
import { emailProblem, plainEmail } from 'site-elements/contract/fields/email';
import { paths } from 'site-elements/contract/paths';
import { reportTexts } from 'site-elements/contract/reading';
import type { Database } from '../../../kernel/database/database.js';
import type { FileImport, ImportSummary } from '../../../kernel/imports/import-pages.js';
import { importText } from '../../../kernel/imports/import-text.js';
import type { ImportFile } from '../../../kernel/imports/pending-imports.js';
import { inEveryLanguage, readTable, TableColumns, type TableRow } from '../../../kernel/imports/read-table.js';
import { customers } from '../customer.schema.js';
import { ownerText, t } from '../texts.js';

const mostCustomers = 100_000;
const batch = 1000;

export interface ImportedCustomer {
  readonly email: string;
  readonly name: string;
  readonly address: string;
  readonly phone: string;
  readonly note: string;
}

export interface CustomersFile {
  readonly customers: readonly ImportedCustomer[];
  readonly repeatedCount: number;
  readonly faultCount: number;
  readonly notes: readonly string[];
}

/** Headings of Shopify, WooCommerce, Squarespace and others. */
const columnNames = {
  email: ['Email', 'Email Address', 'E-mail', 'Billing Email', 'user_email', 'Customer Email'],
  name: ['Name', 'Full Name', 'Customer Name', 'Display Name', 'Customer'],
  firstName: ['First Name', 'Billing First Name', 'Firstname', 'Given Name'],
  lastName: ['Last Name', 'Billing Last Name', 'Lastname', 'Family Name', 'Surname'],
  address: ['Address', 'Postal Address'],
  company: ['Default Address Company', 'Billing Company', 'Company'],
  address1: ['Default Address Address1', 'Billing Address 1', 'Address1', 'Address Line 1', 'Street', 'Shipping Address 1'],
  address2: ['Default Address Address2', 'Billing Address 2', 'Address2', 'Address Line 2', 'Shipping Address 2'],
  postcode: ['Default Address Zip', 'Billing Postcode', 'Zip', 'Postal Code', 'Postcode', 'Shipping Zip'],
  city: ['Default Address City', 'Billing City', 'City', 'Town', 'Shipping City'],
  region: ['Default Address Province Code', 'Billing State', 'Province', 'State', 'Region', 'Shipping Province/State'],
  country: ['Default Address Country Code', 'Billing Country', 'Country Code', 'Country', 'Shipping Country'],
  phone: ['Phone', 'Default Address Phone', 'Billing Phone', 'Phone Number', 'Telephone'],
  note: ['Note', 'Notes', 'Comment'],
} as const;
type Column = keyof typeof columnNames;

const emailIn = (text: string): string => {
  const email = emailAsShown(plainEmail(text)).toLowerCase();
  return text.length <= 300 && emailProblem(email) === null ? email : '';
};

function customerOf(row: TableRow, columns: TableColumns<Column>, email: string): ImportedCustomer {
  const cell = (column: Column): string => columns.cell(row, column);
  const join = (separator: string, ...parts: readonly Column[]): string => parts.map(cell).filter(Boolean).join(separator);
  const lines = [cell('company'), cell('address1'), cell('address2'), join(' ', 'postcode', 'city'), join(' ', 'region'), cell('country')];
  return {
    email,
    name: (cell('name') || join(' ', 'firstName', 'lastName')).slice(0, 200),
    address: (cell('address') || (cell('address1') || cell('city') ? lines.filter(Boolean).join('\n') : '')).slice(0, 1000),
    phone: cell('phone').replace(/^'/, '').slice(0, 60),
    note: cell('note').slice(0, 2000),
  };
}

/** The customers of a file. Throws a RangeError for one without a column of email addresses. */
export async function readCustomersFile(file: ImportFile): Promise<CustomersFile> {
  const { rows, notes } = readTable(file, { most: mostCustomers });
  const [first, ...body] = rows;
  const own = {
    email: await inEveryLanguage(() => ownerText('columnEmail')),
    name: await inEveryLanguage(() => ownerText('ordersBuyer')),
    address: await inEveryLanguage(() => ownerText('ordersAddress')),
    phone: await inEveryLanguage(() => t('phone')),
    note: await inEveryLanguage(() => ownerText('customersNote')),
  };
  const columns = new TableColumns<Column>(first ?? { number: 0, cells: [] }, {
    ...columnNames,
    email: [...columnNames.email, ...own.email],
    name: [...columnNames.name, ...own.name],
    address: [...own.address, ...columnNames.address],
    phone: [...columnNames.phone, ...own.phone],
    note: [...columnNames.note, ...own.note],
  });
  if (!columns.has('email')) throw new RangeError(importText('importNoColumn', { column: 'Email' }));
  const byEmail = new Map<string, ImportedCustomer>();
  let [repeatedCount, faultCount] = [0, 0];
  for (const row of body) {
    const cell = columns.cell(row, 'email');
    const email = emailIn(cell);
    if (email === '') {
      faultCount += 1;
      columns.report.omitted(columns.place(row, 'email'), cell, { example: 'ada@example.com' });
    } else if (byEmail.has(email)) repeatedCount += 1;
    else byEmail.set(email, customerOf(row, columns, email));
  }
  return {
    customers: [...byEmail.values()], repeatedCount, faultCount,
    notes: [...notes, ...columns.notes(), ...reportTexts(columns.report, importText)],
  };
}

/** Those that are not here yet. */
async function findNew(database: Database, all: readonly ImportedCustomer[]): Promise<ImportedCustomer[]> {
  const found: ImportedCustomer[] = [];
  for (let at = 0; at < all.length; at += batch) {
    const part = all.slice(at, at + batch);
    const rows = await database.select({ email: customers.email }).from(customers).where(inArray(customers.email, part.map(({ email }) => email)));
    const present = new Set(rows.map(({ email }) => email));
    found.push(...part.filter(({ email }) => !present.has(email)));
  }
  return found;
}

export async function storeCustomers(database: Database, all: readonly ImportedCustomer[]): Promise<ImportedCustomer[]> {
  return database.transaction(async transaction => {
    const added = await findNew(transaction, all);
    for (let at = 0; at < added.length; at += batch) await transaction.insert(customers).values(added.slice(at, at + batch)).onConflictDoNothing();
    return added;
  });
}

const summaryOf = (file: CustomersFile, added: readonly ImportedCustomer[]): ImportSummary => ({
  counts: [
    [importText('importNew'), added.length],
    [importText('importPresent'), file.customers.length - added.length],
    [importText('importRepeated'), file.repeatedCount],
    [importText('importFaulty'), file.faultCount],
  ],
  notes: file.notes,
  hasNews: added.length > 0,
});

/** Customers of an earlier shop. They are records for the owner: no account is created, and no email is sent. */
export const customersImport = (database: Database): FileImport<CustomersFile> => ({
  path: `${paths.ownerCustomers}/import`,
  kind: 'customers',
  accept: '.csv,.txt,.tsv,text/csv,text/plain',
  title: () => ownerText('customersImport'),
  explanations: () => [ownerText('customersImportNote')],
  back: () => ({ path: paths.ownerCustomers, title: ownerText('navCustomers') }),
  read: readCustomersFile,
  preview: async file => summaryOf(file, await findNew(database, file.customers)),
  store: async file => summaryOf(file, await storeCustomers(database, file.customers)),
});
