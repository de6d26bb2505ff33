import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  serial,
  text,
  timestamp,
  unique,
  uniqueIndex,
  varchar,
} from 'drizzle-orm/pg-core';
import type { ShippingLocation, TaxRule } from 'site-elements/contract/cart';
import type { FormField } from 'site-elements/contract/form-field';
import type { Language } from 'site-elements/contract/language';
import type { OrderLine, OrderState } from 'site-elements/contract/order';
import type { ProductPlan } from 'site-elements/contract/product';
import type { FieldValue } from 'site-elements/contract/submission';
import type { ProductType, Variant } from 'site-elements/contract/store';
import { splitWords } from '../../kernel/database/word-search.js';
import type { OrderBuyer } from './order-buyer.js';

// The tables of the store. What must never be wrong is a constraint here, whatever a route forgets.

export const moment = (name: string) => timestamp(name, { withTimezone: true });
/** Null for a row as the seed wrote it; what a person has written the seed leaves alone. */
export const editedAt = moment('edited_at').defaultNow();
const createdAt = moment('created_at').notNull().defaultNow();
const sku = (name = 'sku') => varchar(name, { length: 60 }); // spec: commerce-forms-data §5

/** A list of at most this many, each of which is so, as JSON paths say it. */
export const allAre = (column: AnyPgColumn, most: number, is: string) =>
  sql`jsonb_typeof(${column}) = 'array' and jsonb_array_length(${column}) <= ${
    sql.raw(String(most))} and jsonb_array_length(jsonb_path_query_array(${column}, ${
    sql.raw(`'$[*] ? (${is.replace(/\s+/g, ' ')})'`)})) = jsonb_array_length(${column})`;

/** A picture of the catalog by name, or one that the owner has uploaded by id. */
export interface StoredPicture {
  /** Name in the image catalog. */
  name?: string;
  /** Id of an uploaded file. */
  file?: string;
  alt: string;
}

export const categories = pgTable(
  'store_categories',
  {
    id: text('id').primaryKey(),
    name: varchar('name', { length: 25 }).notNull(), // spec: page-runtime-platform §9
    parentId: text('parent_id'),
    position: integer('position').notNull().default(0),
    editedAt,
  },
  table => [
    index('store_categories_order').on(table.position, table.name, table.id),
    index('store_categories_words').using('gin', splitWords(table.name, table.id)).with({ fastupdate: false }),
  ],
);

export const products = pgTable(
  'store_products',
  {
    id: text('id').primaryKey(),
    name: text('name').notNull(),
    description: text('description').notNull(),
    productType: text('product_type').$type<ProductType>().notNull(),
    /** spec: commerce-forms-data §3, workflow states */
    state: text('state').$type<'published' | 'draft'>().notNull().default('published'),
    url: text('url').notNull(),
    pictures: jsonb('pictures').$type<StoredPicture[]>().notNull(),
    categories: text('categories').array().notNull(),
    tags: text('tags').array().notNull(),
    optionNames: text('option_names').array().notNull(),
    plans: jsonb('plans').$type<ProductPlan[]>().notNull().default([]),
    isSoldOnce: boolean('is_sold_once').notNull().default(true),
    form: jsonb('form').$type<FormField[]>().notNull().default([]),
    maxPerOrder: integer('max_per_order'),
    /** Id of a tax class: one that every shop has, or one of the owner's. */
    taxClass: text('tax_class').notNull().default('standard'),
    /** A page of a payment host that sells this product; for the payment provider `link`. */
    hostedUrl: text('hosted_url'),
    /** A donation has an amount of the visitor's own, in minor units. */
    donation: jsonb('donation').$type<{ minCents: number; maxCents: number }>(),
    position: integer('position').notNull(),
    createdAt,
    editedAt,
  },
  table => [
    index('store_products_order').on(table.position, table.id),
    index('store_products_words').using('gin', splitWords(table.name, table.id)).with({ fastupdate: false }),
    index('store_products_categories').using('gin', table.categories).with({ fastupdate: false }),
    check('store_products_state', sql`${table.state} in ('published', 'draft')`),
    check('store_products_max_per_order', sql`${table.maxPerOrder} between 1 and 999`),
    check(
      'store_products_plans',
      allAre(
        table.plans,
        12,
        `@.id.type() == "string" && (@.billingPeriod.unit == "week" || @.billingPeriod.unit == "month" || @.billingPeriod.unit == "year")
      && @.billingPeriod.value >= 1 && @.billingPeriod.value <= 999 && @.numBillingCycles >= 0 && @.numBillingCycles <= 999
      && @.percentOff >= 0 && @.percentOff <= 100`,
      ),
    ),
    // What is sold by subscription only needs one.
    check('store_products_sold', sql`${table.isSoldOnce} or jsonb_array_length(${table.plans}) > 0`),
    check(
      'store_products_form',
      allAre(table.form, 60, '@.id.type() == "string" && @.type.type() == "string" && @.title.type() == "string"'),
    ),
  ],
);

