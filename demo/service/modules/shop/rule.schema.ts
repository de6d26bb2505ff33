import { boolean, check, integer, jsonb, numeric, pgTable, text, varchar } from 'drizzle-orm/pg-core';
import { sql } from 'drizzle-orm';
import { allAre, editedAt, moment } from './shop.schema.js';

// The rules that decide the sums of a cart: coupons, shipping methods, taxes.

export const coupons = pgTable(
  'store_coupons',
  {
    /** In capital letters. */
    code: varchar('code', { length: 60 }).primaryKey(),
    percent: integer('percent').notNull().default(0),
    cents: integer('cents').notNull().default(0),
    freeShipping: boolean('free_shipping').notNull().default(false),
    minimumCents: integer('minimum_cents').notNull().default(0),
    /** Counts from this moment on; null for immediately. */
    startsAt: moment('starts_at'),
    expiresAt: moment('expires_at'),
    /** Counts for these products and categories only; both empty for all. */
    productIds: text('product_ids').array().notNull().default([]),
    categoryIds: text('category_ids').array().notNull().default([]),
    /** For buyers who have not ordered before, by their email address. */
    isFirstOrderOnly: boolean('is_first_order_only').notNull().default(false),
    isOncePerBuyer: boolean('is_once_per_buyer').notNull().default(false),
    /** Does not count beside another. */
    isAlone: boolean('is_alone').notNull().default(false),
    /** Null for no limit. */
    mostUses: integer('most_uses'),
    uses: integer('uses').notNull().default(0),
    editedAt,
  },
  table => [
    check('store_coupons_percent', sql`${table.percent} between 0 and 100`),
    check('store_coupons_uses', sql`${table.uses} >= 0 and (${table.mostUses} is null or ${table.uses} <= ${table.mostUses})`),
  ],
);

/** What a shipping method costs by weight, price or number: from this much on, this price. */
export interface ShippingStep {
  /** In grams, minor units or items. */
  readonly from: number;
  readonly cents: number;
}

/** `flat`: one price for every parcel. */
export const shippingBases = ['flat', 'weight', 'price', 'number'] as const;
export type ShippingBasis = (typeof shippingBases)[number];

export const shippingOptions = pgTable('store_shipping_options', {
  id: text('id').primaryKey(),
  name: text('name').notNull(),
  /** By another basis than `flat`, the price below the first step. */
  cents: integer('cents').notNull(),
  /** ISO 3166-1 codes; empty for all that the shop sells to. */
  countries: text('countries').array().notNull(),
  /** ISO 3166-2 codes, such as `CA-ON`: of these countries only these parts. */
  regions: text('regions').array().notNull().default([]),
  /** Patterns of postal codes of the one country: only these, and all but these. */
  postcodes: text('postcodes').array().notNull().default([]),
  exceptPostcodes: text('except_postcodes').array().notNull().default([]),
  freeFromCents: integer('free_from_cents'),
  basis: text('basis').$type<ShippingBasis>().notNull().default('flat'),
  /** In rising order. */
  steps: jsonb('steps').$type<ShippingStep[]>().notNull().default([]),
  /** Heavier parcels are not sent in this way; null for no limit. */
  mostGrams: integer('most_grams'),
  /** Nor is an item that is longer. */
  mostLengthMm: integer('most_length_mm'),
  /** Is fetched by the buyer: needs no address, and is taxed where the shop is. */
  isPickup: boolean('is_pickup').notNull().default(false),
  /** A tax class, or `goods` for that of what is sent. */
  taxClass: text('tax_class').notNull().default('goods'),
  position: integer('position').notNull().default(0),
  editedAt,
}, table => [
  check('store_shipping_cents', sql`${table.cents} >= 0`),
  check('store_shipping_basis', sql`${table.basis} in ('flat', 'weight', 'price', 'number')`),
  check('store_shipping_steps', allAre(table.steps, 30, '@.from >= 0 && @.cents >= 0')),
]);

/** Classes of the owner's own, beside those that every shop has. */
export const taxClasses = pgTable('store_tax_classes', {
  id: text('id').primaryKey(),
  name: varchar('name', { length: 60 }).notNull(),
  editedAt,
});

export const taxRules = pgTable('store_tax_rules', {
  id: text('id').primaryKey(),
  name: text('name').notNull(),
  country: varchar('country', { length: 2 }).notNull(),
  /** The part of ISO 3166-2 behind the country, such as `ON`; empty for the whole country. */
  region: varchar('region', { length: 3 }).notNull().default(''),
  /** Patterns of postal codes; empty for all. */
  postcodes: text('postcodes').array().notNull().default([]),
  taxClass: text('tax_class').notNull().default('standard'),
  /** Hundredths of a percent, with two decimals: 997.5 is 9.975 %. */
  basisPoints: numeric('basis_points', { precision: 7, scale: 2, mode: 'number' }).notNull(),
  isIncluded: boolean('is_included').notNull().default(true),
  /** Takes the place of the taxes of the wider area, in place of being added to them. */
  isInstead: boolean('is_instead').notNull().default(false),
  editedAt,
}, table => [check('store_tax_share', sql`${table.basisPoints} between 0 and 10000`)]);
