import { AsyncLocalStorage } from 'node:async_hooks';
import { defaultCurrency } from 'site-elements/contract/store';
import type { Database } from '../../../kernel/database/database.js';
import { slugify } from '../../../kernel/fields/slugify.js';
import { allCountries } from './countries.js';
import { settingsTable, type StoreSettings } from '../store-settings.schema.js';

/** A shop that has not been set up. */
export const newStore: StoreSettings = {
  name: '',
  address: '',
  currency: defaultCurrency,
  country: 'US',
  region: '',
  postalCode: '',
  timeZone: 'UTC',
  weightUnit: 'g',
  lengthUnit: 'cm',
  vatId: '',
  hasReverseCharge: false,
  countries: [],
  orderPrefix: '',
  slipText: '',
  lowStock: null,
  shopUrl: '/',
  hasExpressCheckout: true,
  phone: 'optional',
  company: 'optional',
  hasNote: true,
  terms: '',
};

/** Settings of the shop that answers the current request. Amounts are formatted and parsed in many places, ten calls away from it. */
const current = new AsyncLocalStorage<StoreSettings>();

/** The settings of the shop. Throws outside of `inStore`: no amount is ever written in a currency that was guessed. */
export function storeSettings(): StoreSettings {
  const settings = current.getStore();
  if (!settings) throw new Error('The settings of the shop were asked for outside of inStore.');
  return settings;
}

/** The stored settings. */
export async function readSettings(database: Database): Promise<StoreSettings> {
  const [row] = await database.select().from(settingsTable);
  return { ...newStore, ...row?.value };
}

/** The same inside a transaction, in which they cannot change. */
export async function lockSettings(transaction: Database): Promise<StoreSettings> {
  const [row] = await transaction.select().from(settingsTable).for('share');
  return { ...newStore, ...row?.value };
}

/** Runs what needs the settings of the shop, as they are now. Inside of another run it has the settings of that one. */
export async function inStore<Result>(database: Database, run: () => Result | Promise<Result>): Promise<Result> {
  return current.getStore() ? run() : withSettings(await readSettings(database), run);
}

/** The same with these settings. */
export const withSettings = <Result>(settings: StoreSettings, run: () => Result): Result => current.run(settings, run);

/** Codes of the countries that the shop sells to. */
export function servedCountries(): readonly string[] {
  const { countries } = storeSettings();
  return countries.length > 0 ? countries : allCountries;
}

/** The name of the shop in the answers to pages. spec: commerce-forms-data §1 */
export const storeId = (): string => slugify(storeSettings().name) || 'store';
