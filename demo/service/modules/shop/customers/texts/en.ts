/** The owner’s page of customers, in English. Each other language has a file beside this one, with the same keys and placeholders. */
export const texts = {
  navCustomers: 'Customers',
  customersExplained: 'Everyone who has ordered, and the customers that you have imported. “Paid” is the sum of paid orders minus refunds.',
  customersSearch: 'Name or email',
  customersPaid: 'Paid',
  customersFirst: 'First order',
  customersLast: 'Last order',
  customersNewsletter: 'Newsletter',
  customersNote: 'Note',
  customersImport: 'Import customers',
  customersImportNote: 'A CSV file from another shop, with email addresses, names, addresses, phone numbers and notes. No accounts are created and no emails are sent.',
  customersDelete: 'Delete imported details',
} as const;
