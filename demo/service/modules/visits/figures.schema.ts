import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

// What is counted without cookies, storage or identifiers: sums alone. No row stands for a visitor, a visit or a request.

const sums = {
  /** Page views; how often, of anything else. */
  count: integer('count').notNull().default(0),
  /** Visits that began with it: entries of a page, visits from a referrer. */
  visits: integer('visits').notNull().default(0),
  /** Page views of this site to which a page has led: all other views of the page are exits. */
  onward: integer('onward').notNull().default(0),
};

/** A sum of a day (`2026-11-30`), of a month (`2026-11`) or, for half an hour, of a minute (`2026-11-30T09:15`). */
export const figures = pgTable(
  'figures',
  { period: text('period').notNull(), kind: text('kind').notNull(), name: text('name').notNull(), ...sums },
  table => [primaryKey({ columns: [table.period, table.kind, table.name] })],
);

/** Sums of two properties that came together, such as a page and a country. Those below a floor are deleted when their period is over. */
export const figurePairs = pgTable(
  'figure_pairs',
  {
    period: text('period').notNull(),
    kind: text('kind').notNull(),
    name: text('name').notNull(),
    otherKind: text('other_kind').notNull(),
    otherName: text('other_name').notNull(),
    ...sums,
  },
  table => [
    primaryKey({ columns: [table.period, table.kind, table.name, table.otherKind, table.otherName] }),
    index('figure_pairs_other').on(table.period, table.otherKind, table.otherName),
  ],
);

/** How often the owner receives the figures by email. */
export const emailRhythms = ['off', 'week', 'month'] as const;
export type EmailRhythm = (typeof emailRhythms)[number];

/** What the owner has set. */
export interface FigureSettings {
  /** Whether the service counts without cookies. */
  readonly isOn: boolean;
  /** Months after which sums are deleted; null for never. */
  readonly keptMonths: number | null;
  /** SHA-256 of the key for programs; empty without one. */
  readonly keyHash: string;
  readonly emails: EmailRhythm;
  /** The last day whose figures were sent by email; empty before the first. */
  readonly emailedUntil: string;
}

export const newFigureSettings: FigureSettings = { isOn: false, keptMonths: 25, keyHash: '', emails: 'off', emailedUntil: '' };

/** One row. */
export const figureSettings = pgTable(
  'figure_settings',
  { id: text('id').primaryKey().default('figures'), value: jsonb('value').$type<Partial<FigureSettings>>().notNull() },
  table => [check('figure_settings_one', sql`${table.id} = 'figures'`), check('figure_settings_value', sql`jsonb_typeof(${table.value}) = 'object'`)],
);