export const variants = pgTable(
  'store_variants',
  {
    sku: sku().primaryKey(),
    productId: text('product_id').notNull().references(() => products.id, { onDelete: 'cascade' }),
    optionValues: jsonb('option_values').$type<Variant['optionValues']>().notNull(),
    priceCents: integer('price_cents').notNull(),
    salePriceCents: integer('sale_price_cents').notNull(),
    onSale: boolean('on_sale').notNull().default(false),
    qtyInStock: integer('qty_in_stock').notNull().default(0),
    unlimited: boolean('unlimited').notNull().default(false),
    weightGrams: integer('weight_grams').notNull().default(0),
    /** The package, in millimeters; 0 where it is not known. */
    lengthMm: integer('length_mm').notNull().default(0),
    widthMm: integer('width_mm').notNull().default(0),
    heightMm: integer('height_mm').notNull().default(0),
    picture: jsonb('picture').$type<StoredPicture>(),
    position: integer('position').notNull().default(0),
  },
  table => [
    index('store_variants_product').on(table.productId),
    index('store_variants_sku').on(sql`lower(${table.sku}) text_pattern_ops`),
    // spec: commerce-forms-data §5
    check('store_variants_price', sql`${table.priceCents} between 0 and 100000000 and ${table.salePriceCents} between 0 and 100000000`),
    check('store_variants_stock', sql`${table.qtyInStock} >= 0`),
    check('store_variants_size', sql`least(${table.weightGrams}, ${table.lengthMm}, ${table.widthMm}, ${table.heightMm}) >= 0`),
    check('store_variants_picture',
      sql`${table.picture} is null or (jsonb_typeof(${table.picture}->'alt') = 'string' and (jsonb_exists(${
        table.picture}, 'name') or jsonb_exists(${table.picture}, 'file')))`),
  ],
);

export const carts = pgTable(
  'store_carts',
  {
    id: text('id').primaryKey(),
    orderId: text('order_id'),
    coupons: text('coupons').array().notNull(),
    /** Codes of gift cards that shall pay. */
    giftCards: text('gift_cards').array().notNull().default([]),
    shippingOption: text('shipping_option'),
    location: jsonb('location').$type<ShippingLocation>(),
    /** The buyer's number for value added tax, without spaces. */
    vatId: varchar('vat_id', { length: 20 }),
    /** In which the visitor last saw its prices; null before. */
    currency: varchar('currency', { length: 3 }),
    createdAt,
    expiresAt: moment('expires_at').notNull(),
  },
  table => [index('store_carts_expires_at').on(table.expiresAt)],
);

export const cartEntries = pgTable(
  'store_cart_entries',
  {
    id: text('id').primaryKey(),
    cartId: text('cart_id').notNull().references(() => carts.id, { onDelete: 'cascade' }),
    /** Not a foreign key to a variant: the visitor is notified of a deleted one, and it is not removed silently. */
    sku: sku().notNull(),
    plan: text('plan').notNull().default(''),
    form: jsonb('form').$type<Record<string, FieldValue>>().notNull().default({}),
    /** A hash of SKU, plan and form: the same again is the same line. */
    identity: text('identity').notNull(),
    quantity: integer('quantity').notNull(),
    /** Price of one unit when the visitor last saw the cart; null before. */
    seenCents: integer('seen_cents'),
    /** The visitor's own amount of a donation. */
    amountCents: integer('amount_cents'),
    createdAt,
  },
  table => [
    unique('store_cart_entries_identity').on(table.cartId, table.identity),
    check('store_cart_entries_quantity', sql`${table.quantity} between 1 and 999`),
  ],
);

