import type { CartLine } from '../../../core/contract/cart-line.js';
import { isSoldOut } from './is-sold-out.js';
import type { StoredProduct } from './list-products.js';

export interface PricedLine {
  name: string;
  quantity: number;
  priceCents: number;
  totalCents: number;
}

export interface PricedCart {
  lines: PricedLine[];
  /** What differs from what the visitor had in the cart, one sentence each. */
  notices: string[];
  totalCents: number;
}

/** Prices a cart from the database. Whatever a page claims a piece costs is never looked at. */
export function priceCart(cart: CartLine[], products: StoredProduct[]): PricedCart {
  const bySku = new Map(products.map(product => [product.sku, product]));
  const wanted = new Map<string, number>();
  for (const { sku, quantity } of cart) wanted.set(sku, (wanted.get(sku) ?? 0) + quantity);

  const lines: PricedLine[] = [];
  const notices: string[] = [];
  for (const [sku, asked] of wanted) {
    const product = bySku.get(sku);
    if (!product) {
      notices.push(`"${sku}" is no longer in the shop.`);
      continue;
    }
    const { name, priceCents, unlimited, qtyInStock } = product;
    if (isSoldOut(product)) {
      notices.push(`${name} is sold out.`);
      continue;
    }
    const quantity = unlimited ? asked : Math.min(asked, qtyInStock);
    if (quantity < asked) notices.push(`${name}: only ${quantity} left, so we put ${quantity} in your order.`);
    lines.push({ name, quantity, priceCents, totalCents: priceCents * quantity });
  }
  return { lines, notices, totalCents: lines.reduce((sum, line) => sum + line.totalCents, 0) };
}
