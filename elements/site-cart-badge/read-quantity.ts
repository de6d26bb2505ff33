import { maxQuantity } from '../../core/product/cart.js';

/** A whole number of pieces as typed, at most what a cart can hold; null while it is none. */
export function readQuantity(typed: string): number | null {
  const text = typed.normalize('NFKC').trim(); // full-width digits of East Asian keyboards
  return /^\d+$/.test(text) ? Math.min(maxQuantity, Number(text)) : null;
}
