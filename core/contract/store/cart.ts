import type { FieldValue } from '../submission.js';
import { maxPriceCents, maxSkuLength } from './sku.js';

export { maxPriceCents, maxSkuLength };

/** One line of a cart. Prices are in minor units (cents). */
export interface CartEntry {
  readonly sku: string;
  /** What tells lines of one article apart, such as two engravings; by default the SKU. */
  readonly id?: string;
  readonly name: string;
  readonly priceCents: number;
  readonly quantity: number;
  readonly image?: string;
  readonly url?: string;
  /** What was chosen and asked for, as it is shown: `Glaze: Ash`. */
  readonly details?: readonly CartDetail[];
  /** As many as there are; absent: no limit. */
  readonly stock?: number;
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
}

export const emptyCart: Cart = { entries: [] };

/** As many of one article as a checkout takes (see `core/contract`). */
export const maxQuantity = 999;

const isWhole = (value: unknown, from: number, to: number): value is number =>
  Number.isInteger(value) && (value as number) >= from && (value as number) <= to;

const isEntry = (entry: Partial<CartEntry> | null): entry is CartEntry =>
  typeof entry?.sku === 'string' && entry.sku !== '' && entry.sku.length <= maxSkuLength && typeof entry.name === 'string'
  && isWhole(entry.priceCents, 0, maxPriceCents) && isWhole(entry.quantity, 1, maxQuantity)
  && (entry.id === undefined || (typeof entry.id === 'string' && entry.id !== '')) && (entry.details === undefined || isDetails(entry.details));

const isDetails = (details: unknown): boolean => Array.isArray(details)
  && details.every((detail: Partial<CartDetail> | null) => typeof detail?.name === 'string' && typeof detail.value === 'string');

/** Makes a cart of whatever was stored: good entries stay, broken ones go. */
export function cartOf(stored: unknown): Cart {
  const { entries, changed } = (stored ?? {}) as Partial<Cart>;
  if (!Array.isArray(entries)) return emptyCart;
  const times = typeof changed === 'object' && changed !== null ? Object.entries(changed).filter(([, time]) => Number.isFinite(time)) : null;
  return { entries: entries.filter(isEntry), ...times && { changed: Object.fromEntries(times) } };
}

/** Sets how many pieces a line holds; 0 takes it out. */
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
  const merged = { ...there, ...added, quantity: Math.min(maxQuantity, there.quantity + added.quantity) };
  return { ...cart, entries: cart.entries.map(entry => (entry === there ? merged : entry)) };
}

/** How many pieces the cart holds. */
export const totalQuantity = (cart: Cart): number => cart.entries.reduce((sum, entry) => sum + entry.quantity, 0);

/** Sum of the entries before tax, shipping and discounts, in minor units. */
export const subtotalCents = (cart: Cart): number =>
  cart.entries.reduce((sum, entry) => sum + entry.quantity * entry.priceCents, 0);