/** Keys of additions that have been made: a repeated request adds nothing. */
export const cartKeys = pgTable(
  'store_cart_keys',
  {
    cartId: text('cart_id').notNull().references(() => carts.id, { onDelete: 'cascade' }),
    key: text('key').notNull(),
    identity: text('identity').notNull(),
  },
  table => [primaryKey({ columns: [table.cartId, table.key] })],
);

/** Why an order was canceled: its payment failed, or was not made in time. */
export type CancelCause = 'failed' | 'expired';

export const orders = pgTable(
  'store_orders',
  {
    id: text('id').primaryKey(),
    number: serial('number').notNull().unique(),
    /** What the shop puts before the number. */
    prefix: varchar('prefix', { length: 12 }).notNull().default(''),
    /** Is in the addresses of the order's pages: it is enough to read the order. */
    token: text('token').notNull().unique(),
    /** The key of the request that placed it: the same again is the same order. */
    key: text('key').notNull().unique(),
    cartId: text('cart_id').notNull(),
    state: text('state').$type<OrderState>().notNull().default('pending'),
    provider: text('provider').notNull(),
    /** What the provider calls its payment. */
    reference: text('reference'),
    /** What the provider calls the money that it has taken, which refunds are made of. */
    chargeReference: text('charge_reference'),
    /** Where the visitor goes to pay; kept so that a repeated request goes to the same place. */
    paymentUrl: text('payment_url'),
    email: text('email').notNull(),
    name: text('name').notNull(),
    address: text('address').notNull(),
    /** What else the buyer has given, and the address by its parts. */
    buyer: jsonb('buyer').$type<OrderBuyer>().notNull().default({}),
    location: jsonb('location').$type<ShippingLocation>(),
    /** The language in which it was placed: its emails are written in it, whatever triggers them. */
    language: text('language').$type<Language>().notNull().default('en'),
    currency: varchar('currency', { length: 3 }).notNull(),
    lines: jsonb('lines').$type<OrderLine[]>().notNull(),
    /** Units taken from stock, by SKU. Null for orders of before: they took what their lines say. */
    stockTaken: jsonb('stock_taken').$type<Record<string, number>>(),
    shippingName: text('shipping_name'),
    coupons: text('coupons').array().notNull(),
    /** With what each comes to. */
    taxRules: jsonb('tax_rules').$type<TaxRule[]>().notNull(),
    /** The buyer's number for value added tax, where one was given. */
    vatId: varchar('vat_id', { length: 20 }),
    /** Sold without tax, which the buyer owes in their own country. */
    isReverseCharge: boolean('is_reverse_charge').notNull().default(false),
    subtotalCents: integer('subtotal_cents').notNull(),
    discountCents: integer('discount_cents').notNull(),
    shippingCostCents: integer('shipping_cost_cents').notNull(),
    taxCents: integer('tax_cents').notNull(),
    /** The part of the tax that prices do not hold already. */
    addedTaxCents: integer('added_tax_cents').notNull(),
    /** What gift cards have paid. */
    giftCardCents: integer('gift_card_cents').notNull().default(0),
    /** What is left to pay. */
    grandTotalCents: integer('grand_total_cents').notNull(),
    refundedCents: integer('refunded_cents').notNull().default(0),
    /** What the owner should know, such as a payment that came after the order was canceled. */
    note: text('note'),
    /** The page that its payment returns to, where another module has requested it; the order's own pages when null. */
    returnPath: text('return_path'),
    /** Why it was canceled, where it was not the owner. */
    canceledBecause: text('canceled_because').$type<CancelCause>(),
    /** The system that it was imported from; null for an order of this shop. An imported order never changes. */
    importedFrom: text('imported_from'),
    /** Its number there. Its own number is negative. */
    importedNumber: varchar('imported_number', { length: 60 }),
    createdAt,
    paidAt: moment('paid_at'),
  },
  table => [
    // The latest order of a buyer is its last row.
    index('store_orders_buyer').on(sql`lower(${table.email})`, table.createdAt, table.number),
    index('store_orders_created_at').on(table.createdAt),
    index('store_orders_paid_at').on(table.paidAt),
    index('store_orders_imported_number').on(table.importedNumber),
    index('store_orders_words').using('gin', splitWords(table.name, table.email)).with({ fastupdate: false }),
    index('store_orders_state').on(table.state, table.number),
    unique('store_orders_reference').on(table.provider, table.reference),
    index('store_orders_charge').on(table.chargeReference),
    // A cart becomes one order; after one that was canceled the visitor may try again.
    uniqueIndex('store_orders_cart').on(table.cartId).where(sql`state <> 'canceled'`),
    check('store_orders_state', sql`${table.state} in ('pending', 'paid', 'fulfilled', 'canceled', 'refunded')`),
    check('store_orders_discount', sql`${table.discountCents} between 0 and ${table.subtotalCents}`),
    check('store_orders_refund', sql`${table.refundedCents} between 0 and ${table.grandTotalCents}`),
    check('store_orders_total',
      sql`${table.grandTotalCents} = ${table.subtotalCents} - ${table.discountCents} + ${
        table.shippingCostCents} + ${table.addedTaxCents} - ${table.giftCardCents}`),
    check('store_orders_imported', sql`(${table.importedFrom} is null) = (${table.number} > 0)
      and (${table.importedFrom} is null or ${table.state} <> 'pending')`),
    check('store_orders_gift_card', sql`${table.giftCardCents} >= 0 and ${table.grandTotalCents} >= 0`),
  ],
);

