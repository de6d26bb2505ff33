import {
  dictionaryOf,
  either,
  lenient,
  finiteNumber,
  flag,
  listOf,
  oneOf,
  optional,
  recordOf,
  reported,
  text,
  wholeNumber,
  type Decoder,
} from '../../registry/decode.js';
import { ownValue } from '../../registry/own-value.js';
import type { FieldValue } from '../submission.js';
import { maxPriceCents, maxSkuLength } from './sku.js';

export { maxPriceCents, maxSkuLength };

/** One line of a cart. Prices are in minor units (cents). */
export interface CartEntry {
  readonly sku: string;
  /** What distinguishes lines of one article, such as two engravings; by default the SKU. */
  readonly id?: string;
  readonly name: string;
  readonly priceCents: number;
  readonly quantity: number;
  /** ISO 4217 code of the price; absent: the page's currency. */
  readonly currency?: string;
  readonly image?: string;
  readonly url?: string;
  /** What was chosen and asked for, as it is shown: `Glaze: Ash`. */
  readonly details?: readonly CartDetail[];
  /** As many as there are; absent: no limit. */
  readonly stock?: number;
  /** A gift card or a donation: coupons and free shipping from a sum on do not count it. */
  readonly isNeverDiscounted?: boolean;
  /** Address of a checkout at another host that sells this article alone. */
  readonly checkoutUrl?: string;
  /** The subscription it is bought with: the plan's id. */
  readonly plan?: string;
  /** What the buyer filled in, by the id of a field of the product's form. */
  readonly form?: Readonly<Record<string, FieldValue>>;
}

/** A choice or a field of an article in the cart. */
export interface CartDetail {
  readonly name: string;
  readonly value: string;
}

/** The line's name within its cart. */
export const lineId = ({ id, sku }: Pick<CartEntry, 'id' | 'sku'>): string => id ?? sku;

/** A cart as the visitor's browser keeps it. Source: commerce-forms-data §3, shopping cart. */
export interface Cart {
  readonly entries: readonly CartEntry[];
  /** When each line was last changed, by its id, in milliseconds; of lines that were taken out too. */
  readonly changed?: Readonly<Record<string, number>>;
  /** Lines of a stored cart without times could not be read: that does not remove lines that are missing. */
  readonly isPartial?: boolean;
}

export const emptyCart: Cart = { entries: [] };

/** As many of one article as a checkout takes (see `core/contract`). */
export const maxQuantity = 999;

/** Later than this from now no line was changed: a time beyond it was written by a broken program, or a clock that was wrong. */
const clockToleranceMs = 86_400_000;

/** When a line was changed, in milliseconds; 0 if the time is missing or impossible. */
export function getChangeTime({ changed }: Cart, id: string, now: number): number {
  const time = ownValue(changed, id) ?? 0;
  return time <= now + clockToleranceMs ? time : 0;
}

const fieldValue: Decoder<FieldValue> = (value, report, path) => either<FieldValue>(
  'a value of a form field', text(), finiteNumber(), flag, oneOf(null), listOf(fieldValue), dictionaryOf(fieldValue),
)(value, report, path);

const isoCode = /^[A-Z]{3}$/;

/**
 * A line as it is stored. What is only shown (picture, address, details, stock) is left out where it is wrong; a wrong id, plan
 * or form would make another article of the line, and a wrong currency another price: the line goes as a whole.
 */
const entryShape: Decoder<CartEntry> = recordOf<CartEntry>({
  sku: text({ least: 1, most: maxSkuLength, expected: `a text of 1 to ${maxSkuLength} letters` }),
  id: optional(text({ least: 1 })),
  name: text(),
  priceCents: wholeNumber(0, maxPriceCents),
  quantity: wholeNumber(1, maxQuantity),
  currency: optional(text({ pattern: isoCode, expected: 'the code of a currency, such as EUR' })),
  image: lenient(text()),
  url: lenient(text()),
  details: lenient(listOf(recordOf<CartDetail>({ name: text(), value: text() }))),
  stock: lenient(wholeNumber(0, Number.MAX_SAFE_INTEGER)),
  isNeverDiscounted: lenient(flag),
  checkoutUrl: optional(text()),
  plan: optional(text()),
  form: optional(dictionaryOf(fieldValue)),
});

