/** One kind of article in a cart. Prices are in minor units (cents). */
export interface CartEntry {
  readonly sku: string;
  readonly name: string;
  readonly priceCents: number;
  readonly quantity: number;
  readonly image?: string;
  readonly url?: string;
}

/** A cart as the visitor's browser keeps it. Source: commerce-forms-data §3, shopping cart. */
export interface Cart {
  readonly entries: readonly CartEntry[];
}

export const emptyCart: Cart = { entries: [] };

/** As many of one article as a checkout takes (see `core/contract`). */
export const maxQuantity = 999;
/** Source: commerce-forms-data §5, §9. */
export const maxPriceCents = 100_000_000;
/** Source: commerce-forms-data §5, §9. */
export const maxSkuLength = 60;

const isWhole = (value: unknown, from: number, to: number): value is number =>
  Number.isInteger(value) && (value as number) >= from && (value as number) <= to;

const isEntry = (entry: Partial<CartEntry> | null): entry is CartEntry =>
  typeof entry?.sku === 'string' && entry.sku !== '' && entry.sku.length <= maxSkuLength && typeof entry.name === 'string'
  && isWhole(entry.priceCents, 0, maxPriceCents) && isWhole(entry.quantity, 1, maxQuantity);

/** Makes a cart of whatever was stored: good entries stay, broken ones go. */
export function cartOf(stored: unknown): Cart {
  const entries = (stored as Cart | null)?.entries;
  return Array.isArray(entries) ? { entries: entries.filter(isEntry) } : emptyCart;
}

/** Sets how many of an article the cart holds; 0 takes it out. */
export function withQuantity(cart: Cart, sku: string, quantity: number): Cart {
  const wanted = Math.min(maxQuantity, Math.max(0, Math.round(quantity)));
  return {
    entries: cart.entries.flatMap(entry => (entry.sku !== sku ? [entry] : wanted ? [{ ...entry, quantity: wanted }] : [])),
  };
}

/** Adds an article; one that is there already grows and takes the newer name and price. */
export function withEntry(cart: Cart, added: CartEntry): Cart {
  const there = cart.entries.find(entry => entry.sku === added.sku);
  if (!there) return { entries: [...cart.entries, added] };
  const merged = { ...there, ...added, quantity: Math.min(maxQuantity, there.quantity + added.quantity) };
  return { entries: cart.entries.map(entry => (entry === there ? merged : entry)) };
}

/** How many pieces the cart holds. */
export const totalQuantity = (cart: Cart): number => cart.entries.reduce((sum, entry) => sum + entry.quantity, 0);

/** Sum of the entries before tax, shipping and discounts, in minor units. */
export const subtotalCents = (cart: Cart): number =>
  cart.entries.reduce((sum, entry) => sum + entry.quantity * entry.priceCents, 0);