export type StoredOrder = typeof orders.$inferSelect;

/** The number of an order as its buyer and the owner read it. */
export const orderNumber = ({ prefix, number, importedNumber }: Pick<StoredOrder, 'prefix' | 'number' | 'importedNumber'>): string =>
  importedNumber ?? `${prefix}${number}`;

/** Messages of payment providers that have been acted upon: they send them more than once. */
export const paymentEvents = pgTable(
  'store_payment_events',
  { provider: text('provider').notNull(), id: text('id').notNull(), createdAt },
  table => [primaryKey({ columns: [table.provider, table.id] })],
);

export const reviews = pgTable(
  'store_reviews',
  {
    id: text('id').primaryKey(),
    productId: text('product_id').notNull().references(() => products.id, { onDelete: 'cascade' }),
    /** Set where a buyer has written it. */
    orderId: text('order_id').references(() => orders.id),
    rating: integer('rating').notNull(),
    title: text('title').notNull(),
    text: text('text').notNull(),
    name: text('name').notNull(),
    isPublished: boolean('is_published').notNull().default(false),
    createdAt,
  },
  table => [
    index('store_reviews_product').on(table.productId, table.createdAt),
    // The order of the owner's list: those that wait, then the others, the newest of each on top.
    index('store_reviews_listed').on(sql`(not ${table.isPublished})`, table.createdAt, table.id),
    unique('store_reviews_order').on(table.orderId, table.productId),
    check('store_reviews_rating', sql`${table.rating} between 1 and 5`),
  ],
);

/**
 * Products that have changed, written by triggers, so that each process updates its index of the catalog. `transaction` orders them: a row
 * of a transaction that was open at the last look is read at the next one.
 */
export const productChanges = pgTable(
  'store_product_changes',
  {
    transaction: bigint('transaction', { mode: 'number' }).notNull().default(sql`txid_current()`),
    productId: text('product_id').notNull(),
    createdAt,
  },
  table => [index('store_product_changes_transaction').on(table.transaction), index('store_product_changes_created_at').on(table.createdAt)],
);

/** Pictures of products that the owner has uploaded. */
export const productFiles = pgTable('store_files', {
  /** Name of the file in its store. */
  id: text('id').primaryKey(),
  type: text('type').notNull(),
  size: integer('size').notNull(),
  createdAt,
});