/** Why a cart cannot hold an entry; null for a valid one. */
export function faultOfEntry(entry: unknown): string | null {
  let fault: string | null = null;
  entryShape(entry, (path, got, expected) => { fault ??= reported(path, got, expected); }, 'entry');
  return fault;
}

const times = dictionaryOf(wholeNumber(0, 8.64e15)); // spec: ECMAScript, the latest time that a Date holds

/**
 * The cart that was stored: good lines stay, broken ones go, and `undefined` means that it is not a cart. Where a line is broken, only the
 * times of the others count: its absence is damage, and not the visitor's taking it out.
 */
export const storedCart: Decoder<Cart> = (value, report, path = '') => {
  const { entries: given, changed } = Object(value) as { readonly entries?: unknown; readonly changed?: unknown };
  const entries = listOf(entryShape)(given, report, `${path}entries`);
  if (!entries) return undefined;
  const missing = (given as unknown[]).length - entries.length;
  if (missing > 0 && entries.length === 0) return undefined;
  const known = changed === undefined ? undefined : times(changed, report, `${path}changed`);
  const ids = new Set<string>();
  const lines = entries.filter(entry => !ids.has(lineId(entry)) && ids.add(lineId(entry)));
  if (!known) return { entries: lines, ...missing > 0 && { isPartial: true } };
  return { entries: lines, changed: missing > 0 ? Object.fromEntries(lines.map(entry => [lineId(entry), ownValue(known, lineId(entry)) ?? 0])) : known };
};

/** Sets the quantity of a line; 0 removes it. */
export function withQuantity(cart: Cart, id: string, quantity: number): Cart {
  const wanted = Math.min(maxQuantity, Math.max(0, Math.round(quantity)));
  return {
    ...cart, entries: cart.entries.flatMap(entry => (lineId(entry) !== id ? [entry] : wanted ? [{ ...entry, quantity: wanted }] : [])),
  };
}

/** Adds an article; a line that is there already grows and takes the newer name and price. */
export function withEntry(cart: Cart, added: CartEntry): Cart {
  const there = cart.entries.find(entry => lineId(entry) === lineId(added));
  if (!there) return { ...cart, entries: [...cart.entries, added] };
  // The price is the newer one, and so is its currency.
  const { currency: _, ...known } = there;
  const merged = { ...known, ...added, quantity: Math.min(maxQuantity, there.quantity + added.quantity) };
  return { ...cart, entries: cart.entries.map(entry => (entry === there ? merged : entry)) };
}

/** The currency of all prices of a cart; null where they differ, so that they have no sum. */
export function getCartCurrency(entries: readonly Pick<CartEntry, 'currency'>[], pageCurrency: string): string | null {
  const codes = new Set(entries.map(({ currency = pageCurrency }) => currency));
  return codes.size > 1 ? null : [...codes][0] ?? pageCurrency;
}

/** The number of units in the cart. */
export const totalQuantity = (cart: Cart): number => cart.entries.reduce((sum, entry) => sum + entry.quantity, 0);

/** What coupons may make cheaper: the sum of the entries without gift cards and donations. */
export const discountableCents = (cart: Cart): number => subtotalCents({ entries: cart.entries.filter(({ isNeverDiscounted }) => !isNeverDiscounted) });

/** Sum of the entries before tax, shipping and discounts, in minor units. */
export const subtotalCents = (cart: Cart): number =>
  cart.entries.reduce((sum, entry) => sum + entry.quantity * entry.priceCents, 0);

/** The earlier names of `getChangeTime` and `getCartCurrency`. */
export { getChangeTime as timeOf, getCartCurrency as currencyOf };
