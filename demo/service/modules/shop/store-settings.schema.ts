import { sql } from 'drizzle-orm';
import type { Language } from 'site-elements/contract/language';
import type { LengthUnit, WeightUnit } from 'site-elements/contract/store';
import { check, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** What the owner has set for the shop as a whole. */
export interface StoreSettings {
  /** On packing slips and in emails. */
  readonly name: string;
  /** Postal address of the sender, in lines. */
  readonly address: string;
  /** ISO 4217. All amounts of the shop are in its minor unit. */
  readonly currency: string;
  /** ISO 3166-1: the destination of a parcel until the buyer has given one, and how English pages write amounts and days. */
  readonly country: string;
  /** ISO 3166-2 behind the country, such as `ON`, and the postal code: what is picked up is taxed there. */
  readonly region: string;
  readonly postalCode: string;
  /** IANA name, such as `Europe/Berlin`: in which days of coupons, reports and renewals begin. */
  readonly timeZone: string;
  readonly weightUnit: WeightUnit;
  readonly lengthUnit: LengthUnit;
  /** The shop's own number for value added tax; empty without one. */
  readonly vatId: string;
  /** Whether businesses of other countries of the European Union buy without tax. Needs the shop's own number. */
  readonly hasReverseCharge: boolean;
  /** ISO 3166-1 codes of the countries that the shop sells to; empty for all. */
  readonly countries: readonly string[];
  /** Before the number of an order, such as `SM-`. */
  readonly orderPrefix: string;
  /** Below the list of a packing slip. */
  readonly slipText: string;
  /** An event is sent when the units in stock of a variant fall to this number; null for none. */
  readonly lowStock: number | null;
  /** The page of the site to which the checkout leads back: a path, or a web address. */
  readonly shopUrl: string;
  /** Whether payment providers may show a button that leads to them immediately. spec: commerce-forms-data §3 */
  readonly hasExpressCheckout: boolean;
  /** Whether the checkout asks for a phone number. */
  readonly phone: 'off' | 'optional' | 'required';
  readonly company: 'off' | 'optional';
  /** Whether buyers can write to the shop at the checkout. */
  readonly hasNote: boolean;
  /** What buyers have to agree to: a path, a web address or a sentence; empty for nothing. */
  readonly terms: string;
}

/** One row: the shop. */
export const settingsTable = pgTable(
  'store_settings',
  {
    id: text('id').primaryKey().default('store'),
    value: jsonb('value').$type<Partial<StoreSettings>>().notNull(),
    /** The language in which the owner has last used the pages of the shop; null before that. */
    ownerLanguage: text('owner_language').$type<Language>(),
    /** Null for the row as the seed wrote it. */
    editedAt: timestamp('edited_at', { withTimezone: true }),
  },
  table => [check('store_settings_one', sql`${table.id} = 'store'`), check('store_settings_value', sql`jsonb_typeof(${table.value}) = 'object'`)],
);
